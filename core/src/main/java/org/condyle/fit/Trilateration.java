package org.condyle.fit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.condyle.math.Vec3;

/**
 * Positions of an emitter from its distances to sensors. Four sensors A, B, C, D at the corners of a rectangle (B along x
 * from A, C along y from A) give it by the law of cosines from any three, appendix B of the report "Human Joint
 * Modelling", 1991:
 *
 * <pre>
 *  x = (PA² + AB² - PB²) / 2AB,   y = (PA² + AC² - PC²) / 2AC,   z = √(PA² - x² - y²)
 * </pre>
 *
 * Sensors at any places give it by least squares of all distances. Sensors in a plane cannot tell their two sides
 * apart: the emitter is on the side of positive z of the rectangle; of other sensors, on the side towards which the
 * normal (second - first) × (third - first) points.
 */
public final class Trilateration {
    private static final int MOST = 100;
    private final double[][] sensors;
    private final double[] normal; // of a plane through all sensors; zero if there is none

    /** Sensors at these places, at least three and not on one line [m]. */
    public Trilateration(double[][] sensors) {
        this.sensors = sensors;
        if (sensors.length < 3) {
            throw new IllegalArgumentException("positions need at least 3 sensors, there are " + sensors.length);
        }
        double[] n = Vec3.cross(Vec3.minus(sensors[1], sensors[0]), Vec3.minus(sensors[2], sensors[0]));
        double area = Math.sqrt(Vec3.dot(n, n)), size = 0, off = 0;
        for (double[] s : sensors) {
            size = Math.max(size, SphereFit.distance(s, sensors[0]));
        }
        if (!(area > 1e-6 * size * size)) {
            throw new IllegalArgumentException("the first three sensors lie on one line; they cannot give positions");
        }
        for (double[] s : sensors) {
            off = Math.max(off, Math.abs(Vec3.dot(n, Vec3.minus(s, sensors[0]))) / area);
        }
        boolean flat = off < 1e-6 * size;
        normal = new double[] {n[0] / area, n[1] / area, n[2] / area, flat ? 1 : 0};
    }

    /** Corners A, B, C, D of a rectangle with A at the origin, B at (width, 0), C at (0, height). */
    public static double[][] rectangle(double width, double height) {
        return new double[][] {{0, 0, 0}, {width, 0, 0}, {0, height, 0}, {width, height, 0}};
    }

    /** What distances give. {@code rms}: how badly they meet in one point [m]; 0 for three. */
    public record Position(double[] point, double rms) {}

    /**
     * The formula of the report with the three smallest of four distances to the corners of a rectangle; 0 is a blocked
     * reading.
     *
     * @throws IllegalArgumentException if fewer than three are left, or they do not meet
     */
    public static double[] fromRectangle(double width, double height, double[] distances) {
        Integer[] order = IntStream.range(0, 4)
                .filter(i -> distances[i] > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> distances[i]))
                .toArray(Integer[]::new);
        if (order.length < 3) {
            throw new IllegalArgumentException(
                    "only " + order.length + " of the 4 sensors have a reading; 3 are needed");
        }
        int left = order.length == 3 ? -1 : order[3];
        for (int i = 0; i < 4; i++) {
            left = distances[i] > 0 ? left : i;
        }
        return fromThree(width, height, distances, left);
    }

    /** The same without the sensor {@code left} (0 to 3): the corner opposite to it takes the place of A. */
    public static double[] fromThree(double width, double height, double[] distances, int left) {
        int corner = 3 - left, alongX = corner ^ 1, alongY = corner ^ 2;
        double a = distances[corner], b = distances[alongX], c = distances[alongY];
        double x = (a * a + width * width - b * b) / (2 * width);
        double y = (a * a + height * height - c * c) / (2 * height);
        double square = a * a - x * x - y * y;
        if (!(square >= 0)) {
            throw new IllegalArgumentException("the distances do not meet in a point");
        }
        boolean right = (corner & 1) == 1, top = (corner & 2) == 2;
        return new double[] {right ? width - x : x, top ? height - y : y, Math.sqrt(square)};
    }

    /**
     * Least squares of all distances; 0 is a blocked reading.
     *
     * @throws IllegalArgumentException if fewer than three are left, or they do not meet
     */
    public Position locate(double[] distances) {
        int[] used =
                IntStream.range(0, sensors.length).filter(i -> distances[i] > 0).toArray();
        if (used.length < 3) {
            throw new IllegalArgumentException(
                    "only " + used.length + " of the " + sensors.length + " sensors have a reading; 3 are needed");
        }
        double[] p = start(distances, used);
        double size = Arrays.stream(distances).max().orElse(1), rms = 0;
        for (int k = 0; k < MOST; k++) {
            double[][] rows = new double[used.length][3];
            double[] r = new double[used.length];
            rms = 0;
            for (int i = 0; i < used.length; i++) {
                double[] s = sensors[used[i]];
                double d = SphereFit.distance(p, s);
                r[i] = d - distances[used[i]];
                rms += r[i] * r[i] / used.length;
                for (int j = 0; j < 3; j++) {
                    rows[i][j] = (p[j] - s[j]) / d;
                }
            }
            LeastSquares system = new LeastSquares(rows, LeastSquares.ones(used.length));
            if (!(system.condition() < 1e8)) {
                throw new IllegalArgumentException("the emitter lies in the plane of its sensors");
            }
            double[] step = system.solve(r);
            double change = 0;
            for (int j = 0; j < 3; j++) {
                p[j] -= step[j];
                change = Math.max(change, Math.abs(step[j]));
            }
            if (!(change > 1e-13 * size)) {
                break;
            }
        }
        if (!Double.isFinite(rms) || (normal[3] > 0 && !(height(p) > 0))) {
            throw new IllegalArgumentException("the distances do not meet in a point");
        }
        return new Position(p, Math.sqrt(rms));
    }

    private double height(double[] p) {
        double[] d = Vec3.minus(p, sensors[0]);
        return normal[0] * d[0] + normal[1] * d[1] + normal[2] * d[2];
    }

    /** Differences of squared distances are linear: exact for exact distances. */
    private double[] start(double[] distances, int[] used) {
        boolean flat = normal[3] > 0 || used.length == 3;
        double[] n = used.length == 3 ? side(used) : normal;
        double[] first = sensors[used[0]];
        int m = used.length - 1;
        double[][] rows = new double[m + (flat ? 1 : 0)][];
        double[] b = new double[rows.length];
        for (int i = 0; i < m; i++) {
            double[] d = Vec3.minus(sensors[used[i + 1]], first);
            rows[i] = d;
            double near = distances[used[0]], far = distances[used[i + 1]];
            b[i] = 0.5 * (near * near - far * far + Vec3.dot(d, d));
        }
        if (flat) { // in the plane first, then up
            rows[m] = new double[] {n[0], n[1], n[2]};
        }
        double[] p = new LeastSquares(rows, LeastSquares.ones(rows.length)).solve(b);
        if (flat) {
            double square = distances[used[0]] * distances[used[0]] - Vec3.dot(p, p);
            if (!(square > 0)) {
                throw new IllegalArgumentException("the distances do not meet in a point");
            }
            for (int k = 0; k < 3; k++) {
                p[k] += n[k] * Math.sqrt(square);
            }
        }
        for (int k = 0; k < 3; k++) {
            p[k] += first[k];
        }
        return p;
    }

    /** Normal of three sensors, on the side of that of the first three. */
    private double[] side(int[] used) {
        double[] n = Vec3.cross(
                Vec3.minus(sensors[used[1]], sensors[used[0]]), Vec3.minus(sensors[used[2]], sensors[used[0]]));
        double size = Math.copySign(Math.sqrt(Vec3.dot(n, n)), n[0] * normal[0] + n[1] * normal[1] + n[2] * normal[2]);
        return new double[] {n[0] / size, n[1] / size, n[2] / size};
    }
}
