package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.condyle.analyse.motion.HeldPoints;
import org.condyle.analyse.motion.Instant;
import org.condyle.forces.ExternalLoad;
import org.condyle.foreign.XmlElement;
import org.condyle.mechanics.Signal;
import org.condyle.text.Quoted;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.Setup;

/**
 * External loads that held points stand for, where it is asked who makes them: while a load is larger than a threshold, the point
 * where it acts is held, and the load itself does not act. OpenSim's InducedAccelerations has a constraint for each load.
 */
final class HeldLoads {
    private final Instant instant;
    private final double threshold;
    private final List<Load> loads = new ArrayList<>();
    private final HeldPoints points;

    private record Load(String name, int body, HeldPoints.Kind kind, List<Signal> force, List<Signal> place) {}

    private HeldLoads(Instant instant, double threshold, List<Load> given) {
        this.instant = instant;
        this.threshold = threshold;
        loads.addAll(given);
        Set<String> names = new LinkedHashSet<>();
        loads.forEach(l -> names.add(l.name));
        points = new HeldPoints(instant, loads.size(), names);
    }

    /** Those that the constraints of a setup stand for: one for each load, in their order, or one word for all. */
    static HeldLoads of(AnalysisScope scope) {
        Setup setup = scope.setup();
        double threshold = setup.number("force_threshold");
        if (!(threshold >= 0)) {
            throw setup.problem("force_threshold", "must be 0 N or more, was " + threshold + " N");
        }
        List<HeldPoints.Kind> kinds = new ArrayList<>();
        for (XmlElement c : setup.objects("ConstraintSet")) {
            kinds.add(kind(c));
        }
        List<String> names = scope.model().externalLoads();
        String word = setup.text("hold_loads");
        if (!word.equals("none")) {
            HeldPoints.Kind kind = switch (word) {
                case "point" -> HeldPoints.Kind.POINT;
                case "body" -> HeldPoints.Kind.BODY;
                default -> throw setup.problem("hold_loads", "must be none, point or body, was " + Quoted.of(word));
            };
            kinds.clear();
            names.forEach(n -> kinds.add(kind));
        }
        if (!kinds.isEmpty() && kinds.size() != names.size()) {
            throw setup.problem(
                    "ConstraintSet",
                    "has " + kinds.size() + " constraints for " + names.size() + " external loads"
                            + (names.isEmpty() ? "" : " (" + MotionFile.listed(names) + ")")
                            + "; it needs one for each, in their order");
        }
        List<Load> loads = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            loads.add(load(scope, names.get(i), kinds.get(i)));
        }
        return new HeldLoads(scope.instant(), threshold, loads);
    }

    private static HeldPoints.Kind kind(XmlElement constraint) {
        return switch (constraint.name()) {
            case "RollingOnSurfaceConstraint", "PointConstraint" -> HeldPoints.Kind.POINT;
            case "WeldConstraint" -> HeldPoints.Kind.BODY;
            default ->
                throw constraint.problem(constraint.name()
                        + " cannot stand for an external load; write a PointConstraint, a RollingOnSurfaceConstraint or a"
                        + " WeldConstraint");
        };
    }

    private static Load load(AnalysisScope scope, String name, HeldPoints.Kind kind) {
        ToolModel model = scope.model();
        List<Signal> signals =
                scope.instant().workspace.signals(model.mechanism().forceNames().indexOf(name));
        return new Load(
                name,
                ((ExternalLoad) Objects.requireNonNull(model.model().forces().get(name))).body(),
                kind,
                pick(signals, "fx", "fy", "fz"),
                pick(signals, "x", "y", "z"));
    }

    private static List<Signal> pick(List<Signal> all, String... names) {
        List<Signal> out = new ArrayList<>();
        for (String n : names) {
            all.stream().filter(s -> s.name().equals(n)).forEach(out::add);
        }
        return out;
    }

    HeldPoints points() {
        return points;
    }

    /** Names of the loads, with the numbers that each of their forces has. */
    List<String> names() {
        return loads.stream().map(Load::name).toList();
    }

    int numbers(int load) {
        return loads.get(load).kind.rows();
    }

    /** Holds what is loaded at the instant; gives for each load its place among the held points, or -1. */
    int[] look() {
        points.clear();
        int[] place = new int[loads.size()];
        double[] force = new double[3], at = new double[3], local = new double[3];
        for (int i = 0; i < place.length; i++) {
            Load load = loads.get(i);
            read(load.force, force);
            place[i] = -1;
            if (Math.sqrt(force[0] * force[0] + force[1] * force[1] + force[2] * force[2]) > threshold) {
                read(load.place, at);
                instant.workspace.motion.materialPoint(load.body, at, 0, local, 0);
                place[i] = points.count();
                points.hold(load.body, local, load.kind);
            }
        }
        return place;
    }

    private void read(List<Signal> from, double[] out) {
        for (int k = 0; k < 3; k++) {
            out[k] = from.get(k).read(instant.state(), instant.workspace.motion);
        }
    }
}
