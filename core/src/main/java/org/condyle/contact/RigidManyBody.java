package org.condyle.contact;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.UnilateralManyBody;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ManyBodySet;
import org.condyle.mechanics.many.ManyBodyGeometry;

/** Contact of many with each other without compliance, for time-stepping: one restitution and one friction for all. */
public final class RigidManyBody implements UnilateralManyBody {
    private final ManyBodyGeometry geometry;
    private final double restitution;
    private final DryFriction friction;
    private final ManyBodySet found = new ManyBodySet();

    /**
     * @param restitution Newton's e in 0 ... 1
     * @param friction    along the surfaces
     */
    public RigidManyBody(ManyBodyGeometry geometry, double restitution, DryFriction friction) {
        this.geometry = geometry;
        this.restitution = Check.within("restitution of contacts 'among' [-]", restitution, 0, 1);
        this.friction = friction;
    }

    @Override
    public List<Surface> surfaces() {
        return geometry.surfaces();
    }

    @Override
    public void find(Motion motion, ManyBodySet out) {
        geometry.find(motion, out);
    }

    @Override
    public double harmlessWay(int surface) {
        return geometry.harmlessWay(surface);
    }

    @Override
    public double lever(int surface) {
        return geometry.lever(surface);
    }

    @Override
    public double longestStep(Motion motion, double[] course, double wanted, int[] pair) {
        return geometry.longestStep(motion, course, wanted, pair);
    }

    @Override
    public double restitution() {
        return restitution;
    }

    @Override
    public DryFriction friction() {
        return friction;
    }

    /** How many overlap, and the deepest overlap. */
    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("contacts", Dimension.NONE, (s, m) -> {
                    geometry.find(m, found);
                    return found.count();
                }),
                new Signal("depth", Dimension.LENGTH, (s, m) -> deepest(m)));
    }

    private double deepest(Motion motion) {
        geometry.find(motion, found);
        double deepest = 0;
        for (int i = 0; i < found.count(); i++) {
            deepest = Math.max(deepest, found.contacts.depth[i]);
        }
        return deepest;
    }

    @Override
    public UnilateralManyBody forThread() {
        return new RigidManyBody(geometry.forThread(), restitution, friction);
    }
}
