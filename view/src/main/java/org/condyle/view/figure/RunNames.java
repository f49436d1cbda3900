package org.condyle.view.figure;

import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import org.condyle.io.results.RunFolder;

/** What tells runs apart, as briefly as it can be said: their case, else model, else both, else folder. */
public final class RunNames {
    private RunNames() {}

    /** One name a run, in their order; different ones unless two folders are the same. */
    public static List<String> of(List<RunFolder> runs) {
        List<Function<RunFolder, String>> ways = List.of(
                r -> r.caseName().isEmpty() ? brief(r.model()) : r.caseName(),
                r -> brief(r.model()),
                r -> brief(r.model()) + (r.caseName().isEmpty() ? "" : ", " + r.caseName()),
                r -> String.valueOf(r.path().getFileName()));
        boolean oneModel = runs.stream().map(RunFolder::model).distinct().count() == 1;
        for (int i = oneModel ? 0 : 1; i < ways.size(); i++) {
            List<String> names = runs.stream().map(ways.get(i)).toList();
            if (new HashSet<>(names).size() == names.size() && names.stream().noneMatch(String::isBlank)) {
                return names;
            }
        }
        return runs.stream().map(r -> r.path().toString()).toList();
    }

    /** "contact/two-spheres" and "my/two-spheres.yaml" become "two-spheres". */
    private static String brief(String model) {
        return model.replaceAll("^.*[/\\\\]", "").replaceAll("\\.ya?ml$", "");
    }
}
