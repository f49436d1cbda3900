package org.condyle.app.foreign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;

/** The loss report for people: losses of one kind together, those that can change results first. */
record LossLines(String model, Map<String, Integer> counts, Losses losses) {
    /** Name of the element itself, at the end of its path. */
    private static final Pattern NAME = Pattern.compile("\\[([^\\[\\]]*)\\]$");

    private static final int NAMES = 8;

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        String all = counts.entrySet().stream()
                .filter(c -> c.getValue() > 0)
                .map(c -> c.getValue() + " " + (c.getValue() == 1 ? one(c.getKey()) : c.getKey()))
                .collect(Collectors.joining(", "));
        lines.add(model + ": " + (all.isEmpty() ? "nothing but the ground" : all));
        add(lines, "Lost, and can change results:", true);
        add(lines, "Lost, without influence on results:", false);
        if (losses.all().isEmpty()) {
            lines.add("Nothing was lost.");
        }
        return lines;
    }

    /** The losses for scripts. */
    static List<Map<String, Object>> facts(Losses losses) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (Loss l : losses.all()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("element", l.element());
            one.put("path", l.path());
            one.put("line", l.at().line());
            one.put("meaning", l.meaning());
            one.put("matters", l.matters());
            all.add(one);
        }
        return all;
    }

    private static String one(String many) {
        return many.equals("bodies") ? "body" : many.substring(0, many.length() - 1);
    }

    private void add(List<String> lines, String head, boolean matters) {
        List<List<Loss>> groups = losses.groups().stream()
                .filter(g -> g.get(0).matters() == matters)
                .toList();
        if (!groups.isEmpty()) {
            lines.add(head);
        }
        for (List<Loss> g : groups) {
            Loss first = g.get(0);
            lines.add(
                    "  " + (g.size() == 1 ? "" : g.size() + " ") + first.element() + where(g) + ": " + first.meaning());
            String names = names(g);
            if (!names.isEmpty()) {
                lines.add("      " + names);
            }
        }
    }

    private static String where(List<Loss> group) {
        int first = group.get(0).at().line(),
                last = group.get(group.size() - 1).at().line();
        return first == last ? " (line " + first + ")" : " (lines " + first + " to " + last + ")";
    }

    private static String names(List<Loss> group) {
        List<String> names = new ArrayList<>();
        for (Loss l : group) {
            Matcher m = NAME.matcher(l.path());
            if (m.find() && !m.group(1).isBlank()) {
                names.add(m.group(1));
            }
        }
        int more = names.size() - NAMES;
        return names.stream().limit(NAMES).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "");
    }
}
