package org.condyle.contact;

import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;

/** How the two bodies of a contact may go on, for bounds of the next step. Scratch of one thread. */
final class PairCourse {
    /** Accelerations near a contact that a step must not be surprised by, five times that of gravity [m/s²]. */
    private static final double ACCELERATION = 50;

    private final double[] spin = new double[3];
    private double[] course = {}; // of each body: spin and acceleration

    /** Two numbers a body, as {@link ContactGeometry#longestStep} has them; only those of the two bodies count. */
    double[] of(ContactGeometry geometry, Motion m) {
        int bodies = m.placement.length / Motion.SIZE;
        if (course.length < 2 * bodies) {
            course = new double[2 * bodies];
        }
        follow(geometry.bodyA(), m);
        follow(geometry.bodyB(), m);
        return course;
    }

    private void follow(int body, Motion m) {
        m.spin(body, spin, 0);
        course[2 * body] = Math.sqrt(spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2]);
        course[2 * body + 1] = body == Motion.GROUND ? 0 : ACCELERATION;
    }
}
