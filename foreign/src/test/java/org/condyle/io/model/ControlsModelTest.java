package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.experiment.FileRun;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two carts of 1 kg are driven by motors of 10 N whose controls are tables. With one long step of a classical method between rows the
 * speeds are exact only if steps end where the tables bend and jump.
 */
class ControlsModelTest {
    @TempDir
    Path folder;

    @BeforeEach
    void tables() throws IOException {
        write("u.csv", "time, left, right\n0, 0, 1\n0.3, 0.6, -1\n1, 0.6, 0.5\n");
        write("gap.csv", "time, left, rihgt\n0, 0, 1\n1, 0.6, 0.5\n");
        write("u.sto", """
                controls
                version=1
                nRows=3
                nColumns=3
                inDegrees=no
                endheader
                time\t/forceset/left\tright.excitation
                0\t0\t1
                0.3\t0.6\t-1
                1\t0.6\t0.5
                """);
        write("u.xml", set("true", node(0, 1) + node(0.3, -1) + node(0.6, -1)));
    }

    private static String node(double t, double value) {
        return "<ControlLinearNode name=\"\"><t> " + t + " </t><value> " + value + " </value></ControlLinearNode>";
    }

    /** A control set: a constant for the left motor, nodes for the right one. */
    private static String set(String extrapolate, String nodes) {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <ControlSet name="Control Set">
                  <objects>
                    <ControlConstant name="left"><value> 0.25 </value></ControlConstant>
                    <ControlLinear name="right.excitation">
                      <extrapolate> EXTRAPOLATE </extrapolate>
                      <use_steps> STEPS </use_steps>
                      <x_nodes>
                        NODES
                      </x_nodes>
                    </ControlLinear>
                  </objects>
                </ControlSet>
                """.replace("EXTRAPOLATE", extrapolate)
                .replace("STEPS", nodes.startsWith("STEPS") ? "true" : "false")
                .replace("NODES", nodes.replace("STEPS", ""));
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private static String carts(String controls, String left, String right) {
        return """
                condyle: 1
                plane: xy
                gravity: none
                bodies: {a: {mass: 1 kg}, b: {mass: 1 kg}}
                joints: {one: {type: slider, axis: x, child: a}, two: {type: slider, axis: x, child: b}}
                CONTROLS
                forces:
                  left:  {type: motor, on: one, optimal-force: 10 N LEFT}
                  right: {type: motor, on: two, optimal-force: 10 N RIGHT}
                run: {until: 1 s, integrator: rk4, step: 5 s}
                record: [left.control, right.control]
                outputs: {first: last(one.speed), second: last(two.speed)}
                """.replace("CONTROLS", controls).replace("LEFT", left).replace("RIGHT", right);
    }

    private RunResult run(String text) throws IOException {
        write("m.yaml", text);
        RunResult r = FileRun.of(folder.resolve("m.yaml").toString()).run();
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private String problems(String text) throws IOException {
        write("m.yaml", text);
        return FileRun.of(folder.resolve("m.yaml").toString())
                .experiment()
                .warnings()
                .render();
    }

    private String refused(String text) throws IOException {
        write("m.yaml", text);
        FileRun run = FileRun.of(folder.resolve("m.yaml").toString());
        return String.valueOf(
                assertThrows(DocumentException.class, run::experiment).getMessage());
    }

    /** Integrals of the tables from 0 to 1 s. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{file: u.csv} | 0 | 5.1",
                "{file: u.csv, column: right} | 0 | -1.75",
                "{times: [0, 0.3, 1], values: [0, 0.6, 0.6]} | 0 | 5.1",
                "{times: [0, 0.3, 0.7], values: [0, 0.6, 0.2], outside: hold} | 0 | 3.1",
                "{times: [0, 0.3, 0.7], values: [0, 0.6, 0.2], outside: zero} | 0 | 2.5",
                "{times: [0, 0.3, 0.7], values: [0, 0.6, 0.2], outside: line} | 0 | 2.65",
                "{times: [0, 0.3, 0.7], values: [0, 0.6, 0.2], interpolation: next, outside: hold} | 0 | 3.2",
                "{times: [0, 0.3, 0.7], values: [1, 0.6, 0.2], interpolation: previous, outside: hold} | 0 | 6",
                "{times: [0.1, 0.3], values: [1, 0.6], interpolation: previous, outside: zero} | 0 | 2",
                "'= 0.6*t^2' | 0 | 2",
            })
    void controlsOfTablesAreExactWithLongSteps(String control, double nothing, double speed) throws IOException {
        RunResult r = run(carts("", ", control: " + control.replace("'", "\""), ""));
        assertEquals(nothing, r.output("second"), 1e-14);
        assertEquals(speed, r.output("first"), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"u.csv", "u.sto", "'{file: u.csv, interpolation: linear}'"})
    void oneFileDrivesAllActuators(String controls) throws IOException {
        RunResult r = run(carts("controls: " + controls, "", ""));
        assertEquals(5.1, r.output("first"), 1e-12);
        assertEquals(-1.75, r.output("second"), 1e-12);
    }

    @Test
    void controlSetsOfOpenSimKeepTheirNodesStepsAndExtrapolation() throws IOException {
        RunResult r = run(carts("controls: u.xml", "", ""));
        assertEquals(2.5, r.output("first"), 1e-12);
        assertEquals(10 * (0 - 0.3 - 0.4), r.output("second"), 1e-12);
        write("u.xml", set("true", node(0, 1) + node(0.5, 0)));
        assertEquals(0, run(carts("controls: u.xml", "", "")).output("second"), 1e-12);
        write("u.xml", set("false", node(0, 1) + node(0.5, 0)));
        assertEquals(2.5, run(carts("controls: u.xml", "", "")).output("second"), 1e-12);
        write("u.xml", set("true", "STEPS" + node(0, 1) + node(0.5, 0.25) + node(0.75, 3)));
        assertEquals(10 * (0.125 + 1.5), run(carts("controls: u.xml", "", "")).output("second"), 1e-12);
    }

    @Test
    void theFileComesFirstAndAnActuatorItDoesNotNameKeepsItsOwnControl() throws IOException {
        RunResult r = run(carts("controls: gap.csv", ", control: 5", ", control: 0.2"));
        assertEquals(3, r.output("first"), 1e-12);
        assertEquals(2, r.output("second"), 1e-12);
    }

    @Test
    void anActuatorWithoutAControlIsAnErrorThatNamesIt() throws IOException {
        String said = refused(carts("controls: gap.csv", "", ""));
        assertTrue(said.contains("m.yaml:9:"), said);
        assertTrue(
                said.contains("forces.right: has no control: gap.csv has no column 'right'; add it to"
                        + " the file, or give the actuator 'control'; did you mean 'rihgt'?"),
                said);
        assertFalse(said.contains("forces.left"), said);
    }

    @Test
    void aColumnWithoutAnActuatorIsAWarning() throws IOException {
        String said = problems(carts("controls: gap.csv", "", ", control: 0"));
        assertTrue(
                said.contains("controls: the column 'rihgt' is not used: there is no actuator 'rihgt'; did you"
                        + " mean 'right'?"),
                said);
        assertTrue(said.contains("m.yaml:6:"), said);
    }

    @Test
    void valuesThatAreClippedAreToldWithTimeAndValue() throws IOException {
        String said = problems(carts("controls: u.csv", ", most-control: 0.5", ", least-control: -0.5"));
        assertTrue(
                said.contains(
                        "u.csv:3: warning: left: the control 0.6 at 0.3 s is above most-control, 0.5, and lowered to it"),
                said);
        assertTrue(
                said.contains(
                        "u.csv:3: warning: right: the control -1 at 0.3 s is below least-control, -0.5, and raised to it"),
                said);
        assertTrue(problems(carts("controls: u.xml", ", most-control: 0.2", ""))
                .contains("warning: left: the control 0.25 is above most-control, 0.2"));
        assertEquals("", problems(carts("controls: u.csv", "", "")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{file: u.csv, column: lfet} | forces.left.control.column: there is no column 'lfet'; did you mean 'left'?",
                "{file: none.csv} | none.csv",
                "{file: u.csv, time: t} | forces.left.control.time: there is no column 't'",
                "{times: [0, 1]} | forces.left.control.times: needs 'values' beside it",
                "{times: [0, 1], values: [1, 2, 3]} | forces.left.control.values: needs a number for each of 2 times, has 3",
                "{times: [0, 1, 1], values: [1, 2, 3]} | times must increase, but 1 s follows 1 s",
                "{times: [0, 1], values: [1, .nan]} | forces.left.control.values.1: must be a finite number",
                "{times: [0, 0.5], values: [1, 1]} | the table has times from 0 s to 0.5 s, but the run lasts from 0 s to 1 s",
                "{values: [1, 1]} | one of file, times must be given",
            })
    void wrongTablesAreRefusedWithTheirLine(String control, String said) throws IOException {
        String all = refused(carts("", ", control: " + control, ""));
        assertTrue(all.contains(said), all);
        assertTrue(all.contains("m.yaml:8:"), all);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "none.csv | none.csv",
                "{file: u.csv, time: t} | controls.time: there is no column 't'",
                "{file: u.xml, outside: hold} | controls.outside: belongs to data files; a control set says this itself",
            })
    void wrongFilesOfControlsAreRefused(String controls, String said) throws IOException {
        String all = refused(carts("controls: " + controls, "", ""));
        assertTrue(all.contains(said), all);
        assertTrue(all.contains("m.yaml:6:"), all);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<t> 0.3 </t><value> nan </value> | must be a finite number, was NaN",
                "<t> -1 </t><value> 2 </value> | the times of nodes must increase, but -1.0 s follows 0.0 s",
            })
    void wrongControlSetsAreRefusedWithTheirLine(String node, String said) throws IOException {
        write("u.xml", set("true", node(0, 1) + "\n<ControlLinearNode>" + node + "</ControlLinearNode>"));
        String all = refused(carts("controls: u.xml", "", ""));
        assertTrue(all.contains(said), all);
        assertTrue(all.contains("u.xml:10:"), all);
    }
}
