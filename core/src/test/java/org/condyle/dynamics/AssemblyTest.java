package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.FrameConstraint;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.Spherical;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.scenes.Walker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssemblyTest {
    private static String refusal(Executable attempt) {
        return String.valueOf(assertThrows(ModelException.class, attempt).getMessage());
    }

    private static boolean[] held(State s, int... indices) {
        boolean[] out = new boolean[s.v.length];
        for (int i : indices) {
            out[i] = true;
        }
        return out;
    }

    @Test
    void whatWasGivenIsHeldAndTheRestFollows() {
        Model model = PlanarMechanisms.fourBar();
        State s = model.newState();
        s.q[2] = 1.1;
        s.v[2] = 6;
        s.q[3] = 0.3;
        s.q[4] = 0.2;
        s.q[5] = 0.46;
        s.q[6] = 0.5;
        s.q[8] = 1.45;
        Assembly.Result r = Assembly.assemble(Mechanism.compile(model), s, held(s, 2), held(s, 2));
        assertEquals(1.1, s.q[2]);
        assertEquals(6, s.v[2]);
        assertEquals(1, r.freedoms());
        assertEquals(List.of(), r.remarks());
        assertEquals(List.of(), r.redundant());
        assertTrue(r.violation() < 1e-13 && r.rate() < 1e-13, r::toString);
        // the coupler's ends by the law of cosines
        double x = 0.2 * Math.cos(1.1), y = 0.2 * Math.sin(1.1), far = Math.hypot(0.5 - x, y);
        double rocker = Math.PI - Math.atan2(y, 0.5 - x) - Math.acos((0.16 + far * far - 0.25) / (2 * 0.4 * far));
        assertEquals(rocker, s.q[8], 1e-10);
    }

    @Test
    void valueThatDoesNotFitIsReleasedWithARemark() {
        Model model = PlanarMechanisms.fourBar();
        State s = model.newState();
        s.q[2] = 1.1;
        s.q[3] = 0.3;
        s.q[4] = 0.2;
        s.q[5] = 0.46;
        s.q[6] = 0.5;
        s.q[8] = 2.5; // the rocker cannot be there with the crank at 1.1 rad
        s.v[2] = 6;
        s.v[8] = -50;
        Assembly.Result r = Assembly.assemble(Mechanism.compile(model), s, held(s, 2, 8), held(s, 2, 8));
        assertTrue(r.violation() < 1e-11, r::toString);
        String all = String.join("\n", r.remarks());
        assertTrue(all.contains("initial j3.angle = 2.5 violates the constraints; changed to "), all);
        assertTrue(all.contains("initial speed of j3.angle = -50.0 violates the constraints; changed to "), all);
    }

    @Test
    void contradictingConstraintsAreRefusedWithTheirNames() {
        Model.Builder b = Model.builder("torn");
        int rod = b.body(PlanarMechanisms.rod("rod", 1, 2));
        b.joint("rod", new Planar(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint("left", new PlanarRevolute(rod, new double[] {-0.5, 0, 0}, 0, new double[] {-1, 0, 0}));
        b.constraint("right", new PlanarRevolute(rod, new double[] {0.5, 0, 0}, 0, new double[] {1, 0, 0}));
        Model model = b.build();
        State s = model.newState();
        String e = refusal(() -> Assembly.assemble(Mechanism.compile(model), s, held(s), held(s)));
        assertTrue(e.startsWith("the constraints cannot be satisfied from the initial position: "), e);
        assertTrue(e.contains("'left.x' is violated by 0.5"), e);
        assertTrue(e.contains("'right.x' is violated by -0.5"), e);
        assertTrue(e.contains("check lengths"), e);
    }

    @Test
    void contradictingDriversAreRefusedWithTheirNames() {
        Model.Builder b = Model.builder("two motors");
        int rod = b.body(PlanarMechanisms.rod("rod", 1, 2));
        b.joint("rod", new Planar(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        for (String speed : List.of("1", "3")) {
            NameTable names = new NameTable().variable("t").variable("a");
            b.constraint(
                    "motor-" + speed,
                    new MeasureEquation(
                            Expression.parse("a - " + speed + "*t", names),
                            List.of(new JointCoordinate(2, 2, Measure.Kind.ANGLE)),
                            true,
                            Dimension.ANGLE));
        }
        Model model = b.build();
        State s = model.newState();
        String e = refusal(() -> Assembly.assemble(Mechanism.compile(model), s, held(s), held(s)));
        assertTrue(e.startsWith("no velocities satisfy the constraints: "), e);
        assertTrue(e.contains("'motor-1.value'"), e);
        assertTrue(e.contains("'motor-3.value'"), e);
    }

    @Test
    void spatialHingeOnPlanarBodiesHasItsIdleRowsNamed() {
        Model.Builder b = Model.builder("hinged");
        int rod = b.body(PlanarMechanisms.rod("rod", 1, 2));
        b.joint("rod", new Planar(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint(
                "hinge",
                new FrameConstraint(
                        FrameConstraint.Kind.REVOLUTE, rod, Frame.at(-0.5, 0, 0), 0, Frame.at(0.2, 0.3, 0)));
        Model model = b.build();
        State s = model.newState();
        Assembly.Result r = Assembly.assemble(Mechanism.compile(model), s, held(s, 2), held(s, 2));
        assertEquals(List.of("hinge.z", "hinge.turn-xz", "hinge.turn-yz"), r.redundant());
        assertEquals(1, r.freedoms());
        assertEquals(0.7, s.q[0], 1e-12);
    }

    @Test
    void walkingBodyIsAssembledFromItsAnglesAlone() {
        Model driven = Walker.driven();
        State s = Walker.guess(driven);
        Assembly.Result r = Assembly.assemble(Mechanism.compile(driven), s, held(s), held(s));
        assertEquals(0, r.freedoms());
        assertEquals(List.of(), r.redundant());
        assertTrue(r.violation() < 1e-13 && r.rate() < 1e-13, r::toString);
        Model dangling = Walker.dangling();
        State t = Walker.guess(dangling);
        assertEquals(
                7,
                Assembly.assemble(Mechanism.compile(dangling), t, held(t), held(t))
                        .freedoms());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void spatialLoopsCloseFromAnywhere(long seed) {
        MixedTree forest = new MixedTree(seed);
        forest.builder.constraint(
                "loop", new Spherical(forest.bud, new double[] {0.1, 0.1, 0}, forest.stone, new double[3]));
        forest.builder.constraint(
                "weld",
                new FrameConstraint(
                        FrameConstraint.Kind.WELD,
                        forest.fruit,
                        new Chance(seed).frame(0.2),
                        forest.plate,
                        new Chance(seed + 100).frame(0.2)));
        Mechanism m = Mechanism.compile(forest.builder.build());
        Chance chance = new Chance(seed);
        State s = chance.state(m.model());
        Assembly.Result r = Assembly.assemble(m, s, held(s), held(s));
        assertTrue(r.violation() <= Assembly.CLOSED, chance + " " + r);
        assertTrue(r.rate() <= 1e-10, chance + " " + r);
        assertEquals(s.v.length - 9, r.freedoms(), chance::toString);
    }

    @Test
    void inspectingMovesNothing() {
        Model model = PlanarMechanisms.fourBar();
        State s = model.newState();
        s.q[2] = 0.3;
        State before = s.copy();
        Assembly.Result r = Assembly.inspect(Mechanism.compile(model), s);
        assertTrue(r.violation() > 0.01);
        assertArrayEquals(before.q, s.q);
    }
}
