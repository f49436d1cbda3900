package org.condyle.measures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.condyle.contact.CompliantStop;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.CoordinateLimit;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.forces.MaxwellSpring;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.math.Relaxation;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrapShape;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleDrive;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Seeds;
import org.condyle.tissue.Damage;
import org.condyle.tissue.DamagingSpring;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.RelaxingLigament;
import org.condyle.tissue.TearingLigament;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every law along every kind of measure, under the contract of force elements: energy balance, pairs of forces, a world
 * that is turned, pure evaluation. In addition the effort is compared with the slope of the stored energy. A new law, or
 * a new measure, is one line of a list.
 */
class LawsOnMeasuresTest {
    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {2, -1, 2}; // far: close to zero length the direction turns too fast
    private static final String ELASTIC_MUSCLE = "muscle";
    private static final double BEYOND = 20; // m or rad: no measure of a random state comes so far

    /** Adds a law along a measure to a model that is being built. */
    private interface Law {
        MeasureLaw along(Measure measure, Model.Builder model);
    }

    /** A measure between two bodies of a forest. */
    private interface Kind {
        Measure between(MixedTree forest, int a, int b);
    }

    /** A law, its viscosity (effort per rate) and whether the rest of its effort is the slope of its stored energy. */
    private record LawCase(String name, Law law, double viscosity, boolean hasPotential, boolean onLinesOnly) {
        LawCase(String name, Law law, double viscosity, boolean hasPotential) {
            this(name, law, viscosity, hasPotential, false);
        }
    }

    private record KindCase(String name, Kind kind) {}

    private record Case(LawCase law, KindCase measure) {
        @Override
        public String toString() {
            return law.name + " along " + measure.name;
        }
    }

    private static final List<LawCase> LAWS = List.of(
            new LawCase("spring", (x, b) -> new Spring(x, 100, 0.4, 3), 3, true),
            new LawCase("spring without damping", (x, b) -> new Spring(x, 70, 0, 0), 0, true),
            new LawCase("damper", (x, b) -> new Spring(x, 0, 0, 300), 300, true),
            new LawCase("Maxwell spring", (x, b) -> MaxwellSpring.in(b, x, 100, 0.4, 30), 0, true),
            new LawCase("damaging spring", LawsOnMeasuresTest::damaging, 0, true),
            new LawCase("lower stop", (x, b) -> CompliantStop.in(b, x, -1, BEYOND, 3, 0.5), 0.5, true),
            new LawCase("upper stop", (x, b) -> CompliantStop.in(b, x, 1, -BEYOND, 3, 0), 0, true),
            new LawCase("soft limit", (x, b) -> new CoordinateLimit(x, BEYOND, 3, BEYOND + 1, 5, 0.5, 0.1), 0.5, true),
            new LawCase(
                    "soft limit in its transition",
                    (x, b) -> new CoordinateLimit(x, -BEYOND - 1, 30, -BEYOND, 50, 0, 3 * BEYOND),
                    0,
                    true),
            new LawCase("ligament", (x, b) -> new Ligament(x, new ToeLinearFibre(800, 0.03), 0.2, 0), 0, true, true),
            new LawCase(
                    "ligament damped in lengthening",
                    (x, b) -> new Ligament(x, new ToeLinearFibre(800, 0.03), 0.2, 0, Ligament.Damping.LENGTHENING),
                    0,
                    true,
                    true),
            new LawCase(
                    "ligament damped in proportion to its tension",
                    (x, b) -> new Ligament(x, new ToeLinearFibre(800, 0.03), 0.2, 0, Ligament.Damping.PROPORTIONAL),
                    0,
                    true,
                    true),
            new LawCase("tearing ligament", LawsOnMeasuresTest::tearing, 0, true, true),
            new LawCase("relaxing ligament", LawsOnMeasuresTest::relaxing, 0, true, true),
            new LawCase("motor", (x, b) -> Motor.along(x, drive(b)), 0, false),
            new LawCase("motor that pushes", (x, b) -> Motor.pushing(x, drive(b)), 0, false),
            new LawCase("activated motor", (x, b) -> Motor.along(x, drive(b)).activated(b, 0.3, 0.2), 0, false),
            new LawCase(ELASTIC_MUSCLE, (x, b) -> muscle(x, b, true), 0, true, true),
            new LawCase("muscle with a rigid tendon", (x, b) -> muscle(x, b, false), 0, false, true),
            new LawCase("effort", (x, b) -> new PrescribedEffort(x, time("3*sin(t) - 7")), 0, false));

    private static final List<KindCase> MEASURES = List.of(
            new KindCase("a coordinate", (f, a, b) -> JointCoordinate.of(f.joint(f.builder.build(), "leaf"), 1)),
            new KindCase("a sum of coordinates", (f, a, b) -> MeasuresTest.sum(f)),
            new KindCase("a distance", (f, a, b) -> new PointDistance(a, f.point(a, AT_A), b, f.point(b, AT_B))),
            new KindCase("a path", LawsOnMeasuresTest::path),
            new KindCase("a path over surfaces", LawsOnMeasuresTest::wrapped),
            new KindCase(
                    "a component",
                    (f, a, b) -> new PointComponent(
                            a, f.point(a, AT_A), b, f.point(b, AT_B), f.direction(b, new double[] {1, 2, -2}))),
            new KindCase("a first Cardan angle", (f, a, b) -> angle(f, a, b, "zxy", 0)),
            new KindCase("a second Cardan angle", (f, a, b) -> angle(f, a, b, "xzy", 1)),
            new KindCase("a third Euler angle", (f, a, b) -> angle(f, a, b, "zxz", 2)),
            new KindCase("a swing", (f, a, b) -> new Swing(a, frames(f, a, b)[0], b, frames(f, a, b)[1])),
            new KindCase("a twist", (f, a, b) -> new Twist(a, frames(f, a, b)[0], b, frames(f, a, b)[1])));

    private static final List<String> LINES = List.of("a distance", "a path", "a path over surfaces");

    private static MeasureLaw damaging(Measure x, Model.Builder b) {
        // stretched by half a metre it damages, at rest it does not: seeds see both
        Damage.Law law = new Damage.Law(150, 40);
        return new DamagingSpring(x, 2e3, 0.3, new Damage(law, time("-20*sin(5*t)"), Damage.Slots.in(b, 0.8)));
    }

    private static MeasureLaw tearing(Measure x, Model.Builder b) {
        Damage damage = new Damage(new Damage.Law(600, 40), time("-20*sin(5*t)"), Damage.Slots.in(b, 0.8));
        return new TearingLigament(x, new ToeLinearFibre(800, 0.03), 0.2, 0, damage);
    }

    private static MeasureLaw relaxing(Measure x, Model.Builder b) {
        Relaxation terms = new Relaxation(new double[] {0.3, 0.2}, new double[] {0.4, 5});
        return RelaxingLigament.in(b, x, new ToeLinearFibre(800, 0.03), 0.2, 1e9, terms);
    }

    private static MotorDrive drive(Model.Builder b) {
        return MotorDrive.unlimited(Control.settable(b, 0.7), 300);
    }

    private static MeasureLaw muscle(Measure x, Model.Builder b, boolean elastic) {
        // lazy fibres and a tendon of rubber, which fit between bodies that are metres apart
        Architecture size = new Architecture(50, elastic ? 1.2 : 4, 0.2, 0.3, elastic ? 0.5 : 10);
        MuscleLaw law = new Thelen2003(size, new Thelen2003.Parameters(30, 2, 0.5, 4, 0.3, 1.8, 0.8, 0.01), elastic);
        Control control = Control.of(time("0.5 + 0.2*sin(t)"));
        return Muscle.in(b, x, law, new MuscleDrive(control, 0.01, 1, Thelen2003.ACTIVATION, 0.05));
    }

    private static Formula time(String formula) {
        return MixedTree.formula(formula, List.of());
    }

    private static Path path(MixedTree f, int a, int b) {
        return new Path(List.of(
                new Path.Point(a, f.point(a, AT_A)),
                new Path.Point(f.stone, new double[] {0.3, 1.1, -2}),
                new Path.Point(b, f.point(b, AT_B))));
    }

    private static WrappedPath wrapped(MixedTree f, int a, int b) {
        WrapShape shape = new WrapShape.Cylinder(0.7, 6), egg = new WrapShape.Ellipsoid(1, 0.8, 0.6);
        return new WrappedPath(
                List.of(
                        new PathPoint(a, f.point(a, AT_A)),
                        new PathPoint(b, f.point(b, AT_B)),
                        new PathPoint(f.stone, 0.3, 2.1, -2)),
                List.of(
                        new PathWrap(new WrapSurface("roller", f.stone, Frame.IDENTITY, shape)),
                        new PathWrap(new WrapSurface("egg", f.twig, Frame.IDENTITY, egg))));
    }

    private static Frame[] frames(MixedTree f, int a, int b) {
        Chance chance = new Chance(9);
        return new Frame[] {f.frame(a, chance.frame(0.3)), f.frame(b, chance.frame(0.3))};
    }

    private static Measure angle(MixedTree f, int a, int b, String sequence, int which) {
        Frame[] in = frames(f, a, b);
        return new CardanAngle(a, in[0], b, in[1], sequence, which);
    }

    /** Every law on every measure; in a usual run every law on a third of the measures, each on others than the law before. */
    static Stream<Case> lawsOnMeasures() {
        return IntStream.range(0, LAWS.size()).boxed().flatMap(i -> {
            LawCase l = LAWS.get(i);
            List<KindCase> on = new ArrayList<>(MEASURES);
            on.removeIf(m -> l.onLinesOnly && !LINES.contains(m.name));
            Collections.rotate(on, i);
            return Seeds.of(on, 3).stream().map(m -> new Case(l, m));
        });
    }

    @Test
    void everyLawAndEveryMeasureIsInUse() {
        List<Case> cases = lawsOnMeasures().toList();
        assertEquals(LAWS, cases.stream().map(c -> c.law).distinct().toList());
        assertEquals(Set.copyOf(MEASURES), cases.stream().map(c -> c.measure).collect(Collectors.toSet()));
    }

    @Test
    void everyLawIsInTheList() {
        Set<String> known = LAWS.stream()
                .map(l -> {
                    MixedTree forest = new MixedTree(1);
                    return l.law.along(
                            l.onLinesOnly ? path(forest, forest.bud, forest.fruit) : forest.coordinate("limb"),
                            forest.builder);
                })
                .map(l -> l.getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> written = new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.condyle")
                        .get(MeasureLaw.class)
                        .getAllSubclasses()
                        .stream()
                        .map(JavaClass::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(written, known);
    }

    @Nested
    @ParameterizedClass(name = "{0}")
    @MethodSource("org.condyle.measures.LawsOnMeasuresTest#lawsOnMeasures")
    class Contract extends ForceElementContractTest {
        @Parameter
        Case it;

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return law(forest, a, b);
        }

        private MeasureLaw law(MixedTree forest, int a, int b) {
            return it.law.law.along(it.measure.kind.between(forest, a, b), forest.builder);
        }

        /** A coordinate is pushed by a generalised force, which is no pair of forces. */
        @Override
        protected boolean internal() {
            return !it.measure.name.equals("a coordinate");
        }

        /** Activation and fibre length of a muscle, its tendon taut or slack. */
        @Override
        protected void stretch(State s, Chance chance) {
            super.stretch(s, chance);
            if (it.law.name.startsWith(ELASTIC_MUSCLE)) {
                for (int i = 0; i < s.z.length; i++) {
                    s.z[i] = i == 0 ? chance.in(0.3, 0.9) : chance.in(1, 1.5);
                }
            }
            if (it.law.name.startsWith("relaxing")) { // tensions of stretched fibres
                for (int i = 0; i < s.z.length; i++) {
                    s.z[i] = chance.in(600, 1500);
                }
            }
        }

        /** A stop is then left, still beyond its place, after its force has ended. */
        @Override
        protected void depart(Model model, State s) {
            if (it.law.name.endsWith("stop")) {
                Arrays.fill(s.memory, 2);
            }
        }

        @ParameterizedTest
        @ValueSource(longs = {81, 82, 83, 84})
        void effortIsTheSlopeOfTheStoredEnergyAndTheViscousPart(long seed) {
            assumeTrue(it.law.hasPotential, "a prescribed effort stores nothing");
            MixedTree forest = new MixedTree(seed);
            MeasureLaw law = law(forest, seed % 2 == 0 ? forest.bud : 0, forest.fruit);
            forest.builder.force("it", law);
            Mechanism m = Mechanism.compile(forest.builder.build());
            Workspace w = new Workspace(m);
            Chance chance = new Chance(800 + seed);
            State s = chance.state(m.model());
            Motion motion = at(s, w);
            if (law instanceof Switching x) {
                x.commit(s, motion);
            }
            Measure.Reading now = law.read(s, motion);
            double x = now.value, rate = now.rate, effort = law.effort(s, motion, now);
            double[] way = chance.numbers(s.v.length, 1e-5), back = way.clone();
            for (int k = 0; k < way.length; k++) {
                back[k] = -way[k];
            }
            State after = moved(m.model(), s, way), before = moved(m.model(), s, back);
            double more = law.storedEnergy(after, at(after, w)), to = law.read(after, w.motion).value;
            double less = law.storedEnergy(before, at(before, w)), from = law.read(before, w.motion).value;
            assertTrue(Math.abs(to - from) > 1e-7, () -> "the way does not change the measure, " + chance);
            double expected = -(more - less) / (to - from) - it.law.viscosity * rate;
            assertEquals(expected, effort, 1e-6 * (1 + Math.abs(effort)), () -> chance + " at " + x);
            assertTrue(Math.abs(effort) > 1e-3, () -> "the law does not act, " + chance);
        }

        private static Motion at(State s, Workspace w) {
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            return w.motion;
        }

        private static State moved(Model model, State s, double[] way) {
            State out = s.copy();
            for (Joint j : model.joints()) {
                j.mobility().advance(s.q, j.qAt(), way, j.vAt(), out.q, j.qAt());
            }
            return out;
        }
    }
}
