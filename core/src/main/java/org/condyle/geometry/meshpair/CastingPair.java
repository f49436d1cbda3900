package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.math.Check;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A patch of contact found by casting rays, as knee models have it for cartilage: Smith, Choi, Negrut and Thelen, "Efficient
 * computation of cartilage contact pressures within dynamic simulations of movement", Computer Methods in Biomechanics and
 * Biomedical Engineering: Imaging and Visualization 6 (2018) 491-498. From the centroid of every face of the casting mesh a
 * ray goes against the normal of the face, into the body. The first face of the target that it hits, from either side, within
 * the reach, gives the depth. The force of an entry acts at the centroid, against the normal of the casting face on its body
 * and along it on the target.
 *
 * <p>Faces are flat, whether the meshes are smooth or not. Both meshes may be open: a face at the border is a face like all
 * others, a ray that misses the border of the target is no contact.
 *
 * <p>The forces are not the gradient of an energy: depth is measured along the normal of one mesh, and it changes with the
 * slope of the other one, which the force does not see.
 *
 * <p>Searches remember where rays were and what was proved of them. That saves time; results are the same to the last bit
 * without it, so that it is scratch and not in the memory of the state.
 */
public final class CastingPair extends SurfacePair {
    private final CastingFaces faces;
    private final MeshSlabs slabs;
    private final boolean castsA;
    private final CastingSearch search;

    private CastingPair(Surface a, Surface b, CastingFaces faces, MeshSlabs slabs, boolean castsA) {
        super(a, b);
        this.faces = faces;
        this.slabs = slabs;
        this.castsA = castsA;
        search = new CastingSearch(faces, (Mesh) (castsA ? b : a).shape(), slabs);
    }

    /**
     * A patch between two meshes.
     *
     * @param castsA whether A casts the rays, or B
     * @param reach  longest ray, so the largest depth that is seen [m]
     * @throws ModelException if a surface is no mesh or deforms
     */
    public static CastingPair between(Surface a, Surface b, boolean castsA, double reach) {
        Check.positive("casting reach [m]", reach);
        check(a);
        check(b);
        Mesh caster = (Mesh) (castsA ? a : b).shape(), target = (Mesh) (castsA ? b : a).shape();
        return new CastingPair(a, b, new CastingFaces(caster, reach), new MeshSlabs(target), castsA);
    }

    private static void check(Surface s) {
        if (!(s.shape() instanceof Mesh)) {
            throw new ModelException("surface '" + s.name() + "' (" + s.shape().type()
                    + ") is not a mesh; rays are cast between two meshes: give it as a mesh");
        }
        if (s.deforms()) {
            throw new ModelException("surface '" + s.name()
                    + "' is on a body that deforms; rays are cast between rigid bodies only: use law: foundation");
        }
    }

    @Override
    public int candidates() {
        return 0;
    }

    @Override
    public boolean conservative() {
        return false;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        if (castsA) {
            search.find(a, b, 1, out);
        } else {
            search.find(b, a, -1, out);
        }
    }

    @Override
    public int springs() {
        return faces.count;
    }

    @Override
    public int springsOfA() {
        return castsA ? faces.count : 0;
    }

    @Override
    public double springArea(int spring) {
        return faces.area[spring];
    }

    @Override
    public int springFace(int spring) {
        return faces.face[spring];
    }

    @Override
    public int carrier() {
        return castsA ? bodyA() : bodyB();
    }

    @Override
    public void depthSlopes(ContactSet found, double[] out) {
        search.depthSlopes(found, castsA ? b : a, castsA ? 1 : -1, out);
    }

    /** Deeper than the rays reach nothing is found. */
    @Override
    public double maxValidDepth() {
        return faces.reach;
    }

    @Override
    protected double seenFrom() {
        return faces.reach;
    }

    /** Boxes and faces of the target that rays have looked at so far. */
    public long visits() {
        return search.visits();
    }

    @Override
    public ContactGeometry forThread() {
        return new CastingPair(surfaceA, surfaceB, faces, slabs, castsA);
    }
}
