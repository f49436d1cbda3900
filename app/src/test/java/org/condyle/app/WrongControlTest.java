package org.condyle.app;

import static org.condyle.app.NotGreen.doubted;
import static org.condyle.app.NotGreen.refused;
import static org.condyle.app.NotGreen.warned;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Computed muscle control, static optimisation and forward dynamics of an arm with motors, wrong on purpose. */
class WrongControlTest {
    private static final String MODEL = """
            condyle: 1
            bodies:
              upper: {mass: 2 kg, inertia: {xx: 0.1, yy: 0.01, zz: 0.1}}
              lower: {mass: 1 kg, inertia: {xx: 0.05, yy: 0.01, zz: 0.05}}
            joints:
              shoulder: {type: pin, names: [shoulder_angle], child: upper, child-at: [0, 0.5 m, 0]}
              elbow: {type: pin, names: [elbow_angle], parent: upper, at: [0, -0.5 m, 0], child: lower, child-at: [0, 0.4 m, 0]}
            run: {until: 1 s}
            """;

    @TempDir
    private Path folder;

    private Path out;

    @BeforeEach
    void files() throws IOException {
        out = folder.resolve("out");
        write("arm.yaml", MODEL);
        write("arm.mot", motion());
        write("tasks.xml", tasks(100, 20, 1));
        write("motors.xml", motors(60));
        write(
                "loads.xml",
                "<ExternalLoads><objects><ExternalForce name='push'><applied_to_body>lower</applied_to_body><force_identifier>F"
                        + "</force_identifier></ExternalForce></objects><datafile>loads.sto</datafile></ExternalLoads>");
        write("loads.sto", "loads\nendheader\ntime\tFx\tFy\tFz\n10\t1\t2\t3\n11\t1\t2\t3\n");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static String motion() {
        StringBuilder s = new StringBuilder("arm\ninDegrees=no\nendheader\ntime\tshoulder_angle\telbow_angle\n");
        for (int i = 0; i <= 100; i++) {
            double t = 0.01 * i;
            s.append(String.format(
                    Locale.ROOT, "%.3f\t%.12g\t%.12g%n", t, 0.3 * Math.sin(2 * t) + 0.2, 0.5 + 0.4 * Math.cos(3 * t)));
        }
        return s.toString();
    }

    private static String tasks(double kp, double kv, double ka) {
        StringBuilder s = new StringBuilder("<CMC_TaskSet><objects>");
        for (String c : new String[] {"shoulder_angle", "elbow_angle"}) {
            s.append(String.format(
                    Locale.ROOT,
                    "%n<CMC_Joint name='%s'><coordinate>%s</coordinate><kp>%s</kp><kv>%s</kv><ka>%s</ka></CMC_Joint>",
                    c,
                    c,
                    kp,
                    kv,
                    ka));
        }
        return s.append("</objects></CMC_TaskSet>").toString();
    }

    private static String motors(double force) {
        String one = "<CoordinateActuator name='%s'><coordinate>%s</coordinate><optimal_force>" + force
                + "</optimal_force><min_control>-1</min_control><max_control>1</max_control></CoordinateActuator>";
        return "<ForceSet><objects>" + String.format(one, "s", "shoulder_angle")
                + String.format(one, "e", "elbow_angle") + "</objects></ForceSet>";
    }

    private String[] cmc(String... more) {
        String[] plain = {
            "analyse",
            "cmc",
            "--model",
            file("arm.yaml"),
            "--coordinates",
            file("arm.mot"),
            "--tasks",
            file("tasks.xml"),
            "--actuators",
            file("motors.xml"),
            "--set",
            "final_time=0.6"
        };
        return java.util.stream.Stream.of(plain, more)
                .flatMap(java.util.Arrays::stream)
                .toArray(String[]::new);
    }

    @Test
    void theArmWithGoodGainsIsGreen() throws IOException {
        Command c = Command.run(cmc("--out", out.toString()));
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertEquals("", c.err());
        NotGreen.assertBanner("good", out);
    }

    @Test
    void gainsThatAreAllZeroAreRefused() throws IOException {
        write("tasks.xml", tasks(0, 0, 0));
        refused("tasks.xml:2: ", cmc());
        Command c = refused("kp, kv and ka of the task 'shoulder_angle' are all 0, so that it follows nothing", cmc());
        assertTrue(c.err().contains("usual are 100 1/s²"), c.all());
    }

    @Test
    void aWindowThatIsTooShortIsRefused() {
        refused(
                "cmc_time_window: must be at least 1.0E-5 s, was 1.0E-11 s; 0.01 s is usual",
                cmc("--set", "cmc_time_window=1e-11"));
    }

    @Test
    void aMotionThatIsFollowedBadlyIsWarnedOf() throws IOException {
        write("tasks.xml", tasks(150, 20, 0));
        Command c = warned("elbow_angle is 1.", out, cmc());
        assertTrue(c.err().contains("above tracking_angle_limit = 1.0 deg: look at the gains"), c.all());
    }

    @Test
    void aMotionThatIsNotFollowedIsNotToBeTrusted() throws IOException {
        write("tasks.xml", tasks(20, 9, 0));
        doubted("elbow_angle is 4.7", out, cmc());
        refused("tracking_angle_trusted: must be above 0 deg", cmc("--set", "tracking_angle_trusted=0"));
    }

    @Test
    void motorsThatAreTooWeakAreNotToBeTrusted() throws IOException {
        write("motors.xml", motors(0.5));
        doubted("shoulder_angle is ", out, cmc());
        doubted(
                "in 101 of 101 frames, the first at t = 0.0 s, the actuators cannot make the motion within their bounds",
                out,
                "analyse",
                "static-optimisation",
                "--model",
                file("arm.yaml"),
                "--coordinates",
                file("arm.mot"),
                "--actuators",
                file("motors.xml"));
    }

    @Test
    void loadsOfOtherTimesAreRefused() throws IOException {
        String first = "loads.sto: the loads are from 10 s to 11 s, the motion is from 0 s to ";
        refused(first, cmc("--loads", file("loads.xml")));
        write(
                "forward.xml",
                "<ForwardTool name='arm'><model_file>arm.yaml</model_file><final_time>0.1</final_time>"
                        + "<external_loads_file>loads.xml</external_loads_file></ForwardTool>");
        refused(first, "analyse", file("forward.xml"));
    }

    /** The motors of the model are dear, the reserves cheap. */
    @Test
    void reservesThatDoTheWorkAreWarnedOf() throws IOException {
        write("arm.yaml", MODEL + """
                forces:
                  a: {type: motor, on: shoulder.shoulder_angle, optimal-force: 10 N*m}
                  b: {type: motor, on: elbow.elbow_angle, optimal-force: 10 N*m}
                """);
        String first = "reserves supply more than 5 % of the largest load of 2 coordinates";
        Command cmc = warned(first, out, cmc());
        assertTrue(cmc.err().matches("(?s).*elbow_angle [0-9.]+ N·m \\(97 %\\).*"), cmc.all());
        warned(
                first,
                out,
                "analyse",
                "static-optimisation",
                "--model",
                file("arm.yaml"),
                "--coordinates",
                file("arm.mot"),
                "--actuators",
                file("motors.xml"));
    }
}
