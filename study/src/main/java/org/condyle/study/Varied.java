package org.condyle.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.document.YamlText;

/**
 * Something that a study varies.
 *
 * @param path    key of the model, or {@code case}
 * @param unit    that all values are written in; empty if they have none or are no numbers
 * @param values  as {@code --set} takes them
 * @param shown   the same for the table, without the unit
 * @param numbers the same as numbers in that unit; empty if they are not all numbers
 * @param log     whether they have equal ratios
 * @param places  where each is written; one place for a range
 */
public record Varied(
        String path,
        String unit,
        List<String> values,
        List<String> shown,
        List<Double> numbers,
        boolean log,
        List<Entry> places) {
    static final String CASE = "case";

    static Varied read(String path, Entry e, Problems problems) {
        return e.isList() ? list(path, e) : range(path, e, problems);
    }

    private static Varied range(String path, Entry e, Problems problems) {
        boolean log = e.child("spacing")
                .filter(s -> s.isScalar() && s.text().equals("log"))
                .isPresent();
        return of(path, Range.values(StudyShape.RANGE.read(e, new Problems()), problems), log, List.of(e));
    }

    private static Varied list(String path, Entry e) {
        List<Measure> measures = new ArrayList<>();
        Set<String> units = new LinkedHashSet<>();
        for (Entry item : e.items()) {
            Measure m = item.isScalar() && !path.equals(CASE) ? Measure.parse(item.text()) : null;
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
        return new Varied(path, "", values, shown, List.of(), false, e.items());
    }

    private static Varied of(String path, List<Measure> all, boolean log, List<Entry> places) {
        String unit = all.isEmpty() ? "" : all.get(0).unit();
        return new Varied(
                path,
                unit,
                all.stream().map(Measure::text).toList(),
                all.stream().map(Measure::digits).toList(),
                all.stream().map(m -> m.number().doubleValue()).toList(),
                log,
                places);
    }

    public int size() {
        return values.size();
    }

    public boolean isNumeric() {
        return !numbers.isEmpty();
    }

    Entry place(int i) {
        return places.get(Math.min(i, places.size() - 1));
    }

    /** Values worth a look before all runs begin: all that are written, the ends of a range. */
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
