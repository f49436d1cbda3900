package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
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

    /** A member of an object that has others already. */
    void write(JsonGenerator json) {
        long coordinates = courses.stream()
                .flatMap(Arrays::stream)
                .mapToLong(points -> points.length)
                .sum();
        int stride = Courses.stride(coordinates, MOST_BYTES), kept = (times.length + stride - 1) / stride;
        double[] at = new double[kept];
        List<double[][]> all = new ArrayList<>();
        for (int k = 0; k < kept; k++) {
            at[k] = times[k * stride];
            all.add(courses.get(k * stride));
        }
        json.writeObjectPropertyStart("courses");
        json.writeArrayPropertyStart("names");
        names.forEach(json::writeString);
        json.writeEndArray();
        Courses.write(json, at, all);
        json.writeEndObject();
    }
}
