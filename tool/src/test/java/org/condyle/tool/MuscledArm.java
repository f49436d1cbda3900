package org.condyle.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;

/** The small arm with three muscles of different laws, one of them with a rigid tendon, and a motor at the shoulder. */
final class MuscledArm {
    static final String MODEL = SmallArm.MODEL
            .replace("measures:\n", "forces:\n")
            .replace(
                    "  biceps: {type: path, through: [{on: ground, at: [0.1 m, 0, 0]}, {on: lower, at: [0, 0.3 m, 0]}]}\n",
                    """
                      biceps: {type: muscle, law: thelen2003, through: [{on: ground, at: [0.1 m, 0, 0]}, {on: lower, at: [0, 0.3 m, 0]}],
                        max-isometric-force: 300 N, optimal-fibre-length: 0.4 m, tendon-slack-length: 0.7 m, pennation: 0.1 rad, control: 0.2}
                      triceps: {type: muscle, law: degroote2016, through: [{on: upper, at: [-0.04 m, 0.3 m, 0]}, {on: lower, at: [-0.05 m, 0.35 m, 0]}],
                        max-isometric-force: 200 N, optimal-fibre-length: 0.35 m, tendon-slack-length: 0.4 m, control: 0.1}
                      delt: {type: muscle, law: millard2012, tendon: rigid, through: [{on: ground, at: [0.05 m, 0.1 m, 0]}, {on: upper, at: [0.03 m, 0.2 m, 0]}],
                        max-isometric-force: 100 N, optimal-fibre-length: 0.25 m, tendon-slack-length: 0.15 m, control: 0.3}
                      motor: {type: motor, on: shoulder.shoulder_angle, optimal-force: 10 N*m, control: 0.5}
                    """);

    static final List<String> MUSCLES = List.of("biceps", "triceps", "delt");

    private final Path folder;

    MuscledArm(Path folder) throws IOException {
        this.folder = folder;
        SmallArm.writeTo(folder);
        write("arm.yaml", MODEL);
    }

    void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    /** Writes a table of an earlier result, to be read again. */
    void write(String file, ResultTable table) throws IOException {
        StringBuilder s = new StringBuilder("table\nnRows=" + table.times().length + "\nnColumns="
                + (table.columns().size() + 1) + "\ninDegrees=no\nendheader\ntime");
        table.columns().forEach(c -> s.append('\t').append(c.label()));
        for (int i = 0; i < table.times().length; i++) {
            s.append('\n').append(table.times()[i]);
            for (ResultTable.Column c : table.columns()) {
                s.append('\t').append(c.values()[i]);
            }
        }
        write(file, s.append('\n').toString());
    }

    AnalysisResult run(String setup) {
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    /** Analyses of the motion of the table {@code states.sto}. */
    AnalysisResult ofStates(String analyses, String keys) {
        return run(SmallArm.analyze(analyses)
                .replace(
                        "<coordinates_file>arm.mot</coordinates_file>",
                        "<states_file>states.sto</states_file>" + keys));
    }

    /** Half a second of forward dynamics with analyses. */
    AnalysisResult forward(String analyses, String keys) {
        return run("<OpenSimDocument Version=\"40000\"><ForwardTool name=\"arm\"><model_file>arm.yaml</model_file>"
                + "<initial_time>0</initial_time><final_time>0.5</final_time><report_time_interval>0.02</report_time_interval>"
                + keys + "<AnalysisSet><objects>" + analyses
                + "</objects></AnalysisSet></ForwardTool></OpenSimDocument>");
    }
}
