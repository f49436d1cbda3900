package org.condyle.analyse.motion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.WeightedPoints;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.Distance;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MarkedTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InverseKinematicsTest {
    private static final double[] NONE = {};

    static MeasureEquation equation(String text, boolean driven, List<JointCoordinate> coordinates) {
        NameTable names = new NameTable().variable("t");
        for (int i = 0; i < coordinates.size(); i++) {
            names.variable("q" + i);
        }
        return new MeasureEquation(Expression.parse(text, names), coordinates, driven, Dimension.ANGLE);
    }

    /** Two rods of lengths 0.5 and 0.4 m in the xy plane; angle 0 is along x. Markers at their ends. */
    private static Model.Builder arm() {
        Chance chance = new Chance(1);
        Model.Builder b = Model.builder("arm");
        int upper = b.body(chance.body("upper")), lower = b.body(chance.body("lower"));
        b.joint("shoulder", new Pin(), 0, upper);
        b.joint("elbow", new Pin(), upper, lower, Frame.at(0.5, 0, 0), Frame.IDENTITY);
        b.marker("elbow", new Landmark(upper, Frame.at(0.5, 0, 0)));
        b.marker("hand", new Landmark(lower, Frame.at(0.4, 0, 0)));
        return b;
    }

    private static double[] armPlaces(double shoulder, double elbow) {
        double x = 0.5 * Math.cos(shoulder), y = 0.5 * Math.sin(shoulder);
        return new double[] {x, y, 0, x + 0.4 * Math.cos(shoulder + elbow), y + 0.4 * Math.sin(shoulder + elbow), 0};
    }

    @Test
    void armFindsTheAnglesOfTheCosineRule() {
        Model model = arm().build();
        InverseKinematics ik = new InverseKinematics(
                Mechanism.compile(model),
                model.newState(),
                new TrackingTasks().marker("elbow", 1).marker("hand", 3));
        assertTrue(ik.solve(0, armPlaces(0.7, 0.9), NONE));
        assertEquals(0.7, ik.state().q[0], 1e-10);
        assertEquals(0.9, ik.state().q[1], 1e-10);
        assertEquals(0, ik.fit().rms(), 1e-10);
        assertEquals(2, ik.fit().rank());
        assertEquals(2, ik.fit().freedoms());
    }

    /** With one marker on one rod the minimum is the direction of the marker, and the objective is the squared miss over 2. */
    @Test
    void objectiveDividesMarkersByTheirWeightsAndNotCoordinates() {
        Chance chance = new Chance(2);
        Model.Builder b = Model.builder("rod");
        int rod = b.body(chance.body("rod"));
        b.joint("pin", new Pin(), 0, rod);
        b.marker("tip", new Landmark(rod, Frame.at(1, 0, 0)));
        Model model = b.build();
        double far = 2, wanted = 0.3, weight = 0.25;
        InverseKinematics ik = new InverseKinematics(
                Mechanism.compile(model),
                model.newState(),
                new TrackingTasks().marker("tip", 20).coordinate("pin.angle", weight));
        assertTrue(ik.solve(0, new double[] {0, far, 0}, new double[] {wanted}));
        double q = ik.state().q[0];
        // d/dq of ½|(cos q, sin q) - (0, d)|² + ½ w (q - q̂)² is -d cos q + w (q - q̂)
        assertEquals(0, -far * Math.cos(q) + weight * (q - wanted), 1e-8);
        double miss = Math.pow(Math.cos(q), 2) + Math.pow(Math.sin(q) - far, 2);
        assertEquals(
                0.5 * miss + 0.5 * weight * Math.pow(q - wanted, 2), ik.fit().objective(), 1e-12);
        assertEquals(Math.sqrt(miss), ik.fit().worstError(), 1e-12);
        assertEquals("tip", ik.fit().worstMarker());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void poseThatMadeTheMarkersIsFoundAgain(long seed) {
        MarkedTree tree = new MarkedTree(seed, 7, 4);
        Model model = tree.builder.build();
        Mechanism m = Mechanism.compile(model);
        State truth = MarkedTree.pose(model, tree.chance, 0.5);
        InverseKinematics ik = new InverseKinematics(m, model.newState(), MarkedTree.allMarkers(model, tree.chance));
        double[] places = MarkedTree.places(m, truth), found = new double[places.length];
        boolean converged = ik.solve(0, places, NONE);
        ik.modelMarkers(found);
        assertTrue(converged, tree.chance + ": " + ik.fit());
        assertArrayEquals(places, found, 1e-9, tree.chance.toString());
        assertArrayEquals(truth.q, upToSigns(model, ik.state().q, truth.q), 1e-8, tree.chance.toString());
        assertEquals(model.speeds(), ik.fit().rank(), tree.chance.toString());
    }

    /** Quaternions of both signs are one turn. */
    private static double[] upToSigns(Model model, double[] q, double[] like) {
        double[] out = q.clone();
        for (Joint j : model.joints()) {
            if (j.mobility().coordinates().length == 4 && j.mobility().speeds().length == 3) {
                double along = 0;
                for (int k = 0; k < 4; k++) {
                    along += q[j.qAt() + k] * like[j.qAt() + k];
                }
                for (int k = 0; k < 4; k++) {
                    out[j.qAt() + k] *= Math.signum(along);
                }
            }
        }
        return out;
    }

    @Test
    void gradientAndMatrixAreThoseOfTheMarkers() {
        for (long seed = 30; seed < 40; seed++) {
            MarkedTree tree = new MarkedTree(seed, 6, 2);
            Model model = tree.builder.build();
            Mechanism m = Mechanism.compile(model);
            State s = MarkedTree.pose(model, tree.chance, 0.8);
            Workspace w = new Workspace(m);
            List<Landmark> marked = List.copyOf(model.markers().values());
            int count = marked.size(), n = model.speeds();
            double[] weights = tree.chance.numbers(count, 1), targets = tree.chance.numbers(3 * count, 1);
            for (int i = 0; i < count; i++) {
                weights[i] = i == 3 ? 0 : Math.abs(weights[i]);
            }
            targets[9] = Double.NaN; // of the marker without weight
            WeightedPoints points = new WeightedPoints(w, marked);
            Dynamics.place(s, w);
            points.value(weights, targets);
            double[] matrix = new double[n * n], gradient = new double[n];
            points.addTo(weights, targets, false, matrix, gradient);
            double[] here = MarkedTree.places(m, s);
            double[][] jacobian = differences(m, s, here.length);
            for (int k = 0; k < n; k++) {
                double expected = 0;
                for (int i = 0; i < 3 * count; i++) {
                    expected += weights[i / 3] > 0 ? weights[i / 3] * jacobian[k][i] * (here[i] - targets[i]) : 0;
                }
                assertEquals(expected, gradient[k], 1e-8, tree.chance + " speed " + k);
                for (int l = 0; l < n; l++) {
                    double sum = 0;
                    for (int i = 0; i < 3 * count; i++) {
                        sum += weights[i / 3] * jacobian[k][i] * jacobian[l][i];
                    }
                    assertEquals(sum, matrix[n * k + l], 1e-8, tree.chance + " speeds " + k + ", " + l);
                }
            }
        }
    }

    /** Of a chain of pins and a slider the second derivatives are exact: they are the slopes of the gradient. */
    @Test
    void curvedMatrixOfAChainIsTheSlopeOfTheGradient() {
        Chance chance = new Chance(21);
        Model model = chain(chance).build();
        Mechanism m = Mechanism.compile(model);
        State s = MarkedTree.pose(model, chance, 0.8);
        int n = model.speeds(), count = model.markers().size();
        double[] targets = chance.numbers(3 * count, 1), weights = new double[count];
        java.util.Arrays.fill(weights, 0.5);
        double[] matrix = new double[n * n], ignored = new double[n * n], here = new double[n];
        gradient(m, s, weights, targets, true, matrix, here);
        double h = 1e-6;
        for (int k = 0; k < n; k++) {
            double[] up = new double[n], down = new double[n];
            State a = s.copy(), b = s.copy();
            a.q[k] += h;
            b.q[k] -= h;
            gradient(m, a, weights, targets, false, ignored, up);
            gradient(m, b, weights, targets, false, ignored, down);
            for (int i = 0; i < n; i++) {
                assertEquals((up[i] - down[i]) / (2 * h), matrix[n * i + k], 1e-7, i + ", " + k);
            }
        }
    }

    private static void gradient(
            Mechanism m, State s, double[] weights, double[] targets, boolean curved, double[] matrix, double[] out) {
        Workspace w = new Workspace(m);
        WeightedPoints points =
                new WeightedPoints(w, List.copyOf(m.model().markers().values()));
        Dynamics.place(s, w);
        points.value(weights, targets);
        points.addTo(weights, targets, curved, matrix, out);
    }

    /** ∂x/∂v by central differences along each speed. */
    private static double[][] differences(Mechanism m, State s, int numbers) {
        int n = s.v.length;
        double[][] out = new double[n][numbers];
        double h = 1e-5;
        for (int k = 0; k < n; k++) {
            double[] step = new double[n];
            State a = s.copy(), b = s.copy();
            step[k] = h;
            org.condyle.dynamics.Configurations.advance(m, s.q, step, a.q);
            step[k] = -h;
            org.condyle.dynamics.Configurations.advance(m, s.q, step, b.q);
            double[] up = MarkedTree.places(m, a), down = MarkedTree.places(m, b);
            for (int i = 0; i < numbers; i++) {
                out[k][i] = (up[i] - down[i]) / (2 * h);
            }
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void closedLoopsCouplersAndDriversAreKept(long seed) {
        MarkedTree tree = new MarkedTree(seed, 5, 4);
        // a chain of its own with three pins, the first locked or driven, the second coupled to the third, and a bar to
        // the tree
        Model.Builder b = tree.builder;
        Chance chance = tree.chance;
        int[] link = new int[4];
        Joint[] joint = new Joint[4];
        for (int i = 0; i < 4; i++) {
            link[i] = b.body(chance.body("link" + i));
            joint[i] = b.joint(
                    "pin" + i, new Pin(), i == 0 ? 0 : link[i - 1], link[i], chance.frame(0.3), chance.frame(0.1));
            for (int k = 0; k < 3; k++) {
                b.marker("l" + i + "." + k, new Landmark(link[i], chance.frame(0.3)));
            }
        }
        JointCoordinate q0 = JointCoordinate.of(joint[0]),
                q1 = JointCoordinate.of(joint[1]),
                q2 = JointCoordinate.of(joint[2]);
        b.constraint("drive", equation("q0 - 0.3 - 0.2*t", true, List.of(q0)));
        b.constraint("coupler", equation("q0 - 0.5*sin(q1) - 0.1", false, List.of(q1, q2)));
        double[] onTree = chance.vector(0.2), onLink = chance.vector(0.2);
        Mechanism loose = Mechanism.compile(b.build());
        State truth = MarkedTree.pose(loose.model(), chance, 0.4);
        truth.time = 0.5;
        truth.q[joint[0].qAt()] = 0.3 + 0.2 * 0.5;
        truth.q[joint[1].qAt()] = 0.5 * Math.sin(truth.q[joint[2].qAt()]) + 0.1;
        Workspace w = new Workspace(loose);
        Dynamics.place(truth, w);
        double[] d = new double[6];
        w.motion.difference(1, onTree, link[3], onLink, d, 0);
        b.constraint(
                "bar", new Distance(1, onTree, link[3], onLink, Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2])));
        Model model = b.build();
        Mechanism m = Mechanism.compile(model);
        TrackingTasks tasks = MarkedTree.allMarkers(model, chance);
        InverseKinematics ik = new InverseKinematics(m, model.newState(), tasks);
        double[] places = MarkedTree.places(m, truth);
        assertTrue(ik.solve(0.5, places, NONE), chance + ": " + ik.fit());
        assertArrayEquals(truth.q, upToSigns(model, ik.state().q, truth.q), 1e-8, chance.toString());
        assertTrue(
                ik.fit().violation() < 1e-12, chance + " violation " + ik.fit().violation());
        assertEquals(model.speeds() - 3, ik.fit().freedoms(), chance.toString());

        // markers that do not fit: the constraints hold all the same, and the gradient is a combination of their rows
        for (int i = 0; i < places.length; i++) {
            places[i] += chance.in(-0.02, 0.02);
        }
        assertTrue(ik.solve(0.6, places, NONE), chance + ": " + ik.fit());
        assertTrue(
                ik.fit().violation() < 1e-12, chance + " violation " + ik.fit().violation());
        assertEquals(0.3 + 0.2 * 0.6, ik.state().q[joint[0].qAt()], 1e-13);
        assertTrue(kktResidual(m, ik.state(), tasks, places) < 1e-9, chance.toString());

        // the same by a penalty comes near
        InverseKinematics soft = new InverseKinematics(m, model.newState(), tasks, 1e6);
        assertTrue(soft.solve(0.6, places, NONE), chance + ": " + soft.fit());
        assertEquals(0.3 + 0.2 * 0.6, soft.state().q[joint[0].qAt()], 1e-13);
        assertTrue(Assembly.inspect(m, soft.state()).violation() < 1e-4, chance.toString());
        assertArrayEquals(ik.state().q, upToSigns(model, soft.state().q, ik.state().q), 1e-4, chance.toString());
    }

    /** What remains of the gradient when its part along the rows of the constraints is taken out. */
    private static double kktResidual(Mechanism m, State s, TrackingTasks tasks, double[] places) {
        Workspace w = new Workspace(m);
        int n = s.v.length;
        double[] weights = tasks.markers().stream()
                .mapToDouble(TrackingTasks.Marker::weight)
                .toArray();
        double sum = java.util.Arrays.stream(weights).sum();
        for (int i = 0; i < weights.length; i++) {
            weights[i] /= sum;
        }
        WeightedPoints points =
                new WeightedPoints(w, List.copyOf(m.model().markers().values()));
        Dynamics.constrain(s, w);
        points.value(weights, places);
        double[] gradient = new double[n];
        points.addTo(weights, places, false, new double[n * n], gradient);
        double[][] basis = new double[m.rows()][];
        for (int r = 0; r < m.rows(); r++) {
            basis[r] = w.gradient(r).clone();
            for (int j = 0; j < r; j++) {
                remove(basis[r], basis[j]);
            }
            double size = Math.sqrt(dot(basis[r], basis[r]));
            for (int k = 0; k < n; k++) {
                basis[r][k] /= size;
            }
        }
        for (double[] row : basis) {
            remove(gradient, row);
        }
        double most = 0;
        for (double x : gradient) {
            most = Math.max(most, Math.abs(x));
        }
        return most;
    }

    private static void remove(double[] x, double[] unit) {
        double along = dot(x, unit);
        for (int k = 0; k < x.length; k++) {
            x[k] -= along * unit[k];
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < a.length; k++) {
            sum += a[k] * b[k];
        }
        return sum;
    }

    /** Bounds: every combination of sides is tried by solving with those coordinates locked, and the best feasible one wins. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void clampedCoordinatesStopAtTheBestCombinationOfBounds(long seed) {
        double best = Double.POSITIVE_INFINITY;
        double[] places = {};
        for (int mask = 0; mask < 27; mask++) {
            Chance chance = new Chance(seed);
            Model.Builder b = chain(chance);
            int code = mask;
            double[] lower = new double[3], upper = new double[3];
            List<Joint> joints = b.build().joints();
            for (int c = 0; c < 3; c++) {
                lower[c] = chance.in(-0.6, -0.1);
                upper[c] = chance.in(0.1, 0.6);
                int side = code % 3;
                code /= 3;
                if (side > 0) {
                    double at = side == 1 ? lower[c] : upper[c];
                    b.constraint(
                            "lock" + c,
                            equation("q0 - (" + at + ")", true, List.of(JointCoordinate.of(joints.get(c)))));
                }
            }
            Model model = b.build();
            Mechanism m = Mechanism.compile(model);
            places = MarkedTree.places(m, MarkedTree.pose(model, chance, 1.2));
            InverseKinematics ik =
                    new InverseKinematics(m, model.newState(), MarkedTree.allMarkers(model, new Chance(9)));
            assertTrue(ik.solve(0, places, NONE), chance + ", combination " + mask + ": " + ik.fit());
            boolean inside = true;
            for (int c = 0; c < 3; c++) {
                double q = ik.state().q[joints.get(c).qAt()];
                inside &= q >= lower[c] - 1e-9 && q <= upper[c] + 1e-9;
            }
            best = inside ? Math.min(best, ik.fit().objective()) : best;
        }
        Chance chance = new Chance(seed);
        Model.Builder b = chain(chance);
        for (int c = 0; c < 3; c++) {
            b.range("pin" + c + ".angle", new CoordinateRange(chance.in(-0.6, -0.1), chance.in(0.1, 0.6), true));
        }
        Model model = b.build();
        InverseKinematics ik = new InverseKinematics(
                Mechanism.compile(model), model.newState(), MarkedTree.allMarkers(model, new Chance(9)));
        assertTrue(ik.solve(0, places, NONE), chance + ": " + ik.fit());
        assertEquals(best, ik.fit().objective(), 1e-12, chance + ": " + ik.fit().atBounds());
    }

    private static Model.Builder chain(Chance chance) {
        Model.Builder b = Model.builder("chain");
        int before = 0;
        for (int i = 0; i < 5; i++) {
            int body = b.body(chance.body("body" + i));
            b.joint("pin" + i, i < 4 ? new Pin() : new Slider(), before, body, chance.frame(0.3), chance.frame(0.1));
            for (int k = 0; k < 3; k++) {
                b.marker("m" + i + "." + k, new Landmark(body, chance.frame(0.3)));
            }
            before = body;
        }
        return b;
    }

    @Test
    void boundThatIsHeldIsNamedAndLetGoAgain() {
        Model model =
                arm().range("elbow.angle", new CoordinateRange(0, 0.5, true)).build();
        InverseKinematics ik = new InverseKinematics(
                Mechanism.compile(model),
                model.newState(),
                new TrackingTasks().marker("elbow", 1).marker("hand", 1));
        ik.solve(0, armPlaces(0.2, 0.9), NONE);
        assertEquals(0.5, ik.state().q[1]);
        assertEquals(List.of("elbow.angle"), ik.fit().atBounds());
        assertEquals(1, ik.fit().freedoms());
        ik.solve(0.1, armPlaces(0.2, 0.3), NONE);
        assertEquals(0.3, ik.state().q[1], 1e-10);
        assertEquals(List.of(), ik.fit().atBounds());
        ik.solve(0.2, armPlaces(0.2, -0.3), NONE);
        assertEquals(0, ik.state().q[1]);
    }

    @Test
    void missingMarkersDropOutAndUnseenCoordinatesStay() {
        Model model = arm().build();
        InverseKinematics ik = new InverseKinematics(
                Mechanism.compile(model),
                model.newState(),
                new TrackingTasks().marker("elbow", 1).marker("hand", 1));
        ik.solve(0, armPlaces(0.2, 0.4), NONE);
        double[] partly = armPlaces(0.6, 0);
        partly[4] = Double.NaN;
        assertTrue(ik.solve(0.1, partly, NONE));
        assertEquals(0.6, ik.state().q[0], 1e-9);
        assertEquals(0.4, ik.state().q[1], 1e-9);
        assertEquals(1, ik.fit().rank());
        assertEquals(1, ik.fit().seen());
        assertTrue(Double.isNaN(ik.fit().error(1)));
        double[] nothing = new double[6];
        java.util.Arrays.fill(nothing, Double.NaN);
        double[] before = ik.state().q.clone();
        assertTrue(ik.solve(0.2, nothing, NONE));
        assertArrayEquals(before, ik.state().q);
        assertEquals("", ik.fit().worstMarker());
    }

    @Test
    void laterFramesNeedFewIterations() {
        MarkedTree tree = new MarkedTree(5, 8, 3);
        Model model = tree.builder.build();
        Mechanism m = Mechanism.compile(model);
        InverseKinematics ik = new InverseKinematics(m, model.newState(), MarkedTree.allMarkers(model, tree.chance));
        State base = MarkedTree.pose(model, tree.chance, 0.3);
        double[] noise = tree.chance.numbers(3 * model.markers().size(), 0.01);
        int most = 0;
        for (int k = 0; k < 50; k++) {
            State s = base.copy();
            for (Joint j : model.joints()) {
                if (j.mobility().isPlain(0)) {
                    s.q[j.qAt()] += 0.3 * Math.sin(0.1 * k + j.qAt());
                }
            }
            double[] places = MarkedTree.places(m, s);
            for (int i = 0; i < places.length; i++) {
                places[i] += noise[i];
            }
            assertTrue(ik.solve(0.01 * k, places, NONE));
            most = k > 2 ? Math.max(most, ik.fit().iterations()) : 0;
        }
        assertTrue(most <= 8, "iterations " + most);
    }

    @Test
    void mistakesAreNamedWithTheWayOut() {
        Model model = arm().build();
        Mechanism m = Mechanism.compile(model);
        assertTrue(message(m, new TrackingTasks().marker("Hand", 1)).contains("did you mean 'hand'?"));
        assertTrue(message(m, new TrackingTasks()).contains("nothing to follow"));
        assertTrue(message(m, new TrackingTasks().marker("hand", 0)).contains("all weights"));
        assertTrue(message(m, new TrackingTasks().marker("hand", -1)).contains("was -1"));
        assertTrue(message(m, new TrackingTasks().marker("hand", Double.NaN)).contains("NaN"));
        assertTrue(message(m, new TrackingTasks().marker("hand", 1).marker("hand", 1))
                .contains("two tasks"));
        assertTrue(message(m, new TrackingTasks().coordinate("elbow.angel", 1)).contains("elbow.angle"));
        assertTrue(message(m, new TrackingTasks().coordinate("angle", 1)).contains("shoulder.angle, elbow.angle"));
        assertThrows(
                ModelException.class,
                () -> new InverseKinematics(m, model.newState(), new TrackingTasks().marker("hand", 1), 0));
        InverseKinematics ik = new InverseKinematics(m, model.newState(), new TrackingTasks().marker("hand", 1));
        ik.solve(1, new double[3], NONE);
        String late = assertThrows(ModelException.class, () -> ik.solve(1, new double[3], NONE))
                .getMessage();
        assertTrue(late.contains("must increase"), late);
        ik.restart();
        ik.solve(0.5, new double[3], NONE);
        assertThrows(IllegalArgumentException.class, () -> ik.solve(2, new double[4], NONE));
        assertFalse(ik.fit().toString().isEmpty());
    }

    private static String message(Mechanism m, TrackingTasks tasks) {
        return assertThrows(
                        ModelException.class,
                        () -> new InverseKinematics(m, m.model().newState(), tasks))
                .getMessage();
    }
}
