package org.condyle.io.data.c3d;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.condyle.io.document.DocumentException;
import org.condyle.math.Vec3;

/**
 * Force plates from the group FORCE_PLATFORM of a C3D file and the channels it names. Lengths become metres, moments
 * N m. The baseline that ZERO names is not subtracted, as OpenSim does not.
 */
final class PlateReader {
    private final C3dBytes bytes;
    private final C3dParameters parameters;
    private final C3dAnalog analog;
    private final double length;
    private final Consumer<String> warn;

    /** @param length unit of lengths in the file [m] */
    PlateReader(C3dBytes bytes, C3dParameters parameters, C3dAnalog analog, double length, Consumer<String> warn) {
        this.bytes = bytes;
        this.parameters = parameters;
        this.analog = analog;
        this.length = length;
        this.warn = warn;
    }

    List<ForcePlate> plates() {
        int used = parameters.count("FORCE_PLATFORM:USED", 0);
        if (6L * used > analog.channels()) { // or a small file could ask for any number of large tables
            throw bytes.wrong("FORCE_PLATFORM:USED is " + used + "; each plate needs 6 channels, but the file has only "
                    + analog.channels());
        }
        double[] types = parameters.numbers("FORCE_PLATFORM:TYPE", used, 0, true);
        List<ForcePlate> plates = new ArrayList<>();
        for (int k = 0; k < used; k++) {
            plates.add(plate(k, (int) types[k]));
        }
        return plates;
    }

    private ForcePlate plate(int k, int type) {
        if (type < 1 || type > 4) {
            throw wrong(k, "has type " + type + "; the types 1, 2, 3 and 4 are read");
        }
        int[] channels = channels(k, type == 3 ? 8 : 6);
        double[] corners = numbers(k, "CORNERS", 12);
        double[] origin = numbers(k, "ORIGIN", 3);
        double momentUnit = type == 3 || type == 4 ? length : momentUnit(channels[5]);
        double[] wrenches = new double[6 * analog.samples()];
        double[] calibration = type == 4 ? calibration(k) : new double[0];
        double[] o = type == 1 ? new double[3] : surface(k, type, origin);
        double[] c = new double[channels.length], w = new double[6];
        for (int s = 0; s < analog.samples(); s++) {
            for (int i = 0; i < c.length; i++) {
                c[i] = analog.value(channels[i], s);
            }
            wrench(type, c, origin, calibration, w);
            if (type == 1) { // the point and the moment about it are measured: M = P × F + (0, 0, T)
                double px = w[3] * length, py = w[4] * length;
                w[3] = py * w[2];
                w[4] = -px * w[2];
                w[5] = w[5] * momentUnit + px * w[1] - py * w[0];
            } else {
                w[3] = w[3] * momentUnit + w[1] * o[2] - w[2] * o[1];
                w[4] = w[4] * momentUnit + w[2] * o[0] - w[0] * o[2];
                w[5] = w[5] * momentUnit + w[0] * o[1] - w[1] * o[0];
            }
            System.arraycopy(w, 0, wrenches, 6 * s, 6);
        }
        return new ForcePlate(type, axes(k, corners), middle(corners), wrenches);
    }

    /** Force, and moment about the origin of the sensors, as the channels have them. */
    private static void wrench(int type, double[] c, double[] origin, double[] calibration, double[] w) {
        if (type == 3) {
            double a = origin[0], b = origin[1];
            w[0] = c[0] + c[1];
            w[1] = c[2] + c[3];
            w[2] = c[4] + c[5] + c[6] + c[7];
            w[3] = b * (c[4] + c[5] - c[6] - c[7]);
            w[4] = a * (-c[4] + c[5] + c[6] - c[7]);
            w[5] = b * (c[1] - c[0]) + a * (c[2] - c[3]);
        } else if (type == 4) {
            for (int i = 0; i < 6; i++) {
                w[i] = 0;
                for (int j = 0; j < 6; j++) {
                    w[i] += calibration[i + 6 * j] * c[j]; // the first dimension runs fastest: rows
                }
            }
        } else {
            System.arraycopy(c, 0, w, 0, 6);
        }
    }

    /** From the origin of the sensors to the middle of the surface [m]; type 3 uses x and y for its sensors. */
    private double[] surface(int k, int type, double[] origin) {
        double sign = origin[2] > 0 ? -length : length;
        if (origin[2] > 0) {
            warn.accept("force plate " + (k + 1) + ": the z of its ORIGIN is positive; the opposite vector is taken");
        }
        return type == 3
                ? new double[] {0, 0, sign * origin[2]}
                : new double[] {sign * origin[0], sign * origin[1], sign * origin[2]};
    }

    private int[] channels(int k, int count) {
        C3dParameter named = parameters.find("FORCE_PLATFORM:CHANNEL");
        int stride = named == null || named.dimensions().isEmpty()
                ? 0
                : named.dimensions().get(0);
        if (named == null || named.isText() || stride < count || named.count() < (k + 1) * stride) {
            throw wrong(k, "needs " + count + " channels; FORCE_PLATFORM:CHANNEL does not name them");
        }
        int[] channels = new int[count];
        for (int i = 0; i < count; i++) {
            int c = (int) named.number(k * stride + i, true);
            if (c < 1 || c > analog.channels()) {
                throw wrong(k, "uses channel " + c + "; the file has " + analog.channels() + " channels");
            }
            channels[i] = c - 1;
        }
        return channels;
    }

    private double[] numbers(int k, String name, int count) {
        double[] all = parameters.numbers("FORCE_PLATFORM:" + name, (k + 1) * count, Double.NaN, false);
        double[] own = new double[count];
        System.arraycopy(all, k * count, own, 0, count);
        for (double x : own) {
            if (!Double.isFinite(x)) {
                throw wrong(k, "has no FORCE_PLATFORM:" + name + ", which needs " + count + " numbers for each plate");
            }
        }
        return own;
    }

    private double[] calibration(int k) {
        C3dParameter p = parameters.find("FORCE_PLATFORM:CAL_MATRIX");
        if (p == null
                || p.dimensions().size() < 2
                || p.dimensions().get(0) != 6
                || p.dimensions().get(1) != 6) {
            throw wrong(k, "has type 4, which needs a FORCE_PLATFORM:CAL_MATRIX of 6 × 6 numbers for each plate");
        }
        return numbers(k, "CAL_MATRIX", 36);
    }

    /** Unit of moments [N m] by the channel of one; without a unit they are in N times the unit of lengths. */
    private double momentUnit(int channel) {
        String bare = analog.unit(channel).toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        return bare.equals("nm") ? 1 : bare.equals("nmm") ? 1e-3 : length;
    }

    private double[] axes(int k, double[] c) {
        double[] x = {c[0] - c[3], c[1] - c[4], c[2] - c[5]}, y = {c[0] - c[9], c[1] - c[10], c[2] - c[11]};
        double[] z = Vec3.cross(x, y);
        if (!unit(x) || !unit(z)) {
            throw wrong(k, "has FORCE_PLATFORM:CORNERS that are not the corners of a rectangle");
        }
        y = Vec3.cross(z, x);
        return new double[] {x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]};
    }

    private double[] middle(double[] c) {
        double[] middle = new double[3];
        for (int i = 0; i < 3; i++) {
            middle[i] = (c[i] + c[3 + i] + c[6 + i] + c[9 + i]) / 4 * length;
        }
        return middle;
    }

    private static boolean unit(double[] v) {
        double size = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        for (int i = 0; i < 3; i++) {
            v[i] /= size;
        }
        return size > 0 && Double.isFinite(size);
    }

    private DocumentException wrong(int k, String message) {
        return bytes.wrong("force plate " + (k + 1) + " " + message);
    }
}
