package org.condyle.experiment;

import java.util.List;
import java.util.Optional;
import org.condyle.io.model.ModelFile;

/** Which claims of a file are judged. */
public enum Judging {
    /** None; they are not even looked at. */
    NONE,
    /** All, each by this run alone: what a source leaves open is not varied. For runs that are evidence themselves. */
    ALONE,
    /** Those that speak of this run: none if settings have changed the model, but for claims that are set themselves. */
    UNLESS_CHANGED,
    /** All, whatever settings have changed. */
    ALWAYS;

    /**
     * What a claim must survive: how results are shown and recorded, and how accurately they are computed. All other keys
     * change what is computed.
     */
    private static final List<String> HARMLESS = List.of(
            "title",
            "source",
            "notes",
            "record",
            "picture",
            "plots",
            "units",
            "claims",
            "run.accuracy",
            "run.max-step",
            "run.checkpoint");

    /** The setting that keeps a claim from being judged, as path=value; empty if it is judged. */
    Optional<String> changed(ModelFile file, String claim) {
        if (this != UNLESS_CHANGED
                || file.description().changes().keySet().stream().anyMatch(p -> below(p, "claims." + claim))) {
            return Optional.empty();
        }
        return file.description().changes().entrySet().stream()
                .filter(c -> HARMLESS.stream().noneMatch(h -> below(c.getKey(), h)))
                .map(c -> c.getKey() + "=" + c.getValue())
                .findFirst();
    }

    private static boolean below(String path, String key) {
        return (path + ".").startsWith(key + ".");
    }
}
