package org.condyle.scenes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.forces.Spring;
import org.condyle.function.LinearTable;
import org.condyle.joints.Ball;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.EnginSinus;
import org.condyle.resistance.JointResistance;
import org.condyle.resistance.SinusResistance;
import org.condyle.resistance.SinusVariant;

/** Engin's mean shoulder: the coefficients and the torsion table of the program of 1991, and an arm that hangs on it. */
public final class Shoulder {
    public static final double[] SINUS = {
        1.49936, -0.09257, -0.24640, -0.29356, 0.18743, 0.58589, 0.45557, 0.00899, -0.42918, -0.47066
    };
    public static final double[] FIELD = {
        -21.49310, -2.03660, 2.21320, 19.60600, 5.15610, 15.78320, -1.36790, -4.13520, 0.21110, -0.60590
    };
    private static final double[] PSI = {
        -2.094, -2.064, -1.955, -1.915, -1.866, -1.780, -1.705, -1.628, -1.490, -1.349, -1.176, -1.000, -0.813, -0.651,
        -0.499, -0.349, -0.224, -0.140, -0.060, 0, 0.156, 0.279, 0.401, 0.539, 0.628, 0.658, 0.757, 0.791, 0.868, 0.928,
        0.955, 0.993, 1.023, 1.047, 1.071, 1.094, 1.137, 1.167
    };
    private static final double[] TORSION = {
        78.9, 40, 24, 19.5, 15.3, 12.9, 10.5, 9.3, 6.4, 6, 3.9, 3.3, 3.3, 3.3, 3.0, 2.7, 2.7, 2.7, 2.7, 2.7, 0, -2,
        -3.3, -5.4, -6.7, -8.8, -11.4, -14.7, -16.4, -20.5, -24, -25.4, -28.8, -32, -34.7, -37.3, -50, -82.6
    };

    private Shoulder() {}

    public static EnginSinus sinus() {
        return new EnginSinus(SINUS);
    }

    public static EnginField field() {
        return new EnginField(FIELD);
    }

    public static LinearTable torsion(LinearTable.Outside outside) {
        return new LinearTable(PSI, TORSION, outside);
    }

    /**
     * Ten coefficients of a subject, 0 for the mean, from the data of the model library; where a coefficient is not legible in
     * the source, that of the mean.
     */
    public static double[] subject(int number, String file, String set) {
        double[] mean =
                number == 0 ? new double[10] : subject(0, file, set.equals("completed") ? "subject-based" : set);
        Path path = Path.of("../models/shoulder").resolve(file);
        String key = set + ", " + number + ",";
        try {
            for (String line : Files.readAllLines(path)) {
                if (line.startsWith(key)) {
                    String[] cells = line.split(",\\s*");
                    for (int i = 0; i < 10; i++) {
                        mean[i] = cells[3 + i].equals("-") ? mean[i] : Double.parseDouble(cells[3 + i]);
                    }
                    return mean;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalArgumentException("no row '" + key + "' in " + path);
    }

    /** Upper arm on the shoulder and forearm on a pin that is bent by a spring; the pole points forwards and outwards. */
    public static Model arm(SinusVariant variant) {
        Model.Builder b = Model.builder("arm");
        int upper = b.body(Body.of("humerus", 2.0).centre(0, 0, 0.15).inertia(0.018, 0.018, 0.002));
        int lower = b.body(Body.of("forearm", 1.6).centre(0, 0, 0.17).inertia(0.016, 0.016, 0.001));
        Frame torso = Frame.withZAlong(new double[] {0, 0.4, 0.2}, new double[] {0.8, -0.2, 0.55});
        Joint shoulder = b.joint("shoulder", new Ball(), 0, upper, torso, Frame.IDENTITY);
        Joint elbow = b.joint(
                "elbow",
                new Pin(),
                upper,
                lower,
                Frame.withZAlong(new double[] {0, 0, 0.31}, new double[] {1, 0, 0}),
                Frame.withZAlong(new double[3], new double[] {1, 0, 0}));
        b.force("flexors", new Spring(JointCoordinate.of(elbow), 15, 0.3, 0.8));
        b.force(
                "capsule",
                new SinusResistance(
                        new JointResistance.Site(shoulder, 0.05),
                        sinus(),
                        field(),
                        torsion(new LinearTable.Outside.Extend()),
                        variant,
                        1));
        return b.build();
    }

    /** Thrown towards the sinus. */
    public static State thrown(Model arm) {
        State s = arm.newState();
        s.v[0] = 7;
        s.v[1] = -5;
        s.v[2] = 1;
        return s;
    }
}
