package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The point c of an ellipsoid that, with both ends, makes the plane of a path, by the rules of OpenSim. <i>axial</i>: in the
 * plane of symmetry that the line crosses most steeply; <i>midpoint</i>: closest to the middle of the part inside; <i>hybrid</i>: from
 * the mean direction of a {@link Fan} of shortest ways to the surface, which goes over into axial as the line becomes parallel to an
 * axis. Works in the scaled units and on the layout of {@link ReferenceEllipsoid}.
 */
record ContactGuess(Side side, PathWrap.Method method) {
    private static final double LOW = 0.7073;
    private static final double HIGH = 0.9;
    private static final double FADE = 0.3;

    private static final int ON_LINE = 0;
    private static final int AXIAL = 3;
    private static final int FOOT = 6;
    private static final int SUM = 9;
    private static final int OWN = 12;
    static final int ROOM = OWN + Fan.ROOM;

    /** Writes c and where the searches for the tangent points begin. */
    void find(double[] s, int w, int own) {
        int c = w + ReferenceEllipsoid.CONTACT, s1 = w + ReferenceEllipsoid.S1, s2 = w + ReferenceEllipsoid.S2;
        int k = 0;
        double length = Vectors.distance(s, s1, s, s2), steep = 0;
        for (int i = 0; i < 3; i++) {
            double component = Math.abs(s[s1 + i] - s[s2 + i]) / length;
            if (component > steep) {
                k = i;
                steep = component;
            }
        }
        double t = -s[s1 + k] / (s[s2 + k] - s[s1 + k]);
        along(s, s1, s2, t, own + ON_LINE);
        s[own + ON_LINE + k] = 0;
        EllipsoidPoint.inPlane(s, w + ReferenceEllipsoid.AXES, own + ON_LINE, k, own + AXIAL);
        double fan = Double.NEGATIVE_INFINITY; // share of the fan
        if (method == PathWrap.Method.MIDPOINT) {
            along(s, s1, s2, 0.5, own + ON_LINE);
            EllipsoidPoint.closest(s, w + ReferenceEllipsoid.AXES, own + ON_LINE, c);
        } else {
            System.arraycopy(s, own + AXIAL, s, c, 3);
            if (method == PathWrap.Method.HYBRID) {
                if (steep > LOW) {
                    steep = LOW + fade(t) * (steep - LOW);
                }
                fan = steep < HIGH ? hybrid(s, w, own, steep) : fan;
            }
        }
        boolean fromContact = method != PathWrap.Method.AXIAL || (t > 0 && t < 1);
        System.arraycopy(s, fromContact ? c : s1, s, w + ReferenceEllipsoid.START, 3);
        System.arraycopy(s, fromContact ? c : s2, s, w + ReferenceEllipsoid.START + 3, 3);
        if (!side.holds(s, c)) {
            flip(s, w, c, fan == Double.NEGATIVE_INFINITY ? 1 - (steep - LOW) / (HIGH - LOW) : fan);
        }
    }

    private static double fade(double t) {
        if (t < 0 || t > 1) {
            return 0;
        }
        return Math.min(1, Math.min(t, 1 - t) / FADE);
    }

    private static void along(double[] s, int from, int to, double t, int out) {
        for (int i = 0; i < 3; i++) {
            s[out + i] = s[from + i] + t * (s[to + i] - s[from + i]);
        }
    }

    /** Mixes the fan into c; returns its share. */
    private static double hybrid(double[] s, int w, int own, double steep) {
        int c = w + ReferenceEllipsoid.CONTACT, axes = w + ReferenceEllipsoid.AXES;
        int s1 = w + ReferenceEllipsoid.S1, s2 = w + ReferenceEllipsoid.S2;
        Fan.direction(s, axes, s1, s2, own + OWN, own + SUM);
        along(s, s1, s2, 0.5, own + ON_LINE);
        for (int k = 0; k < 3; k++) {
            s[own + ON_LINE + k] += s[own + SUM + k];
        }
        double axial = Math.max(0, (steep - LOW) / (HIGH - LOW));
        EllipsoidPoint.closest(s, axes, own + ON_LINE, own + FOOT);
        for (int k = 0; k < 3; k++) {
            s[c + k] = axial * s[own + AXIAL + k] + (1 - axial) * s[own + FOOT + k];
        }
        if (axial > 0) {
            EllipsoidPoint.closest(s, axes, c, c);
        }
        return 1 - axial;
    }

    /** Brings c to the active side: mirrored, or only to the plane between the sides as far as the fan has made it. */
    private void flip(double[] s, int w, int c, double fan) {
        int k = side.axis;
        double mirrored = -s[c + k];
        s[c + k] = mirrored;
        System.arraycopy(s, c, s, w + ReferenceEllipsoid.START, 3);
        System.arraycopy(s, c, s, w + ReferenceEllipsoid.START + 3, 3);
        double share = Math.min(1, fan);
        if (share > 0) {
            s[c + k] = (1 - share) * mirrored;
            EllipsoidPoint.closest(s, w + ReferenceEllipsoid.AXES, c, c);
        }
    }
}
