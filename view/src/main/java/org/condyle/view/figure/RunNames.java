package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.condyle.io.results.FolderName;
import org.condyle.io.results.RunFolder;
import org.condyle.view.page.Text;

/**
 * Names that distinguish runs: the name of the folder where a person chose it; else, as briefly as it can be said, their case, else
 * model, else both, else these with what was changed in the file, else folder.
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
        List<String> told = new RunNames(runs).names(), chosen = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            RunFolder r = runs.get(i);
            chosen.add(isChosen(r) ? folder(r) : told.get(i));
        }
        return new HashSet<>(chosen).size() == chosen.size() ? chosen : told;
    }

    /** Whether the folder has another name than the command gives by itself. */
    private static boolean isChosen(RunFolder r) {
        Map<String, String> settings = new LinkedHashMap<>(r.changes());
        settings.keySet().removeAll(NO_MATTER);
        return !folder(r).equals(FolderName.of(brief(r.model()), r.caseName(), settings));
    }

    private static String folder(RunFolder r) {
        return String.valueOf(r.path().toAbsolutePath().normalize().getFileName());
    }

    private List<String> names() {
        List<Function<RunFolder, String>> ways = List.of(
                r -> r.caseName().isEmpty() ? brief(r.model()) : r.caseName(),
                r -> brief(r.model()),
                r -> brief(r.model()) + (r.caseName().isEmpty() ? "" : ", " + r.caseName()),
                this::differences,
                RunNames::folder);
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
