package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The knee of R. L. Lenhart, J. Kaiser, C. R. Smith, D. G. Thelen, Annals of Biomedical Engineering 43 (2015) 2675-2685, at the poses
 * of published simulations of OpenSim JAM: ligaments and contacts have the published lengths and forces.
 */
class OpenSimKneeTest {
    private static final String MODEL = "knee-lenhart2015/lenhart2015.osim";

    @ParameterizedTest
    @ValueSource(strings = {"passive_flexion", "anterior_laxity"})
    void lengthsAndForcesAreThosePublished(String run) throws IOException {
        Description source = Osims.source(MODEL);
        PosedModel m = new PosedModel(source.compile("", List.of()));
        Path folder = Osims.shared().resolve("knee-lenhart2015").resolve(run);
        Columns states = Columns.read(folder.resolve("ref_" + run + "_states.sto")),
                forces = Columns.read(folder.resolve("ref_" + run + "_ForceReporter_forces.sto"));
        assertEquals(states.rows().size(), forces.rows().size());
        Map<String, Double> worst = new HashMap<>();
        Map<String, Entry> all = source.document().find("forces").orElseThrow().children();
        int straight = 0, wrapped = 0;
        for (int row = 0; row < states.rows().size(); row++) {
            states.pose(m, row);
            for (Map.Entry<String, Entry> f : all.entrySet()) {
                if (!f.getValue().child("type").orElseThrow().text().equals("ligament")) {
                    continue;
                }
                boolean over = f.getValue().child("over").isPresent();
                straight += row == 0 && !over ? 1 : 0;
                wrapped += row == 0 && over ? 1 : 0;
                String name = f.getKey(), kind = over ? "wrapped " : "straight ";
                double length = m.signal(name, "length"),
                        spring = m.signal(name, "tension") - m.signal(name, "damping");
                worst.merge(kind + "length", Math.abs(length - forces.cell(row, name + ".length")), Math::max);
                worst.merge(kind + "force", Math.abs(spring - forces.cell(row, name + ".force_spring")), Math::max);
            }
            contact(m, "tf_contact", "tibia_proximal_r", forces, row, worst);
            contact(m, "pf_contact", "patella_r", forces, row, worst);
        }
        assertEquals(76, straight + wrapped);
        assertTrue(wrapped >= 30, wrapped + " over surfaces");
        assertTrue(worst.get("straight length") < 1e-7 && worst.get("straight force") < 1e-5, worst.toString());
        assertTrue(worst.get("wrapped length") < 1e-7, worst.toString());
        assertTrue(worst.get("contact force") < 0.01, worst.toString());
        assertTrue(worst.get("area") < 1e-3, worst.toString());
        assertTrue(worst.get("pressure") < 1e-4, worst.toString());
    }

    private static void contact(
            PosedModel m, String name, String body, Columns forces, int row, Map<String, Double> worst) {
        String label = name + ".casting.total.";
        for (String axis : new String[] {"x", "y", "z"}) {
            double f = m.signal(name, body + ".f" + axis);
            worst.merge("contact force", Math.abs(f - forces.cell(row, label + "contact_force_" + axis)), Math::max);
        }
        relative(m.signal(name, "area"), forces.cell(row, label + "contact_area"), "area", worst);
        relative(m.signal(name, "pressure"), forces.cell(row, label + "max_pressure"), "pressure", worst);
    }

    private static void relative(double ours, double theirs, String what, Map<String, Double> worst) {
        worst.merge(what, theirs == 0 ? Math.abs(ours) : Math.abs(ours / theirs - 1), Math::max);
    }
}
