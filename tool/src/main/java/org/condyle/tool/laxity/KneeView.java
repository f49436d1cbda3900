package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.analyse.motion.ForceReport;
import org.condyle.analyse.motion.Instant;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.tissue.Bundle;
import org.condyle.tissue.Ligament;
import org.condyle.tool.laxity.LaxityResult.Pose;

/**
 * Reads a compiled knee at equilibria: its pose, its forces, and what each force element puts on the coordinate of a test. All bodies
 * that the tibia carries belong to it, as far as the femur is not among them.
 */
final class KneeView {
    private static final List<String> POSE = List.of("lateral", "anterior", "proximal", "flexion", "varus", "internal");
    /** Instants between the tests, and one within the way to a flexion. */
    private static final double[] PAUSES = {0.05, 8, 18, 30};

    private static final double NUDGE = 1e-6; // m, by which a body is moved to see whether a fibre ends there

    private final Mechanism mechanism;
    private final Instant instant;
    private final ForceReport report;
    private final String load;
    private final int femur;
    private final int tibia;
    private final boolean left;
    private final List<Integer> carried = new ArrayList<>();
    private final Map<String, Signal> pose = new LinkedHashMap<>();
    private final double[] wrench = new double[6];

    KneeView(Mechanism mechanism, KneeSetup setup) {
        this.mechanism = mechanism;
        load = setup.load();
        left = setup.left();
        List<String> bodies =
                mechanism.model().bodies().stream().map(b -> b.name()).toList();
        femur = bodies.indexOf(setup.femur());
        tibia = bodies.indexOf(setup.tibia());
        instant = new Instant(mechanism);
        report = new ForceReport(instant, List.of());
        for (ForceReport.Column c : report.columns()) {
            if (c.force().equals(load)) {
                pose.put(c.signal().name(), c.signal());
            }
        }
        for (int b = 1; b < bodies.size(); b++) {
            if (isAbove(tibia, b) && !(isAbove(tibia, femur) && isAbove(b, femur))) {
                carried.add(b);
            }
        }
    }

    private boolean isAbove(int body, int other) {
        for (int b = other; b > 0; ) {
            if (b == body) {
                return true;
            }
            int here = b;
            b = mechanism.model().joints().stream()
                    .filter(j -> j.child() == here)
                    .mapToInt(Joint::parent)
                    .findFirst()
                    .orElse(-1);
        }
        return false;
    }

    /** Places the knee. */
    void place(State s) {
        instant.place(s);
    }

    /** A signal of the load: a coordinate of the pose, or an axis. */
    double signal(String name) {
        Signal s = pose.get(name);
        if (s == null) {
            throw new IllegalArgumentException("a knee load has no signal " + name);
        }
        return s.read(instant.state(), instant.workspace.motion);
    }

    String load() {
        return load;
    }

    /** All of the pose, with the moment that holds the flexion, which is known elsewhere. */
    Pose pose(List<String> fibres, double hold) {
        double[] tension = fibres.stream()
                .mapToDouble(f -> mechanism.forceNames().contains(f) ? value(f, "tension") : 0)
                .toArray();
        return new Pose(POSE.stream().mapToDouble(this::signal).toArray(), tension, contacts(), hold);
    }

    /** Middle of the contact points on the tibia, weighted by the forces, in its body; empty if nobody tells them. */
    double[] contactMiddle(String tibiaName) {
        double[] sum = new double[3];
        double weight = 0;
        for (Map.Entry<String, Double> c : contacts().entrySet()) {
            double[] at = new double[3];
            for (int k = 0; k < 3; k++) {
                at[k] = value(c.getKey(), tibiaName + "." + "xyz".charAt(k));
            }
            if (c.getValue() > 0 && !Double.isNaN(at[0] + at[1] + at[2])) {
                weight += c.getValue();
                for (int k = 0; k < 3; k++) {
                    sum[k] += c.getValue() * at[k];
                }
            }
        }
        return weight == 0 ? new double[0] : new double[] {sum[0] / weight, sum[1] / weight, sum[2] / weight};
    }

    /** e₂ in the body of the femur, and C along it from the origin of that body. */
    double[] along() {
        double[] axis = vector("anterior-axis-"), at = vector(""), p = instant.workspace.motion.placement;
        int a = Motion.SIZE * femur + 3;
        double[] out = new double[4];
        for (int k = 0; k < 3; k++) {
            out[k] = p[a + k] * axis[0] + p[a + 3 + k] * axis[1] + p[a + 6 + k] * axis[2];
            out[3] += axis[k] * (at[k] - p[a - 3 + k]);
        }
        return out;
    }

    private double[] vector(String name) {
        return new double[] {signal(name + "x"), signal(name + "y"), signal(name + "z")};
    }

    /** A number that an element reports; not a number if it has none of this name. */
    double value(String element, String signal) {
        for (ForceReport.Column c : report.columns()) {
            if (c.force().equals(element) && c.signal().name().equals(signal)) {
                return c.signal().read(instant.state(), instant.workspace.motion);
            }
        }
        return Double.NaN;
    }

    /** Elements, beside the load, that put different forces on the tibia at different times. */
    Set<String> driven(State s) {
        Set<String> out = new TreeSet<>();
        State later = s.copy();
        for (LaxityTest test : LaxityTest.values()) {
            instant.place(s);
            Map<String, Double> now = restraint(test, false);
            for (double time : PAUSES) {
                later.time = time;
                instant.place(later);
                restraint(test, false).forEach((name, q) -> {
                    if (!q.equals(now.get(name))) {
                        out.add(name);
                    }
                });
            }
        }
        instant.place(s);
        return out;
    }

    /** Normal force of each contact. */
    Map<String, Double> contacts() {
        Map<String, Double> out = new LinkedHashMap<>();
        mechanism.model().forces().forEach((name, e) -> {
            if (e instanceof ContactElement) {
                out.put(name, value(name, "force"));
            }
        });
        return out;
    }

    /** Names of the ligaments whose length follows both femur and tibia. */
    List<String> fibres() {
        List<String> out = new ArrayList<>();
        mechanism.model().forces().forEach((name, e) -> {
            if ((e instanceof Ligament || e instanceof Bundle) && follows(name, femur) && follows(name, tibia)) {
                out.add(name);
            }
        });
        return out;
    }

    /** Slack length of a ligament; of a bundle that of its fibres. */
    double slack(String fibre) {
        ForceElement e = mechanism.model().forces().get(fibre);
        return e instanceof Ligament l
                ? l.slack()
                : e instanceof Bundle b ? b.fibres().get(0).slack() : Double.NaN;
    }

    private boolean follows(String fibre, int body) {
        Motion m = instant.workspace.motion;
        double before = value(fibre, "length"), most = 0;
        for (int k = 0; k < 3; k++) {
            double kept = m.placement[Motion.SIZE * body + k];
            m.placement[Motion.SIZE * body + k] = kept + NUDGE;
            m.stamp++;
            most = Math.max(most, Math.abs(value(fibre, "length") - before));
            m.placement[Motion.SIZE * body + k] = kept;
            m.stamp++;
        }
        return most > 0.01 * NUDGE;
    }

    /**
     * What elements put on the tibia along the coordinate of a test: force along e₂, moment about e₂ or about the long axis. Moments are about C; those
     * about e₂ may be about the centre of pressure: the point nearest to C on the axis of the resultant of all contacts, about which a
     * frictionless flat plateau has no moment across its normal.
     *
     * @param atCentre whether moments about e₂ are about the centre of pressure
     */
    Map<String, Double> restraint(LaxityTest test, boolean atCentre) {
        double[] axis = vector(test == LaxityTest.ROTATION ? "long-axis-" : "anterior-axis-"), at = vector("");
        double[] contact = new double[6];
        Map<String, double[]> all = new LinkedHashMap<>();
        List<String> names = report.forces();
        for (int e = 0; e < names.size(); e++) {
            if (names.get(e).equals(load)) {
                continue;
            }
            double[] total = wrench(e, at);
            all.put(names.get(e), total);
            if (mechanism.model().forces().get(names.get(e)) instanceof ContactElement) {
                for (int k = 0; k < 6; k++) {
                    contact[k] += total[k];
                }
            }
        }
        double[] arm = new double[3];
        double f2 = contact[0] * contact[0] + contact[1] * contact[1] + contact[2] * contact[2];
        if (atCentre && test == LaxityTest.VARUS && f2 > 0) {
            for (int k = 0; k < 3; k++) { // F × M / F², from C
                int i = (k + 1) % 3, j = (k + 2) % 3;
                arm[k] = (contact[i] * contact[3 + j] - contact[j] * contact[3 + i]) / f2;
            }
        }
        double side = left && test != LaxityTest.DRAWER ? -1 : 1;
        Map<String, Double> out = new LinkedHashMap<>();
        all.forEach((name, w) -> {
            double sum = 0;
            for (int k = 0; k < 3; k++) {
                int i = (k + 1) % 3, j = (k + 2) % 3;
                sum += axis[k] * (test == LaxityTest.DRAWER ? w[k] : w[3 + k] - (arm[i] * w[j] - arm[j] * w[i]));
            }
            out.put(name, side * sum);
        });
        return out;
    }

    /** Force and moment about a point of the world that an element puts on the tibia and what it carries. */
    private double[] wrench(int element, double[] about) {
        double[] total = new double[6], p = instant.workspace.motion.placement;
        report.apply(element);
        for (int body : carried) {
            report.resultant(body, wrench, 0);
            double[] d = new double[3];
            for (int k = 0; k < 3; k++) {
                d[k] = p[Motion.SIZE * body + k] - about[k];
                total[k] += wrench[k];
            }
            for (int k = 0; k < 3; k++) {
                int i = (k + 1) % 3, j = (k + 2) % 3;
                total[3 + k] += wrench[3 + k] + d[i] * wrench[j] - d[j] * wrench[i];
            }
        }
        return total;
    }
}
