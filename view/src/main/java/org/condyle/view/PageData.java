package org.condyle.view;

import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;

/**
 * The numbers behind the page as JSON: tables of channels, what is plotted, the scene. Long columns are base64 of
 * little-endian numbers: times are 64-bit, a value is its place between the channel's extremes in 32 bits (so a small
 * change of a large number survives), rows that a channel is drawn with are 32-bit.
 */
final class PageData {
    private PageData() {}

    static String json(Curves curves, double from, double to) {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(tools.jackson.core.ObjectWriteContext.empty(), out)) {
            json.writeStartObject();
            json.writeNumberProperty("from", from);
            json.writeNumberProperty("to", to);
            json.writeArrayPropertyStart("tables");
            curves.tables().forEach(t -> table(t, json));
            json.writeEndArray();
            json.writeArrayPropertyStart("plots");
            curves.plots().forEach(p -> plot(p, curves.tables().get(p.table()), json));
            json.writeEndArray();
            json.writeNullProperty("scene");
            json.writeEndObject();
        }
        return out.toString().replace("<", "\\u003c"); // no text may end the script element it stands in
    }

    private static final JsonFactory JSON = new JsonFactory();

    private static void table(DrawnTable t, JsonGenerator json) {
        Recording r = t.recording();
        json.writeStartObject();
        json.writeNumberProperty("rows", r.rows());
        json.writeNumberProperty("error", t.error());
        double[] time = new double[t.rows().length];
        int[] place = new int[r.rows()]; // of a row of the recording in this table
        for (int i = 0; i < time.length; i++) {
            time[i] = r.time(t.rows()[i]);
            place[t.rows()[i]] = i;
        }
        json.writeStringProperty("time", base64(time));
        json.writeArrayPropertyStart("channels");
        for (int i = 0; i < t.channels().size(); i++) {
            channel(r, t.channels().get(i), t.kept().get(i), place, time.length, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void channel(Recording r, int c, int[] rows, int[] place, int all, JsonGenerator json) {
        Channel channel = r.channels().get(c);
        double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
        for (int row : rows) {
            double x = r.value(c, row);
            if (Math.abs(x) <= Axis.LARGEST) {
                least = Math.min(least, x);
                most = Math.max(most, x);
            }
        }
        boolean some = least <= most;
        ByteBuffer values = buffer(Float.BYTES * rows.length), at = buffer(Integer.BYTES * rows.length);
        for (int row : rows) {
            double x = r.value(c, row);
            values.putFloat(
                    Math.abs(x) <= Axis.LARGEST
                            ? (float) (most > least ? (x - least) / (most - least) : 0)
                            : Float.NaN);
            at.putInt(place[row]);
        }
        json.writeStartObject();
        json.writeStringProperty("name", Text.visible(channel.name()));
        json.writeStringProperty("unit", Text.visible(Text.unit(channel.unit())));
        if (some) {
            json.writeNumberProperty("least", least);
            json.writeNumberProperty("most", most);
        }
        if (rows.length < all) {
            json.writeStringProperty("at", base64(at));
        }
        json.writeStringProperty("values", base64(values));
        json.writeEndObject();
    }

    private static void plot(Curves.Plot p, DrawnTable t, JsonGenerator json) {
        json.writeStartObject();
        json.writeNumberProperty("table", p.table());
        if (p.x() >= 0) {
            json.writeNumberProperty("x", t.indexOf(p.x()));
        }
        int[] y = p.y().stream().mapToInt(t::indexOf).toArray();
        json.writeName("y");
        json.writeArray(y, 0, y.length);
        json.writeEndObject();
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static String base64(double[] numbers) {
        ByteBuffer b = buffer(Double.BYTES * numbers.length);
        b.asDoubleBuffer().put(numbers);
        return base64(b);
    }

    private static String base64(ByteBuffer b) {
        return Base64.getEncoder().encodeToString(b.array());
    }
}
