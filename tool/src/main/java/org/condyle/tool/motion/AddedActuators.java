package org.condyle.tool.motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.tool.setup.ActuatorSets;
import org.condyle.tool.setup.Setup;

/** Lays the actuators of {@code force_set_files} over a model, or puts them in the place of its forces. */
final class AddedActuators {
    private static final String KEY = "force_set_files";

    private AddedActuators() {}

    /**
     * @param runnable the model as it can be read
     * @param inputs   takes the files that were read
     */
    static Description to(Description runnable, Setup setup, List<String> inputs) {
        if (!setup.knows(KEY)) {
            return runnable;
        }
        ActuatorSets sets = ActuatorSets.of(setup);
        if (sets.isEmpty()) {
            return runnable;
        }
        inputs.addAll(sets.files());
        ModelFile model = runnable.compile();
        boolean emptied = sets.replace() && runnable.model().has("forces");
        Description kept = emptied ? runnable.with("forces", "~") : runnable;
        List<String> used = sets.replace()
                ? List.of()
                : new ArrayList<>(model.model().forces().keySet());
        List<String> repeated = new ArrayList<>();
        Entry added = sets.forces(new CoordinateNames(model.model()), used, repeated);
        if (!repeated.isEmpty()) {
            setup.warn(
                    KEY,
                    MotionFile.listed(repeated) + (repeated.size() == 1 ? " is a force" : " are forces")
                            + " of the model already; as in OpenSim the first one of a name counts");
        }
        Description over = kept.with(added, sets.files().get(0), ResourceRoot.folder(Path.of("")));
        if (kept.model().has("controls")) { // a file of the model itself, which cannot know them
            for (String name :
                    added.child("forces").map(f -> f.children().keySet()).orElse(Set.of())) {
                over = over.with("forces." + name + ".control", "0");
            }
        }
        return over;
    }
}
