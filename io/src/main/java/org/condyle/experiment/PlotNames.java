package org.condyle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Units;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.AskedPlot.Measured;
import org.condyle.io.results.AskedPlot.Series;
import org.condyle.io.results.Picture;
import org.condyle.simulate.Channels;
import org.jspecify.annotations.Nullable;

/** Finds the channels of the plots that a model file asks for, and whether they can be drawn together. */
record PlotNames(Formulas formulas, Channels channels, ChannelNames names, Problems problems) {
    /** The plots; those that are wrong are reported and left out. */
    List<AskedPlot> all(Map<String, Entry> asked, String usualAxis) {
        List<AskedPlot> plots = new ArrayList<>();
        asked.forEach((name, e) -> {
            AskedPlot plot = plot(name, e, usualAxis);
            if (plot != null) {
                plots.add(plot);
            }
        });
        return plots;
    }

    private @Nullable AskedPlot plot(String name, Entry e, String usualAxis) {
        Entry along = e.child("x").orElse(null), during = e.child("while").orElse(null);
        String x = along == null || along.text().equals(Picture.TIME)
                ? along == null ? usualAxis : Picture.TIME
                : formulas.channelOf(along);
        String xUnit = unit(e.child("x-unit").orElse(null), x);
        String asked = text(e, "x-label");
        Series axis = new Series(x, asked.isEmpty() ? x : asked, xUnit);
        List<Series> y = curves(e.child("y").orElse(e), e.child("y-unit").orElse(null));
        String where = during == null ? "" : formulas.channelOf(during);
        return x.isEmpty() || y.isEmpty()
                ? null
                : new AskedPlot(name, text(e, "title"), axis, y, text(e, "y-label"), where, measured(e, along, x, y));
    }

    private List<Measured> measured(Entry e, @Nullable Entry along, String x, List<Series> y) {
        Entry asked = e.child("measured").orElse(null);
        return asked == null
                ? List.of()
                : new MeasuredCurves(formulas.file().description().document(), problems)
                        .all(
                                asked,
                                along == null ? x : along.text(),
                                dimension(x),
                                dimension(y.get(0).channel()));
    }

    private static String text(Entry e, String key) {
        return e.child(key).map(Entry::text).orElse("");
    }

    private List<Series> curves(Entry drawn, @Nullable Entry unit) {
        List<Series> y = new ArrayList<>();
        if (drawn.isMapping()) {
            drawn.children().forEach((label, item) -> add(item, List.of(formulas.channelOf(item)), label, unit, y));
        } else {
            for (Entry item : drawn.isList() ? drawn.items() : List.of(drawn)) {
                boolean several = item.text().contains("*") && channels.find(item.text()) == null && isPattern(item);
                add(item, several ? names.find(item) : List.of(formulas.channelOf(item)), "", unit, y);
            }
        }
        if (y.isEmpty()
                && (drawn.isList() || drawn.isMapping())
                && drawn.items().isEmpty()) {
            problems.error(Code.EMPTY, drawn, "contains no channel", "give at least one, or remove the plot");
        }
        return y;
    }

    /** A star between parts of a name, not between factors: those have spaces or numbers around it. */
    private static boolean isPattern(Entry item) {
        return item.text().strip().matches("[\\w.*-]+") && !item.text().matches(".*[\\w]\\*[\\w].*");
    }

    private void add(Entry item, List<String> found, String label, @Nullable Entry unit, List<Series> y) {
        for (String name : found) {
            if (name.isEmpty() || y.stream().anyMatch(s -> s.channel().equals(name))) {
                continue;
            }
            String first = y.isEmpty() ? name : y.get(0).channel();
            if (!dimension(name).agrees(dimension(first))) {
                problems.error(
                        Code.WRONG_UNIT,
                        item,
                        "'" + name + "' is in " + unitOf(name) + " and '" + first + "' in " + unitOf(first),
                        "the curves of a plot need the same dimension");
            }
            String shown = y.isEmpty() ? unit(unit, name) : y.get(0).unit();
            y.add(new Series(name, label.isEmpty() ? name : label, shown));
        }
    }

    /** The unit that a channel is to be shown in; empty for its own. */
    private String unit(@Nullable Entry e, String channel) {
        if (e == null || channel.isEmpty()) {
            return "";
        }
        try {
            Dimension wanted = Units.parse(e.text()).dimension();
            if (!wanted.agrees(dimension(channel))) {
                problems.error(
                        Code.WRONG_UNIT,
                        e,
                        "is the unit of " + wanted.describe() + ", but '" + channel + "' is in " + unitOf(channel));
            }
            return e.text();
        } catch (ExpressionException x) {
            problems.error(Texts.code(x), e, x.said(), x.hint());
            return "";
        }
    }

    private Dimension dimension(String channel) {
        return channel.equals(Picture.TIME)
                ? Dimension.TIME
                : Objects.requireNonNull(channels.find(channel)).dimension();
    }

    private String unitOf(String channel) {
        return dimension(channel).isKnown() ? dimension(channel).unit() : Dimension.NONE.unit();
    }
}
