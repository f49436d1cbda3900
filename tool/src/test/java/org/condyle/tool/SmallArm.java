package org.condyle.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A model of two rods in the plane with markers, and synthetic measurements of it whose answers are known. */
final class SmallArm {
    static final int ROWS = 101;
    static final double STEP = 0.01;
    static final double INERTIA = 0.1, MASS = 2, REACH = 0.5; // of the upper rod: about its centre, centre from the pin
    static final double GRAVITY = 9.81;

    static final String MODEL = """
            condyle: 1
            title: small arm
            bodies:
              upper: {mass: 2 kg, inertia: {xx: 0.1 kg*m^2, yy: 0.01 kg*m^2, zz: 0.1 kg*m^2}}
              lower: {mass: 1 kg, inertia: {xx: 0.05 kg*m^2, yy: 0.01 kg*m^2, zz: 0.05 kg*m^2}}
            joints:
              shoulder: {type: pin, names: [shoulder_angle], child: upper, child-at: [0, 0.5 m, 0]}
              elbow: {type: pin, names: [elbow_angle], parent: upper, at: [0, -0.5 m, 0], child: lower, child-at: [0, 0.4 m, 0]}
            markers:
              Elbow: {on: upper, at: [0, -0.5 m, 0]}
              Wrist: {on: lower, at: [0, -0.4 m, 0]}
            measures:
              biceps: {type: path, through: [{on: ground, at: [0.1 m, 0, 0]}, {on: lower, at: [0, 0.3 m, 0]}]}
            run: {until: 1 s}
            """;

    private SmallArm() {}

    /** Shoulder and elbow [rad]. */
    static double[] angles(double t) {
        return new double[] {0.3 * Math.sin(2 * t) + 0.2, 0.5 + 0.4 * Math.cos(3 * t)};
    }

    static double time(int row) {
        return STEP * row;
    }

    static void writeTo(Path folder) throws IOException {
        Files.writeString(folder.resolve("arm.yaml"), MODEL);
        Files.writeString(folder.resolve("arm.trc"), markers("Elbow", "Wrist", 1000));
        Files.writeString(folder.resolve("arm.mot"), motion("shoulder_angle", "elbow_angle", true));
    }

    /** A table of markers in mm ({@code scale} 1000). */
    static String markers(String elbow, String wrist, double scale) {
        StringBuilder s = new StringBuilder("PathFileType\t4\t(X/Y/Z)\tarm.trc\n"
                + "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n"
                + "100\t100\t" + ROWS + "\t2\tmm\t100\t1\t" + ROWS + "\nFrame#\tTime\t" + elbow + "\t\t\t" + wrist
                + "\t\t\n\t\tX1\tY1\tZ1\tX2\tY2\tZ2\n\n");
        for (int i = 0; i < ROWS; i++) {
            double[] q = angles(time(i));
            double x = Math.sin(q[0]), y = -Math.cos(q[0]);
            double wx = x + 0.8 * Math.sin(q[0] + q[1]), wy = y - 0.8 * Math.cos(q[0] + q[1]);
            s.append(String.format(
                    Locale.ROOT,
                    "%d\t%.5f\t%.9f\t%.9f\t0\t%.9f\t%.9f\t0%n",
                    i + 1,
                    time(i),
                    scale * x,
                    scale * y,
                    scale * wx,
                    scale * wy));
        }
        return s.toString();
    }

    /** A table of coordinates. */
    static String motion(String shoulder, String elbow, boolean degrees) {
        StringBuilder s = new StringBuilder("motion\nnRows=" + ROWS + "\nnColumns=3\ninDegrees="
                + (degrees ? "yes" : "no") + "\nendheader\ntime\t" + shoulder + "\t" + elbow + "\n");
        for (int i = 0; i < ROWS; i++) {
            double[] q = angles(time(i));
            double f = degrees ? 180 / Math.PI : 1;
            s.append(String.format(Locale.ROOT, "%.5f\t%.14g\t%.14g%n", time(i), f * q[0], f * q[1]));
        }
        return s.toString();
    }

    static String ik(String more) {
        return "<OpenSimDocument Version=\"40000\"><InverseKinematicsTool name=\"arm\"><model_file>arm.yaml</model_file>"
                + "<marker_file>arm.trc</marker_file><output_motion_file>found.mot</output_motion_file>" + more
                + "</InverseKinematicsTool></OpenSimDocument>";
    }

    static String id(String more) {
        return "<OpenSimDocument Version=\"40000\"><InverseDynamicsTool name=\"arm\"><model_file>arm.yaml</model_file>"
                + "<coordinates_file>arm.mot</coordinates_file>" + more + "</InverseDynamicsTool></OpenSimDocument>";
    }

    static String analyze(String analyses) {
        return "<OpenSimDocument Version=\"40000\"><AnalyzeTool name=\"arm\"><model_file>arm.yaml</model_file>"
                + "<coordinates_file>arm.mot</coordinates_file><AnalysisSet><objects>" + analyses
                + "</objects></AnalysisSet></AnalyzeTool></OpenSimDocument>";
    }
}
