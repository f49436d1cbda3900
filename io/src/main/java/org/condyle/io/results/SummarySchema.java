package org.condyle.io.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON Schema of {@code summary.json}, draft 2020-12, for scripts. The keys of a format number stay; later versions of the program may add
 * keys, so a reader must not refuse those that it does not know.
 */
public final class SummarySchema {
    private static final Map<String, Object> TEXT = Map.of("type", "string");
    private static final Map<String, Object> COUNT = ordered("type", "integer", "minimum", 0);
    /** Null stands for what is not finite or does not exist. */
    private static final Map<String, Object> NUMBER = Map.of("type", List.of("number", "null"));

    private static final Map<String, Object> TEXTS = list(TEXT), NUMBERS = byName(NUMBER);

    private SummarySchema() {}

    /** The schema of the summaries of runs and of analyses, which have the key {@value SummaryMark#TOOL}. */
    public static String text() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        root.put("$id", "urn:condyle:summary:" + SummaryMark.FORMAT_NUMBER);
        root.put("title", "Condyle summary.json");
        root.putAll(object(
                SummaryMark.FORMAT,
                ordered("const", SummaryMark.FORMAT_NUMBER),
                SummaryMark.CONDYLE,
                TEXT,
                SummaryMark.MODEL,
                TEXT,
                SummaryMark.OUTCOME,
                TEXT,
                "message?",
                TEXT,
                "distrust?",
                TEXTS,
                "warnings",
                TEXTS));
        root.put("if", Map.of("required", List.of(SummaryMark.TOOL)));
        root.put("then", analysis());
        root.put("else", run());
        return JsonMapper.builder()
                        .build()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(root)
                        .replace("\r\n", "\n")
                + "\n";
    }

    private static Map<String, Object> run() {
        return object(
                "case",
                TEXT,
                "changes",
                byName(TEXT),
                "outcome",
                ordered(
                        "enum",
                        List.of(
                                "completed",
                                "stopped",
                                "interrupted",
                                "failed",
                                org.condyle.simulate.Outcome.UNTRUSTED)),
                "time",
                NUMBER,
                "steps",
                COUNT,
                "rejected",
                COUNT,
                "evaluations",
                COUNT,
                "wallSeconds",
                NUMBER,
                "ledger",
                object(
                        "initial", NUMBER,
                        "final", NUMBER,
                        "work", NUMBER,
                        "workBySource", NUMBERS,
                        "dissipated", NUMBERS,
                        "residual", NUMBER,
                        "relativeResidual", NUMBER),
                "constraints",
                object("maxPosition", NUMBER, "maxVelocity", NUMBER),
                "impacts",
                list(object(
                        "time", NUMBER,
                        "at", TEXT,
                        "unit", TEXT,
                        "speedBefore", NUMBER,
                        "speedAfter", NUMBER,
                        "energyLost", NUMBER,
                        "impulse", NUMBER)),
                "impactsOmitted?",
                COUNT,
                "contacts",
                list(object(
                        "pair", TEXT,
                        "unit", TEXT,
                        "start", NUMBER,
                        "end", NUMBER,
                        "impactSpeed", NUMBER,
                        "maxDepth", NUMBER,
                        "maxForce", NUMBER,
                        "partingSpeed", NUMBER,
                        "restitution", NUMBER,
                        "dissipated", NUMBER)),
                "contactsOmitted?",
                COUNT,
                "events",
                list(object("time", NUMBER, "name", TEXT)),
                "eventsOmitted?",
                COUNT,
                "channels",
                byName(object("unit", TEXT, "first", NUMBER, "last", NUMBER, "min", NUMBER, "max", NUMBER)),
                "plots?",
                list(object(
                        "name", TEXT,
                        "title", TEXT,
                        "x", series(),
                        "y", list(series()),
                        "yLabel", TEXT,
                        "while", TEXT,
                        "measured?", list(measured()))),
                "outputs",
                NUMBERS,
                "outputUnits",
                byName(TEXT),
                "claims",
                list(claim()),
                "notes?",
                TEXTS);
    }

    private static Map<String, Object> series() {
        return object("channel", TEXT, "label", TEXT, "unit", TEXT);
    }

    /** What was measured, in SI units. */
    private static Map<String, Object> measured() {
        return object(
                "label", TEXT,
                "file", TEXT,
                "x", list(NUMBER),
                "y", list(NUMBER),
                "low", list(NUMBER),
                "high", list(NUMBER));
    }

    private static Map<String, Object> claim() {
        return object(
                "id", TEXT,
                "source", TEXT,
                "says", TEXT,
                "test", TEXT,
                "value", NUMBER,
                "unit", TEXT,
                "verdict", TEXT,
                "expected", TEXT,
                "because", TEXT,
                "evidence?", list(object("at", TEXT, "value", NUMBER, "unit", TEXT, "verdict", TEXT)));
    }

    private static Map<String, Object> analysis() {
        return object(
                SummaryMark.TOOL,
                TEXT,
                "title",
                TEXT,
                "setup",
                TEXT,
                "frames",
                COUNT,
                "from",
                NUMBER,
                "until",
                NUMBER,
                "figures",
                byName(object("value", NUMBER, "unit", TEXT)),
                "markers?",
                list(object("name", TEXT, "weight", NUMBER, "rms", NUMBER, "max", NUMBER)),
                "worstFrames?",
                list(object("time", NUMBER, "rms", NUMBER, "marker", TEXT, "max", NUMBER)),
                "inputs",
                TEXTS,
                "files",
                TEXTS,
                "losses",
                TEXTS);
    }

    private static Map<String, Object> list(Map<String, Object> items) {
        return ordered("type", "array", "items", items);
    }

    /** Any names, all with values of one kind. */
    private static Map<String, Object> byName(Map<String, Object> values) {
        return ordered("type", "object", "additionalProperties", values);
    }

    /** An object with these keys; one that ends in '?' may be absent. */
    private static Map<String, Object> object(Object... keysAndKinds) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        ordered(keysAndKinds).forEach((key, kind) -> {
            String name = key.replace("?", "");
            properties.put(name, kind);
            if (name.equals(key)) {
                required.add(name);
            }
        });
        return ordered("type", "object", "required", required, "properties", properties);
    }

    private static Map<String, Object> ordered(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }
}
