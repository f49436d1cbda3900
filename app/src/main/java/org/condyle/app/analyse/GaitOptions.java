package org.condyle.app.analyse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.tool.gait.GaitRequest;
import org.condyle.tool.gait.GaitRequest.Setting;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Options of {@code condyle analyse gait}. */
final class GaitOptions {
    static final String WORD = "gait";
    static final String EXAMPLE = "condyle analyse gait walk.c3d --model subject.osim --reserves \"10 N*m\" --out walk";

    private static final List<String> STAGES = List.of("scale", "ik", "id", "so", "reactions");

    @Option(
            names = "--static",
            paramLabel = "FILE",
            description = "static trial (.c3d, .trc) by which the model is scaled, for gait; needs --scale")
    private @Nullable Path still;

    @Option(
            names = "--scale",
            paramLabel = "FILE",
            description = "setup file of the scaling (ScaleTool, .xml), for gait with --static")
    private @Nullable Path scale;

    @Option(
            names = "--rotate",
            paramLabel = "TURN",
            description = "turn the measurement, such as \"x -90 deg\", for gait; default: found and reported")
    private @Nullable String rotate;

    @Option(
            names = "--plate",
            paramLabel = "N=BODY",
            description = "body that a force plate acts on, such as 1=calcn_r, for gait; default: the nearest foot")
    private Map<String, String> plates = new LinkedHashMap<>();

    @Option(
            names = "--threshold",
            paramLabel = "FORCE",
            description = "vertical force above which a foot is on the ground, for gait; default 20 N")
    private @Nullable String threshold;

    /** Refuses options of gait elsewhere. */
    void refuse(String word, CommandLine line) {
        if (still != null || scale != null || rotate != null || threshold != null || !plates.isEmpty()) {
            throw new ParameterException(
                    line,
                    "--static, --scale, --rotate, --plate and --threshold are for: condyle analyse gait TRIAL --model"
                            + " MODEL; analyse " + word + " has none of them");
        }
    }

    GaitRequest request(@Nullable Path trial, PlainOptions plain, List<String> settings, CommandLine line) {
        if (trial == null || plain.model == null) {
            throw new ParameterException(
                    line,
                    "analyse gait needs " + (trial == null ? "the measurement, a .c3d or .trc file" : "")
                            + (trial == null && plain.model == null ? ", and " : "")
                            + (plain.model == null ? "the model" : "")
                            + ": condyle analyse gait walk.c3d --model subject.osim");
        }
        plain.refuseForGait(line);
        List<Setting> changes = new ArrayList<>();
        for (String s : settings) {
            int eq = s.indexOf('='), dot = s.indexOf('.');
            if (dot <= 0 || eq < dot || !STAGES.contains(s.substring(0, dot))) {
                throw new ParameterException(
                        line,
                        "--set " + s + ": begin with the stage, one of " + String.join(", ", STAGES)
                                + ", as in --set ik.constraint_weight=20");
            }
            changes.add(new Setting(s.substring(0, dot), s.substring(dot + 1, eq), s.substring(eq + 1)));
        }
        if (plain.smoothness != null) {
            changes.add(new Setting("so", "AnalysisSet.StaticOptimization.smoothness", plain.smoothness));
        }
        return new GaitRequest(
                trial,
                plain.model,
                still,
                scale,
                path(plain.loads),
                path(plain.weights),
                path(plain.actuators),
                rotate,
                numbered(line),
                plain.from(line),
                plain.to(line),
                plain.lowPass == null
                        ? GaitRequest.USUAL_LOW_PASS
                        : Double.parseDouble(PlainOptions.hertz(plain.lowPass, line)),
                plain.reserves(line),
                threshold == null
                        ? GaitRequest.USUAL_THRESHOLD
                        : PlainOptions.quantity("--threshold", threshold, Dimension.FORCE, "N", "20 N", line),
                changes);
    }

    private Map<Integer, String> numbered(CommandLine line) {
        Map<Integer, String> out = new LinkedHashMap<>();
        plates.forEach((plate, body) -> {
            if (!plate.strip().matches("[1-9][0-9]{0,3}")) {
                throw new ParameterException(
                        line,
                        "--plate " + plate + "=" + body + ": write the number of the plate, as in --plate 1=calcn_r");
            }
            out.put(Integer.parseInt(plate.strip()), body.strip());
        });
        return out;
    }

    private static @Nullable Path path(@Nullable String name) {
        return name == null ? null : Path.of(name);
    }
}
