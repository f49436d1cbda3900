package org.condyle.geometry;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.meshpair.SpringSide;
import org.condyle.geometry.pair.ConvexPair;
import org.condyle.geometry.pair.Flipped;
import org.condyle.geometry.pair.HalfSpacePointsPair;
import org.condyle.geometry.pair.HalfSpaceRimsPair;
import org.condyle.geometry.pair.ManifoldPair;
import org.condyle.geometry.pair.OnePointPair;
import org.condyle.geometry.pair.OverlapPair;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/**
 * Which pairs of shapes have a contact algorithm. The first rule that matches a pair, in either order, is used: closed
 * forms first, then what follows from the abilities of the shapes.
 */
public final class Pairs {
    private static final List<PairRule> TABLE = table();
    private static final int MOST_CORNERS = 200; // of a polyhedron that meets a half-space corner by corner

    private Pairs() {}

    private static List<PairRule> table() {
        List<PairRule> all = new ArrayList<>();
        all.addAll(PrimitivePairs.RULES);
        all.addAll(MeshPairs.RULES);
        all.addAll(FreeFormPairs.RULES);
        return List.copyOf(all);
    }

    /**
     * The search for contacts of two surfaces, whose normals point from a to b.
     *
     * @throws ModelException if these shapes cannot meet; it names both and what can be used instead
     */
    public static ContactGeometry between(Surface a, Surface b) {
        return a.deforms() || b.deforms() ? DeformingPair.points(a, b) : search(a, b);
    }

    /**
     * The search for contacts of two surfaces that cannot give way: as {@link #between}, but two convex bodies rest on each other at all the
     * points that carry.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry rigid(Surface a, Surface b) {
        if (convex(a, b)) {
            return new ManifoldPair(a, b);
        }
        if (a.shape() instanceof HalfSpace && polyhedron(b)) {
            return HalfSpacePointsPair.polyhedron(a, b);
        }
        if (b.shape() instanceof HalfSpace && polyhedron(a)) {
            return new Flipped(HalfSpacePointsPair.polyhedron(b, a));
        }
        if (a.shape() instanceof HalfSpace && b.shape() instanceof Cylinder && !b.deforms()) {
            return HalfSpaceRimsPair.rigidCylinder(a, b);
        }
        if (b.shape() instanceof HalfSpace && a.shape() instanceof Cylinder && !a.deforms()) {
            return new Flipped(HalfSpaceRimsPair.rigidCylinder(b, a));
        }
        return between(a, b);
    }

    private static boolean polyhedron(Surface s) {
        return !s.deforms() && s.shape() instanceof Mesh m && m.points() <= MOST_CORNERS && m.polyhedron() != null;
    }

    /**
     * The search for contacts of two surfaces that give way, for laws of force: as {@link #between}, but two convex bodies of flat faces have one
     * depth, that of their whole overlap, and a mesh that is such a body meets other convex bodies at the deepest point of both, not
     * at its vertices.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry compliant(Surface a, Surface b) {
        if (OverlapPair.suits(a, b)) {
            return new OverlapPair(a, b);
        }
        if (!ball(a) && !ball(b) && OnePointPair.suits(a, b)) {
            return new OnePointPair(a, b);
        }
        boolean mesh = a.shape() instanceof Mesh || b.shape() instanceof Mesh;
        return mesh && !ball(a) && !ball(b) && solid(a) && solid(b) ? new ConvexPair(a, b) : between(a, b);
    }

    private static boolean ball(Surface s) {
        return s.shape() instanceof Sphere;
    }

    private static boolean solid(Surface s) {
        return !s.deforms() && ConvexPair.suits(s.shape());
    }

    /** Whether two surfaces are convex bodies that meet at all the points that carry. */
    public static boolean convex(Surface a, Surface b) {
        return ManifoldPair.suits(a, b);
    }

    /**
     * A patch of contact of two surfaces, for laws of pressure; arguments as those of {@link FoundationPair#between}.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry patch(Surface a, Surface b, SpringSide springs, int pointsPerFace, FaceArea area) {
        return a.deforms() || b.deforms()
                ? DeformingPair.patch(a, b, springs, pointsPerFace, area)
                : FoundationPair.between(a, b, springs, pointsPerFace, area);
    }

    /** Of shapes as they are. */
    static ContactGeometry search(Surface a, Surface b) {
        for (PairRule rule : TABLE) {
            if (rule.suits().suits(a.shape(), b.shape())) {
                return rule.maker().make(a, b);
            }
            if (rule.suits().suits(b.shape(), a.shape())) {
                return new Flipped(rule.maker().make(b, a));
            }
        }
        throw new ModelException("surfaces '" + a.name() + "' (" + a.shape().type() + ") and '" + b.name() + "' ("
                + b.shape().type() + ") have no contact algorithm; " + instead(a, b));
    }

    /** How two shapes would meet; empty if they cannot. */
    public static String method(Shape a, Shape b) {
        for (PairRule rule : TABLE) {
            if (rule.suits().suits(a, b) || rule.suits().suits(b, a)) {
                return rule.method();
            }
        }
        return "";
    }

    private static String instead(Surface a, Surface b) {
        return "give '" + a.name() + "' or '" + b.name() + "' as a mesh, or by primitives";
    }
}
