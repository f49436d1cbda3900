package org.condyle.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.condyle.io.model.Datasheet;
import org.condyle.io.model.Datasheets;
import org.condyle.math.DidYouMean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code condyle explain NAME}: formula, source, limits and keys of any element. */
@Command(
        name = "explain",
        description = "Formula, source, limits and keys of an element or a part of the model file.",
        mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            description = "an element (spring, revolute, radau5) or a key (run, forces.spring)")
    private @Nullable String name;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (name == null) {
            for (String family : Datasheets.families()) {
                out.println(Terminal.strong(family + "s"));
                out.println("  " + String.join(", ", Datasheets.words(family)));
            }
            out.println();
            out.println("condyle explain NAME tells more about any of them, or about a key of the model file: "
                    + String.join(", ", Datasheets.keys()));
            return Main.DONE;
        }
        List<Datasheet> sheets = Datasheets.find(name);
        for (Datasheet s : sheets) {
            out.println(Terminal.strong(s.word()) + " (" + s.family() + ")");
            out.println("  formula: " + s.formula());
            out.println("  source:  " + s.source());
            out.println("  limits:  " + s.limits());
            String keys = Datasheets.keysOf(s);
            if (!keys.isEmpty()) {
                out.println(keys.strip().indent(2).stripTrailing());
            }
        }
        if (sheets.isEmpty()) {
            String text = Datasheets.explainKey(name);
            if (text.isEmpty()) {
                throw new UserException("there is nothing called '" + name + "'"
                        + DidYouMean.hint(name, Datasheets.allNames()) + "; 'condyle explain' lists all");
            }
            out.println(text);
        }
        return Main.DONE;
    }
}
