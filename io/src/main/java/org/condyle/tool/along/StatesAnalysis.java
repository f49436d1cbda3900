package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.CoordinateLabels;
import org.condyle.tool.motion.InternalLabels;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * The states with the labels of OpenSim 4: {@code /jointset/knee_r/knee_angle_r/value} and {@code /speed}, in radians, then those of
 * forces, {@code /forceset/soleus_r/activation} and {@code /fiber_length}.
 */
public final class StatesAnalysis implements MotionAnalysis {
    public static final SetupKeys KEYS = AnalysisScope.keys();

    private final String file;
    private final List<Place> places;
    private final List<InternalLabels.Slot> internals;
    private final ColumnSet columns;
    private final double[] numbers;

    public StatesAnalysis(ToolModel model, int rows, String file) {
        this.file = file;
        places = model.labels().moving();
        columns = new ColumnSet(rows);
        for (Place p : places) {
            boolean length = p.coordinate().isLength();
            String path = CoordinateLabels.path(p);
            columns.add(
                    path + "/value",
                    AnalysisScope.unit(length, false, 0),
                    p.joint().name());
            columns.add(
                    path + "/speed",
                    AnalysisScope.unit(length, false, 1),
                    p.joint().name() + " speeds");
        }
        internals = model.internals().all();
        internals.forEach(i -> columns.add(i.path(), i.unit(), i.word() + " of muscles"));
        numbers = new double[columns.size()];
    }

    @Override
    public void row(int row, Instant instant) {
        for (int i = 0; i < places.size(); i++) {
            numbers[2 * i] = instant.state().q[places.get(i).q()];
            numbers[2 * i + 1] = instant.state().v[places.get(i).v()];
        }
        for (int i = 0; i < internals.size(); i++) {
            numbers[2 * places.size() + i] = instant.state().z[internals.get(i).at()];
        }
        columns.row(row, numbers);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        result.table(columns.table(file, "States", times, false));
    }
}
