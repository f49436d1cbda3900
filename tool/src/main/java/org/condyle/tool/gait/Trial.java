package org.condyle.tool.gait;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.FileFormats;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.data.c3d.Capture;
import org.condyle.io.data.c3d.CaptureFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.condyle.tool.Tools;
import org.condyle.tool.result.Finding;
import org.condyle.tool.setup.ExternalLoads;
import org.condyle.tool.setup.SetupFile;
import org.condyle.tool.setup.SetupFolder;
import org.jspecify.annotations.Nullable;

/**
 * A measured trial: markers, and forces of force plates or of a file of external loads.
 *
 * @param markers  in metres, in the axes of the laboratory
 * @param forces   force, point and torque of each load over time; null if none were measured
 * @param loads    which columns act on which body, if a file says so; null for force plates, which say nothing of bodies
 * @param warnings what is odd in the files
 */
record Trial(
        MarkerTable markers,
        @Nullable DataTable forces,
        @Nullable ExternalLoads loads,
        List<Finding> warnings) {
    /** @param threshold normal force below which a plate is unloaded [N] */
    static Trial read(Path file, @Nullable Path loadsFile, double threshold) {
        List<Finding> warnings = new ArrayList<>();
        String name = file.toString();
        boolean bare = loadsFile != null && TableFormat.ALL.has(loadsFile.toString());
        @Nullable ExternalLoads loads = loadsFile == null || bare ? null : loads(loadsFile);
        @Nullable DataTable forces = loads == null ? null : table(loads.data());
        if (bare && loadsFile != null) {
            forces = PlateTable.of(table(loadsFile), threshold);
        }
        Capture measured = capture(file);
        if (!measured.hasMarkers()) {
            throw new DocumentException(
                    Code.NOTHING_TO_DO,
                    Position.in(name),
                    "the file has no markers, so nothing is known of the motion");
        }
        MarkerTable markers = measured.markers();
        if (loadsFile == null && measured.hasPlates()) {
            forces = measured.reactions().atPressure(threshold);
        }
        measured.warnings().sorted().forEach(w -> warnings.add(Finding.warning(w)));
        return new Trial(markers, forces, loads, warnings);
    }

    /** The markers of a file alone, for a static trial. */
    static MarkerTable markers(Path file) {
        return capture(file).markers();
    }

    private static Capture capture(Path file) {
        String name = file.toString();
        CaptureFormat format = CaptureFormat.ALL
                .of(name)
                .orElseThrow(() -> new DocumentException(
                        Code.WRONG_FILE,
                        Position.in(name),
                        "a measurement is a C3D file or a table of markers: the ending must be "
                                + CaptureFormat.ALL.choice() + ", was " + Quoted.of(ending(file))));
        return format.reader().apply(name, SetupFolder.bytes(name, file, format.limit()));
    }

    private static ExternalLoads loads(Path file) {
        SetupFile setup = SetupFile.empty("InverseDynamicsTool", "");
        setup.set("external_loads_file", file.toString());
        Optional<ExternalLoads> loads =
                ExternalLoads.of(setup.setup(Tools.find(setup).keys()));
        return loads.orElseThrow();
    }

    private static DataTable table(Path file) {
        String name = file.toString();
        DataTable t = DataTable.readWithGaps(name, SetupFolder.bytes(name, file, DataTable.LIMIT));
        if (!t.columns().get(0).equals("time") || t.rows() == 0) {
            throw new DocumentException(
                    Code.BAD_TABLE, Position.in(name), "a table of loads needs rows, and the time as its first column");
        }
        return t;
    }

    static String ending(Path file) {
        return FileFormats.ending(String.valueOf(file.getFileName()));
    }

    Trial turned(AxisTurn turn) {
        return new Trial(turn.of(markers), forces == null ? null : turn.of(forces), loads, warnings);
    }
}
