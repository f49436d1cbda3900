package org.condyle.io.model.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.model.term.Datasheet;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.FibreState;
import org.condyle.muscle.law.MuscleLaw;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code condyle explain} tells about the keys of muscle laws. */
class MuscleLawExplainTest {
    private static final Pattern DEFAULT = Pattern.compile("(?m)^  ([a-z-]+) .*; default ([^);]+)\\)$");

    static List<String> laws() {
        return MuscleLawCatalog.sheets().stream().map(Datasheet::word).toList();
    }

    private static MuscleLaw read(String law, String more) {
        String text = """
                condyle: 1
                title: muscle
                plane: xy
                bodies: {cart: {mass: 1 kg, inertia: {zz: 1 kg*m^2}}}
                joints: {rail: {type: slider, child: cart, axis: [1, 0]}}
                forces:
                  muscle: {type: muscle, law: LAW, between: [ground, cart], max-isometric-force: 1 kN, optimal-fibre-length: 0.1 m, tendon-slack-length: 0.2 mMORE}
                initial: {rail: {position: 0.31 m}}
                run: {until: 1 s}
                """.replace("LAW", law).replace("MORE", law.equals("mujoco") ? ", tendon: rigid" + more : more);
        Muscle muscle = (Muscle) Description.of("m", Document.parse("m.yaml", text), text)
                .compile()
                .model()
                .forces()
                .get("muscle");
        return java.util.Objects.requireNonNull(muscle).law();
    }

    @ParameterizedTest
    @MethodSource("laws")
    void theDefaultsThatAreToldMakeTheSameLawWhenTheyAreWritten(String law) {
        Matcher m = DEFAULT.matcher(MuscleLawCatalog.explain(law));
        StringBuilder written = new StringBuilder();
        int keys = 0;
        while (m.find()) {
            written.append(", ").append(m.group(1)).append(": ").append(m.group(2));
            keys++;
        }
        assertTrue(keys >= 3, law + " has keys: " + written);
        MuscleLaw plain = read(law, ""), told = read(law, written.toString());
        FibreState a = new FibreState(), b = new FibreState();
        for (double length = 0.24; length < 0.36; length += 0.013) {
            double z = plain.equilibrium(0.6, length, 0);
            plain.evaluate(0.6, length, 0.1, z, a);
            told.evaluate(0.6, length, 0.1, z, b);
            assertEquals(a.tendonForce, b.tendonForce, 1e-9, law);
            assertEquals(a.stateRate, b.stateRate, 1e-9, law);
        }
        assertEquals(plain.leastActivation(), told.leastActivation());
    }

    @ParameterizedTest
    @MethodSource("laws")
    void keysOfOtherLawsAreNotTold(String law) {
        String said = MuscleLawCatalog.explain(law);
        for (String owner : laws()) {
            assertFalse(MuscleLawCatalog.ownKeys(owner).isEmpty(), owner);
            for (String key : MuscleLawCatalog.ownKeys(owner)) {
                assertEquals(law.equals(owner), said.contains("\n  " + key + " "), key + " of " + owner + ":\n" + said);
            }
        }
        assertFalse(said.contains("max-isometric-force"), "all laws have it");
    }
}
