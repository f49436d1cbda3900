package org.condyle.app.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.FolderName;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Options that name a model: file or library name, case, and changed keys. */
public final class ModelOptions extends CommonOptions.Root {
    @Parameters(
            paramLabel = "MODEL",
            completionCandidates = LibraryNames.class,
            description = "a model file, or the name of a library model (condyle examples)")
    public String model = "";

    @Option(names = "--case", paramLabel = "NAME", description = "a case of the model")
    public String caseName = "";

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "change any key of the file: --set run.until=0.5 --set parameters.J=\"30 kg*m^2\"")
    private List<String> settings = List.of();

    public Description source() {
        return Library.find(model, root);
    }

    public List<Map.Entry<String, String>> changes() {
        List<Map.Entry<String, String>> list = new ArrayList<>();
        for (String s : settings) {
            int eq = s.indexOf('=');
            if (eq <= 0) {
                throw new UserException("--set " + s + ": write --set PATH=VALUE, for example --set run.until=0.5");
            }
            list.add(Map.entry(s.substring(0, eq).strip(), s.substring(eq + 1).strip()));
        }
        return list;
    }

    public ModelFile read(Description source) {
        return source.compile(caseName, changes());
    }

    /** Name of the folder of a run's results; signs that a file system may not like become _. */
    public static String folder(String model, String caseName) {
        return FolderName.of(model, caseName, Map.of());
    }
}
