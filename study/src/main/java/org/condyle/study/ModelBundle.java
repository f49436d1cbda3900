package org.condyle.study;

import java.io.Serializable;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.study.task.Change;
import org.condyle.study.task.Task;

/**
 * The model of a study for machines that do not have its files: the description as it was read, with data and meshes that it names and
 * files that values of the study name. It is sent once for all runs.
 */
public final class ModelBundle implements Serializable {
    private static final long serialVersionUID = 1L;

    /** What may be the name of a file inside a value. */
    private static final Pattern WORD = Pattern.compile("[^\\s,{}\\[\\]:\"']*\\.[A-Za-z][^\\s,{}\\[\\]:\"']*");

    private final Description.Packed model;

    private ModelBundle(Description.Packed model) {
        this.model = model;
    }

    public static ModelBundle of(Study study) {
        Set<String> files = new TreeSet<>();
        study.mark().facts().keySet().forEach(fact -> files.add(fact.replaceFirst("^file ", "")));
        IntFunction<Task> tasks = study.taskByRun();
        for (int run = 1; run <= study.runs(); run++) {
            for (Change c : tasks.apply(run).changes()) {
                WORD.matcher(c.value()).results().forEach(m -> files.add(m.group()));
            }
        }
        return new ModelBundle(Library.find(study.model()).packed(files));
    }

    /** The model, made anew: keep it, for meshes and tables are made once for each. */
    public Description model() {
        return model.unpacked();
    }

    /** Names of the files that are sent, relative to the folder below which the model reads them. */
    public Set<String> files() {
        return model.document().files();
    }
}
