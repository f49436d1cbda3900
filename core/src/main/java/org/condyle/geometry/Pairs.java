package org.condyle.geometry;

import java.util.List;
import java.util.stream.Stream;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.pair.Flipped;
import org.condyle.geometry.pair.ManifoldPair;
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
    private static final List<PairRule> USUAL = Stream.of(PrimitivePairs.RULES, MeshPairs.RULES, FreeFormPairs.RULES)
            .flatMap(List::stream)
            .toList();
    private static final List<PairRule> RIGID = before(PrimitivePairs.RIGID);
    private static final List<PairRule> COMPLIANT = before(PrimitivePairs.COMPLIANT);

    private Pairs() {}

    private static List<PairRule> before(List<PairRule> special) {
        return Stream.concat(special.stream(), USUAL.stream()).toList();
    }

    /**
     * The search for contacts of two surfaces, whose normals point from a to b.
     *
     * @throws ModelException if these shapes cannot meet; it names both and what can be used instead
     */
    public static ContactGeometry between(Surface a, Surface b) {
        return find(USUAL, a, b);
    }

    /**
     * The search for contacts of two surfaces that cannot give way: as {@link #between}, but two convex bodies rest on each other at all the
     * points that carry.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry rigid(Surface a, Surface b) {
        return find(RIGID, a, b);
    }

    /**
     * The search for contacts of two surfaces that give way, for laws of force: as {@link #between}, but two convex bodies of flat faces have one
     * depth, that of their whole overlap, and a mesh that is such a body meets other convex bodies at the deepest point of both, not
     * at its vertices.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry compliant(Surface a, Surface b) {
        return find(COMPLIANT, a, b);
    }

    /** Whether two surfaces are convex bodies that meet at all the points that carry. */
    public static boolean convex(Surface a, Surface b) {
        return !a.deforms() && !b.deforms() && ManifoldPair.suits(a.shape(), b.shape());
    }

    /** Radius of a ball [m], infinite of a half-space, NaN of anything else: balls and half-spaces meet by a formula. */
    public static double radius(Shape s) {
        return s instanceof Sphere ball
                ? ball.radius()
                : s instanceof HalfSpace ? Double.POSITIVE_INFINITY : Double.NaN;
    }

    /** Whether it is a ball, which meets everything at one point. */
    public static boolean isBall(Shape s) {
        return radius(s) < Double.POSITIVE_INFINITY;
    }

    /**
     * A patch of contact of two surfaces, for laws of pressure; arguments as those of {@link FoundationPair#between}.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry patch(Surface a, Surface b, SpringSide springs, int pointsPerFace, FaceArea area) {
        return a.deforms() || b.deforms()
                ? DeformingPairs.patch(a, b, springs, pointsPerFace, area)
                : FoundationPair.between(a, b, springs, pointsPerFace, area);
    }

    /**
     * A patch of contact of two meshes by rays, for laws of pressure; arguments as those of {@link CastingPair#between}.
     *
     * @throws ModelException if these shapes cannot meet
     */
    public static ContactGeometry casting(Surface a, Surface b, boolean castsA, double reach) {
        return CastingPair.between(a, b, castsA, reach);
    }

    private static ContactGeometry find(List<PairRule> rules, Surface a, Surface b) {
        return a.deforms() || b.deforms() ? DeformingPairs.points(a, b) : search(rules, a, b);
    }

    /** Of shapes as they are. */
    static ContactGeometry search(Surface a, Surface b) {
        return search(USUAL, a, b);
    }

    private static ContactGeometry search(List<PairRule> rules, Surface a, Surface b) {
        for (PairRule rule : rules) {
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
        for (PairRule rule : USUAL) {
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
