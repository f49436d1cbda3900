package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.condyle.io.results.RunFolder;
import org.condyle.view.Text;

/**
 * What tells runs apart, as briefly as it can be said: their case, else model, else both, else these with what was changed
 * in the file, else folder.
 */
public final class RunNames {
    /** They change what is kept of a run, not the run. */
    private static final Set<String> NO_MATTER = Set.of("record", "run.checkpoint");

    private static final int LONGEST = 40; // value of a change

    private final List<RunFolder> runs;
    private final List<String> changed; // paths whose values differ

    private RunNames(List<RunFolder> runs) {
        this.runs = runs;
        Set<String> paths = new TreeSet<>();
        runs.forEach(r -> paths.addAll(r.changes().keySet()));
        changed = paths.stream()
                .filter(p -> !NO_MATTER.contains(p) && differ(r -> r.changes().get(p)))
                .toList();
    }

    /** One name a run, in their order; different ones unless two folders are the same. */
    public static List<String> of(List<RunFolder> runs) {
        return new RunNames(runs).names();
    }

    private List<String> names() {
        List<Function<RunFolder, String>> ways = List.of(
                r -> r.caseName().isEmpty() ? brief(r.model()) : r.caseName(),
                r -> brief(r.model()),
                r -> brief(r.model()) + (r.caseName().isEmpty() ? "" : ", " + r.caseName()),
                this::differences,
                r -> String.valueOf(r.path().getFileName()));
        for (int i = differ(RunFolder::model) ? 1 : 0; i < ways.size(); i++) {
            List<String> names = runs.stream().map(ways.get(i)).toList();
            if (new HashSet<>(names).size() == names.size() && names.stream().noneMatch(String::isBlank)) {
                return names;
            }
        }
        return runs.stream().map(r -> r.path().toString()).toList();
    }

    private <T> boolean differ(Function<RunFolder, T> of) {
        return runs.stream().map(of).anyMatch(x -> !Objects.equals(x, of.apply(runs.get(0))));
    }

    /** Model and case where they differ, and the changes that do; of a run without any, its model. */
    private String differences(RunFolder r) {
        List<String> parts = new ArrayList<>();
        if (differ(RunFolder::model)) {
            parts.add(brief(r.model()));
        }
        if (differ(RunFolder::caseName) && !r.caseName().isEmpty()) {
            parts.add(r.caseName());
        }
        for (String path : changed) {
            String value = r.changes().get(path);
            if (value != null) {
                parts.add(key(path) + "=" + Text.shortened(value, LONGEST));
            }
        }
        return parts.isEmpty() ? brief(r.model()) : String.join(", ", parts);
    }

    /** "law" of "contacts.spheres.law", unless another path ends alike. */
    private String key(String path) {
        String end = path.replaceAll("^.*\\.", "");
        return changed.stream()
                                .filter(p -> p.replaceAll("^.*\\.", "").equals(end))
                                .count()
                        == 1
                ? end
                : path;
    }

    /** "contact/two-spheres" and "my/two-spheres.yaml" become "two-spheres". */
    private static String brief(String model) {
        return model.replaceAll("^.*[/\\\\]", "").replaceAll("\\.ya?ml$", "");
    }
}
