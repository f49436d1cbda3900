package org.condyle.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.document.YamlText;
import org.condyle.study.distribution.Distribution;
import org.jspecify.annotations.Nullable;

/**
 * Something that a study varies.
 *
 * @param path    key of the model, or {@code case}
 * @param unit    that all values are written in; empty if they have none or are no numbers
 * @param values  as {@code --set} takes them; empty if numbers are drawn from a continuous distribution
 * @param shown   the same for the table, without the unit
 * @param numbers the same as numbers in that unit; empty if they are not all numbers
 * @param log     whether they have equal ratios
 * @param places  where each is written; one place for a range or a distribution
 * @param distribution of the numbers, or of the indices of the values; null if every value has its run
 */
public record Varied(
        String path,
        String unit,
        List<String> values,
        List<String> shown,
        List<Double> numbers,
        boolean log,
        List<Entry> places,
        @Nullable Distribution distribution) {
    static final String CASE = "case";

    static Varied read(String path, Entry e, Problems problems) {
        return e.isList() ? list(path, e) : range(path, e, problems);
    }

    private static Varied range(String path, Entry e, Problems problems) {
        boolean log = e.child("spacing")
                .filter(s -> s.isScalar() && s.text().equals("log"))
                .isPresent();
        return of(path, Range.values(StudyShape.VALUES.read(e, new Problems()), problems), log, List.of(e));
    }

    /** Values that are written one by one. */
    static Varied list(String path, Entry e) {
        List<WrittenQuantity> measures = new ArrayList<>();
        Set<String> units = new LinkedHashSet<>();
        for (Entry item : e.items()) {
            WrittenQuantity m = item.isScalar() && !path.equals(CASE) ? WrittenQuantity.parse(item.text()) : null;
            if (m != null) {
                measures.add(m);
                units.add(m.unit());
            }
        }
        if (measures.size() == e.items().size() && units.size() == 1) {
            return of(path, measures, false, e.items());
        }
        List<String> values = new ArrayList<>(), shown = new ArrayList<>();
        for (Entry item : e.items()) {
            String text = item.isNull() ? "" : item.isScalar() ? item.text() : YamlText.of(item);
            values.add(path.equals(CASE) ? text : YamlText.of(item));
            shown.add(item.isNull() && !path.equals(CASE) ? "~" : text);
        }
        return new Varied(path, "", values, shown, List.of(), false, e.items(), null);
    }

    static Varied of(String path, List<WrittenQuantity> all, boolean log, List<Entry> places) {
        String unit = all.isEmpty() ? "" : all.get(0).unit();
        return new Varied(
                path,
                unit,
                all.stream().map(WrittenQuantity::text).toList(),
                all.stream().map(WrittenQuantity::digits).toList(),
                all.stream().map(m -> m.number().doubleValue()).toList(),
                log,
                places,
                null);
    }

    public int size() {
        return values.size();
    }

    public boolean isNumeric() {
        return !numbers.isEmpty() || isContinuous();
    }

    private boolean isContinuous() {
        return values.isEmpty() && distribution != null;
    }

    Varied drawnFrom(Distribution from) {
        return new Varied(path, unit, values, shown, numbers, log, places, from);
    }

    /** With the digits that are written for it, so that the number and its text are the same. */
    double rounded(double at) {
        return isContinuous() ? measure(at).number().doubleValue() : at;
    }

    /** As {@code --set} takes it. */
    public String value(double at) {
        return isContinuous() ? measure(at).text() : values.get((int) at);
    }

    /** For the table, without the unit. */
    public String shown(double at) {
        return isContinuous() ? measure(at).digits() : shown.get((int) at);
    }

    /** In the unit; the index of what is not a number. */
    public double number(double at) {
        return isContinuous() ? at : numbers.isEmpty() ? (int) at : numbers.get((int) at);
    }

    private WrittenQuantity measure(double x) {
        return new WrittenQuantity(new BigDecimal(x).round(Range.DIGITS), unit);
    }

    Entry place(int i) {
        return places.get(Math.min(i, places.size() - 1));
    }

    /** Values worth a look before all runs begin: all that are written, the ends of a range or of a file. */
    List<Integer> written() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            if (places.size() > 1 || i == 0 || i == size() - 1) {
                all.add(i);
            }
        }
        return all;
    }
}
