package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.CoordinateLabels;
import org.condyle.tool.motion.InternalLabels;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * The states with the labels of OpenSim 4: {@code /jointset/knee_r/knee_angle_r/value} and {@code /speed}, in radians, then those of
 * forces, {@code /forceset/soleus_r/activation} and {@code /fiber_length}.
 */
public final class StatesAnalysis extends TableAnalysis {
    public static final SetupKeys KEYS = AnalysisScope.keys();

    public StatesAnalysis(ToolModel model, Instant instant, int rows, String file) {
        super(rows);
        List<Place> places = model.labels().moving();
        List<InternalLabels.Slot> internals = model.internals().all();
        ColumnSet columns = table(file, "States", false, out -> {
            State s = instant.state();
            for (int i = 0; i < places.size(); i++) {
                out[2 * i] = s.q[places.get(i).q()];
                out[2 * i + 1] = s.v[places.get(i).v()];
            }
            for (int i = 0; i < internals.size(); i++) {
                out[2 * places.size() + i] = s.z[internals.get(i).at()];
            }
        });
        for (Place p : places) {
            boolean length = p.coordinate().isLength();
            String path = CoordinateLabels.path(p), joint = p.joint().name();
            columns.add(path + "/value", AnalysisScope.unit(length, false, 0), joint);
            columns.add(path + "/speed", AnalysisScope.unit(length, false, 1), joint + " speeds");
        }
        internals.forEach(i -> columns.add(i.path(), i.unit(), i.word() + " of muscles"));
    }
}
