package org.condyle.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.condyle.app.shell.Version;
import org.condyle.io.document.Document;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.FolderName;
import org.condyle.io.results.RunFolder;

/** Identity of a run, by which the same command knows its results again. */
final class RunIdentity {
    private static final String MODEL = "model";
    private static final String CASE = "case";
    private static final String SETTINGS = "settings";

    private final String model;
    private final String caseName;
    private final Map<String, String> changes;
    private final String record;

    RunIdentity(String model, String caseName, Map<String, String> given, List<String> recorded) {
        this.model = clean(model);
        this.caseName = caseName;
        changes = new LinkedHashMap<>(given);
        changes.remove("run.checkpoint"); // these two change what is kept of a run, not the run
        String asked = changes.remove("record");
        record = !recorded.isEmpty() ? recorded.toString() : asked == null ? "" : asked;
    }

    /** @param recorded channels that are asked for in place of those of the file */
    static RunIdentity of(ModelFile file, List<String> recorded) {
        return new RunIdentity(
                file.name(), file.description().caseName(), file.description().changes(), recorded);
    }

    /** A model as it is in its file. */
    static RunIdentity of(String model, String caseName) {
        return new RunIdentity(model, caseName, Map.of(), List.of());
    }

    static RunIdentity of(RunFolder folder) {
        return new RunIdentity(folder.model(), folder.caseName(), folder.changes(), List.of());
    }

    /** The same file may be called by several names. */
    private static String clean(String model) {
        try {
            return Path.of(model).normalize().toString().replace('\\', '/');
        } catch (InvalidPathException e) {
            return model; // written under another locale
        }
    }

    /** Name of the folder of its results. */
    String folder(String shortName) {
        return FolderName.of(shortName, caseName, changes);
    }

    /** All that a checkpoint of this run depends on. */
    Fingerprint mark(Document document) {
        return document.fingerprint()
                .and("program", "condyle " + Version.text())
                .and(MODEL, lastName())
                .and(CASE, caseName)
                .and(SETTINGS, settings())
                .and("record", record);
    }

    /** Whether a checkpoint may be one of this run, perhaps before its files were edited. */
    boolean isOf(Fingerprint mark) {
        return mark.get(MODEL).equals(lastName())
                && mark.get(CASE).equals(caseName)
                && mark.get(SETTINGS).equals(settings());
    }

    /** Which folder a file is seen from is no matter for its numbers. */
    private String lastName() {
        return model.substring(model.lastIndexOf('/') + 1);
    }

    /** Whether results of one are results of the other. The order of settings is not asked for. */
    boolean sameAs(RunIdentity other) {
        return model.equals(other.model) && caseName.equals(other.caseName) && changes.equals(other.changes);
    }

    private String settings() {
        return changes.entrySet().stream()
                .map(c -> c.getKey() + "=" + c.getValue())
                .collect(Collectors.joining(", "));
    }

    /** "pendulum.yaml, case absolute, with run.until=5". */
    @Override
    public String toString() {
        return model
                + (caseName.isEmpty() ? "" : ", case " + caseName)
                + (changes.isEmpty() ? "" : ", with " + settings());
    }
}
