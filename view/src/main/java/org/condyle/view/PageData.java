package org.condyle.view;

import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.io.results.AskedPlot;
import org.condyle.view.page.Text;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The numbers behind the page as JSON: grids of times, columns over them, what is plotted, what panels show. Long lists are base64
 * of little-endian numbers: times are 64-bit; a value is its place between the column's extremes in 32 bits, so that a
 * small change of a large number survives; the times of a grid that a column is drawn with are 32-bit.
 */
final class PageData {
    private static final JsonFactory JSON = new JsonFactory();

    private final DrawnColumns drawn;
    private final JsonGenerator json;
    private final List<Integer> carried;
    private final IdentityHashMap<double[], Integer> grids;
    private int[] written = {}; // times of each grid
    private final List<int[]> places = new ArrayList<>(); // of a row of a grid among those that are written

    private PageData(DrawnColumns drawn, JsonGenerator json) {
        this.drawn = drawn;
        this.json = json;
        carried = drawn.kept().keySet().stream().sorted().toList();
        grids = drawn.grids();
    }

    /** @param panels JSON of each panel by its name */
    static String json(
            DrawnColumns drawn, List<PlottedColumns.Plot> plots, double from, double to, Map<String, String> panels) {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
            json.writeStartObject();
            json.writeNumberProperty("from", from);
            json.writeNumberProperty("to", to);
            PageData data = new PageData(drawn, json);
            data.grids();
            json.writeArrayPropertyStart("columns");
            data.carried.forEach(data::column);
            json.writeEndArray();
            json.writeArrayPropertyStart("plots");
            for (int i = 0; i < plots.size(); i++) {
                data.plot(plots.get(i), PlottedColumns.name(i));
            }
            json.writeEndArray();
            panels.forEach((name, value) -> {
                json.writeName(name);
                json.writeRawValue(value);
            });
            json.writeEndObject();
        }
        return out.toString().replace("<", "\\u003c"); // no text may end the script element it stands in
    }

    private void grids() {
        double[][] times = new double[grids.size()][];
        BitSet[] used = new BitSet[grids.size()];
        grids.forEach((time, g) -> {
            times[g] = time;
            used[g] = new BitSet(time.length);
        });
        carried.forEach(c -> Arrays.stream(rows(c)).forEach(used[grid(c)]::set));
        json.writeArrayPropertyStart("grids");
        for (int g = 0; g < times.length; g++) {
            int[] rows = used[g].stream().toArray(), place = new int[times[g].length];
            ByteBuffer time = buffer(Double.BYTES * rows.length);
            for (int i = 0; i < rows.length; i++) {
                time.putDouble(times[g][rows[i]]);
                place[rows[i]] = i;
            }
            places.add(place);
            json.writeString(base64(time));
        }
        json.writeEndArray();
        written = Arrays.stream(used).mapToInt(BitSet::cardinality).toArray();
    }

    private int[] rows(int column) {
        return Objects.requireNonNull(drawn.kept().get(column));
    }

    private int grid(int column) {
        return Objects.requireNonNull(grids.get(drawn.columns().get(column).time()));
    }

    private void column(int number) {
        Column c = drawn.columns().get(number);
        int[] rows = rows(number);
        double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
        for (int row : rows) {
            if (c.shows(row)) {
                least = Math.min(least, c.value()[row]);
                most = Math.max(most, c.value()[row]);
            }
        }
        ByteBuffer values = buffer(Float.BYTES * rows.length), at = buffer(Integer.BYTES * rows.length);
        for (int row : rows) {
            double part = most > least ? (c.value()[row] - least) / (most - least) : 0;
            values.putFloat(c.shows(row) ? (float) part : Float.NaN);
            at.putInt(places.get(grid(number))[row]);
        }
        json.writeStartObject();
        json.writeStringProperty("name", Text.visible(c.name()));
        json.writeStringProperty("unit", Text.visible(Text.unit(c.unit())));
        json.writeNumberProperty("grid", grid(number));
        if (c.film()) {
            json.writeBooleanProperty("film", true);
        }
        if (least <= most) {
            json.writeNumberProperty("least", least);
            json.writeNumberProperty("most", most);
        }
        if (rows.length < written[grid(number)]) {
            json.writeStringProperty("at", base64(at));
        }
        json.writeStringProperty("values", base64(values));
        json.writeEndObject();
    }

    private void plot(PlottedColumns.Plot p, String figure) {
        json.writeStartObject();
        json.writeStringProperty("figure", figure);
        if (p.x() >= 0) {
            json.writeNumberProperty("x", carried.indexOf(p.x()));
        }
        int[] y = p.y().stream().mapToInt(carried::indexOf).toArray();
        json.writeName("y");
        json.writeArray(y, 0, y.length);
        if (p.loop()) {
            json.writeBooleanProperty("loop", true);
        }
        if (p.words() != null) {
            words(p.words());
        }
        json.writeEndObject();
    }

    private void words(AskedPlots.Words words) {
        json.writeStringProperty("title", Text.visible(words.title()));
        json.writeStringProperty("yLabel", Text.visible(words.yLabel()));
        if (words.during() >= 0) {
            json.writeNumberProperty("during", carried.indexOf(words.during()));
        }
        json.writeName("along");
        shown(words.x());
        json.writeArrayPropertyStart("curves");
        words.y().forEach(this::shown);
        json.writeEndArray();
        if (!words.measured().isEmpty()) {
            json.writeArrayPropertyStart("measured");
            words.measured().forEach(this::measured);
            json.writeEndArray();
        }
    }

    private void measured(AskedPlot.Measured m) {
        json.writeStartObject();
        json.writeStringProperty("label", Text.visible(m.label()));
        json.writeStringProperty("file", Text.visible(m.file()));
        numbers("x", m.x());
        numbers("y", m.y());
        if (m.hasBand()) {
            numbers("low", m.low());
            numbers("high", m.high());
        }
        json.writeEndObject();
    }

    private void numbers(String name, double[] x) {
        ByteBuffer all = buffer(Double.BYTES * x.length);
        for (double v : x) {
            all.putDouble(v);
        }
        json.writeStringProperty(name, base64(all));
    }

    private void shown(AskedPlots.Shown s) {
        json.writeStartObject();
        json.writeStringProperty("label", Text.visible(s.label()));
        json.writeStringProperty("unit", Text.visible(Text.unit(s.unit())));
        json.writeNumberProperty("scale", s.scale());
        json.writeEndObject();
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static String base64(ByteBuffer b) {
        return StandardCharsets.US_ASCII
                .decode(Base64.getEncoder().encode(b.flip()))
                .toString();
    }
}
