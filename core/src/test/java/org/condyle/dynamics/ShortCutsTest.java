package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.condyle.integrate.StepStatus;
import org.condyle.joints.Ball;
import org.condyle.joints.Distance;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pins, balls and free bodies take short cuts through the tree; without them every number is the same. */
class ShortCutsTest {
    /** The same mobility with its short cuts hidden. */
    private record Plain(Mobility of) implements Mobility {
        @Override
        public String type() {
            return of.type();
        }

        @Override
        public Coordinate[] coordinates() {
            return of.coordinates();
        }

        @Override
        public Coordinate[] speeds() {
            return of.speeds();
        }

        @Override
        public void place(double[] q, int qAt, double[] pose, int at) {
            of.place(q, qAt, pose, at);
        }

        @Override
        public void move(
                double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
            of.move(q, qAt, v, vAt, subspace, at, bias, biasAt);
        }

        @Override
        public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
            of.rates(q, qAt, v, vAt, out, at);
        }

        @Override
        public void advance(double[] q, int qAt, double[] increment, int incrementAt, double[] out, int at) {
            of.advance(q, qAt, increment, incrementAt, out, at);
        }

        @Override
        public void neutral(double[] q, int qAt) {
            of.neutral(q, qAt);
        }

        @Override
        public int plainCoordinates() {
            return of.plainCoordinates();
        }
    }

    /** A branching tree of pins and balls with frames turned and shifted every way, and two free bodies; three distances. */
    private static Model tree(long seed, UnaryOperator<Mobility> wrap) {
        SplittableRandom random = new SplittableRandom(seed);
        Model.Builder b = Model.builder("tree");
        int[] bodies = new int[11];
        for (int i = 1; i < bodies.length; i++) {
            double[] centre = vector(random, 0.1);
            bodies[i] = b.body(new Body("b" + i, 1 + random.nextDouble(), centre, new double[] {
                0.02, 0.025, 0.03, 0.002 * random.nextDouble(), 0.001, -0.001 * random.nextDouble()
            }));
            boolean alone = i > 8;
            Mobility m = alone ? new Free() : random.nextInt(3) == 0 ? new Pin() : new Ball();
            boolean straight = random.nextInt(3) == 0;
            Frame f = straight ? Frame.at(vector(random, 0.3)) : Frame.withZAlong(vector(random, 0.3), unit(random));
            Frame g = straight ? Frame.at(vector(random, 0.1)) : Frame.withZAlong(vector(random, 0.1), unit(random));
            int parent = bodies[i < 3 || alone ? 0 : random.nextInt(i)];
            b.joint("j" + i, wrap.apply(m), parent, bodies[i], f, g);
        }
        b.constraint("one", new Distance(bodies[4], vector(random, 0.1), 0, vector(random, 1), 0.7));
        b.constraint("two", new Distance(bodies[8], vector(random, 0.1), bodies[1], vector(random, 1), 0.9));
        b.constraint("three", new Distance(bodies[9], vector(random, 0.1), bodies[10], vector(random, 0.2), 1.1));
        return b.build();
    }

    private static double[] vector(SplittableRandom random, double size) {
        return random.doubles(3, -size, size).toArray();
    }

    private static double[] unit(SplittableRandom random) {
        double[] v = vector(random, 1);
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void changeNothingButTheTime(long seed) {
        Model quick = tree(seed, m -> m), plain = tree(seed, Plain::new);
        State s = quick.newState();
        SplittableRandom random = new SplittableRandom(100 + seed);
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = random.nextDouble(-3, 3);
        }
        for (int i = 0; i < s.v.length; i++) {
            s.v[i] = random.nextDouble(-3, 3);
        }
        Workspace a = new Workspace(Mechanism.compile(quick)), b = new Workspace(Mechanism.compile(plain));
        for (int i = 0; i < s.v.length; i++) {
            a.forces.generalised[i] = b.forces.generalised[i] = random.nextDouble(-1, 1);
        }
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, a));
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, b));
        assertArrayEquals(b.motion.placement, a.motion.placement, 1e-13);
        assertArrayEquals(b.motion.rate, a.motion.rate, 1e-12);
        double size = 1;
        for (double x : b.acceleration) {
            size = Math.max(size, Math.abs(x));
        }
        assertArrayEquals(b.acceleration, a.acceleration, 1e-11 * size);
        for (int r = 0; r < b.lambda.length; r++) {
            assertEquals(b.lambda[r], a.lambda[r], 1e-10 * Math.max(1, Math.abs(b.lambda[r])));
        }
    }
}
