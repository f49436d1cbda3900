package org.condyle.geometry.meshpair;

import java.util.Objects;
import org.condyle.geometry.DeformingPair;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshSprings;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * A patch of contact for pressure laws: the faces of a mesh are springs against another mesh or any shape that knows its
 * nearest points. Entries are the springs in contact, with depth, area, normal and the number of the face as feature;
 * faces of B follow those of A. How a spring is judged, {@link FoundationSide} tells; the gap is that of the springs.
 *
 * <p>The body of the springs may deform; the master must be shown in a frame that does not ({@link DeformingPair}), since
 * depths are measured there. Springs keep the area that they have as long as their body is not deformed, so that what they
 * store depends on their depths alone.
 */
public final class FoundationPair extends SurfacePair {
    private final @Nullable MeshSprings springsA;
    private final @Nullable MeshSprings springsB;
    private final @Nullable FoundationSide sideA;
    private final @Nullable FoundationSide sideB;
    private final FaceArea area;
    private final double share;
    private final int featuresOfA;

    private FoundationPair(
            Surface a, Surface b, @Nullable MeshSprings springsA, @Nullable MeshSprings springsB, FaceArea area) {
        super(a, b);
        this.area = area;
        this.springsA = springsA;
        this.springsB = springsB;
        sideA = springsA == null ? null : FoundationSide.of(springsA, a.deforms(), (NearestPointShape) b.shape(), area);
        sideB = springsB == null ? null : FoundationSide.of(springsB, b.deforms(), (NearestPointShape) a.shape(), area);
        share = sideA != null && sideB != null ? 0.5 : 1;
        featuresOfA = a.shape().sourceFaces();
        if (sideB != null) {
            sideB.firstSpring = springsOfA();
        }
    }

    /**
     * A patch between two surfaces.
     *
     * @param springs       whose faces carry the springs: meshes only
     * @param pointsPerFace 1 or 3 springs a face
     * @throws ModelException if a surface that should carry springs is no mesh, or the other knows no nearest points
     */
    public static FoundationPair between(Surface a, Surface b, SpringSide springs, int pointsPerFace, FaceArea area) {
        return new FoundationPair(
                a,
                b,
                springs == SpringSide.ON_B ? null : springs(a, b, pointsPerFace),
                springs == SpringSide.ON_A ? null : springs(b, a, pointsPerFace),
                area);
    }

    /** The same with the whole area of faces. */
    public static FoundationPair between(Surface a, Surface b, SpringSide springs, int pointsPerFace) {
        return between(a, b, springs, pointsPerFace, FaceArea.WHOLE);
    }

    private static MeshSprings springs(Surface carrier, Surface other, int pointsPerFace) {
        if (!(carrier.shape() instanceof Mesh mesh)) {
            throw new ModelException("surface '" + carrier.name() + "' ("
                    + carrier.shape().type() + ") has no faces for the springs; put them on '" + other.name()
                    + "' or give it as a mesh");
        }
        if (!(other.shape() instanceof NearestPointShape)) {
            throw new ModelException(
                    "surface '" + other.name() + "' (" + other.shape().type()
                            + ") cannot compute nearest points, which springs on '" + carrier.name()
                            + "' need; give it as a mesh");
        }
        return MeshSprings.onFaces(mesh, pointsPerFace);
    }

    @Override
    public int candidates() {
        return 0;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        if (sideA != null) {
            sideA.find(a, b, -1, share, 0, out);
        }
        if (sideB != null) {
            sideB.find(b, a, 1, share, featuresOfA, out);
        }
    }

    @Override
    public boolean entrySlopes(Motion motion, ContactSet found, int entry, double[] out) {
        if (deforms()) {
            return false;
        }
        place(motion);
        int spring = found.spring[entry], ofA = springsOfA();
        return spring < ofA
                ? Objects.requireNonNull(sideA).entrySlopes(a, b, -1, spring, found, entry, out)
                : Objects.requireNonNull(sideB).entrySlopes(b, a, 1, spring - ofA, found, entry, out);
    }

    @Override
    public int springs() {
        return springsOfA() + (springsB == null ? 0 : springsB.count());
    }

    @Override
    public int springsOfA() {
        return springsA == null ? 0 : springsA.count();
    }

    private MeshSprings carrier(int spring) {
        return Objects.requireNonNull(spring < springsOfA() ? springsA : springsB);
    }

    @Override
    public double springArea(int spring) {
        int ofA = springsOfA();
        return share * carrier(spring).area[spring < ofA ? spring : spring - ofA];
    }

    @Override
    public int springFace(int spring) {
        int ofA = springsOfA();
        return carrier(spring).face[spring < ofA ? spring : spring - ofA];
    }

    @Override
    protected double seenFrom() {
        return deepestOfPoints(sideA != null, sideB != null);
    }

    /** Boxes and faces that searches have looked at so far. */
    public long visits() {
        return (sideA == null ? 0 : sideA.visits()) + (sideB == null ? 0 : sideB.visits());
    }

    @Override
    public ContactGeometry forThread() {
        return new FoundationPair(surfaceA, surfaceB, springsA, springsB, area);
    }
}
