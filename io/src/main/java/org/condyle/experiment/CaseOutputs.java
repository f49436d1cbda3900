package org.condyle.experiment;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.simulate.Listener;

/** Outputs of the cases of one model, each run once when another case asks for it by {@code other(case, output)}. */
public final class CaseOutputs {
    private final Function<String, ModelFile> file;
    private final RunRequest request;
    private final Map<String, Map<String, Double>> known = new LinkedHashMap<>();
    private final Set<String> open = new LinkedHashSet<>();

    public CaseOutputs(Description source, List<Map.Entry<String, String>> settings) {
        this(source, settings, true);
    }

    /** @param claims whether the claims of the cases are looked at, which adds rows where they ask for instants */
    public CaseOutputs(Description source, List<Map.Entry<String, String>> settings, boolean claims) {
        this(caseName -> source.compile(caseName, settings), claims ? Judging.ALONE : Judging.NONE);
    }

    /** @param file reads a case */
    CaseOutputs(Function<String, ModelFile> file, Judging judging) {
        this.file = file;
        request = RunRequest.AS_IN_FILE.withJudging(judging);
    }

    public Map<String, Double> of(String caseName) {
        Map<String, Double> outputs = known.get(caseName);
        if (outputs != null) {
            return outputs;
        }
        if (!open.add(caseName)) {
            throw new DocumentException(
                    Code.CYCLE,
                    Position.in(file.apply(caseName).name()),
                    "cases refer to each other in a cycle: " + String.join(" -> ", open) + " -> " + caseName);
        }
        Experiment e = new Experiment(file.apply(caseName), request);
        outputs = e.run("", Listener.NONE, null, this::of).outputs();
        open.remove(caseName);
        known.put(caseName, outputs);
        return outputs;
    }
}
