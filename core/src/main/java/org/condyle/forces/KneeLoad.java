package org.condyle.forces;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.PairDifferences;
import org.condyle.mechanics.tangent.Tangents;

/**
 * The loads of clinical tests of a knee, from the femur to the tibia, along the axes of E. S. Grood and W. J. Suntay, Journal of
 * Biomechanical Engineering 105 (1983) 136-144: e₁ is lateral and fixed in the femur, e₃ is proximal and fixed in the tibia, and
 * e₂ = e₃ × e₁ / |e₃ × e₁| is anterior and perpendicular to both.
 *
 * <pre>  F e₂ at the point C of the tibia,   M_v e₂,   M_i e₃,   R = Rx(-flexion) Ry(varus) Rz(internal)  </pre>
 *
 * Where the flexion is held, e₂ is fixed in space and each load has a potential, -F e₂·x_C, -M_v varus, -M_i internal; with a free flexion
 * they have none. Bodies are taken as rigid. Varus must stay away from ±90°.
 *
 * <p>It also tells where the tibia is: the three angles, and C from the origin of the femur along e₁, e₂ and e₁ × e₂. In a left knee the
 * lateral axis of the frames is medial; lateral, varus and internal rotation have their meaning there, too.
 */
public final class KneeLoad implements ForceElement.Prescribed, Drawn, Linearised {
    /** Signals of the pose. */
    public static final List<String> POSE = List.of("lateral", "anterior", "proximal", "flexion", "varus", "internal");

    private static final int E1 = 0, E2 = 3, E3 = 6, UP = 9; // the axes in the world, UP is e₁ × e₂
    private static final int OTHER = 12, PLACE = 18, WORK = 24;

    private final int femur;
    private final Frame inFemur;
    private final int tibia;
    private final Frame inTibia;
    private final double[] point; // of the body
    private final boolean left;
    private final Formula[] loads;
    private final double[][] femurAxes;
    private final double[][] tibiaAxes;
    private final double[] s = new double[39];
    private final double[] onFemur = new double[3];
    private final double[] pose = new double[POSE.size()];
    private final PairDifferences differences;

    /**
     * Loads between two bodies.
     *
     * @param inFemur frame with axes lateral (in a left knee medial), anterior, proximal
     * @param inTibia the same of the tibia
     * @param point   C in the body of the tibia [m]
     * @param left    whether it is a left knee
     * @param loads   F [N], M_v, M_i [N·m]
     */
    public KneeLoad(int femur, Frame inFemur, int tibia, Frame inTibia, double[] point, boolean left, Formula[] loads) {
        this.femur = femur;
        this.inFemur = inFemur;
        this.tibia = tibia;
        this.inTibia = inTibia;
        this.point = Check.tuple("knee load point [m]", point, 3);
        this.left = left;
        this.loads = loads.clone();
        femurAxes = axes(inFemur);
        tibiaAxes = axes(inTibia);
        differences = new PairDifferences(this, femur, tibia);
    }

    private static double[][] axes(Frame frame) {
        double[][] axes = new double[3][3];
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < 3; i++) {
                axes[k][i] = frame.rotation()[3 * i + k];
            }
        }
        return axes;
    }

    /** The axes and C in the world. */
    private void look(Motion m) {
        m.direction(femur, femurAxes[0], s, E1);
        m.direction(tibia, tibiaAxes[2], s, E3);
        cross(E3, E1, E2);
        double length = Math.sqrt(dot(E2, E2));
        for (int k = 0; k < 3; k++) {
            s[E2 + k] /= length;
        }
        cross(E1, E2, UP);
        m.position(tibia, point, s, PLACE);
    }

    private void cross(int a, int b, int out) {
        s[out] = s[a + 1] * s[b + 2] - s[a + 2] * s[b + 1];
        s[out + 1] = s[a + 2] * s[b] - s[a] * s[b + 2];
        s[out + 2] = s[a] * s[b + 1] - s[a + 1] * s[b];
    }

    private double dot(int a, int b) {
        return s[a] * s[b] + s[a + 1] * s[b + 1] + s[a + 2] * s[b + 2];
    }

    private double side() {
        return left ? -1 : 1;
    }

    /** Along e₂ and e₃: the whole couple, into {@link #WORK}. */
    private void couple(State state, Motion m) {
        double varus = side() * loads[1].value(state, m), internal = side() * loads[2].value(state, m);
        for (int k = 0; k < 3; k++) {
            s[WORK + k] = varus * s[E2 + k] + internal * s[E3 + k];
        }
    }

    @Override
    public void addForces(State state, Motion m, Forces forces) {
        look(m);
        couple(state, m);
        double f = loads[0].value(state, m);
        double x = f * s[E2], y = f * s[E2 + 1], z = f * s[E2 + 2];
        forces.addForce(tibia, point, x, y, z);
        forces.addForceAt(femur, s, PLACE, -x, -y, -z, m);
        forces.addCouple(tibia, s[WORK], s[WORK + 1], s[WORK + 2], m);
        forces.addCouple(femur, -s[WORK], -s[WORK + 1], -s[WORK + 2], m);
    }

    @Override
    public double suppliedPower(State state, Motion m) {
        look(m);
        couple(state, m);
        m.materialPoint(femur, s, PLACE, onFemur, 0);
        m.velocity(tibia, point, s, WORK + 3);
        m.velocity(femur, onFemur, s, WORK + 6);
        m.spin(tibia, s, WORK + 9);
        m.spin(femur, s, WORK + 12);
        double f = loads[0].value(state, m), power = 0;
        for (int k = 0; k < 3; k++) {
            power += f * s[E2 + k] * (s[WORK + 3 + k] - s[WORK + 6 + k])
                    + s[WORK + k] * (s[WORK + 9 + k] - s[WORK + 12 + k]);
        }
        return power;
    }

    @Override
    public boolean hasTangents() {
        for (Formula f : loads) {
            if (!f.dependsOnTimeAlone()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void addTangents(State state, Motion motion, Tangents out) {
        differences.add(state, motion, out);
    }

    /** One of {@link #POSE} [m or rad]. */
    private double pose(int which, Motion m) {
        look(m);
        m.position(femur, inFemur.origin(), s, WORK);
        for (int k = 0; k < 3; k++) {
            s[WORK + k] = s[PLACE + k] - s[WORK + k];
        }
        pose[0] = side() * dot(E1, WORK);
        pose[1] = dot(E2, WORK);
        pose[2] = dot(UP, WORK);
        m.direction(femur, femurAxes[1], s, OTHER);
        m.direction(femur, femurAxes[2], s, OTHER + 3);
        pose[3] = Math.atan2(dot(E3, OTHER), dot(E3, OTHER + 3));
        pose[4] = side() * Math.atan2(dot(E1, E3), dot(UP, E3));
        m.direction(tibia, tibiaAxes[0], s, OTHER);
        m.direction(tibia, tibiaAxes[1], s, OTHER + 3);
        pose[5] = side() * Math.atan2(dot(E2, OTHER), dot(E2, OTHER + 3));
        return pose[which];
    }

    private double axis(int at, Motion m) {
        look(m);
        return s[at];
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>();
        for (int k = 0; k < POSE.size(); k++) {
            int which = k;
            all.add(new Signal(POSE.get(k), k < 3 ? Dimension.LENGTH : Dimension.ANGLE, (state, m) -> pose(which, m)));
        }
        String[] names = {"force", "varus-moment", "internal-moment"};
        for (int k = 0; k < 3; k++) {
            Formula load = loads[k];
            all.add(new Signal(names[k], k == 0 ? Dimension.FORCE : Dimension.TORQUE, load::value));
        }
        String letters = "xyz";
        int[] at = {E2, E3, PLACE};
        String[] of = {"anterior-axis-", "long-axis-", ""};
        for (int v = 0; v < of.length; v++) {
            for (int k = 0; k < 3; k++) {
                int slot = at[v] + k;
                all.add(new Signal(
                        of[v] + letters.charAt(k),
                        v == 2 ? Dimension.LENGTH : Dimension.NONE,
                        (state, m) -> axis(slot, m)));
            }
        }
        return all;
    }

    @Override
    public void draw(State state, Motion m, SceneSketch sketch) {
        look(m);
        double f = loads[0].value(state, m);
        sketch.arrow(s[PLACE], s[PLACE + 1], s[PLACE + 2], f * s[E2], f * s[E2 + 1], f * s[E2 + 2]);
    }

    @Override
    public ForceElement forThread() {
        return new KneeLoad(femur, inFemur, tibia, inTibia, point, left, PointForce.copies(loads));
    }
}
