package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.condyle.io.document.DocumentException;
import org.condyle.scenes.Seeds;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Setup files with damage: whatever they say, the answer is a result or a message with a place. */
class SetupFuzzTest {
    private static final int MUTANTS = Seeds.of(10_000, 2_000);
    private static final List<String> WORDS = List.of(
            "<",
            ">",
            "</",
            "NaN",
            "-1",
            "1e400",
            "inf",
            "../../x",
            "/etc/passwd",
            "true",
            "",
            "<!--",
            "&bomb;",
            "\\u0000",
            "0 0",
            "time_range",
            "model_file",
            "<objects>",
            "]]>",
            "<?xml",
            "<!DOCTYPE x [<!ENTITY a 'b'>]>",
            "unassigned");

    @TempDir
    private Path folder;

    @Test
    void damagedSetupFilesAreAnsweredWithAMessage() throws IOException {
        SmallArm.writeTo(folder);
        String tasks = "<IKTaskSet><objects><IKMarkerTask name='Elbow'><weight>2</weight></IKMarkerTask>"
                + "<IKCoordinateTask name='elbow_angle'><value_type>manual_value</value_type><value>5</value>"
                + "</IKCoordinateTask></objects></IKTaskSet><time_range>0 0.02</time_range>";
        Files.writeString(
                folder.resolve("loads.xml"),
                "<ExternalLoads><objects><ExternalForce name='p'><applied_to_body>lower</applied_to_body><force_identifier>F"
                        + "</force_identifier></ExternalForce></objects><datafile>loads.sto</datafile></ExternalLoads>");
        Files.writeString(folder.resolve("loads.sto"), "l\nendheader\ntime\tFx\tFy\tFz\n0\t1\t0\t0\n2\t1\t0\t0\n");
        List<String> seeds = List.of(
                SmallArm.ik(tasks),
                SmallArm.id("<time_range>0 0.05</time_range><external_loads_file>loads.xml</external_loads_file>"
                        + "<lowpass_cutoff_frequency_for_coordinates>6</lowpass_cutoff_frequency_for_coordinates>"),
                SmallArm.analyze("<JointReaction><joint_names>elbow</joint_names></JointReaction><Kinematics/>")
                        .replace("<AnalysisSet>", "<final_time>0.03</final_time><AnalysisSet>"),
                "<ForwardTool name='a'><model_file>arm.yaml</model_file><final_time>0.01</final_time></ForwardTool>");
        Random random = new Random(20260);
        int answered = 0, refused = 0;
        for (int i = 0; i < MUTANTS; i++) {
            String mutant = mutate(seeds.get(i % seeds.size()), random);
            try {
                SetupFile file = SetupFile.parse("mutant.xml", mutant, folder);
                Tools.find(file);
                if (i % 5 == 0) {
                    Tools.run(file);
                } else {
                    file.setup(Tools.find(file).keys()).text("model_file");
                }
                answered++;
            } catch (DocumentException e) {
                assertTrue(!e.problems().isEmpty());
                refused++;
            } catch (RuntimeException | StackOverflowError e) {
                fail("mutant " + i + ": " + e + "\n" + mutant, e);
            }
        }
        assertTrue(answered > MUTANTS / 20 && refused > MUTANTS / 20, answered + " answered, " + refused + " refused");
    }

    private static String mutate(String seed, Random random) {
        byte[] bytes = seed.getBytes(StandardCharsets.UTF_8);
        String text = seed;
        for (int k = random.nextInt(3); k >= 0; k--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(5)) {
                case 0 -> text = text.substring(0, at) + WORDS.get(random.nextInt(WORDS.size())) + text.substring(at);
                case 1 ->
                    text = text.substring(0, at)
                            + (char) (32 + random.nextInt(95))
                            + text.substring(Math.min(text.length(), at + 1));
                case 2 ->
                    text = text.substring(0, at) + text.substring(Math.min(text.length(), at + random.nextInt(20)));
                case 3 -> {
                    String number = List.of("1e9", "-5", "NaN", "0", "x").get(random.nextInt(5));
                    text = text.replaceFirst(">[0-9. ]+<", ">" + number + "<");
                }
                default -> {
                    int from = random.nextInt(text.length());
                    String piece = text.substring(Math.min(at, from), Math.max(at, from));
                    text = text + (piece.length() < 200 ? piece : "");
                }
            }
            if (text.isEmpty()) {
                text = new String(bytes, StandardCharsets.UTF_8);
            }
        }
        return text;
    }
}
