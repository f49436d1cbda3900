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
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.Remark;
import org.condyle.tool.result.Remarks;
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

    /** @param measured what is odd in the measurement */
    static AnalysisResult of(
            GaitRequest request,
            List<Remark> measured,
            List<Stage> stages,
            List<CycleCurve> curves,
            List<GaitCheck> checks,
            List<String> remarks) {
        Map<String, Figure> figures = new LinkedHashMap<>();
        Map<String, AnalysisResult> byFolder = new LinkedHashMap<>();
        Set<String> losses = new LinkedHashSet<>();
        Set<Remark> warnings = new LinkedHashSet<>(measured);
        Set<Remark> distrust = new LinkedHashSet<>(), seen = new LinkedHashSet<>();
        for (Stage s : stages) {
            AnalysisResult r = s.result();
            boolean judges = s.folder().equals("id");
            byFolder.put(s.folder(), r);
            r.figures().forEach(f -> figures.putIfAbsent(f.name(), f));
            r.remarks().distrust().stream()
                    .filter(d -> judges || !isResidual(d))
                    .forEach(d -> distrust.add(d.under(s.title())));
            r.remarks().warnings().stream()
                    .filter(w -> (judges || !isResidual(w)) && !isUsual(w) && seen.add(w))
                    .forEach(w -> warnings.add(w.under(s.title())));
            losses.addAll(r.losses());
        }
        List<String> inputs = new ArrayList<>(List.of(request.trial().toString()));
        for (Path p : Arrays.asList(request.loads(), request.still(), request.scale(), request.weights())) {
            if (p != null) {
                inputs.add(p.toString());
            }
        }
        AnalysisResult ik = stage(byFolder, "ik"), id = stage(byFolder, "id");
        @Nullable AnalysisResult so = byFolder.get("so");
        AnalysisResult shown = so == null ? id : so;
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
                ik.markers(),
                so == null ? null : so.shares(),
                List.copyOf(figures.values()),
                inputs,
                new Remarks(List.copyOf(warnings), List.copyOf(distrust)),
                List.copyOf(losses),
                "");
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

    private static AnalysisResult stage(Map<String, AnalysisResult> all, String name) {
        AnalysisResult r = all.get(name);
        if (r == null) {
            throw new IllegalStateException("the stage " + name + " was not run");
        }
        return r;
    }

    private static boolean isResidual(Remark r) {
        return r.topic() == Remark.Topic.RESIDUALS;
    }

    /** A motion that was measured never has states of muscles. */
    private static boolean isUsual(Remark r) {
        return r.topic() == Remark.Topic.NO_STATES;
    }
}
