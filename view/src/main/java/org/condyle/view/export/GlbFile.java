package org.condyle.view.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.results.AtomicFile;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Triangles;
import org.condyle.view.scene.Scene;
import tools.jackson.databind.json.JsonMapper;

/**
 * A run as a glTF 2.0 binary ({@code .glb}): one node a body, its forms as meshes, and one animation that moves the
 * nodes. Blender, PowerPoint, web viewers and AR programs read it. glTF moves by place, turn and stretch only, so a body
 * that shears is shown by its nearest rotation; forces and contacts are not in it.
 */
public final class GlbFile {
    private static final int MAGIC = 0x46546c67; // "glTF"
    private static final int JSON_CHUNK = 0x4e4f534a;
    private static final int BINARY_CHUNK = 0x004e4942;
    private static final int FLOAT = 5126;
    private static final int UNSIGNED_INT = 5125;
    private static final int VERTICES = 34962;
    private static final int INDICES = 34963;
    private static final int LINES = 1;
    private static final int TRIANGLES = 4;

    private static final int MOST_FRAMES = 2000;

    /** Okabe and Ito's colours, told apart by nearly everyone. */
    private static final int[] COLOURS = {0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0x56b4e9, 0xd55e00, 0xf0e442};

    private static final int GREY = 0xb0b4b8;

    private final Scene scene;
    private final Bytes binary = new Bytes();
    private final List<Map<String, Object>> views = new ArrayList<>();
    private final List<Map<String, Object>> accessors = new ArrayList<>();
    private final List<Map<String, Object>> meshes = new ArrayList<>();
    private final List<Map<String, Object>> materials = new ArrayList<>();
    private final List<Map<String, Object>> nodes = new ArrayList<>();
    private final Map<String, Integer> known = new HashMap<>(); // meshes by look and body
    private final Map<Integer, int[]> stored = new HashMap<>(); // positions and indices by look

    private GlbFile(Scene scene) {
        this.scene = scene;
    }

    public static void write(Scene scene, Path file) throws IOException {
        byte[] all = new GlbFile(scene).bytes();
        AtomicFile.write(file, out -> out.write(all));
    }

    static byte[] bytes(Scene scene) {
        return new GlbFile(scene).bytes();
    }

    private byte[] bytes() {
        int bodies = scene.bodies().size();
        List<List<Integer>> carried = new ArrayList<>();
        for (int b = 0; b < bodies; b++) {
            carried.add(new ArrayList<>());
            materials.add(material(b == Motion.GROUND ? GREY : COLOURS[(b - 1) % COLOURS.length]));
        }
        for (Scene.Form f : scene.forms()) {
            Scene.Look look = scene.looks().get(f.look());
            if (look.triangles().faces() > 0 || look.lines().length > 0) { // glTF knows no mesh of nothing
                carried.get(f.body()).add(nodes.size());
                nodes.add(object("name", f.name(), "mesh", mesh(f), "matrix", matrix(f.place())));
            }
        }
        List<Integer> bodyNodes = new ArrayList<>();
        for (int b = 0; b < bodies; b++) {
            bodyNodes.add(nodes.size());
            Map<String, Object> node = object("name", scene.bodies().get(b));
            if (!carried.get(b).isEmpty()) {
                node.put("children", carried.get(b));
            }
            nodes.add(node);
        }
        int root = nodes.size();
        nodes.add(object("name", scene.title(), "rotation", upright(), "children", bodyNodes));
        Map<String, Object> json = object(
                "asset",
                object("version", "2.0", "generator", "Condyle"),
                "scene",
                0,
                "scenes",
                List.of(object("nodes", List.of(root))),
                "nodes",
                nodes);
        if (!meshes.isEmpty()) {
            json.put("meshes", meshes);
            json.put("materials", materials);
        }
        if (scene.times().length > 1 && bodies > 1) {
            json.put("animations", List.of(animation(bodyNodes)));
        }
        binary.pad(0);
        if (!accessors.isEmpty()) {
            json.put("accessors", accessors);
            json.put("bufferViews", views);
            json.put("buffers", List.of(object("byteLength", binary.size())));
        }
        return assemble(json);
    }

    private byte[] assemble(Map<String, Object> json) {
        Bytes text = new Bytes();
        text.all(JsonMapper.builder().build().writeValueAsString(json).getBytes(StandardCharsets.UTF_8));
        text.pad(' ');
        boolean data = binary.size() > 0;
        Bytes out = new Bytes();
        out.u32(MAGIC);
        out.u32(2);
        out.u32(12 + 8 + text.size() + (data ? 8 + binary.size() : 0));
        out.u32(text.size());
        out.u32(JSON_CHUNK);
        out.all(text.array());
        if (data) {
            out.u32(binary.size());
            out.u32(BINARY_CHUNK);
            out.all(binary.array());
        }
        return out.array();
    }

    /** glTF's up is y. */
    private double[] upright() {
        double x = scene.up()[0], y = scene.up()[1], z = scene.up()[2];
        if (y < -1 + 1e-12) {
            return new double[] {1, 0, 0, 0};
        }
        // the shortest turn from (x, y, z) to (0, 1, 0): axis (x, y, z) × (0, 1, 0), w = 1 + cos
        double length = Math.sqrt(z * z + x * x + (1 + y) * (1 + y));
        return new double[] {-z / length, 0, x / length, (1 + y) / length};
    }

    private static Map<String, Object> material(int colour) {
        double[] rgba = {linear(colour >> 16), linear(colour >> 8), linear(colour), 1};
        return object(
                "pbrMetallicRoughness",
                object("baseColorFactor", rgba, "metallicFactor", 0, "roughnessFactor", 0.7),
                "doubleSided",
                true);
    }

    /** glTF wants light, not the numbers of a screen. */
    private static double linear(int channel) {
        double c = (channel & 0xff) / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    /** Column by column, as glTF has it. */
    private static double[] matrix(double[] p) {
        return new double[] {p[3], p[6], p[9], 0, p[4], p[7], p[10], 0, p[5], p[8], p[11], 0, p[0], p[1], p[2], 1};
    }

    /** A look in the colour of its body. */
    private int mesh(Scene.Form f) {
        return known.computeIfAbsent(f.look() + " on " + f.body(), k -> {
            List<Map<String, Object>> primitives = new ArrayList<>();
            Triangles t = scene.looks().get(f.look()).triangles();
            double[] lines = scene.looks().get(f.look()).lines();
            if (t.faces() > 0) {
                int[] at = stored.computeIfAbsent(f.look(), look -> surface(t));
                primitives.add(object(
                        "attributes",
                        object("POSITION", at[0]),
                        "indices",
                        at[1],
                        "mode",
                        TRIANGLES,
                        "material",
                        f.body()));
            }
            if (lines.length > 0) {
                primitives.add(
                        object("attributes", object("POSITION", points(lines)), "mode", LINES, "material", f.body()));
            }
            meshes.add(object("name", f.name(), "primitives", primitives));
            return meshes.size() - 1;
        });
    }

    /** Positions and indices. */
    private int[] surface(Triangles t) {
        int at = points(t.vertices()), from = binary.size();
        for (int c : t.corners()) {
            binary.u32(c);
        }
        int indices = accessor(from, t.corners().length, UNSIGNED_INT, "SCALAR", null, null);
        views.get(views.size() - 1).put("target", INDICES);
        return new int[] {at, indices};
    }

    private int points(double[] xyz) {
        int from = binary.size();
        double[] low = {xyz[0], xyz[1], xyz[2]}, high = low.clone();
        for (int i = 0; i < xyz.length; i++) {
            binary.f32(xyz[i]);
            low[i % 3] = Math.min(low[i % 3], (float) xyz[i]);
            high[i % 3] = Math.max(high[i % 3], (float) xyz[i]);
        }
        int accessor = accessor(from, xyz.length / 3, FLOAT, "VEC3", low, high);
        views.get(views.size() - 1).put("target", VERTICES);
        return accessor;
    }

    private int accessor(
            int from,
            int count,
            int component,
            String type,
            double @org.jspecify.annotations.Nullable [] low,
            double @org.jspecify.annotations.Nullable [] high) {
        views.add(object("buffer", 0, "byteOffset", from, "byteLength", binary.size() - from));
        Map<String, Object> a =
                object("bufferView", views.size() - 1, "componentType", component, "count", count, "type", type);
        if (low != null && high != null) {
            a.put("min", low);
            a.put("max", high);
        }
        accessors.add(a);
        return accessors.size() - 1;
    }

    private Map<String, Object> animation(List<Integer> bodyNodes) {
        int[] chosen = Frames.of(scene, MOST_FRAMES);
        int frames = chosen.length;
        double start = scene.times()[0];
        int from = binary.size();
        for (int f : chosen) {
            binary.f32(scene.times()[f] - start);
        }
        double[] end = {(float) (scene.times()[chosen[frames - 1]] - start)};
        int time = accessor(from, frames, FLOAT, "SCALAR", new double[] {0}, end);
        List<Map<String, Object>> samplers = new ArrayList<>(), channels = new ArrayList<>();
        for (int b = 1; b < bodyNodes.size(); b++) {
            int at = Motion.SIZE * b;
            int places = binary.size();
            for (int f : chosen) {
                for (int k = 0; k < 3; k++) {
                    binary.f32(scene.placements()[f][at + k]);
                }
            }
            channel(
                    samplers,
                    channels,
                    time,
                    accessor(places, frames, FLOAT, "VEC3", null, null),
                    bodyNodes.get(b),
                    "translation");
            int turns = binary.size();
            double[] before = {1, 0, 0, 0};
            for (int f : chosen) {
                double[] q = Rotations.toQuaternion(Arrays.copyOfRange(scene.placements()[f], at + 3, at + 12));
                Rotations.shortWay(before, 0, q); // a viewer goes straight from one to the next
                before = q;
                for (int k = 1; k <= 4; k++) {
                    binary.f32(q[k % 4]); // scalar last
                }
            }
            channel(
                    samplers,
                    channels,
                    time,
                    accessor(turns, frames, FLOAT, "VEC4", null, null),
                    bodyNodes.get(b),
                    "rotation");
        }
        return object("name", scene.title(), "samplers", samplers, "channels", channels);
    }

    private static void channel(
            List<Map<String, Object>> samplers,
            List<Map<String, Object>> channels,
            int time,
            int values,
            int node,
            String path) {
        channels.add(object("sampler", samplers.size(), "target", object("node", node, "path", path)));
        samplers.add(object("input", time, "output", values, "interpolation", "LINEAR"));
    }

    private static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> out = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            out.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return out;
    }
}
