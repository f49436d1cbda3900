package org.condyle.io.foreign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;

/** The loss report of a translation, in the order of the file. */
public final class Losses {
    /** Of a model that was not translated. */
    public static final Losses NONE = new Losses();

    private final List<Loss> list = new ArrayList<>();

    /** An element of a foreign file. */
    public interface Source {
        String name();

        /** Where it is in the file: its name and those of the elements around it. */
        String path();

        Position at();
    }

    /** An element that can change results and is left out or approximated. */
    public void matters(Source element, String meaning) {
        add(element, meaning, true);
    }

    /** An element that has no influence on the results of this model. */
    public void harmless(Source element, String meaning) {
        add(element, meaning, false);
    }

    private void add(Source element, String meaning, boolean matters) {
        String path = element.path();
        boolean same = !list.isEmpty() && list.get(list.size() - 1).path().equals(path); // of many without a name
        add(new Loss(element.name(), same ? list.get(list.size() - 1).path() : path, element.at(), meaning, matters));
    }

    /** Anything that is lost, for example a part of a model file that is written in the format of another program. */
    public void add(Loss loss) {
        list.add(loss);
    }

    /** Does something, and where it fails names the parts of the model that are missing, which may be the cause. */
    public <T> T tellingParts(Supplier<T> action) {
        try {
            return action.get();
        } catch (DocumentException e) {
            Problems all = new Problems();
            all.addAll(e.problems());
            thatMatter().stream()
                    .filter(l -> l.element().equals("include"))
                    .forEach(l -> all.add(Problem.warning(Code.LEFT_OUT, l.at(), "", l.meaning())));
            throw new DocumentException(all);
        }
    }

    public List<Loss> all() {
        return Collections.unmodifiableList(list);
    }

    /** Those that can change results. */
    public List<Loss> thatMatter() {
        return list.stream().filter(Loss::matters).toList();
    }

    /** Losses of the same kind together: class and meaning, in the order of the first of each. */
    public List<List<Loss>> groups() {
        Map<String, List<Loss>> groups = new LinkedHashMap<>();
        for (Loss l : list) {
            groups.computeIfAbsent(l.matters() + l.element() + "\n" + l.meaning(), k -> new ArrayList<>())
                    .add(l);
        }
        return List.copyOf(groups.values());
    }
}
