package org.condyle.foreign.opensim;

import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.math.Rotations;
import org.condyle.math.Vec3;
import org.condyle.text.Quoted;

/**
 * A frame that follows from points of one body ({@code StationDefinedFrame}): one axis from point a to point b, another along
 * (b - a) x (c - a), the third so that the frame is right-handed, the origin at a fourth point.
 */
record StationFrame(FrameTable frames, XmlElement e) {
    static final String CLASS = "StationDefinedFrame";

    /** Where the frame is. */
    Spot spot() {
        Spot a = station("point_a"), b = station("point_b"), c = station("point_c"), origin = station("origin_point");
        for (Spot other : new Spot[] {b, c, origin}) {
            if (!other.body().equals(a.body())) {
                throw e.problem("its points are on different bodies, " + Quoted.of(a.body()) + " and "
                        + Quoted.of(other.body()) + "; they must be on one");
            }
        }
        double[] along = difference(b, a), normal = Vec3.cross(along, difference(c, a));
        if (Spot.isZero(along) || Spot.isZero(normal)) {
            throw e.problem("its points a, b and c lie on a line; they must be the corners of a triangle");
        }
        double[][] axes = new double[3][];
        int first = put(axes, "ab_axis", "+x", along), second = put(axes, "ab_x_ac_axis", "+y", normal);
        if (first == second) {
            throw e.problem("ab_axis and ab_x_ac_axis must be different axes");
        }
        int third = 3 - first - second;
        axes[third] = Vec3.cross(axes[(third + 1) % 3], axes[(third + 2) % 3]);
        double[] r = new double[9];
        for (int i = 0; i < 9; i++) {
            r[i] = axes[i % 3][i / 3];
        }
        return new Spot(a.body(), origin.at(), Spot.angles(r));
    }

    private int put(double[][] axes, String property, String missing, double[] direction) {
        String axis = e.text(property, missing).strip();
        String plain = axis.replaceFirst("^[+-]", "");
        int k = Map.of("x", 0, "y", 1, "z", 2).getOrDefault(plain, -1);
        if (k < 0) {
            throw e.child(property).orElse(e).problem("must be an axis such as +x or -z, was " + Quoted.of(axis));
        }
        double[] u = Rotations.unit(direction);
        int sign = axis.startsWith("-") ? -1 : 1;
        axes[k] = new double[] {sign * u[0], sign * u[1], sign * u[2]};
        return k;
    }

    private Spot station(String socket) {
        return frames.point(e, Sockets.path(e, socket));
    }

    private static double[] difference(Spot a, Spot b) {
        return new double[] {a.at()[0] - b.at()[0], a.at()[1] - b.at()[1], a.at()[2] - b.at()[2]};
    }
}
