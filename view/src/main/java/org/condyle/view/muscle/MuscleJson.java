package org.condyle.view.muscle;

import java.io.StringWriter;
import java.util.Arrays;
import org.condyle.view.muscle.MuscleHistory.Course;
import org.condyle.view.page.Packed;
import org.condyle.view.page.ScriptJson;
import org.condyle.view.page.Text;
import tools.jackson.core.JsonGenerator;

/**
 * A history of muscles as the page reads it: rows of numbers are base64, a value is its place between the least and the most of
 * its row in 65535ths. Of many muscles the page has fewer times.
 */
final class MuscleJson {
    private static final int MOST_NUMBERS = 150_000; // 0.4 MB in the page
    private static final int FEWEST_TIMES = 50;
    private static final int CURVE = 81; // points of a force-length curve
    private static final double SHORTEST = 0.4; // of the curves, unless fibres get shorter
    private static final double LONGEST = 1.6;
    private static final double SHOWN_FORCE = 2; // of F₀, above which curves go on out of the picture

    private final MuscleHistory history;
    private final JsonGenerator json;
    private final int[] rows;

    private MuscleJson(MuscleHistory history, JsonGenerator json) {
        this.history = history;
        this.json = json;
        rows = rows(history);
    }

    /** One JSON object; null where there are no muscles. */
    static String of(MuscleHistory history) {
        if (history.isEmpty() || history.times().length == 0) {
            return "null";
        }
        StringWriter out = new StringWriter();
        try (JsonGenerator json = ScriptJson.writer(out)) {
            new MuscleJson(history, json).write();
        }
        return out.toString();
    }

    /** The times that a page has room for. */
    private static int[] rows(MuscleHistory h) {
        long columns = h.muscles().size() * (5L + h.coordinates().size())
                + h.motors().size() * (long) h.coordinates().size();
        return MuscleHistory.even(h.times(), (int) Math.max(FEWEST_TIMES, MOST_NUMBERS / columns));
    }

    private void write() {
        json.writeStartObject();
        Packed times = new Packed();
        Arrays.stream(rows).forEach(r -> times.doubles(history.times()[r]));
        times.write(json, "times");
        json.writeArrayPropertyStart("coordinates");
        for (MuscleHistory.About c : history.coordinates()) {
            json.writeStartObject();
            json.writeStringProperty("name", Text.visible(c.name()));
            json.writeStringProperty("unit", Text.visible(Text.unit(c.unit())));
            if (c.asked().length > 0) {
                row("asked", c.asked());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayPropertyStart("motors");
        for (MuscleHistory.Motor m : history.motors()) {
            json.writeStartObject();
            json.writeStringProperty("name", Text.visible(m.name()));
            json.writeBooleanProperty("reserve", m.reserve());
            moments(m.moments());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayPropertyStart("all");
        history.muscles().forEach(this::muscle);
        json.writeEndArray();
        json.writeEndObject();
    }

    private void muscle(Course m) {
        json.writeStartObject();
        json.writeStringProperty("name", Text.visible(m.name()));
        json.writeStringProperty("law", m.law().name());
        row("activation", m.activation());
        row("tension", m.tension());
        moments(m.moments());
        if (history.hasFibres()) {
            row("stretch", m.stretch());
            row("speed", m.speed());
            row("force", m.force());
            curves(m);
        }
        json.writeEndObject();
    }

    private void moments(double[][] all) {
        json.writeArrayPropertyStart("moments");
        for (double[] moment : all) {
            json.writeStartObject();
            members(picked(moment));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void row(String name, double[] values) {
        json.writeObjectPropertyStart(name);
        members(picked(values));
        json.writeEndObject();
    }

    private double[] picked(double[] values) {
        return Arrays.stream(rows).mapToDouble(r -> values[r]).toArray();
    }

    private void members(double[] values) {
        double least = Arrays.stream(values).filter(Double::isFinite).min().orElse(0);
        double most = Arrays.stream(values).filter(Double::isFinite).max().orElse(0);
        ScriptJson.number(json, "least", least);
        ScriptJson.number(json, "most", most);
        if (most > least) {
            Packed shares = new Packed();
            for (double x : values) {
                shares.shorts((int) Math.round(65535 * (Double.isFinite(x) ? (x - least) / (most - least) : 0)));
            }
            shares.write(json, "values");
        }
    }

    /** Active and passive force of the fibre over its length, as far as the fibre gets and a little more. */
    private void curves(Course m) {
        double low = Math.min(SHORTEST, Arrays.stream(m.stretch()).min().orElse(SHORTEST));
        double high = Math.max(LONGEST, Arrays.stream(m.stretch()).max().orElse(LONGEST));
        Packed active = new Packed(), passive = new Packed();
        double room = Math.max(SHOWN_FORCE, 1.1 * Arrays.stream(m.force()).max().orElse(0));
        for (int i = 0; i < CURVE; i++) {
            double x = low + i * (high - low) / (CURVE - 1);
            active.floats(m.law().activeForceLength(x));
            passive.floats(Math.min(room, m.law().passiveForceLength(x)));
        }
        json.writeObjectPropertyStart("curves");
        ScriptJson.number(json, "low", low);
        ScriptJson.number(json, "high", high);
        active.write(json, "active");
        passive.write(json, "passive");
        json.writeEndObject();
    }
}
