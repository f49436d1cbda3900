package org.condyle.view.scene;

import java.util.List;
import org.condyle.view.scene.Scene.Form;
import tools.jackson.core.JsonGenerator;

/**
 * Paths that only measure, such as muscles that do not act, and the surfaces that paths go over.
 *
 * @param wraps   the surfaces, with the looks of the scene
 * @param names   of the paths
 * @param times   at which the paths are known, increasing [s]; fewer than those of the scene where there are many
 * @param courses for each time and path x, y, z of its corners in the world [m]
 */
public record PathLayer(List<Form> wraps, List<String> names, double[] times, List<double[][]> courses) {
    /** Nothing to show. */
    public static final PathLayer NONE = new PathLayer(List.of(), List.of(), new double[0], List.of());

    private static final int MOST_BYTES = 240_000; // before base64, which adds a third

    /** A member of an object that has others already: corners are parts of the box around all of them, in 65535ths. */
    void write(JsonGenerator json) {
        BoundingBox box = new BoundingBox();
        long numbers = 0;
        for (double[][] all : courses) {
            for (double[] points : all) {
                numbers += points.length;
                for (int i = 0; i < points.length; i += 3) {
                    box.add(points, i);
                }
            }
        }
        int stride = (int) Math.max(1, (Short.BYTES * numbers + MOST_BYTES - 1) / MOST_BYTES);
        Packed at = new Packed(), counts = new Packed(), corners = new Packed();
        for (int f = 0; f < times.length; f += stride) {
            at.doubles(times[f]);
            for (double[] points : courses.get(f)) {
                counts.shorts(points.length / 3);
                for (int i = 0; i < points.length; i++) {
                    double size = box.high[i % 3] - box.low[i % 3];
                    corners.shorts(size > 0 ? (int) Math.round(65535 * (points[i] - box.low[i % 3]) / size) : 0);
                }
            }
        }
        json.writeObjectPropertyStart("courses");
        json.writeArrayPropertyStart("names");
        names.forEach(json::writeString);
        json.writeEndArray();
        ScriptJson.numbers(json, "low", box.isEmpty() ? new double[3] : box.low);
        ScriptJson.numbers(json, "high", box.isEmpty() ? new double[3] : box.high);
        at.write(json, "times");
        counts.write(json, "counts");
        corners.write(json, "corners");
        json.writeEndObject();
    }
}
