package org.condyle.experiment;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Units;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Renamed;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.io.results.Picture;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.jspecify.annotations.Nullable;

/** Finds the channels that a model file names; {@code *} stands for any text without a dot. */
record ChannelNames(Channels channels, AbsentParts absent, Problems problems) {
    /** The channels an entry stands for; a name that means none is reported. */
    List<String> find(Entry e) {
        return find(e, e.text());
    }

    /** The one channel an entry names, which is no pattern; none if there is no such channel, which is reported. */
    List<String> one(Entry e) {
        return one(e, e.text());
    }

    private List<String> one(Entry e, String name) {
        String renamed = channels.renamed().get(name);
        if (channels.find(name) == null && renamed != null) {
            return current(e, Map.of(name, renamed));
        }
        if (channels.find(name) == null && absent.explains(name, e)) {
            return List.of();
        }
        if (channels.find(name) == null) {
            problems.unknown(e, "channel", name, channels.all().keySet());
            return List.of();
        }
        return List.of(name);
    }

    private List<String> find(Entry e, String text) {
        if (text.contains("*")) {
            Pattern p = pattern(text);
            List<String> matching = channels.all().keySet().stream()
                    .filter(n -> p.matcher(n).matches())
                    .toList();
            if (matching.isEmpty()) {
                Map<String, String> old = new LinkedHashMap<>(channels.renamed());
                old.keySet().removeIf(n -> !p.matcher(n).matches());
                matching = current(e, old);
            }
            if (matching.isEmpty() && !absent.explains(pattern(text.split("\\.", 2)[0]), e)) {
                problems.error(
                        Code.NO_MATCH,
                        e,
                        "no channel matches '" + text + "'",
                        "channels begin with " + String.join(", ", beginnings()));
            }
            return matching;
        }
        return one(e, text);
    }

    private static Pattern pattern(String text) {
        return Pattern.compile(Pattern.quote(text).replace("*", "\\E[^.]*\\Q"));
    }

    /** The names of today of channels that are written as in an earlier version. */
    private List<String> current(Entry e, Map<String, String> oldNames) {
        List<String> known =
                oldNames.values().stream().filter(n -> channels.find(n) != null).toList();
        if (!known.isEmpty()) {
            Renamed.warn(problems, e, oldNames);
        }
        return known;
    }

    /** Units that channels are to be shown in, by channel; of several patterns the last holds. */
    Map<String, String> units(Map<String, Entry> wanted) {
        Map<String, String> units = new LinkedHashMap<>();
        wanted.forEach((pattern, e) -> {
            try {
                Dimension dimension = Units.parse(e.text()).dimension();
                for (String name : find(e, pattern)) {
                    Dimension own = channel(name).dimension();
                    if (!own.agrees(dimension)) {
                        problems.error(
                                Code.WRONG_UNIT,
                                e,
                                "is the unit of " + dimension.describe() + ", but '" + name + "' is in " + unit(name));
                    }
                    units.put(name, e.text());
                }
            } catch (ExpressionException x) {
                problems.error(Texts.code(x), e, x.said(), x.hint());
            }
        });
        return units;
    }

    private Set<String> beginnings() {
        Set<String> names = new LinkedHashSet<>();
        channels.all().values().forEach(c -> names.add(c.id().owner().isEmpty() ? c.name() : c.id().owner()));
        return names;
    }

    /** The picture an entry asks for, over the usual axis if it names none; null if it asks for none, or wrongly. */
    @Nullable
    Picture picture(@Nullable Entry e, String usualAxis) {
        if (e == null) {
            return null;
        }
        Entry along = e.child("x").orElse(null);
        List<String> x = along == null
                ? List.of(usualAxis)
                : along.text().equals(Picture.TIME) ? List.of(Picture.TIME) : find(along);
        if (along != null && x.size() > 1) {
            problems.error(Code.WRONG_COUNT, along, "means " + x.size() + " channels", "the horizontal axis needs one");
        }
        Set<String> y = new LinkedHashSet<>();
        Entry drawn = e.child("y").orElse(e);
        for (Entry item : drawn.isList() ? drawn.items() : List.of(drawn)) {
            for (String name : find(item)) {
                String first = y.isEmpty() ? name : y.iterator().next();
                if (!unit(name).equals(unit(first))) {
                    problems.error(
                            Code.WRONG_UNIT,
                            item,
                            "'" + name + "' is in " + unit(name) + " and '" + first + "' in " + unit(first),
                            "the curves of a picture need the same unit");
                }
                y.add(name);
            }
        }
        if (drawn.isList() && drawn.items().isEmpty()) {
            problems.error(Code.EMPTY, drawn, "contains no channel", "give at least one, or remove the picture");
        }
        return x.size() == 1 && !y.isEmpty() ? new Picture(x.get(0), List.copyOf(y)) : null;
    }

    private String unit(String name) {
        return channel(name).unit();
    }

    private Channel channel(String name) {
        return Objects.requireNonNull(channels.find(name));
    }
}
