package org.condyle.tool.gait;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is asked for.
 *
 * @param trial      the measurement: a C3D file, or markers (.trc)
 * @param model      file of the model, or a name of the library
 * @param still      static trial by which the model is scaled; null if it fits the subject already
 * @param scale      setup file of the scaling; null without one
 * @param loads      file of external loads (.xml), or a table of ground reactions (.mot, .sto) whose feet are found; null for the
 *                   force plates of a C3D file
 * @param weights    file of IK tasks; null for weights 1
 * @param actuators  file of more actuators; null for none
 * @param rotate     rotation of the laboratory, such as {@code x -90 deg}; null to find it
 * @param plates     bodies that force plates act on, by the number of the plate from 1; others are found
 * @param from       first time [s]; minus infinity for what was measured
 * @param to         last time [s]
 * @param lowPass    cut-off frequency of the coordinates [Hz]; negative for none
 * @param reserves   optimal force of a reserve motor on every free coordinate [N·m or N]; 0 for none
 * @param threshold  vertical force above which a foot is on the ground [N]
 * @param settings   keys of single stages
 */
public record GaitRequest(
        Path trial,
        String model,
        @Nullable Path still,
        @Nullable Path scale,
        @Nullable Path loads,
        @Nullable Path weights,
        @Nullable Path actuators,
        @Nullable String rotate,
        Map<Integer, String> plates,
        double from,
        double to,
        double lowPass,
        double reserves,
        double threshold,
        List<Setting> settings) {
    public static final double USUAL_LOW_PASS = 6, USUAL_THRESHOLD = 20;

    /** A key of the setup of a stage, such as {@code so}, and its value. */
    public record Setting(String stage, String key, String value) {}

    public GaitRequest {
        plates = Map.copyOf(plates);
        settings = List.copyOf(settings);
    }

    /** A measurement and a model, all else as usual. */
    public static GaitRequest of(Path trial, String model) {
        return new GaitRequest(
                trial,
                model,
                null,
                null,
                null,
                null,
                null,
                null,
                Map.of(),
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY,
                USUAL_LOW_PASS,
                0,
                USUAL_THRESHOLD,
                List.of());
    }
}
