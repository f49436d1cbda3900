package org.condyle.tool.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.io.results.SummaryMark;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The summary of an analysis as JSON, for scripts. Keys keep their order; what is not finite is null. */
final class SummaryJson {
    private static final int WORST = 5;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    private SummaryJson() {}

    /** @param version of the program */
    static String text(AnalysisResult r, String version) {
        return JSON.writeValueAsString(of(r, version)) + "\n";
    }

    private static Map<String, @Nullable Object> of(AnalysisResult r, String version) {
        Map<String, @Nullable Object> root = new LinkedHashMap<>();
        root.put(SummaryMark.FORMAT, SummaryMark.FORMAT_NUMBER);
        root.put(SummaryMark.CONDYLE, version);
        root.put(SummaryMark.TOOL, r.tool());
        root.put("title", r.title());
        root.put("setup", r.setup());
        root.put(SummaryMark.MODEL, r.model());
        root.put(SummaryMark.OUTCOME, r.outcome());
        if (!r.stopped().isEmpty()) {
            root.put("message", r.stopped());
        }
        if (!r.distrust().isEmpty()) {
            root.put("distrust", r.distrust());
        }
        int frames = r.times().length;
        root.put("frames", frames);
        root.put("from", frames == 0 ? null : finite(r.times()[0]));
        root.put("until", frames == 0 ? null : finite(r.times()[frames - 1]));
        Map<String, @Nullable Object> figures = new LinkedHashMap<>();
        r.figures().forEach(f -> {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("value", finite(f.value()));
            one.put("unit", f.unit());
            figures.put(f.name(), one);
        });
        root.put("figures", figures);
        MarkerTracks markers = r.markers();
        if (markers != null) {
            root.put("markers", markers(markers));
            root.put("worstFrames", worst(markers));
        }
        root.put("inputs", r.inputs());
        root.put("files", r.files());
        root.put("warnings", r.warnings());
        root.put("losses", r.losses());
        return root;
    }

    private static List<Map<String, @Nullable Object>> markers(MarkerTracks t) {
        List<Map<String, @Nullable Object>> all = new ArrayList<>();
        for (int m = 0; m < t.names().size(); m++) {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("name", t.names().get(m));
            one.put("weight", t.weights()[m]);
            one.put("rms", finite(t.rmsOf(m)));
            one.put("max", finite(t.maxOf(m)));
            all.add(one);
        }
        return all;
    }

    /** The frames in which the markers are farthest away. */
    private static List<Map<String, @Nullable Object>> worst(MarkerTracks t) {
        return IntStream.range(0, t.times().length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer f) -> -t.rms(f)))
                .limit(WORST)
                .map(f -> {
                    Map<String, @Nullable Object> one = new LinkedHashMap<>();
                    int m = t.worst(f);
                    one.put("time", finite(t.times()[f]));
                    one.put("rms", finite(t.rms(f)));
                    one.put("marker", m < 0 ? "" : t.names().get(m));
                    one.put("max", m < 0 ? null : finite(t.error(f, m)));
                    return one;
                })
                .toList();
    }

    private static @Nullable Double finite(double x) {
        return Double.isFinite(x) ? x : null;
    }
}
