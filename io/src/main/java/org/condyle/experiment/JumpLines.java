package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.experiment.PathJumpSearch.Found;

/** Jumps of paths in words: the largest of each path, and how many there are besides. */
public final class JumpLines {
    /** Smaller jumps are not told [m]: the rules of OpenSim make many of that size, which no curve shows. */
    public static final double SMALLEST = 1e-4;

    private static final int TOLD = 3; // of one path
    private static final int FEW = 6; // paths; where more of them jump, only the largest jump of each is told

    private JumpLines() {}

    /** Jumps during a motion, with their times. */
    public static List<String> ofMotion(List<Found> jumps, Function<Place, String> label) {
        List<String> out = new ArrayList<>();
        byPath(jumps)
                .forEach((path, lines) -> lines.forEach(j -> {
                    Place c = j.found().coordinate();
                    String where = c == null ? "" : ", ";
                    out.add(String.format(
                            Locale.ROOT,
                            "path '%s' jumps by %.3g mm at t = %.4g s%s%s%s",
                            path,
                            1e3 * j.found().size(),
                            j.found().time(),
                            where,
                            j.found().where(c == null ? "" : label.apply(c)),
                            j.rest()));
                }));
        return out;
    }

    /** Jumps within the range of a coordinate: what follows the name of the path, by path. */
    static Map<String, List<String>> ofRanges(List<Found> jumps) {
        Map<String, List<String>> out = new LinkedHashMap<>();
        byPath(jumps).forEach((path, lines) -> {
            List<String> texts = new ArrayList<>();
            for (Line j : lines) {
                Place c = j.found().coordinate();
                texts.add(String.format(
                        Locale.ROOT,
                        "jumps by %.3g mm at %s%s",
                        1e3 * j.found().size(),
                        j.found().where(c == null ? "" : c.name()),
                        j.rest()));
            }
            out.put(path, texts);
        });
        return out;
    }

    /** A jump that is told, and how many are not. */
    private record Line(Found found, String rest) {}

    private static Map<String, List<Line>> byPath(List<Found> jumps) {
        Map<String, List<Found>> all = new LinkedHashMap<>();
        jumps.forEach(j -> all.computeIfAbsent(j.path(), p -> new ArrayList<>()).add(j));
        int most = all.size() > FEW ? 1 : TOLD;
        Map<String, List<Line>> out = new LinkedHashMap<>();
        all.forEach((path, some) -> {
            some.sort(Comparator.comparingDouble(j -> -Math.abs(j.size())));
            List<Line> told = new ArrayList<>();
            for (int i = 0; i < Math.min(most, some.size()); i++) {
                int rest = i + 1 == most ? some.size() - most : 0;
                told.add(new Line(
                        some.get(i),
                        rest == 0 ? "" : "; and " + rest + (rest == 1 ? " smaller jump" : " smaller jumps")));
            }
            out.put(path, told);
        });
        return out;
    }
}
