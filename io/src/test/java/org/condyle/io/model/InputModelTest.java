package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.FileRun;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Controller;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A cart of 2 kg is pulled by what its model file has under {@code inputs}. */
class InputModelTest {
    private static final double MASS = 2;

    @TempDir
    Path folder;

    /** The cart; {@code inputs} and {@code value} are texts of the file. */
    private static String cart(String inputs, String value) {
        return """
                condyle: 1
                plane: xy
                gravity: none
                parameters: {size: 3 N, twice: = 2*size, moving: = 2*pull}
                inputs:
                  INPUTS
                bodies: {cart: {mass: 2 kg}}
                joints: {rail: {type: slider, axis: x, child: cart}}
                forces: {motor: {type: torque, on: rail, value: VALUE}}
                run: {until: 2 s, integrator: dop853, accuracy: 1e-11}
                record: [input.pull, rail.position, rail.speed, energy.residual]
                outputs:
                  place: last(rail.position)
                  speed: last(rail.speed)
                  largest: max(pull)
                  ledger: max(abs(energy.residual))
                """.replace("INPUTS", inputs).replace("VALUE", value);
    }

    private Path write(String text) throws IOException {
        Path file = folder.resolve("m.yaml");
        Files.writeString(file, text);
        return file;
    }

    private void data(String text) throws IOException {
        Files.writeString(folder.resolve("pull.csv"), text);
    }

    private RunResult run(String text, String... settings) throws IOException {
        FileRun run = FileRun.of(write(text).toString());
        for (int i = 0; i < settings.length; i += 2) {
            run.set(settings[i], settings[i + 1]);
        }
        RunResult r = run.run();
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private void assertRefused(String text, String... said) throws IOException {
        Path file = write(text);
        DocumentException e = assertThrows(
                DocumentException.class, () -> FileRun.of(file.toString()).experiment());
        for (String s : said) {
            assertTrue(e.getMessage().contains(s), () -> "'" + s + "' is not in: " + e.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"3 N, = pull", "= size, = pull", "= twice, = pull/2", "3 N, = moving/2"})
    void aConstantPullsUniformly(String input, String value) throws IOException {
        RunResult r = run(cart("pull: " + input, value));
        double push = value.contains("2") && !value.contains("moving") ? 6 : 3;
        assertEquals(3 * 4 / MASS / 2, r.outputs().get("place"), 1e-10);
        assertEquals(push, r.outputs().get("largest"), 0);
        assertEquals(push, r.recording().column("input.pull")[0], 0);
        assertEquals(0, r.outputs().get("ledger"), 1e-9);
    }

    @Test
    void aSettingChangesAnInput() throws IOException {
        RunResult r = run(cart("pull: 3 N", "= pull"), "inputs.pull", "0.5 N");
        assertEquals(0.5 * 4 / MASS / 2, r.outputs().get("place"), 1e-10);
        DocumentException e = assertThrows(
                DocumentException.class, () -> run(cart("pull: {value: 3 N}", "= pull"), "inputs.pul.value", "0.5 N"));
        assertTrue(e.getMessage().contains("there is no input 'pul'"), e.getMessage());
        assertTrue(e.getMessage().contains("pull"), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"pull: = 3 N*sin(2*t)", "pull: {value: = 3*sin(2*t), unit: N}", "pull: = size*sin(2*t)"})
    void aFormulaOfTimePullsAsItsIntegralSays(String input) throws IOException {
        RunResult r = run(cart(input, "= pull"));
        assertEquals(3 / (2 * MASS) * (1 - Math.cos(4)), r.outputs().get("speed"), 1e-9);
        assertEquals(3, r.outputs().get("largest"), 1e-9);
        assertEquals(0, r.outputs().get("ledger"), 1e-8);
        assertEquals("N", r.recording().channels().get(0).unit());
    }

    /** The force is linear between rows, so the place is a cubic, which rk4 integrates exactly if steps end at the rows. */
    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853", "radau5"})
    void stepsEndAtTheRowsOfALinearTable(String method) throws IOException {
        data(
                "# measured\ntime [ms], force [kN], other\n0, 0, 7\n1100, 0.002, 7\n1200, 0, 7\n1250, -0.001, 7\n2000, 0, 7\n");
        String text = cart("pull: {file: pull.csv, column: force, interpolation: linear}", "= pull")
                .replace("dop853", method + ", step: 0.3 s");
        RunResult r = run(text);
        double[] t = {0, 1.1, 1.2, 1.25, 2}, f = {0, 2, 0, -1, 0};
        double x = 0, v = 0;
        for (int i = 0; i + 1 < t.length; i++) {
            double h = t[i + 1] - t[i];
            x += v * h + (2 * f[i] + f[i + 1]) * h * h / (6 * MASS);
            v += (f[i] + f[i + 1]) * h / (2 * MASS);
        }
        assertEquals(x, r.outputs().get("place"), 1e-11);
        assertEquals(v, r.outputs().get("speed"), 1e-11);
    }

    /** Its rows lie on a cubic, which a not-a-knot spline through them is everywhere. */
    @Test
    void aSplineGoesThroughTheRows() throws IOException {
        data("time,pull\n-1,0\n0,0\n0.5,-0.375\n1,0\n1.7,3.213\n2,6\n3,24\n");
        RunResult r = run(cart("pull: {file: pull.csv, unit: N}", "= pull"));
        assertEquals((4.0 - 2.0) / MASS, r.outputs().get("speed"), 1e-10); // integral of t^3 - t
    }

    @Test
    void aStorageFileIsReadAsWell() throws IOException {
        Files.writeString(
                folder.resolve("pull.sto"),
                "controls\nversion=1\nnRows=2\nnColumns=2\ninDegrees=no\nendheader\ntime\tpull\n0\t1\n2\t1\n");
        assertEquals(
                1 * 4 / MASS / 2,
                run(cart("pull: {file: pull.sto, unit: N}", "= pull")).outputs().get("place"),
                1e-10);
    }

    /** 1 N over the second that the table covers; where it is held, over half a second on either side, too. */
    @ParameterizedTest
    @CsvSource({"hold, 2", "zero, 1"})
    void aChosenRuleHoldsOutsideOfTheTable(String rule, double impulse) throws IOException {
        data("time,pull\n0.5,1\n1.5,1\n");
        String text = cart("pull: {file: pull.csv, unit: N, interpolation: linear, outside: " + rule + "}", "= pull");
        assertEquals(impulse / MASS, run(text).outputs().get("speed"), 1e-7);
    }

    @Test
    void aSplineCanDriveACoordinateAndAStraightLineCannot() throws IOException {
        data("time [s],pull [cm]\n0,0\n0.5,25\n1,100\n1.5,225\n2,400\n"); // t^2
        String text = cart("pull: {file: pull.csv}", "0")
                .replace("run:", "constraints: {drive: {type: drive, coordinate: rail.position, value: = pull}}\nrun:")
                .replace("last(rail.speed)", "last(drive.force)");
        RunResult r = run(text);
        assertEquals(4, r.outputs().get("place"), 1e-10);
        assertEquals(2 * MASS, Math.abs(r.outputs().get("speed")), 1e-9);
        assertRefused(
                text.replace("pull.csv", "pull.csv, interpolation: linear"),
                "m.yaml:10",
                "input 'pull' is linear between its rows",
                "write 'interpolation: spline'");
        assertRefused(
                text.replace("{file: pull.csv}", "3 m"), "m.yaml:10", "input 'pull' can be set while the model runs");
    }

    @Test
    void aControllerSetsTheConstantInputsOfAFile() throws IOException {
        Controller brake = new Controller() {
            @Override
            public double interval() {
                return 0.5;
            }

            @Override
            public void control(Snapshot now, Inputs inputs) {
                inputs.set("pull", now.state.time < 0.9 ? 3 : -3);
            }
        };
        Path file = write(cart("pull: 0 N", "= pull"));
        RunResult r = FileRun.of(file.toString()).controller(brake).run();
        assertEquals(0, r.outputs().get("speed"), 1e-9);
        assertEquals(2 * 3 / MASS / 2, r.outputs().get("place"), 1e-9);
        Experiment published = FileRun.of(file.toString())
                .set("run.analysis", "equilibrium")
                .controller(brake)
                .experiment();
        IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> published.run("", Listener.NONE, null, c -> Map.of()));
        assertTrue(e.getMessage().contains("a controller needs 'analysis: dynamics'"), e.getMessage());
    }

    @Test
    void aFunctionOfTimeIsNotSet() throws IOException {
        Controller sets = new Controller() {
            @Override
            public double interval() {
                return 0;
            }

            @Override
            public void control(Snapshot now, Inputs inputs) {
                inputs.set("pull", 1);
            }
        };
        Path file = write(cart("pull: = 3 N*t", "= pull").replace("= 3 N*t", "{value: = 3*t, unit: N}"));
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> FileRun.of(file.toString()).controller(sets).run());
        assertTrue(e.getMessage().contains("input 'pull' is a function of time"), e.getMessage());
    }

    @Test
    void wrongTablesAreRefusedWithTheirPlace() throws IOException {
        String file = "pull: {file: pull.csv, column: force, unit: N}";
        data("time,forces,x\n0,1,2\n3,1,2\n");
        assertRefused(cart(file, "= pull"), "m.yaml:6", "there is no column 'force'", "did you mean 'forces'");
        data("t,force\n0,1\n3,1\n");
        assertRefused(cart(file, "= pull"), "m.yaml:6", "there is no column 'time'");
        data("time,force\n0,1\n1,NaN\n3,1\n");
        assertRefused(cart(file, "= pull"), "pull.csv:3", "NaN");
        data("time,force\n0,1\n1,2\n1,1\n");
        assertRefused(cart(file, "= pull"), "pull.csv:4", "the column must increase");
        data("time,force\n0,1\n1.5,1\n");
        assertRefused(
                cart(file, "= pull"),
                "m.yaml:6",
                "the table has times from 0 s to 1.5 s, but the run lasts from 0 s to 2 s",
                "outside: hold");
        data("time,force\n0,1\n");
        assertRefused(cart(file, "= pull"), "m.yaml:6", "needs at least 2 rows");
        data("time,force [kN]\n0,1\n3,1\n");
        assertRefused(cart(file, "= pull"), "m.yaml:6", "is N, but the header of the column says kN");
        data("time [m],force\n0,1\n3,1\n");
        assertRefused(cart(file, "= pull"), "m.yaml:6", "column 'time' is in m");
        assertRefused(cart("pull: {file: none.csv}", "= pull"), "m.yaml:6", "none.csv");
    }

    @Test
    void wrongDimensionsAreRefused() throws IOException {
        assertRefused(cart("pull: 3 m", "= pull"), "m.yaml:9", "length", "force");
        assertRefused(cart("pull: = 3 m*sin(t)", "= pull"), "m.yaml:9", "length", "force");
        data("time,pull [m]\n0,1\n3,1\n");
        assertRefused(cart("pull: {file: pull.csv}", "= pull"), "m.yaml:9", "length", "force");
        assertRefused(cart("pull: {value: 3 m, unit: N}", "= pull"), "m.yaml:6", "length", "force");
        assertRefused(
                cart("pull: {value: 3, unit: kN}", "= pull"), "m.yaml:6", "numbers without a unit are in SI units");
        assertRefused(cart("pull: {value: 3 N, unit: Nm}", "= pull"), "m.yaml:6", "Nm");
        assertRefused(cart("pull: = 3*t", "= pull"), "m.yaml:6", "its dimension does not follow from the formula");
    }

    @Test
    void wrongNamesAreRefused() throws IOException {
        assertRefused(cart("pull: 3 N", "= pul"), "m.yaml:9", "'pul'", "did you mean 'pull'");
        assertRefused(cart("pull: 3 N\n  push: = 2*pull", "= pull"), "m.yaml:7", "an input cannot refer to an input");
        assertRefused(cart("pull: 3 N\n  size: 3 N", "= pull"), "m.yaml:7", "a parameter is called 'size', too");
        assertRefused(cart("pull: 3 N\n  t: 3 N", "= pull"), "m.yaml:7", "'t' is the time");
        assertRefused(cart("pull: 3 N\n  go-on: 3 N", "= pull"), "m.yaml:7", "the name of an input");
        assertRefused(cart("pull: .nan", "= pull"), "m.yaml:6");
        assertRefused(cart("pull: = rail.position", "= pull"), "m.yaml:6", "rail.position");
        assertRefused(cart("pull: {value: 3 N, column: x}", "= pull"), "m.yaml:6", "needs 'file'");
        assertRefused(cart("pull: {unit: N}", "= pull"), "m.yaml:6", "value", "file");
        assertRefused(
                cart("pull: 3 N", "= pull").replace("2 kg", "= pull/1 N*1 kg"),
                "m.yaml:7",
                "input 'pull' can be set while the model runs");
    }

    @Test
    void checkListsChannelsOfAllInputs() throws IOException {
        data("time,pull\n0,1\n3,1\n");
        Experiment e = FileRun.of(
                        write(cart("pull: {file: pull.csv, unit: N}\n  other: 3 deg\n  third: = 2 s*sin(t)", "= pull"))
                                .toString())
                .experiment();
        assertEquals(
                List.of("pull", "other", "third"),
                List.copyOf(e.mechanism().model().inputs().keySet()));
        assertEquals("rad", e.channels().all().get("input.other").unit());
        assertEquals("s", e.channels().all().get("input.third").unit());
    }
}
