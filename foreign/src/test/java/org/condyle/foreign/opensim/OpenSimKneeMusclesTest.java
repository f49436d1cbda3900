package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.io.Reached;
import org.condyle.io.model.Description;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.muscle.Muscle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The 44 muscles of the knee of Lenhart et al. (see {@link OpenSimKneeTest}) in published simulations, in which their tendons are rigid
 * and their activations are 0.02: Millard's curves, damping and pennation as OpenSim computes them.
 */
class OpenSimKneeMusclesTest {
    private static final String MODEL = "knee-lenhart2015/lenhart2015.osim";

    /** The numbers that the source of the laws gives beside them [N]. */
    private static final Map<String, Double> AT_THE_START =
            Map.of("soleus_r", 85.88319949, "tibant_r", 13.25898236, "tibpost_r", 20.37603535, "perbrev_r", 8.90753871);

    private static @Nullable PosedModel read; // once: it has large meshes

    private static synchronized PosedModel rigid() {
        if (read == null) {
            Description source = Osims.source(MODEL);
            assertEquals(List.of(), source.losses().thatMatter());
            List<Map.Entry<String, String>> settings = new ArrayList<>();
            source.document().find("forces").orElseThrow().children().forEach((name, e) -> {
                if (e.child("type").orElseThrow().text().equals("muscle")) {
                    settings.add(Map.entry("forces." + name + ".tendon", "rigid"));
                    settings.add(Map.entry("forces." + name + ".activation-dynamics", "none"));
                    settings.add(Map.entry("forces." + name + ".control", "0.02"));
                }
            });
            read = new PosedModel(source.compile("", settings));
            assertEquals(44, read.muscles().size());
        }
        return read;
    }

    private static double tension(PosedModel m, String name) {
        Muscle muscle = (Muscle) Objects.requireNonNull(m.model.forces().get(name));
        return muscle.fibre(m.state, m.work.motion).tendonForce;
    }

    @ParameterizedTest
    @ValueSource(strings = {"passive_flexion", "anterior_laxity"})
    void allMusclesAreTranslatedAndHaveThePublishedTensions(String run) throws IOException {
        PosedModel m = rigid();
        Path folder = Osims.shared().resolve("knee-lenhart2015").resolve(run);
        Columns states = Columns.read(folder.resolve("ref_" + run + "_states.sto")),
                forces = Columns.read(folder.resolve("ref_" + run + "_ForceReporter_forces.sto"));
        double worst = 0, largest = 0, listed = 0;
        for (int row = 0; row < states.rows().size(); row++) {
            speeds(m, states, row);
            states.pose(m, row);
            for (String muscle : m.muscles()) {
                double theirs = forces.cell(row, muscle), ours = tension(m, muscle);
                worst = Math.max(worst, Math.abs(ours - theirs));
                largest = Math.max(largest, theirs);
                if (row == 0 && run.equals("passive_flexion") && AT_THE_START.containsKey(muscle)) {
                    listed = Math.max(listed, Math.abs(ours - AT_THE_START.get(muscle)));
                }
            }
        }
        assertTrue(largest > 100, "tensions up to " + largest + " N");
        Reached.atMost("KNEE muscles", run + ", tensions of 44 muscles", worst, 1e-7, "N");
        Reached.atMost("KNEE muscles", run + ", four of them at the start", listed, 1e-7, "N");
    }

    /** Speeds of a row; labels are {@code /jointset/JOINT/COORDINATE/speed}. */
    private static void speeds(PosedModel m, Columns states, int row) {
        for (Joint j : m.model.joints()) {
            Mobility.Coordinate[] all = j.mobility().coordinates();
            for (int k = 0; k < all.length; k++) {
                for (String label : states.labels()) {
                    if (label.endsWith("/" + all[k].name() + "/speed")) {
                        m.state.v[j.vAt() + k] = states.cell(row, label);
                    }
                }
            }
        }
    }
}
