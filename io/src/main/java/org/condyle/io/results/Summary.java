package org.condyle.io.results;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.io.document.Problem;
import org.condyle.simulate.Channel;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Impact;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.Omitted;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The summary of a run as JSON, for scripts. Keys keep their order; numbers read back exactly; what is not finite is
 * null. Of events the first {@value #MOST_EVENTS} are listed, and {@code eventsOmitted} counts the rest if there are any.
 */
final class Summary {
    static final int MOST_EVENTS = 1000;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    private Summary() {}

    static void write(RunResult result, OutputStream out) throws IOException {
        JSON.writeValue(out, of(result));
        out.write('\n');
    }

    private static Map<String, @Nullable Object> of(RunResult result) {
        Outcome outcome = result.outcome();
        Map<String, @Nullable Object> root = new LinkedHashMap<>();
        root.put(SummaryMark.FORMAT, SummaryMark.FORMAT_NUMBER);
        root.put("condyle", result.version());
        root.put("model", result.model());
        root.put("case", result.caseName());
        root.put("changes", result.changes());
        root.put("outcome", outcome.word());
        if (!outcome.trusted()) {
            root.put("distrust", outcome.distrust());
        }
        if (outcome.end() != Outcome.End.COMPLETED) {
            root.put("message", outcome.message());
        }
        root.put("time", finite(outcome.time()));
        root.put("steps", outcome.steps());
        root.put("rejected", outcome.rejected());
        root.put("evaluations", outcome.evaluations());
        root.put("wallSeconds", finite(result.wallSeconds()));
        root.put("ledger", ledger(outcome.ledger()));
        root.put(
                "constraints",
                object("maxPosition", finite(outcome.maxPosition()), "maxVelocity", finite(outcome.maxVelocity())));
        List<Impact> impacts = outcome.impacts();
        root.put(
                "impacts",
                impacts.stream()
                        .limit(MOST_EVENTS)
                        .map(i -> impact(i, unit(result.contactDimension(i.at()))))
                        .toList());
        omitted("impactsOmitted", impacts.size(), outcome.omitted().impacts(), root);
        List<Episode> contacts = outcome.contacts();
        root.put(
                "contacts",
                contacts.stream()
                        .limit(MOST_EVENTS)
                        .map(c -> contact(c, unit(result.contactDimension(c.pair()))))
                        .toList());
        omitted("contactsOmitted", contacts.size(), outcome.omitted().contacts(), root);
        List<Event.Occurrence> events = outcome.events();
        root.put(
                "events", events.stream().limit(MOST_EVENTS).map(Summary::event).toList());
        omitted("eventsOmitted", events.size(), outcome.omitted().events(), root);
        root.put("channels", channels(result.recording(), result.shown()));
        if (!result.shown().plots().isEmpty()) {
            root.put("plots", result.shown().plots().stream().map(Summary::plot).toList());
        }
        root.put("outputs", numbers(result.shownOutputs()));
        root.put("outputUnits", result.outputUnits());
        root.put("claims", result.verdicts().stream().map(Summary::claim).toList());
        root.put("warnings", result.allWarnings());
        if (!result.problems().isEmpty()) {
            root.put("problems", result.problems().stream().map(Problem::facts).toList());
        }
        if (!outcome.notes().isEmpty()) {
            root.put("notes", outcome.notes());
        }
        return root;
    }

    private static void omitted(String key, int listed, Map<String, Long> more, Map<String, @Nullable Object> root) {
        long rest = Math.max(0, listed - MOST_EVENTS) + Omitted.total(more);
        if (rest > 0) {
            root.put(key, rest);
        }
    }

    private static Map<String, @Nullable Object> ledger(EnergyLedger ledger) {
        return object(
                "initial", finite(ledger.initial()),
                "final", finite(ledger.last()),
                "work", finite(ledger.totalWork()),
                "workBySource", numbers(ledger.work()),
                "dissipated", numbers(ledger.dissipated()),
                "residual", finite(ledger.residual()),
                "relativeResidual", finite(ledger.relativeResidual()));
    }

    private static Map<String, @Nullable Object> channels(Recording recording, Presentation shown) {
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        int rows = recording.rows();
        for (int c = 0; c < recording.channels().size(); c++) {
            Channel channel = recording.channels().get(c);
            String unit = shown.unit(channel);
            all.put(
                    channel.name(),
                    object(
                            "unit",
                            unit,
                            "first",
                            rows == 0 ? null : finite(shown.of(channel, recording.value(c, 0))),
                            "last",
                            rows == 0 ? null : finite(shown.of(channel, recording.value(c, rows - 1))),
                            "min",
                            finite(shown.of(channel, recording.least(c))),
                            "max",
                            finite(shown.of(channel, recording.most(c)))));
        }
        return all;
    }

    private static Map<String, @Nullable Object> plot(AskedPlot p) {
        Map<String, @Nullable Object> plot = object(
                "name",
                p.name(),
                "title",
                p.title(),
                "x",
                series(p.x()),
                "y",
                p.y().stream().map(Summary::series).toList(),
                "yLabel",
                p.yLabel(),
                "while",
                p.during());
        if (!p.measured().isEmpty()) {
            plot.put("measured", p.measured().stream().map(Summary::measured).toList());
        }
        return plot;
    }

    private static Map<String, @Nullable Object> measured(AskedPlot.Measured m) {
        return object(
                "label", m.label(),
                "file", m.file(),
                "x", numbers(m.x()),
                "y", numbers(m.y()),
                "low", numbers(m.low()),
                "high", numbers(m.high()));
    }

    private static List<@Nullable Double> numbers(double[] x) {
        List<@Nullable Double> out = new ArrayList<>();
        for (double v : x) {
            out.add(finite(v));
        }
        return out;
    }

    private static Map<String, @Nullable Object> series(AskedPlot.Series s) {
        return object("channel", s.channel(), "label", s.label(), "unit", s.unit());
    }

    private static Map<String, @Nullable Object> event(Event.Occurrence event) {
        return object("time", finite(event.time()), "name", event.name());
    }

    /** Empty where the impact was at no contact: a sudden constraint may be of several dimensions. */
    private static String unit(Dimension dimension) {
        return dimension.isKnown() ? dimension.unit() : "";
    }

    private static Map<String, @Nullable Object> impact(Impact i, String unit) {
        return object(
                "time", finite(i.time()),
                "at", i.at(),
                "unit", unit,
                "speedBefore", finite(i.speedBefore()),
                "speedAfter", finite(i.speedAfter()),
                "energyLost", finite(i.energyLost()),
                "impulse", finite(i.impulse()));
    }

    private static Map<String, @Nullable Object> contact(Episode e, String unit) {
        return object(
                "pair", e.pair(),
                "unit", unit,
                "start", finite(e.start()),
                "end", finite(e.end()),
                "impactSpeed", finite(e.impactSpeed()),
                "maxDepth", finite(e.maxDepth()),
                "maxForce", finite(e.maxForce()),
                "partingSpeed", finite(e.partingSpeed()),
                "restitution", finite(e.restitution()),
                "dissipated", finite(e.dissipated()));
    }

    private static Map<String, @Nullable Object> claim(Verdict v) {
        Map<String, @Nullable Object> claim = object(
                "id", v.id(),
                "source", v.source(),
                "says", v.says(),
                "test", v.test(),
                "value", finite(v.value()),
                "unit", v.unit(),
                "verdict", v.ruling().word(),
                "expected", v.expected().word(),
                "because", v.because());
        if (!v.evidence().isEmpty()) {
            claim.put("evidence", v.evidence().stream().map(Evidence::fields).toList());
        }
        return claim;
    }

    private static Map<String, @Nullable Object> numbers(Map<String, Double> values) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        values.forEach((name, x) -> out.put(name, finite(x)));
        return out;
    }

    private static @Nullable Double finite(double x) {
        return Double.isFinite(x) ? x : null;
    }

    private static Map<String, @Nullable Object> object(@Nullable Object... keysAndValues) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            out.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return out;
    }
}
