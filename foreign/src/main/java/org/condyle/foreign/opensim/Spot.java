package org.condyle.foreign.opensim;

import java.util.Arrays;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.math.Mat3;

/**
 * A frame fixed in a body: where its origin is [m], and successive rotations about the axes x, y and z of the frame [rad],
 * R = Rx Ry Rz, as OpenSim and model files both write them.
 */
public record Spot(String body, double[] at, double[] xyz) {
    static final double[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    public static Spot origin(String body) {
        return new Spot(body, new double[3], new double[3]);
    }

    /** A frame that is given in this one. Numbers stay as they are where nothing has to be computed. */
    Spot then(double[] offset, double[] turns) {
        if (isZero(at) && isZero(xyz)) {
            return new Spot(body, offset, turns);
        }
        double[] p = point(offset);
        if (isZero(turns)) {
            return new Spot(body, p, xyz);
        }
        return new Spot(
                body, p, isZero(xyz) ? turns : angles(Mat3.times(FrameWriter.matrix(xyz), FrameWriter.matrix(turns))));
    }

    /** A point of this frame in the frame of the body. */
    double[] point(double[] local) {
        double[] p = new double[3];
        if (isZero(xyz)) {
            p = local.clone();
        } else {
            Mat3.times(FrameWriter.matrix(xyz), 0, local[0], local[1], local[2], p, 0);
        }
        for (int i = 0; i < 3; i++) {
            p[i] = at[i] == 0 ? p[i] : at[i] + p[i];
        }
        return p;
    }

    /** A direction of this frame in the axes of the body. */
    double[] direction(double[] local) {
        return new Spot(body, new double[3], xyz).point(local);
    }

    /** A frame of this one turned by a matrix. */
    Spot turned(double[] offset, double[] rotation) {
        return then(offset, angles(rotation));
    }

    /** A point of this frame, in the axes of the body. */
    Spot at(double[] local) {
        return new Spot(body, point(local), new double[3]);
    }

    /** The same place in the axes of the body. */
    Spot unturned() {
        return new Spot(body, at, new double[3]);
    }

    boolean isOrigin() {
        return isZero(at) && isZero(xyz);
    }

    /** Writes position and orientation under two keys, if they are not zero. */
    void write(Draft to, Position place, String atKey, String orientationKey) {
        if (!isZero(at)) {
            to.set(atKey, place, at, "m");
        }
        if (!isZero(xyz)) {
            to.mapping(orientationKey, place).set("xyz", place, xyz, "rad");
        }
    }

    /** As a place of the model file: {@code {on, at, orientation}}. */
    void write(Draft to, Position place) {
        to.set("on", Draft.name(place, body));
        write(to, place, "at", "orientation");
    }

    Entry entry(Position place) {
        Draft d = new Draft(place);
        write(d, place);
        return d.entry();
    }

    /** The angles of R = Rx Ry Rz, row by row; the third is zero where the axes x and z coincide. */
    static double[] angles(double[] r) {
        double cos = Math.hypot(r[0], r[1]);
        double y = Math.atan2(r[2], cos);
        return cos > 1e-12
                ? new double[] {Math.atan2(-r[5], r[8]), y, Math.atan2(-r[1], r[0])}
                : new double[] {Math.atan2(r[7], r[4]), y, 0};
    }

    static boolean isZero(double[] v) {
        return Arrays.stream(v).allMatch(x -> x == 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Spot s && body.equals(s.body) && Arrays.equals(at, s.at) && Arrays.equals(xyz, s.xyz);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * body.hashCode() + Arrays.hashCode(at)) + Arrays.hashCode(xyz);
    }
}
