package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.contact.ManyBodyContact;
import org.condyle.contact.ManyBodyLaw;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.law.ContactStiffness;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.Hooke;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.Material;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Contact of many bodies under the contract of force elements, and its closed forms. */
class ManyBodyContactTest {
    private static final State NONE = new State(0, 0, 0, 0);

    /** Balls so large that they always overlap, and a floor. */
    private static ManyBodySearch manyBody(MixedTree forest, int a, int b) {
        return new ManyBodySearch(List.of(
                new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), new Sphere(3)),
                new Surface("b", b, forest.frame(b, Frame.at(-0.3, 0.4, 0.1)), new Sphere(2.5)),
                new Surface("stone", forest.stone, Frame.at(2, 0.4, 0.1), new Sphere(2)),
                new Surface(
                        "floor",
                        0,
                        forest.frame(0, Frame.withZAlong(new double[] {0, 0, -0.5}, new double[] {0.3, 0.2, 1})),
                        new HalfSpace())));
    }

    @Nested
    class OfHertz extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new ManyBodyContact(manyBody(forest, a, b), ManyBodyLaw.of(new Hertz(), new Material(50, 0.3)));
        }
    }

    @Nested
    class OfDampedContactWithFriction extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            ManyBodyLaw law = ManyBodyLaw.of(new HuntCrossleyDissipation(0.05), 30);
            return new ManyBodyContact(manyBody(forest, a, b), law.withFriction(new RegularisedCoulomb(0.4, 0.5)));
        }
    }

    @Nested
    class OfALawWithRestitution extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            ManyBodyLaw law = ManyBodyLaw.of(new HuntCrossley(0.6), 30);
            return new ManyBodyContact(manyBody(forest, a, b), law.withImpactSpeed(2));
        }
    }

    private static Motion at(double... centres) {
        Motion m = new Motion(1 + centres.length / 3);
        for (int b = 1; b <= centres.length / 3; b++) {
            int at = Motion.SIZE * b;
            System.arraycopy(centres, 3 * (b - 1), m.placement, at, 3);
            m.placement[at + 3] = m.placement[at + 7] = m.placement[at + 11] = 1;
        }
        return m;
    }

    @Test
    void twoSpheresAndAFloorObeyHertz() {
        ManyBodySearch manyBody = new ManyBodySearch(List.of(
                new Surface("floor", 0, Frame.IDENTITY, new HalfSpace()),
                new Surface("low", 1, Frame.IDENTITY, new Sphere(0.02)),
                new Surface("high", 2, Frame.IDENTITY, new Sphere(0.03))));
        Material steel = new Material(2e11, 0.3);
        ForceElement e = new ManyBodyContact(manyBody, ManyBodyLaw.of(new Hertz(), steel));
        Motion m = at(0, 0, 0.02 - 1e-5, 0, 0, 0.07 - 3e-5);
        double floor = ContactStiffness.point(steel, steel, 50, 50) * Math.pow(1e-5, 1.5);
        double pair = ContactStiffness.point(steel, steel, 50 + 1 / 0.03, 50 + 1 / 0.03) * Math.pow(2e-5, 1.5);
        Forces f = new Forces(3, 0);
        e.addForces(NONE, m, f);
        assertEquals(-floor, f.dual[2], 1e-9 * floor);
        assertEquals(floor - pair, f.dual[Motion.SIZE + 2], 1e-9 * pair);
        assertEquals(pair, f.dual[2 * Motion.SIZE + 2], 1e-9 * pair);
        assertEquals(0.4 * (floor * 1e-5 + pair * 2e-5), e.storedEnergy(NONE, m), 1e-9 * pair * 1e-5);
        assertEquals(2, e.signals().get(0).read(NONE, m));
        assertEquals(2e-5, e.signals().get(1).read(NONE, m), 1e-15);
        assertEquals(floor + pair, e.signals().get(2).read(NONE, m), 1e-9 * pair);
    }

    @Test
    void anyChangeOfTheMotionIsSeen() {
        ManyBodySearch manyBody = new ManyBodySearch(List.of(
                new Surface("a", 1, Frame.IDENTITY, new Sphere(1)),
                new Surface("b", 2, Frame.IDENTITY, new Sphere(1))));
        ForceElement e = new ManyBodyContact(manyBody, ManyBodyLaw.of(new HuntCrossleyDissipation(0.1), 100));
        Motion m = at(0, 0, 0, 1.5, 0, 0);
        Forces before = new Forces(3, 0), after = new Forces(3, 0);
        e.addForces(NONE, m, before);
        double energy = e.storedEnergy(NONE, m);
        assertEquals(0, e.dissipation(NONE, m));
        m.rate[Motion.SIZE] = 1; // a rate alone
        double force = before.dual[2 * Motion.SIZE];
        assertEquals(force * 0.15, e.dissipation(NONE, m), 1e-12);
        assertEquals(energy, e.storedEnergy(NONE, m));
        m.placement[Motion.SIZE] = 0.1; // a place alone
        assertEquals(40 * Math.pow(0.6, 2.5), e.storedEnergy(NONE, m), 1e-12);
        m.placement[Motion.SIZE] = 0;
        m.rate[Motion.SIZE] = 0;
        e.addForces(NONE, m, after);
        assertArrayEquals(before.dual, after.dual);
    }

    @Test
    void lawsThatDoNotSuitManyBodiesAreRefused() {
        Surface ball = new Surface("ball", 1, Frame.IDENTITY, new Sphere(1));
        Surface crate = new Surface("crate", 2, Frame.IDENTITY, new Box(1, 1, 1));
        ManyBodySearch balls = new ManyBodySearch(List.of(ball)), both = new ManyBodySearch(List.of(ball, crate));
        String speed = refusal(() -> new ManyBodyContact(balls, ManyBodyLaw.of(new HuntCrossley(0.5), 10)));
        assertTrue(speed.contains("impactSpeed"), speed);
        String radius = refusal(() -> new ManyBodyContact(both, ManyBodyLaw.of(new Hertz(), new Material(1e6, 0.3))));
        assertTrue(radius.contains("'crate' (box)"), radius);
        String layer = refusal(() -> ManyBodyLaw.of(new LinearLayer(), 10));
        assertTrue(layer.contains("layer"), layer);
        String hooke = refusal(() -> ManyBodyLaw.of(new Hooke(), new Material(1e6, 0.3)));
        assertTrue(hooke.contains("exponent"), hooke);
    }

    private static String refusal(Runnable r) {
        return String.valueOf(assertThrows(ModelException.class, r::run).getMessage());
    }
}
