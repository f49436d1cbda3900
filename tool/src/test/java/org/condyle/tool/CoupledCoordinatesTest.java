package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A coordinate that turns its joint by a curve stays in radians in tables of degrees, as in OpenSim 4. */
class CoupledCoordinatesTest {
    private static final String MODEL = """
            condyle: 1
            curves:
              same: {polyline: {x: [-10, 10], y: [-10, 10]}}
            bodies:
              a: {mass: 1 kg, inertia: {xx: 0.1 kg*m^2, yy: 0.1 kg*m^2, zz: 0.1 kg*m^2}}
              b: {mass: 1 kg, inertia: {xx: 0.1 kg*m^2, yy: 0.1 kg*m^2, zz: 0.1 kg*m^2}}
            joints:
              hip: {type: function, child: a, coordinates: {hip: rad}, turns: [{axis: z, value: = -hip + 0.1}]}
              knee: {type: function, parent: a, child: b, coordinates: {knee: rad}, turns: [{axis: z, value: = same(knee)}]}
            run: {until: 1 s}
            """;

    @TempDir
    private Path folder;

    private AnalysisResult kinematics(double hip, double knee) throws IOException {
        Files.writeString(folder.resolve("m.yaml"), MODEL);
        StringBuilder table = new StringBuilder("m\ninDegrees=yes\nendheader\ntime\thip\tknee\n");
        for (int i = 0; i <= 10; i++) {
            table.append(0.1 * i + "\t" + hip + "\t" + knee + "\n");
        }
        Files.writeString(folder.resolve("m.mot"), table.toString());
        String setup = "<AnalyzeTool name='m'><model_file>m.yaml</model_file><coordinates_file>m.mot</coordinates_file>"
                + "<AnalysisSet><Kinematics><in_degrees>%s</in_degrees></Kinematics></AnalysisSet></AnalyzeTool>";
        AnalysisResult plain = Tools.run(SetupFile.parse("s.xml", setup.formatted("false"), folder));
        AnalysisResult degrees = Tools.run(SetupFile.parse("s.xml", setup.formatted("true"), folder));
        double[] q = plain.tables().get(0).column("knee");
        assertEquals(q[3], degrees.tables().get(0).column("knee")[3], 1e-12);
        assertEquals(hip, degrees.tables().get(0).column("hip")[3], 1e-12);
        return plain;
    }

    @Test
    void onlyTheCoordinateThatIsAMotionOfItsJointIsConverted() throws IOException {
        AnalysisResult r = kinematics(30, -0.57);
        assertEquals(Math.toRadians(30), r.tables().get(0).column("hip")[0], 1e-12);
        assertEquals(-0.57, r.tables().get(0).column("knee")[0], 1e-12);
        assertTrue(
                r.warnings().toString().contains("knee is a coordinate of coupled type"),
                r.warnings().toString());
    }

    @Test
    void whatCannotBeRadiansIsOfOpenSim3AndConverted() throws IOException {
        AnalysisResult r = kinematics(30, -57);
        assertEquals(Math.toRadians(-57), r.tables().get(0).column("knee")[0], 1e-12);
        assertTrue(
                r.warnings().toString().contains("so they are taken as degrees"),
                r.warnings().toString());
    }
}
