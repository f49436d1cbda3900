package org.condyle.tool.gait;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.condyle.tool.gait.GaitResult.Stage;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.Finding;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** One summary of all stages. Residuals are told once, by inverse dynamics: they are the same in all stages that see them. */
final class WholeResult {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    private WholeResult() {}

    /**
     * @param measured what is odd in the measurement
     * @param stages   those that were run, at least one; the last one may not have come to its end
     */
    static AnalysisResult of(
            GaitRequest request,
            List<Finding> measured,
            List<Stage> stages,
            List<CycleCurve> curves,
            List<GaitCheck> checks,
            List<String> remarks) {
        Map<String, Figure> figures = new LinkedHashMap<>();
        Map<String, AnalysisResult> byFolder = new LinkedHashMap<>();
        List<Finding> findings = new ArrayList<>(measured);
        Set<String> losses = new LinkedHashSet<>(), seen = new LinkedHashSet<>();
        for (Stage s : stages) {
            AnalysisResult r = s.result();
            byFolder.put(s.folder(), r);
            r.figures().forEach(f -> figures.putIfAbsent(f.name(), f));
            r.findings().stream().filter(f -> isTold(f, s)).forEach(f -> {
                if (f.level() == Finding.Level.DISTRUST || seen.add(f.text())) {
                    findings.add(f.in(s.title()));
                }
            });
            losses.addAll(r.losses());
        }
        List<String> inputs = new ArrayList<>(List.of(request.trial().toString()));
        for (Path p : Arrays.asList(request.loads(), request.still(), request.scale(), request.weights())) {
            if (p != null) {
                inputs.add(p.toString());
            }
        }
        Stage last = stages.get(stages.size() - 1);
        AnalysisEnd end = last.result().end();
        @Nullable AnalysisResult ik = byFolder.get("ik"), so = byFolder.get("so");
        AnalysisResult shown = so != null ? so : byFolder.getOrDefault("id", last.result());
        return new AnalysisResult(
                "Gait: " + request.trial().getFileName(),
                "gait",
                "",
                "",
                "",
                request.model(),
                shown.motion(),
                shown.times(),
                List.of(),
                documents(curves, checks, remarks),
                ik == null ? null : ik.markers(),
                so == null ? null : so.shares(),
                List.copyOf(figures.values()),
                inputs,
                findings,
                List.copyOf(losses),
                end.isEarly() ? new AnalysisEnd(end.kind(), last.title() + ": " + end.message()) : end,
                List.of());
    }

    /** Residuals are those of inverse dynamics; and a motion that was measured never has states of muscles. */
    private static boolean isTold(Finding f, Stage stage) {
        return switch (f.topic()) {
            case ROOT_RESIDUALS -> stage.folder().equals("id");
            case MUSCLE_STATES -> false;
            case OTHER -> true;
        };
    }

    /** Curves and verdict for other programs. */
    private static Map<String, String> documents(
            List<CycleCurve> curves, List<GaitCheck> checks, List<String> remarks) {
        Map<String, Object> verdict = new LinkedHashMap<>();
        verdict.put(
                "checks",
                checks.stream()
                        .map(c -> {
                            Map<String, String> one = new LinkedHashMap<>();
                            one.put("what", c.what());
                            one.put("found", c.found());
                            one.put("usual", c.bound());
                            one.put("judged", c.judged().name().toLowerCase(Locale.ROOT));
                            return one;
                        })
                        .toList());
        verdict.put("decided", remarks);
        Map<String, String> out = new LinkedHashMap<>();
        out.put("verdict.json", JSON.writeValueAsString(verdict) + "\n");
        out.put("cycles.csv", CycleCurve.csv(curves));
        return out;
    }
}
