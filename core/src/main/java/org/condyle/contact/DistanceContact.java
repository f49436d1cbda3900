package org.condyle.contact;

import java.util.List;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.many.Boundary;
import org.condyle.mechanics.many.DistanceField;

/**
 * Contact at a distance: a {@link DistanceLaw} integrated over the whole boundary of a body, rigid or affine, against a
 * rigid support. The opposite forces act on the support at the same points.
 *
 * <p>With the area of the deformed body (law per current area) the forces have no potential of their own: the area
 * brings energy in, ∫ ψ k̇ dA, which is booked as supplied. Per reference area there is no such term; for a rigid body
 * there is no difference.
 */
public final class DistanceContact implements ForceElement, ForceElement.PartlyDefined, Drawn {
    private static final double FAINT = 0.05; // tractions below this part of the largest of their sign are not drawn
    private static final double FAR = 1e-3; // nor below this part of that at d₀

    /**
     * The boundary that is acted on.
     *
     * @param name      of the surface, for people
     * @param nodes     that forces are summed over
     * @param finer     nodes to check them with
     * @param stretches whether areas follow the deformation of the body
     */
    public record Side(String name, int body, Boundary nodes, Boundary finer, boolean stretches) {}

    private final DistanceLaw law;
    private final DistanceField support;
    private final Side side;
    private final BoundarySums sums;
    private final BoundarySums check;
    private Motion seen = new Motion(1);
    private long seenStamp;

    public DistanceContact(DistanceField support, Side side, DistanceLaw law) {
        this.support = support;
        this.side = side;
        this.law = law;
        sums = new BoundarySums(law, support, side.body(), side.nodes(), side.stretches());
        check = new BoundarySums(law, support, side.body(), side.finer(), side.stretches());
    }

    private BoundarySums look(Motion m) {
        if (m.stamp == 0 || m.stamp != seenStamp || m != seen) {
            sums.look(m);
            seen = m;
            seenStamp = m.stamp;
        }
        return sums;
    }

    public DistanceLaw law() {
        return law;
    }

    @Override
    public void addForces(State s, Motion m, Forces forces) {
        look(m).addTo(forces, m);
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        return look(m).stored;
    }

    @Override
    public double dissipation(State s, Motion m) {
        return look(m).lost;
    }

    @Override
    public boolean dissipates() {
        return law.dissipates();
    }

    @Override
    public double suppliedPower(State s, Motion m) {
        return look(m).brought;
    }

    @Override
    public boolean supplies() {
        return side.stretches();
    }

    @Override
    public String whyUndefined(State s, Motion m) {
        BoundarySums all = look(m);
        if (all.nearest > 0) {
            return "";
        }
        int i = 3 * all.nearestNode;
        double[] p = side.nodes().point(), x = new double[3];
        m.position(side.body(), new double[] {p[i], p[i + 1], p[i + 2]}, x, 0);
        return "'" + side.name() + "' reaches " + micrometres(-all.nearest) + " m into '" + support.name()
                + "', deepest at (" + micrometres(x[0]) + ", " + micrometres(x[1]) + ", " + micrometres(x[2])
                + ") m; a law at a distance needs a positive distance";
    }

    private static double micrometres(double x) {
        return Math.rint(1e6 * x) / 1e6 + 0.0; // no -0
    }

    /**
     * How far the force from the nodes is from that from finer ones, against the integral of the size of the tractions.
     * Costs an evaluation on the finer nodes.
     */
    private double quadratureError(Motion m) {
        BoundarySums all = look(m);
        check.look(m);
        double difference = 0;
        for (int k = 0; k < 3; k++) {
            double d = all.force[k] - check.force[k];
            difference += d * d;
        }
        return check.effort > 0 ? Math.sqrt(difference) / check.effort : 0;
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("force", Dimension.FORCE, (s, m) -> look(m).normalForce),
                new Signal("friction", Dimension.FORCE, (s, m) -> {
                    double[] f = look(m).friction;
                    return Math.sqrt(f[0] * f[0] + f[1] * f[1] + f[2] * f[2]);
                }),
                new Signal("distance", Dimension.LENGTH, (s, m) -> look(m).nearest),
                new Signal("area", Dimension.AREA, (s, m) -> look(m).area),
                new Signal("pressure", Dimension.PRESSURE, (s, m) -> look(m).pressure),
                new Signal("quadrature-error", Dimension.NONE, (s, m) -> quadratureError(m)));
    }

    /** Nodes with their tractions, as contacts of negative depth: what colours the surface. */
    @Override
    public void draw(State s, Motion m, SceneSketch sketch) {
        BoundarySums all = look(m);
        int n = side.nodes().size();
        double push = 0, pull = 0;
        for (int i = 0; i < n; i++) {
            push = Math.max(push, all.nodeTraction(i));
            pull = Math.max(pull, -all.nodeTraction(i));
        }
        // adhesion by its own measure, or a little of it would be lost beside a large pressure; damping may pull, too
        boolean sticks = law.adhesion().pressure() > 0;
        double leastPush = Math.max(FAINT * push, FAR * law.repulsion());
        double leastPull = sticks ? Math.max(FAINT * pull, FAR * law.adhesion().most()) : leastPush;
        for (int i = 0; i < n; i++) {
            double traction = all.nodeTraction(i);
            if (traction > leastPush || -traction > leastPull) {
                sketch.contact(
                        all.nodePlace(0, i),
                        all.nodePlace(1, i),
                        all.nodePlace(2, i),
                        all.nodeForce(0, i),
                        all.nodeForce(1, i),
                        all.nodeForce(2, i),
                        -all.nodeDistance(i),
                        traction);
            }
        }
    }

    @Override
    public ForceElement forThread() {
        return new DistanceContact(support.forThread(), side, law);
    }
}
