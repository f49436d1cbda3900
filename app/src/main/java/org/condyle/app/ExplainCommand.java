package org.condyle.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.UserException;
import org.condyle.app.text.Terminal;
import org.condyle.experiment.Datasheets;
import org.condyle.experiment.Topics;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.io.problem.CodeSheet;
import org.condyle.study.StudyShape;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code condyle explain NAME}: formula, source, limits and keys of any element. */
@Command(
        name = "explain",
        description =
                "Print formula, source, limits and keys of an element, or explain a key of a file or the code of a problem.",
        mixinStandardHelpOptions = true)
final class ExplainCommand extends CondyleCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            description =
                    "an element (spring, revolute, radau5), a key (run, forces.spring, vary), the code of a problem"
                            + " (unknown-key), or a word of other programs or of the field (hinge, solref, laxity)")
    private @Nullable String name;

    @Override
    public Integer call() {
        PrintWriter out = out();
        if (name == null) {
            for (String family : Datasheets.families()) {
                out.println(Terminal.strong(Topics.plural(family)));
                out.println("  " + String.join(", ", Datasheets.words(family)));
            }
            out.println();
            out.println("condyle explain NAME describes each of them, or a key of the model file: "
                    + String.join(", ", Datasheets.keys()));
            out.println("or of the study file: " + String.join(", ", StudyShape.keys()));
            out.println("or about units, channels, codes of problems (codes), and the lists above: shapes, laws, ...");
            return ExitCode.DONE;
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
        String elsewhere = Topics.elsewhere(name);
        Optional<Code> code = Code.of(name);
        if (sheets.isEmpty()) {
            explainKey(name, !elsewhere.isEmpty() || code.isPresent(), out);
        }
        code.ifPresent(c -> out.println(CodeSheet.of(c).text().stripTrailing()));
        if (!elsewhere.isEmpty()) {
            out.println(Terminal.strong(name) + " (a word of other programs or of the field)");
            out.println(elsewhere.indent(2).stripTrailing());
        }
        return ExitCode.DONE;
    }

    /** Some keys are in both kinds of files and mean different things there. */
    private static void explainKey(String name, boolean knownElsewhere, PrintWriter out) {
        String key = Datasheets.explainKey(name), topic = Topics.explain(name), study = StudyShape.explain(name);
        String model = key + (key.isEmpty() || topic.isEmpty() ? "" : System.lineSeparator()) + topic;
        if (model.isEmpty() && study.isEmpty()) {
            model = Datasheets.explainAnywhere(name);
        }
        if (model.isEmpty() && study.isEmpty() && !knownElsewhere) {
            List<String> known = new ArrayList<>(Datasheets.allNames());
            known.addAll(StudyShape.keys());
            known.addAll(Topics.words());
            known.addAll(Code.words());
            throw new UserException("there is nothing called '" + name + "'" + DidYouMean.hint(name, known)
                    + "; 'condyle explain' lists all");
        }
        if (!model.isEmpty()) {
            out.println(model);
        }
        if (!study.isEmpty()) {
            out.println(Terminal.strong("in a study file"));
            out.println(study);
        }
    }
}
