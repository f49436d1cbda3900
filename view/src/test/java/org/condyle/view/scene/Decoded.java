package org.condyle.view.scene;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.condyle.math.Rotations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a scene's JSON as the page does, interpolation included. */
final class Decoded {
    final JsonNode json;
    final double[] times;
    private final String kinds;
    private final double[] starts;
    private final double[] places;
    private final double[] turns;

    Decoded(Scene scene) {
        json = new JsonMapper().readTree(SceneJson.of(scene));
        times = doubles(json.get("times"));
        JsonNode m = json.get("motion");
        kinds = m.get("kinds").asString();
        starts = floats(m.get("starts"));
        places = floats(m.get("places"));
        turns = shares(m.get("turns"));
    }

    private static ByteBuffer bytes(JsonNode n) {
        return ByteBuffer.wrap(Base64.getDecoder().decode(n.asString())).order(ByteOrder.LITTLE_ENDIAN);
    }

    static double[] doubles(JsonNode n) {
        ByteBuffer b = bytes(n);
        double[] out = new double[b.remaining() / 8];
        Arrays.setAll(out, i -> b.getDouble());
        return out;
    }

    static double[] floats(JsonNode n) {
        ByteBuffer b = bytes(n);
        double[] out = new double[b.remaining() / 4];
        Arrays.setAll(out, i -> b.getFloat());
        return out;
    }

    private static double[] shares(JsonNode n) {
        ByteBuffer b = bytes(n);
        double[] out = new double[b.remaining() / 2];
        Arrays.setAll(out, i -> b.getShort() / 32767.0);
        return out;
    }

    static int[] ints(JsonNode n) {
        ByteBuffer b = bytes(n);
        int[] out = new int[b.remaining() / 4];
        Arrays.setAll(out, i -> b.getInt());
        return out;
    }

    /** Numbers of 16 bits without a sign. */
    static int[] unsigned(JsonNode n) {
        ByteBuffer b = bytes(n);
        int[] out = new int[b.remaining() / 2];
        Arrays.setAll(out, i -> b.getShort() & 0xffff);
        return out;
    }

    /** Rows of one frame: contacts, lines, ... */
    double[] rows(String member, int width, int frame) {
        int[] ends = ints(json.get(member).get("ends"));
        double[] values = floats(json.get(member).get("values"));
        return Arrays.copyOfRange(values, width * (frame == 0 ? 0 : ends[frame - 1]), width * ends[frame]);
    }

    /** Samples of patches at one frame: place and traction, as the page reads them. */
    double[] tractions(int frame) {
        JsonNode patches = json.get("patches"), most = json.get("most");
        int[] ends = ints(patches.get("ends"));
        double[] boxes = floats(patches.get("boxes")), shares = shares(patches.get("samples"));
        ByteBuffer counts = bytes(patches.get("counts")), steps = bytes(patches.get("samples"));
        List<Double> out = new ArrayList<>();
        for (int block = 0, at = 0; block < ends[frame]; block++) {
            for (int n = counts.getShort(); n > 0; n--, at += 5) {
                if (block >= (frame == 0 ? 0 : ends[frame - 1])) {
                    for (int k = 0; k < 3; k++) {
                        out.add(boxes[5 * block + k] + boxes[5 * block + 3] * (steps.getShort(2 * (at + k)) & 0xffff));
                    }
                    double share = shares[at + 4];
                    out.add(share
                            * most.get(share < 0 ? "adhesion" : "pressure").asDouble());
                }
            }
        }
        return out.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private long count(String which, int before) {
        return kinds.substring(0, before)
                .chars()
                .filter(c -> which.indexOf(c) >= 0)
                .count();
    }

    /** Twelve numbers of a body between two frames. */
    double[] place(int body, int frame, int next, double share) {
        double[] out = Arrays.copyOfRange(starts, 12 * body, 12 * body + 12);
        char kind = kinds.charAt(body);
        if (kind != '-') {
            int n = (int) count("srd", kinds.length()), at = 3 * (int) count("srd", body);
            for (int k = 0; k < 3; k++) {
                double a = places[3 * n * frame + at + k], b = places[3 * n * next + at + k];
                out[k] = a + share * (b - a);
            }
        }
        if (kind == 'r') {
            int n = (int) count("r", kinds.length()), at = 4 * (int) count("r", body);
            double[] q = slerp(turns, 4 * n * frame + at, 4 * n * next + at, share);
            Rotations.fromQuaternion(q, 0, out, 3);
        }
        return out;
    }

    private static double[] slerp(double[] q, int a, int b, double share) {
        double dot = 0, na = 0, nb = 0;
        for (int k = 0; k < 4; k++) {
            dot += q[a + k] * q[b + k];
            na += q[a + k] * q[a + k];
            nb += q[b + k] * q[b + k];
        }
        double angle = Math.acos(Math.min(1, Math.abs(dot) / Math.sqrt(na * nb)));
        double wa = angle < 1e-6 ? 1 - share : Math.sin((1 - share) * angle) / Math.sin(angle);
        double wb = angle < 1e-6 ? share : Math.sin(share * angle) / Math.sin(angle);
        double[] out = new double[4];
        for (int k = 0; k < 4; k++) {
            out[k] = wa * q[a + k] / Math.sqrt(na) + Math.signum(dot) * wb * q[b + k] / Math.sqrt(nb);
        }
        Rotations.normalise(out, 0);
        return out;
    }
}
