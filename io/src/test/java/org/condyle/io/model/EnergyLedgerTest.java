package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.CaseOutputs;
import org.condyle.experiment.Experiment;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every joule is accounted for: smooth runs at accuracy 1e-10 leave less than 1e-9 unexplained. */
class EnergyLedgerTest {
    private static RunResult run(String model, String caseName, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        Description source = Library.find(model);
        ModelFile file = source.compile(caseName == null ? "" : caseName, changes);
        return new Experiment(file).run("", Listener.NONE, null, new CaseOutputs(source, changes)::of);
    }

    @ParameterizedTest
    @CsvSource({
        "mechanisms/pendulum,",
        "mechanisms/pendulum, absolute",
        "mechanisms/double-pendulum,",
        "mechanisms/double-pendulum, absolute",
        "mechanisms/four-bar,",
        "mechanisms/four-bar, partitioning",
        "mechanisms/slider-crank,",
        "mechanisms/slider-crank, absolute",
        "mechanisms/slider-crank, guided",
        "tops/free-top,",
        "tops/heavy-top,"
    })
    void smoothRunsOfTheLibraryCloseTheirLedger(String model, String caseName) {
        RunResult r = run(model, caseName, "run.accuracy=1e-10");
        double residual = r.outcome().ledger().relativeResidual();
        assertTrue(Math.abs(residual) < 1e-9, () -> model + " leaves " + residual);
    }

    /** All joints, constraints and forces in one model, by every integrator: the same motion, and a ledger that closes. */
    @ParameterizedTest
    @CsvSource({
        "dop853, 1e-10, 1e-9",
        "dopri5, 1e-10, 1e-9",
        "gbs, 1e-10, 1e-9",
        "abm, 1e-10, 1e-8",
        "radau5, 1e-9, 1e-8",
        "rk4, 1e-9, 1e-7",
        "abm4, 1e-9, 1e-6",
        "generalised-alpha, 1e-9, 1e-3"
    })
    void everyElementAndEveryIntegratorClosesTheLedger(String integrator, String accuracy, double allowed) {
        RunResult r = run(
                "src/test/resources/models/everything.yaml",
                "",
                "run.integrator=" + integrator,
                "run.accuracy=" + accuracy,
                "run.step=1e-3",
                "claims=~");
        assertEquals(Outcome.End.COMPLETED, r.outcome().end());
        double residual = r.outcome().ledger().relativeResidual();
        assertTrue(Math.abs(residual) < allowed, () -> integrator + " leaves " + residual);
        assertEquals(38.0425055, r.outcome().ledger().last(), 40 * allowed + 2e-7);
        assertTrue(r.outcome().maxPosition() < 1e-11);
    }
}
