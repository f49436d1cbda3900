package org.condyle.joints;

/** Methods shared by the mobilities: poses are a rotation (9) and an origin (3), columns are (angular, linear). */
final class Pose {
    private Pose() {}

    static void identity(double[] pose, int at) {
        zero(pose, at, 12);
        pose[at] = pose[at + 4] = pose[at + 8] = 1;
    }

    static void turnAboutZ(double angle, double[] pose, int at) {
        double c = Math.cos(angle), s = Math.sin(angle);
        identity(pose, at);
        pose[at] = c;
        pose[at + 1] = -s;
        pose[at + 3] = s;
        pose[at + 4] = c;
    }

    static void zero(double[] out, int at, int count) {
        for (int i = 0; i < count; i++) {
            out[at + i] = 0;
        }
    }
}
