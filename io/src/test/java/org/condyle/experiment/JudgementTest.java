package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How tests of claims are judged: the time at the end of a run of 2 s is 2 s. */
class JudgementTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "x < 3 s;                                     true;  2",
                "x > 3 s;                                     false; 2",
                "x >= 2 s;                                    true;  2",
                "x == 2.1 s +- 0.2 s;                         true;  2",
                "x in [1 s, 3 s];                             true;  2",
                "x > 1 s and x < 3 s;                         true;  2",
                "x > 1 s and 3*x < 3 s;                       false; 6",
                "x > 5 s and 3*x < 3 s;                       false; 2",
                "x in [1 s, 3 s] and 2*x == 4 s +- 1 s;       true;  4",
                "if(x > 1 s and x < 3 s, 7, 8) == 7 +- 0;     true;  7",
            })
    void testsAreJudged(String test, boolean holds, double value) {
        String text = """
                condyle: 1
                bodies: {arm: {mass: 1 kg, inertia: {zz: 1}}}
                joints: {elbow: {type: pin, child: arm}}
                run: {until: 2 s}
                outputs: {x: last(t)}
                claims: {it: {says: so, test: "%s"}}
                """.formatted(test);
        RunResult r = new Experiment(Description.of("m.yaml", Document.parse("m.yaml", text), text)
                        .compile())
                .run("", Listener.NONE, null, c -> Map.of());
        assertEquals(holds, r.verdicts().get(0).holds(), test);
        assertEquals(value, r.verdicts().get(0).value(), 1e-12, test);
    }
}
