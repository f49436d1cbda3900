package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.Setup;

/** The files of an inverse kinematics as OpenSim writes them. */
record IkTables(Setup setup, ToolModel model, MarkerTracks tracks) {
    /** @param q coordinates by place and frame, angles in degrees */
    void write(List<Place> places, double[][] q, ResultBuilder result) {
        String base = setup.file().label().isEmpty() ? "" : result.prefix();
        List<ResultTable.Column> columns = new ArrayList<>();
        for (int k = 0; k < places.size(); k++) {
            Place p = places.get(k);
            String unit = model.isInDegrees(p)
                    ? "deg"
                    : p.coordinate().isAngle() ? "rad" : p.coordinate().isLength() ? "m" : "";
            columns.add(new ResultTable.Column(
                    model.labels().label(p), unit, p.joint().name(), q[k]));
        }
        String file = setup.outputName("output_motion_file", base + "ik.mot", ".mot");
        result.table(new ResultTable(file, "Coordinates", tracks.times(), columns, true));
        if (setup.flag("report_errors")) {
            result.table(errors(base + "ik_marker_errors.sto"));
        }
        if (setup.flag("report_marker_locations")) {
            result.table(locations(base + "ik_model_marker_locations.sto"));
        }
    }

    private ResultTable errors(String file) {
        int n = tracks.times().length;
        ColumnSet set = new ColumnSet(n);
        double[] total = set.add("total_squared_error", "m^2", "marker errors squared");
        double[] rms = set.add("marker_error_RMS", "m", "marker errors");
        double[] max = set.add("marker_error_max", "m", "marker errors");
        for (int i = 0; i < n; i++) {
            total[i] = tracks.squared(i);
            rms[i] = tracks.rms(i);
            int worst = tracks.worst(i);
            max[i] = worst < 0 ? 0 : tracks.error(i, worst);
        }
        return set.table(file, "Model Marker Errors from IK", tracks.times(), false);
    }

    private ResultTable locations(String file) {
        ColumnSet set = new ColumnSet(tracks.times().length);
        for (String name : tracks.names()) {
            for (String axis : List.of("_tx", "_ty", "_tz")) {
                set.add(name + axis, "m", name);
            }
        }
        for (int i = 0; i < tracks.times().length; i++) {
            set.row(i, tracks.model()[i]);
        }
        return set.table(file, "Model Marker Locations from IK", tracks.times(), false);
    }
}
