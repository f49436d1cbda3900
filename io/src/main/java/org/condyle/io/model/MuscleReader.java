package org.condyle.io.model;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.muscle.MetabolismReader;
import org.condyle.io.model.muscle.MuscleLawCatalog;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.measures.PointDistance;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleDrive;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.MuscleLaw;
import org.jspecify.annotations.Nullable;

/** Muscles as model files describe them. */
final class MuscleReader {
    private static final MappingType MUSCLE = ControlReader.keys(
            MuscleLawCatalog.keys(MeasureReader.lineKeys(
                            "muscle", "a Hill-type muscle with its tendon along a line", PathReader.POINT)
                    .need(
                            "max-isometric-force",
                            ValueType.quantity("N"),
                            "F0, largest active force of the fibres at their optimal length and at rest")
                    .need("optimal-fibre-length", ValueType.quantity("m"), "l0, fibre length with this force")
                    .need(
                            "tendon-slack-length",
                            ValueType.quantity("m"),
                            "ls, length up to which the tendon has no force; 0 only with tendon: rigid")
                    .key(
                            "pennation",
                            ValueType.quantity("rad"),
                            "angle between fibres and tendon at the optimal fibre length",
                            "0")
                    .key(
                            "max-contraction-velocity",
                            ValueType.quantity("1/s"),
                            "fastest shortening, in optimal fibre lengths per second",
                            "10")
                    .key(
                            "tendon",
                            ValueType.choice("elastic", "rigid"),
                            "whether the tendon stretches; a rigid one needs no internal state",
                            "elastic")
                    .key("metabolism", MetabolismReader.TYPE, "tells the metabolic power; by default none")
                    .key("start-activation", ValueType.number(), "activation at the start of a run", "0.05")),
            "0.05");

    private MuscleReader() {}

    static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                "muscle",
                MUSCLE,
                "L = lT + l cos(phi), FT = F0 fT(lT/ls) = F0 (a fL(l/l0) fV + fP(l/l0) + damping) cos(phi); l sin(phi) = l0"
                        + " sin(phi0); the activation a follows the control",
                "F. E. Zajac, Critical Reviews in Biomedical Engineering 17 (1989) 359-411; the sources of the laws",
                "fibres from 0.4 to 1.8 optimal lengths; no fatigue, no history of force; one point of view for all"
                        + " fibres of a muscle",
                MuscleReader::muscle);
    }

    private static ForceElement muscle(ReaderContext r, Part v) {
        int before = r.problems.size();
        Measure line = line(r, v);
        double force = r.quantities.positive(v, "max-isometric-force", "N"),
                fibre = r.quantities.positive(v, "optimal-fibre-length", "m"),
                tendon = MuscleLawCatalog.tendonSlackLength(r, v),
                velocity = r.quantities.positive(v, "max-contraction-velocity", "1/s");
        double pennation = pennation(r, v);
        double start = r.quantities.within(v, "start-activation", 0, 1);
        MuscleLawCatalog.Made made = r.problems.size() > before
                ? MuscleLawCatalog.make(r, v, new Architecture(1, 1, 1, 0, 1))
                : MuscleLawCatalog.make(r, v, new Architecture(force, fibre, tendon, pennation, velocity));
        MuscleLaw law = made.law();
        Control control = ControlReader.read(r, v, "control");
        double[] limits = ControlReader.limits(r, v, made.leastControl(), 1);
        // Whoever states limits means them, and tables are compared with them when they are read.
        boolean table =
                v.entry("control").isMapping() || r.controls.has(v.entry().key());
        boolean saturates = v.has("least-control") || v.has("most-control") || table;
        ControlReader.requireWithin(r, v, Math.min(0, limits[0]), Math.max(1, limits[1]));
        Measure harmless = new PointDistance(Motion.GROUND, new double[3], Motion.GROUND, new double[] {1, 0, 0});
        Muscle muscle = Muscle.in(
                r.builder,
                line == null ? harmless : line,
                law,
                new MuscleDrive(control, limits[0], limits[1], made.dynamics(), start, saturates));
        return v.has("metabolism")
                ? muscle.with(MetabolismReader.read(r, v.part("metabolism"), law.architecture()))
                : muscle;
    }

    private static double pennation(ReaderContext r, Part v) {
        double angle = r.quantities.notNegative(v, "pennation", "rad"), most = Math.acos(Architecture.LEAST_COSINE);
        if (angle > most) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("pennation"),
                    "must not be above " + (float) Math.toDegrees(most) + " deg, was "
                            + Quantities.was(v.entry("pennation"), angle, "rad"),
                    "an angle without a unit is in radians");
            return 0;
        }
        return angle;
    }

    private static @Nullable Measure line(ReaderContext r, Part v) {
        if (v.has("on")) {
            if (!v.list("over").isEmpty()) {
                r.problems.error(
                        Code.NO_EFFECT, v.entry("over"), "has no effect with 'on'", "the measure has its own surfaces");
            }
            return MeasureReader.line(r, v);
        }
        List<PathPoint> points = v.list(v.has("through") ? "through" : "between").stream()
                .map((Entry e) -> PathReader.point(r, e, null))
                .toList();
        return PathReader.path(r, v, points);
    }
}
