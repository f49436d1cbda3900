package org.condyle.view.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import org.condyle.experiment.Experiment;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.simulate.Listener;
import org.condyle.view.SmallArm;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.SceneMaker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What other programs will read, read back by the rules of their formats. */
class ExportTest {
    private static RunResult run(String model) {
        return new Experiment(Library.find(model).compile("", List.of()))
                .run("test", Listener.NONE, null, c -> Map.of());
    }

    private static Scene scene(RunResult run) {
        return SceneMaker.of(run.model(), Objects.requireNonNull(run.filmed()));
    }

    /** A .glb taken apart: its JSON, and its numbers. */
    private record Glb(JsonNode json, ByteBuffer binary) {
        static Glb read(byte[] file) {
            ByteBuffer b = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
            assertEquals("glTF", new String(file, 0, 4, StandardCharsets.US_ASCII));
            assertEquals(2, b.getInt(4));
            assertEquals(file.length, b.getInt(8));
            int json = b.getInt(12);
            assertEquals(0, json % 4);
            int binary = b.getInt(20 + json);
            assertEquals(file.length, 28 + json + binary);
            String text = new String(file, 20, json, StandardCharsets.UTF_8);
            return new Glb(
                    JsonMapper.builder().build().readTree(text),
                    b.slice(28 + json, binary).order(ByteOrder.LITTLE_ENDIAN));
        }

        double[] floats(int accessor) {
            JsonNode a = json.get("accessors").get(accessor);
            JsonNode view = json.get("bufferViews").get(a.get("bufferView").asInt());
            int width =
                    Map.of("SCALAR", 1, "VEC3", 3, "VEC4", 4).get(a.get("type").asString());
            int n = a.get("count").asInt() * width, at = view.get("byteOffset").asInt();
            assertEquals(4 * n, view.get("byteLength").asInt());
            assertEquals(5126, a.get("componentType").asInt());
            double[] out = new double[n];
            for (int i = 0; i < n; i++) {
                out[i] = binary.getFloat(at + 4 * i);
            }
            return out;
        }
    }

    @Test
    void theAnimationMovesTheNodesAsTheBodiesMoved() {
        Scene scene = scene(run("tops/heavy-top"));
        Glb glb = Glb.read(GlbFile.bytes(scene));
        JsonNode animation = glb.json().get("animations").get(0);
        int channels = 0;
        for (JsonNode channel : animation.get("channels")) {
            JsonNode sampler =
                    animation.get("samplers").get(channel.get("sampler").asInt());
            double[] times = glb.floats(sampler.get("input").asInt());
            double[] values = glb.floats(sampler.get("output").asInt());
            JsonNode node = glb.json()
                    .get("nodes")
                    .get(channel.get("target").get("node").asInt());
            int body = scene.bodies().indexOf(node.get("name").asString());
            boolean turns = channel.get("target").get("path").asString().equals("rotation");
            int[] chosen = Frames.of(scene, 2000);
            assertEquals(chosen.length, times.length);
            double[] m = new double[9], q = new double[4];
            for (int f = 0; f < times.length; f++) {
                assertEquals(scene.times()[chosen[f]] - scene.times()[0], times[f], 1e-6 * (1 + times[f]));
                assertTrue(f == 0 || times[f] > times[f - 1]);
                double[] p = scene.placements()[chosen[f]];
                int at = Motion.SIZE * body;
                if (turns) {
                    q[0] = values[4 * f + 3];
                    System.arraycopy(values, 4 * f, q, 1, 3);
                    Rotations.fromQuaternion(q, 0, m, 0);
                    assertArrayEquals(java.util.Arrays.copyOfRange(p, at + 3, at + 12), m, 1e-6);
                } else {
                    for (int k = 0; k < 3; k++) {
                        assertEquals(p[at + k], values[3 * f + k], 1e-6);
                    }
                }
            }
            channels++;
        }
        assertEquals(2 * (scene.bodies().size() - 1), channels);
    }

    @Test
    void anAnimationNeverTakesTheLongWayRound() {
        Glb glb = Glb.read(GlbFile.bytes(scene(run("tops/free-top"))));
        JsonNode animation = glb.json().get("animations").get(0);
        for (JsonNode channel : animation.get("channels")) {
            if (channel.get("target").get("path").asString().equals("rotation")) {
                double[] q = glb.floats(animation
                        .get("samplers")
                        .get(channel.get("sampler").asInt())
                        .get("output")
                        .asInt());
                for (int i = 4; i < q.length; i += 4) {
                    double same = 0;
                    for (int k = 0; k < 4; k++) {
                        same += q[i + k] * q[i - 4 + k];
                    }
                    assertTrue(same >= 0, "frame " + i / 4);
                }
            }
        }
    }

    @Test
    void equalBallsShareTheirTriangles() {
        Glb glb = Glb.read(GlbFile.bytes(scene(run("contact/newtons-cradle"))));
        long shared = glb.json()
                .get("meshes")
                .valueStream()
                .map(m -> m.get("primitives")
                        .get(0)
                        .get("attributes")
                        .get("POSITION")
                        .asInt())
                .distinct()
                .count();
        assertTrue(shared < glb.json().get("meshes").size());
    }

    private static double[] doubles(Document d, String name) {
        var arrays = d.getElementsByTagName("DataArray");
        for (int i = 0; i < arrays.getLength(); i++) {
            Element e = (Element) arrays.item(i);
            if (e.getAttribute("Name").equals(name)) {
                ByteBuffer b = ByteBuffer.wrap(Base64.getDecoder().decode(e.getTextContent()))
                        .order(ByteOrder.LITTLE_ENDIAN);
                double[] out = new double[b.getInt() / 8];
                b.asDoubleBuffer().get(out);
                return out;
            }
        }
        throw new AssertionError("no array " + name);
    }

    private static Document parse(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(file)));
    }

    @Test
    void paraViewGetsEveryFrameWithTheForcesOfItsContacts(@TempDir Path folder) throws Exception {
        RunResult run = run("contact/incline");
        Scene scene = scene(run);
        VtkFiles.write(scene, folder);
        var list = parse(folder.resolve(VtkFiles.INDEX)).getElementsByTagName("DataSet");
        assertTrue(list.getLength() > 100 && list.getLength() <= 1000);
        int force = run.recording().indexOf("corners.force"), compared = 0;
        for (int i = 0; i < list.getLength(); i += 2) {
            Element bodies = (Element) list.item(i), contacts = (Element) list.item(i + 1);
            double time = Double.parseDouble(contacts.getAttribute("timestep"));
            assertEquals(time, Double.parseDouble(bodies.getAttribute("timestep")));
            double[] f = doubles(parse(folder.resolve(contacts.getAttribute("file"))), "force");
            for (int r = 0; r < run.recording().rows(); r++) {
                if (run.recording().time(r) == time && f.length > 0) {
                    double sum = 0; // of four corners on one plane
                    for (int k = 0; k < f.length; k += 3) {
                        sum += Math.hypot(f[k], Math.hypot(f[k + 1], f[k + 2]));
                    }
                    assertEquals(run.recording().value(force, r), sum, 1e-9 * sum + 1e-12);
                    compared++;
                    break;
                }
            }
        }
        assertTrue(compared > 20, "only " + compared + " frames in contact");
        double[] points = doubles(parse(folder.resolve("bodies-00000.vtu")), "Points");
        assertTrue(points.length >= 24, "the corners of the block");
    }

    @Test
    void paraViewGetsTheLinesOfMusclesWithActivationAndTension(@TempDir Path folder) throws Exception {
        Scene scene = scene(SmallArm.run());
        VtkFiles.write(scene, folder);
        int[] frames = Frames.of(scene, 500);
        assertEquals(
                3 * frames.length,
                parse(folder.resolve(VtkFiles.INDEX))
                        .getElementsByTagName("DataSet")
                        .getLength());
        for (int k = 0; k < frames.length; k += 50) {
            double[] lines = scene.marks().get(frames[k]).lines();
            Document file = parse(folder.resolve(String.format("lines-%05d.vtu", k)));
            double[] active = doubles(file, "activation"), tension = doubles(file, "tension");
            double[] points = doubles(file, "Points");
            assertEquals(lines.length, SceneSketch.LINE * active.length);
            for (int i = 0; i < active.length; i++) {
                int at = SceneSketch.LINE * i;
                assertEquals(lines[at + SceneSketch.ACTIVATION], active[i]);
                assertEquals(lines[at + SceneSketch.TENSION], tension[i]);
                assertArrayEquals(
                        java.util.Arrays.copyOfRange(lines, at, at + 6),
                        java.util.Arrays.copyOfRange(points, 6 * i, 6 * i + 6));
            }
        }
    }
}
