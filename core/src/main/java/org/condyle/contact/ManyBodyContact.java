package org.condyle.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.law.HertzArea;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.ContactSums;
import org.condyle.mechanics.contact.ManyBodySet;
import org.condyle.mechanics.many.ManyBodyGeometry;

/**
 * Contact among many bodies with one law: balls in a box, grains. Depth rates are those of rigid surfaces, the
 * relative velocity along the normal at the middle of the overlap.
 *
 * <p>Forces, energy and losses are evaluated one after the other for the same motion. The result of a search is stored
 * with its input; as long as the input is identical to the last bit, the result is reused at the cost of a comparison.
 */
public final class ManyBodyContact implements Passive, ForceElement.StepLimit, Drawn {
    private final ManyBodyGeometry geometry;
    private final ManyBodyLaw law;
    private final double thinnest;
    private final int[] body;
    private final double[] curvature; // 1/R of each surface
    private final ManyBodySet found = new ManyBodySet();
    private final ManyBodyForces bodies = new ManyBodyForces();
    private final double[] sliding = new double[3];

    private double[] placement = new double[0]; // what the contacts belong to
    private double[] rate = new double[0]; // what the forces belong to
    private double stored;
    private double lost;
    private double deepest;
    private double pressing;
    private final ContactReport report;
    private final ContactSums sums;
    private long looks;
    private long summed = -1;

    /** With totals to record. */
    public ManyBodyContact(ManyBodyGeometry geometry, ManyBodyLaw law) {
        this(geometry, law, ContactReport.NONE);
    }

    /**
     * @throws ModelException if the law needs an impact speed and has none, or wants radii and a surface has none
     */
    public ManyBodyContact(ManyBodyGeometry geometry, ManyBodyLaw law, ContactReport report) {
        this.report = report;
        sums = new ContactSums(report);
        this.geometry = geometry;
        this.law = law;
        thinnest = thinnest(geometry);
        int n = geometry.surfaces().size();
        body = new int[n];
        curvature = new double[n];
        for (int i = 0; i < n; i++) {
            body[i] = geometry.surfaces().get(i).body();
            curvature[i] = 1 / geometry.radius(i);
            if (law.byRadius() && Double.isNaN(curvature[i])) {
                throw new ModelException(
                        "surface '" + geometry.surfaces().get(i).name() + "' ("
                                + geometry.surfaces().get(i).shape().type()
                                + ") has no radius from which a stiffness can be computed; give the stiffness, or use spheres and half-spaces");
            }
        }
        if (law.normal().needsImpactSpeed() && Double.isNaN(law.impactSpeed())) {
            throw new ModelException("the law " + law.normal()
                    + " needs the impact speed, which contacts 'among' do not store; give one impactSpeed [m/s] for all pairs,"
                    + " or use a law that needs none, such as hunt-crossley-dissipation");
        }
    }

    /** Half the size of the thinnest surface that has an end. */
    private static double thinnest(ManyBodyGeometry geometry) {
        double thinnest = Double.POSITIVE_INFINITY;
        double[] box = new double[6];
        for (Surface s : geometry.surfaces()) {
            s.shape().bounds(box);
            for (int k = 0; k < 3; k++) {
                thinnest = Math.min(thinnest, 0.5 * (box[3 + k] - box[k]));
            }
        }
        return thinnest;
    }

    /** No two move by more than half a half size against each other: their stages then meet if they do. */
    @Override
    public double longestStep(State s, Motion m) {
        double fastest = 0;
        for (int b : body) {
            int at = Motion.SIZE * b;
            double x = m.rate[at], y = m.rate[at + 1], z = m.rate[at + 2];
            fastest = Math.max(fastest, x * x + y * y + z * z);
        }
        return 0.25 * thinnest / Math.sqrt(fastest);
    }

    private void look(Motion m) {
        boolean here = Arrays.equals(m.placement, placement);
        if (here && Arrays.equals(m.rate, rate)) {
            return;
        }
        if (placement.length != m.placement.length) {
            placement = new double[m.placement.length];
            rate = new double[m.rate.length];
        }
        if (!here) {
            geometry.find(m, found);
            System.arraycopy(m.placement, 0, placement, 0, placement.length);
        }
        press(m);
        System.arraycopy(m.rate, 0, rate, 0, rate.length);
    }

    /** Lets the law act at all contacts. */
    private void press(Motion m) {
        looks++;
        stored = lost = deepest = pressing = 0;
        bodies.clear(m.placement.length / Motion.SIZE);
        double[] point = found.contacts.point, normal = found.contacts.normal;
        FrictionLaw friction = law.friction();
        for (int i = 0; i < found.count(); i++) {
            int a = body[found.surfaceA[i]], b = body[found.surfaceB[i]], k = 3 * i;
            double x = point[k], y = point[k + 1], z = point[k + 2];
            double nx = normal[k], ny = normal[k + 1], nz = normal[k + 2];
            bodies.touch(a, m);
            bodies.touch(b, m);
            double vx = bodies.velocity(b, 0, x, y, z, m) - bodies.velocity(a, 0, x, y, z, m);
            double vy = bodies.velocity(b, 1, x, y, z, m) - bodies.velocity(a, 1, x, y, z, m);
            double vz = bodies.velocity(b, 2, x, y, z, m) - bodies.velocity(a, 2, x, y, z, m);
            double depth = found.contacts.depth[i], stiffness = stiffness(i);
            double depthRate = -(nx * vx + ny * vy + nz * vz);
            double force = law.normal().force(stiffness, depth, depthRate, law.impactSpeed());
            double fx = force * nx, fy = force * ny, fz = force * nz;
            if (friction != null) {
                double tx = vx + depthRate * nx, ty = vy + depthRate * ny, tz = vz + depthRate * nz;
                double speed = Math.sqrt(tx * tx + ty * ty + tz * tz);
                double drag = friction.force(force, speed), perSpeed = speed > 0 ? drag / speed : 0;
                fx -= perSpeed * tx;
                fy -= perSpeed * ty;
                fz -= perSpeed * tz;
                lost += drag * speed;
            }
            bodies.push(b, x, y, z, fx, fy, fz, m);
            bodies.push(a, x, y, z, -fx, -fy, -fz, m);
            stored += law.normal().potential(stiffness, depth);
            if (law.normal().dissipates()) {
                lost += (force - law.normal().force(stiffness, depth, 0, law.impactSpeed())) * depthRate;
            }
            deepest = Math.max(deepest, depth);
            pressing += force;
        }
    }

    private double stiffness(int i) {
        return law.byRadius()
                ? law.stiffness() / Math.sqrt(curvature[found.surfaceA[i]] + curvature[found.surfaceB[i]])
                : law.stiffness();
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        look(motion);
        bodies.addTo(forces);
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        look(motion);
        return stored;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        look(motion);
        return lost;
    }

    @Override
    public boolean dissipates() {
        return law.friction() != null || law.normal().dissipates();
    }

    private double contacts(Motion motion) {
        look(motion);
        return found.count();
    }

    private double deepest(Motion motion) {
        look(motion);
        return deepest;
    }

    private double pressing(Motion motion) {
        look(motion);
        return pressing;
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        look(motion);
        double[] x = found.contacts.point, n = found.contacts.normal;
        for (int i = 0; i < found.count(); i++) {
            int k = 3 * i;
            double depth = found.contacts.depth[i];
            double force = law.normal().force(stiffness(i), depth, depthRate(i, motion), law.impactSpeed())
                    * SceneSketch.shown(body[found.surfaceA[i]], body[found.surfaceB[i]]);
            sketch.contact(
                    x[k], x[k + 1], x[k + 2], force * n[k], force * n[k + 1], force * n[k + 2], depth, Double.NaN);
        }
    }

    /** How fast a contact closes, of the bodies as {@link #press} has just seen them. */
    private double depthRate(int i, Motion m) {
        double[] x = found.contacts.point, n = found.contacts.normal;
        int a = body[found.surfaceA[i]], b = body[found.surfaceB[i]], k = 3 * i;
        double rate = 0;
        for (int axis = 0; axis < 3; axis++) {
            double ofB = bodies.velocity(b, axis, x[k], x[k + 1], x[k + 2], m);
            rate -= n[k + axis] * (ofB - bodies.velocity(a, axis, x[k], x[k + 1], x[k + 2], m));
        }
        return rate;
    }

    /** Sums for the report, added up when the first channel asks for them. */
    private ContactSums sums(Motion m) {
        look(m);
        if (summed != looks) {
            summed = looks;
            sums.begin(m.placement);
            for (int i = 0; i < found.count(); i++) {
                tell(i, m);
            }
        }
        return sums;
    }

    private void tell(int i, Motion m) {
        double[] p = found.contacts.point, n = found.contacts.normal;
        int a = body[found.surfaceA[i]], b = body[found.surfaceB[i]], k = 3 * i;
        double depth = found.contacts.depth[i], rate = depthRate(i, m);
        double force = law.normal().force(stiffness(i), depth, rate, law.impactSpeed());
        FrictionLaw friction = law.friction();
        double speed2 = 0;
        for (int axis = 0; axis < 3; axis++) {
            sliding[axis] = bodies.velocity(b, axis, p[k], p[k + 1], p[k + 2], m)
                    - bodies.velocity(a, axis, p[k], p[k + 1], p[k + 2], m)
                    + rate * n[k + axis];
            speed2 += sliding[axis] * sliding[axis];
        }
        double speed = Math.sqrt(speed2),
                drag = friction != null && speed > 0 ? friction.force(force, speed) / speed : 0;
        double curved = curvature[found.surfaceA[i]] + curvature[found.surfaceB[i]];
        double area = Math.PI * depth / curved; // a circle: all surfaces with a radius are balls and planes
        sums.spot(
                a,
                b,
                p[k],
                p[k + 1],
                p[k + 2],
                force * n[k] - drag * sliding[0],
                force * n[k + 1] - drag * sliding[1],
                force * n[k + 2] - drag * sliding[2],
                force,
                area,
                HertzArea.PEAK * force / area,
                -1);
    }

    /** Whether the area of all contacts is known. */
    private boolean hasArea() {
        for (double c : curvature) {
            if (Double.isNaN(c)) {
                return false;
            }
        }
        return law.normal().inEllipse();
    }

    /** How many contacts, the deepest overlap, the sum of all normal forces; area and pressures; what is reported of bodies. */
    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>(List.of(
                new Signal("contacts", Dimension.NONE, (s, m) -> contacts(m)),
                new Signal("depth", Dimension.LENGTH, (s, m) -> deepest(m)),
                new Signal("force", Dimension.FORCE, (s, m) -> pressing(m))));
        if (hasArea()) {
            all.addAll(ContactSignals.areas((s, m) -> sums(m)));
        }
        all.addAll(ContactSignals.parts(report, hasArea(), (s, m) -> sums(m)));
        return List.copyOf(all);
    }

    @Override
    public ForceElement forThread() {
        return new ManyBodyContact(geometry.forThread(), law.forThread(), report);
    }
}
