package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.text.ContactLines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of the command: what people ask, what they give it by mistake, and how numbers of things are said. */
class WordsTest {
    private static final String LEG = """
            condyle: 1
            plane: xy
            bodies: {leg: {mass: 4 kg, centre: [0, -0.26 m], inertia: {zz: 0.13}}}
            joints: {knee: {type: pin, child: leg, limits: {upper: 120 deg, stiffness: 5 kN*m}}}
            initial: {knee: {angle: 60 deg}}
            run: {until: 0.1 s}
            """;

    @TempDir
    private Path folder;

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            limits        | largest value (a quantity in rad or m)
            joints.limits | largest value (a quantity in rad or m)
            friction      | type: stick-slip
            units         | kPa, MPa
            units         | = 300 [N*m]
            channels      | condyle check MODEL --channels
            shapes        | superquadric
            laws          | hunt-crossley
            energies      | neo-hookean
            stiffness     | contacts.stiffness
            max           | over all steps
            contact       | uses the list of events, contacts and impacts
            hinge         | under joints: a hinge is type: pin
            revolute      | under joints: a hinge is type: pin
            solref        | under contacts: stiffness and restitution
            laxity        | analysis: quasi-static
            Range of motion | limits: {lower
            quasi-static  | analysis: quasi-static
            """)
    void explainFindsWhatPeopleAskFor(String word, String said) {
        Command c = Command.run("explain", word);
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains(said), c.out());
    }

    /** Slips of the first hour; each message says what to write. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mass: 4 kg       | mass:4 kg              | unknown key 'mass:4 kg'; write a space after the colon: mass: 4 kg
            -0.26 m          | - 0.26 m               | a minus sign stands directly before its number: write -0.26 m
            zz: 0.13         | zz: 0.13 kg*mm^2       | radius of gyration of 0.000180 m
            run:             | 'surfaces: {s: {on: leg, shape: {mesh: {file: bone.stl}}}}<run:' | put the file there, or give its name as seen from there
            run:             | 'forces: {f: {type: stop-contour, joint: knee, contour: 30 deg}}<run:' | missing key 'moment', such as 'moment: = 200 N*m*depth'
            """)
    void slipsAreAnsweredWithWhatToWrite(String right, String wrong, String said) throws IOException {
        String text = LEG.replace(right, wrong.replace('<', '\n'));
        Command c = Command.run("check", write("slip.yaml", text));
        assertTrue(c.all().contains(said), c.all());
    }

    @Test
    void aSettingThatLosesTheUnitOfTheFileIsWarnedOf() throws IOException {
        String leg = write("unit.yaml", LEG);
        String said =
                Command.run("check", leg, "--set", "initial.knee.angle=30").all();
        assertTrue(
                said.contains(
                        "--set initial.knee.angle=30: warning: has no unit and is taken in rad, but the file has 60 deg;"
                                + " write 30 deg if that is meant"),
                said);
        for (String fine :
                List.of("initial.knee.angle=0", "initial.knee.angle=30 deg", "bodies.leg.mass=5", "run.until=1")) {
            String nothing = Command.run("check", leg, "--set", fine).all();
            assertFalse(nothing.contains("has no unit"), nothing);
        }
    }

    /** A measured contour is a file with the columns phi and theta, on a joint; where the bone is is recorded without being asked for. */
    @Test
    void aContourIsAFileAlone() throws IOException {
        write("contour.csv", "phi [deg],theta [deg]\n0,80\n90,70\n180,50\n270,60\n");
        String model = """
                condyle: 1
                bodies: {arm: {mass: 3 kg, inertia: {xx: 0.02, yy: 0.002, zz: 0.02}, centre: [0, -0.15, 0]}}
                joints: {shoulder: {type: ball, child: arm}}
                forces: {stop: {type: stop-contour, SITE: shoulder, contour: CONTOUR, moment: = 200 N*m*depth}}
                initial: {shoulder: {orientation: {axis: x, angle: 60 deg}}}
                run: {until: 10 ms}
                """;
        String shortly = write("short.yaml", model.replace("SITE", "on").replace("CONTOUR", "{file: contour.csv}")),
                fully =
                        write(
                                "full.yaml",
                                model.replace("SITE", "joint")
                                        .replace("CONTOUR", "{file: contour.csv, phi: phi, theta: theta}"));
        Path a = folder.resolve("a"), b = folder.resolve("b");
        assertEquals(
                ExitCode.DONE,
                Command.run("run", shortly, "--out", a.toString()).code());
        assertEquals(
                ExitCode.DONE, Command.run("run", fully, "--out", b.toString()).code());
        String recording = Files.readString(a.resolve("recording.csv"));
        assertEquals(Files.readString(b.resolve("recording.csv")), recording);
        assertTrue(recording.contains("stop.phi [rad],stop.theta [rad]"), recording);
        assertEquals(
                ExitCode.DONE,
                Command.run(
                                "plot",
                                a.toString(),
                                "--kind",
                                "globe",
                                "-o",
                                folder.resolve("globe.svg").toString())
                        .code());
    }

    @Test
    void explainListsFamiliesInThePlural() {
        String out = Command.run("explain").out();
        assertTrue(out.contains("\nenergies\n") && !out.contains("energys"), out);
    }

    @Test
    void inputsAreListedWithUnitAndOrigin() throws IOException {
        Files.writeString(folder.resolve("pull.csv"), "time,force\n0,1\n9,1\n");
        String inputs = """
                inputs:
                  brake: 3 N*m
                  push: = 2 N*sin(t)
                  pull: {file: pull.csv, column: force, unit: N}
                """;
        String model = write("inputs.yaml", LEG + inputs);
        String out = Command.run("check", model).out();
        assertTrue(out.contains("  input brake [N*m]: 3 N*m; a controller can set it\n"), out);
        assertTrue(out.contains("  input push [N]: = 2 N*sin(t)\n"), out);
        assertTrue(out.contains("  input pull [N]: column force of pull.csv\n"), out);
        String json = Command.run("check", model, "--json").out();
        assertTrue(json.contains("\"inputs\"") && json.contains("\"settable\""), json);
        assertTrue(Command.run("check", model, "--channels").out().contains("input.pull [N]"), out);
        String about = Command.run("explain", "inputs").out();
        assertTrue(about.contains("interpolation") && about.contains("outside"), about);
    }

    @Test
    void oneOfAKindIsNotCalledMany() throws IOException {
        String out = Command.run("check", write("leg.yaml", LEG)).out();
        assertTrue(out.contains("  1 body, 4 kg") && out.contains("freedoms: 1 speed - 0 constraint rows"), out);
    }

    /** With I = 0.13 + 4·0.26² about the knee, the stop's rate is sqrt(5000/I) = 111.9 rad/s, less gravity's few. */
    @Test
    void adviceOnStepsMindsTheStops() throws IOException {
        String out = Command.run("check", write("leg.yaml", LEG)).out();
        assertTrue(out.contains("at the stop 'knee.upper' about 110 rad/s"), out);
        assertTrue(out.contains("an explicit fixed step should stay below 0.009 s"), out);
        Command coarse = Command.run(
                "check",
                folder.resolve("leg.yaml").toString(),
                "--set",
                "run.integrator=rk4",
                "--set",
                "run.step=50 ms");
        assertTrue(coarse.out().contains("warning: run.step 0.05 s is too long for that"), coarse.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            arm.urdf  | <robot name="arm"/>                                             | this is a robot description (URDF)
            page.xml  | <html></html>                                                   | this is an XML file
            """)
    void modelsOfOtherProgramsThatAreNotReadAreNamed(String name, String text, String said) throws IOException {
        for (String verb : List.of("run", "check")) {
            Command c = Command.run(verb, write(name, text));
            assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
            assertTrue(c.err().contains(said + ", which cannot be imported; docs/coming-from.md shows"), c.err());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            knee.osim | <?xml version="1.0"?><!-- by hand --><OpenSimDocument Version="40000"/> | there is no Model in the file
            hip.yaml  | <OpenSimDocument/>                                                      | there is no Model in the file
            hand.xml  | <mujoco model="hand"><worldbody/></mujoco>                              | the model has no bodies
            """)
    void modelsOfOtherProgramsThatAreEmptyAreTold(String name, String text, String said) throws IOException {
        for (String verb : List.of("run", "check")) {
            Command c = Command.run(verb, write(name, text));
            assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
            assertTrue(c.err().contains(said), c.err());
        }
    }

    @Test
    void modelsAndStudiesAreToldApart() throws IOException {
        String model = write("leg.yaml", LEG);
        Command c = Command.run("study", model);
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("this is a model; 'condyle run " + model + "' runs it"), c.err());
        String study = write("some.yaml", "condyle: 1\nstudy: s\nmodel: leg.yaml\nvary: {run.until: [1 s, 2 s]}\n");
        for (String verb : List.of("run", "check")) {
            c = Command.run(verb, study);
            assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
            assertTrue(c.err().contains("run it with 'condyle study " + study + "'"), c.err());
        }
    }

    @Test
    void onlyFilesOfNearNamesAreSuggested() throws IOException {
        write("puck.yaml", LEG);
        Command c = Command.run("run", folder.resolve("nosuch.yaml").toString());
        assertTrue(c.err().contains("file not found") && !c.err().contains("did you mean"), c.err());
        c = Command.run("run", folder.resolve("pcuk.yaml").toString());
        assertTrue(c.err().contains("did you mean 'puck.yaml'?"), c.err());
        c = Command.run("run", folder.resolve("puck.yml").toString());
        assertTrue(c.err().contains("did you mean 'puck.yaml'?"), c.err());
    }

    @Test
    void numbersThatWouldOverflowAreBadInput() throws IOException {
        String ball =
                "condyle: 1\nbodies: {b: {shape: {sphere: {radius: 1 cm}}, density: 1000 kg/m^3}}\nrun: {until: 1 s}\n";
        Command c = Command.run("check", write("big.yaml", ball.replace("1 cm", "1e308 cm")));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("radius: must lie within 1e60 in SI units"), c.err());
        assertTrue(c.err().contains("was 1e308 cm"), c.err());
        c = Command.run("check", write("small.yaml", ball.replace("1 cm", "1e-200 m")));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("bodies.b.shape: cannot be made deformable"), c.err());
        c = Command.run("check", write("fast.yaml", ball + "initial: {b: {velocity: [1e200 m/s, 0, 0]}}\n"));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("initial.b.velocity.0: must lie within 1e60 in SI units"), c.err());
    }

    @Test
    void aThousandParametersInFallingOrderRun() throws IOException {
        StringBuilder text = new StringBuilder(LEG.replace("mass: 4 kg", "mass: = p1000*1 kg")).append("parameters:\n");
        for (int i = 1000; i > 0; i--) {
            text.append("  p" + i + ": = p" + (i - 1) + " + 1\n");
        }
        Command c = Command.run("check", write("long.yaml", text + "  p0: 1\n"));
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("1001 kg"), c.out());
    }

    @Test
    void shellsCompleteNamesOfModels() {
        String script = Command.run("generate-completion").out();
        assertTrue(
                script.contains("\"contact/two-spheres\"") && script.contains("\"contact/two-spheres-laws\""), "names");
        assertTrue(script.contains("condyle ./condyle\n"), "the script in its own folder");
        assertFalse(script.contains("compopt +o default"), "files are completed, too");
    }

    @Test
    void speedsThatAreNothingButRoundingAreNothing() {
        assertEquals("0", ContactLines.brief(-2.62e-20));
        assertEquals("1.75", ContactLines.brief(1.7501));
    }
}
