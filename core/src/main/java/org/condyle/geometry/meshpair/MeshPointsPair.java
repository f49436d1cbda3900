package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * A mesh (A) that meets another surface at points: its vertices inside the other that lie at least as deep as all their
 * neighbours, and all its sharp corners, so that a box rests on four points also when it is not quite level. One entry a
 * place, so a body that touches at two bumps has two. If B is a mesh too, its own vertices count where none of A is near,
 * unless A deforms: only its vertices know where they are then.
 *
 * <p>Features are vertices of A; those of B follow. Depths are those of vertices: between them a curved surface may be
 * deeper by h²/8R, h the length of an edge.
 */
public final class MeshPointsPair extends SurfacePair {
    private final VertexSide sideA;
    private final @Nullable VertexSide sideB;
    private final int pointsOfA;
    private final double near;

    public MeshPointsPair(Surface a, Surface b) {
        this(
                a,
                b,
                VertexSide.of(a, (NearestPointShape) b.shape()),
                b.shape() instanceof Mesh && !a.deforms() ? VertexSide.of(b, (Mesh) a.shape()) : null);
    }

    private MeshPointsPair(Surface a, Surface b, VertexSide sideA, @Nullable VertexSide sideB) {
        super(a, b);
        this.sideA = sideA;
        this.sideB = sideB;
        pointsOfA = ((Mesh) a.shape()).points();
        near = sideA.edge() + (sideB == null ? 0 : sideB.edge());
    }

    @Override
    public int candidates() {
        return 0;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        sideA.find(a, b, -1, 0, out);
        if (sideB != null) {
            int ofA = out.count;
            sideB.find(b, a, 1, pointsOfA, out);
            merge(out, ofA);
        }
        double deepest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < out.count; i++) {
            deepest = Math.max(deepest, out.depth[i]);
        }
        out.gap = out.count == 0 ? Math.max(0, out.gap) : -deepest;
    }

    /** Of an entry of A and one of B at the same place the deeper one stays, that of A if they are alike. */
    private void merge(ContactSet out, int ofA) {
        for (int j = ofA; j < out.count; j++) {
            for (int i = 0; i < ofA; i++) {
                double x = out.point[3 * i] - out.point[3 * j], y = out.point[3 * i + 1] - out.point[3 * j + 1];
                double z = out.point[3 * i + 2] - out.point[3 * j + 2];
                if (x * x + y * y + z * z < near * near) {
                    int worse = out.depth[j] > out.depth[i] ? i : j;
                    out.area[worse] = -1;
                }
            }
        }
        VertexSide.sift(out, 0);
    }

    @Override
    protected double seenFrom() {
        return deepestOfPoints(true, sideB != null);
    }

    @Override
    public ContactGeometry forThread() {
        return new MeshPointsPair(surfaceA, surfaceB, sideA.forThread(), sideB == null ? null : sideB.forThread());
    }
}
