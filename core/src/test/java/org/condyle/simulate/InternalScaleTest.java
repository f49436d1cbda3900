package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.joints.Slider;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Integrators with error control weigh internal states by the scales that their element gives: two states that swing. */
class InternalScaleTest {
    private static final double OMEGA = 7;
    private static final double SMALL = 0x1p-20; // scaling by a power of two is exact

    /** z₁' = ω z₂, z₂' = -ω z₁; no force. */
    record Swing(Variables internals) implements Passive, ForceElement.Prescribed, Internal {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {}

        @Override
        public void internalRates(State s, Motion motion, double[] rates) {
            rates[internals.at()] = OMEGA * s.z[internals.at() + 1];
            rates[internals.at() + 1] = -OMEGA * s.z[internals.at()];
        }
    }

    private static Run.Finished swing(String method, double amplitude, double scale) {
        Model.Builder b = Model.builder("swing").gravity(0, 0, 0);
        int body = b.body(Body.of("body", 1).inertia(1, 1, 1));
        b.joint("rail", new Slider(), 0, body);
        b.force(
                "swing",
                new Swing(b.internals(List.of(
                        Internal.Variable.kept("sine", Dimension.NONE, 0, scale),
                        Internal.Variable.kept("cosine", Dimension.NONE, amplitude, scale)))));
        return Run.of(b.build())
                .integrator(method)
                .accuracy(1e-7)
                .until(3)
                .every(0.5)
                .record("swing.sine")
                .run();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dopri5", "dop853", "radau5"})
    void aSmallStateWithASmallScaleIsIntegratedLikeALargeOne(String method) {
        Run.Finished large = swing(method, 1, 1), small = swing(method, SMALL, SMALL);
        assertEquals(large.outcome().steps(), small.outcome().steps());
        double[] scaled = Arrays.stream(small.recording().column("swing.sine"))
                .map(x -> x / SMALL)
                .toArray();
        assertArrayEquals(large.recording().column("swing.sine"), scaled, 1e-12);
        assertEquals(Math.sin(OMEGA * 3), scaled[scaled.length - 1], 1e-5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dopri5", "dop853", "radau5"})
    void aLargeScaleAsksForLess(String method) {
        Run.Finished careful = swing(method, SMALL, SMALL), rough = swing(method, SMALL, 1);
        assertTrue(rough.outcome().steps() < careful.outcome().steps());
        double exact = SMALL * Math.sin(OMEGA * 3);
        double roughError = Math.abs(rough.recording().last("swing.sine") - exact);
        double carefulError = Math.abs(careful.recording().last("swing.sine") - exact);
        assertTrue(roughError > 10 * carefulError, roughError + " and " + carefulError);
    }
}
