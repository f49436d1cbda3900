package org.condyle.tool;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.condyle.analyse.Kinematics;
import org.condyle.analyse.motion.Instant;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.data.TrcWriter;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.State;

/** Markers of the model {@code knee/leg-extension} that moves as {@code knee/leg-extension-motion} says, with a noise of 0.5 mm. */
final class LegExtensionMarkers {
    private static final double RATE = 100; // frames a second
    private static final int FRAMES = 121;
    private static final double NOISE = 0.5e-3; // [m]
    private static final double PLACES = 1e5; // as a camera system writes them: 0.01 mm

    private LegExtensionMarkers() {}

    /** The text of {@code leg-extension.trc}. */
    static String text() throws IOException {
        ModelFile guided = Library.find("knee/leg-extension-motion").compile("", List.of());
        Map<String, Landmark> markers = guided.model().markers();
        Kinematics motion = new Kinematics(guided.mechanism(), guided.initial());
        Instant instant = new Instant(guided.mechanism());
        State s = guided.model().newState();
        double[] acceleration = new double[s.v.length];
        List<double[]> columns = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("time")), units = new ArrayList<>(List.of("s"));
        for (int c = 0; c <= 3 * markers.size(); c++) {
            columns.add(new double[FRAMES]);
            if (c > 0) {
                names.add("c" + c);
                units.add("m");
            }
        }
        Random random = new Random(17);
        for (int frame = 0; frame < FRAMES; frame++) {
            motion.at(frame / RATE, s, acceleration);
            instant.evaluate(s, acceleration);
            columns.get(0)[frame] = frame / RATE;
            double[] x = new double[3];
            int c = 1;
            for (Landmark m : markers.values()) {
                instant.workspace.motion.position(m.body(), m.at(), x, 0);
                for (int k = 0; k < 3; k++) {
                    columns.get(c++)[frame] = Math.rint((x[k] + NOISE * random.nextGaussian()) * PLACES) / PLACES;
                }
            }
        }
        DataTable table = DataTable.of("leg-extension.trc", names, units, columns, false);
        StringWriter out = new StringWriter();
        TrcWriter.write(
                "leg-extension.trc",
                MarkerTable.of(table, List.copyOf(markers.keySet()), RATE, LengthUnit.MILLIMETRE),
                LengthUnit.MILLIMETRE,
                out);
        return out.toString();
    }
}
