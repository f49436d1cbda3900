package org.condyle.tool.gait;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.foreign.XmlTree;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Position;
import org.condyle.io.document.TextFile;
import org.condyle.tool.setup.SetupFolder;

/**
 * Force plates as a table and a file of external loads, as OpenSim reads them.
 *
 * @param table force, point and free moment of each load
 * @param xml   which of them acts on which body
 */
record GroundLoads(DataTable table, String xml) {
    static final String TABLE = "forces.mot", FILE = "loads.xml";

    /**
     * @param all    what was measured
     * @param plates with their bodies; one that acts on two bodies is there twice
     */
    static GroundLoads of(DataTable all, List<ForceColumns> plates) {
        List<String> names = new ArrayList<>(List.of("time")), units = new ArrayList<>(List.of("s"));
        List<double[]> columns = new ArrayList<>(List.of(all.column("time")));
        XmlElement document = new XmlElement("OpenSimDocument", Position.in(FILE), null);
        document.put("Version", "40000");
        XmlElement set = document.add("ExternalLoads");
        set.put("name", "ground reactions");
        XmlElement objects = set.add("objects");
        for (ForceColumns p : plates) {
            boolean shared = plates.stream().filter(o -> o.plate() == p.plate()).count() > 1;
            String which = shared ? p.plate() + "_" + p.body() : Integer.toString(p.plate());
            String force = "ground_force_" + which + "_v", point = "ground_force_" + which + "_p";
            String torque = "ground_torque_" + which + "_";
            List<String> from = List.of(
                    ForceColumns.plateForce(p.plate()),
                    ForceColumns.platePoint(p.plate()),
                    ForceColumns.plateTorque(p.plate()));
            List<String> to = List.of(force, point, torque);
            int[] nearest = nearestLoaded(p);
            for (int i = 0; i < 3; i++) {
                for (String axis : List.of("x", "y", "z")) {
                    double[] given = all.column(from.get(i) + axis), x = given.clone();
                    for (int row = 0; row < x.length; row++) {
                        x[row] = i == 1 ? given[nearest[row]] : acts(p, row) ? x[row] : 0;
                    }
                    names.add(to.get(i) + axis);
                    units.add(i == 0 ? "N" : i == 1 ? "m" : "N*m");
                    columns.add(x);
                }
            }
            XmlElement e = objects.add("ExternalForce");
            e.put("name", shared ? "plate_" + which : "plate_" + p.plate());
            e.set("applied_to_body", p.body());
            e.set("force_expressed_in_body", "ground");
            e.set("point_expressed_in_body", "ground");
            e.set("force_identifier", force);
            e.set("point_identifier", point);
            e.set("torque_identifier", torque);
            e.set("data_source_name", "Unassigned");
        }
        set.add("groups");
        set.set("datafile", TABLE);
        return new GroundLoads(DataTable.of(TABLE, names, units, columns, false), XmlText.of(document));
    }

    /**
     * For each row itself, or the nearest row with a force, if the plate has no point there. A point that jumped to the origin
     * of the laboratory would make a moment, because force and point are both straight between two rows.
     */
    private static int[] nearestLoaded(ForceColumns p) {
        int n = p.times().length;
        int[] out = new int[n];
        for (int row = 0, before = -1; row < n; row++) {
            boolean there = acts(p, row) || p.point()[0][row] != 0 || p.point()[1][row] != 0 || p.point()[2][row] != 0;
            before = there ? row : before;
            out[row] = before;
        }
        for (int row = n - 1, after = -1; row >= 0; row--) {
            after = out[row] == row ? row : after;
            boolean later = out[row] < 0 || (after >= 0 && after - row < row - out[row]);
            out[row] = later ? after < 0 ? row : after : out[row];
        }
        return out;
    }

    /** A file of loads that names another table. */
    static String withData(Path loads, String table) {
        String name = loads.toString();
        String text = TextFile.decode(name, SetupFolder.bytes(name, loads, XmlTree.LIMIT));
        return text.replaceAll("(<datafile>)[^<]*(</datafile>)", "$1" + Matcher.quoteReplacement(table) + "$2");
    }

    /** Of a plate that is shared the force is zero outside of the contacts of this body. */
    private static boolean acts(ForceColumns p, int row) {
        return p.force()[0][row] != 0 || p.force()[1][row] != 0 || p.force()[2][row] != 0;
    }
}
