package org.condyle.geometry.surrogate;

import java.util.Arrays;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.contact.ContactSet;

/** Looks at single poses with the search; of one thread. Body A of the search stands at the origin. */
final class PoseProbe {
    final double[] pose = new double[Motion.SIZE];
    final ContactSet set = new ContactSet(8);
    /** Force on B at the stiffness 1, or the normal of a point; then its moment about the point of B. */
    final double[] wrench = new double[6];
    /** Where it acts. */
    final double[] centre = new double[3];
    /** Half the sum of area times depth squared. */
    double energy;

    private final double[] six = new double[PoseBox.COORDINATES];
    private final double[] parts = new double[PoseBox.COORDINATES];
    private final double[] extent;
    private final PoseBox box;
    private final ContactGeometry search;
    private final Motion motion;
    private final double[] memory;

    /** @param extent where the place of B is tried along coordinates without a range */
    PoseProbe(PoseBox box, ContactGeometry search, double[] extent) {
        this.box = box;
        this.extent = extent;
        this.search = search.forThread();
        motion = new Motion(1 + Math.max(search.bodyA(), search.bodyB()));
        motion.placement[Motion.SIZE * search.bodyA() + 3] = 1;
        motion.placement[Motion.SIZE * search.bodyA() + 7] = 1;
        motion.placement[Motion.SIZE * search.bodyA() + 11] = 1;
        memory = new double[search.memories()];
        Arrays.fill(memory, Double.NaN);
    }

    /** At a node of the table. */
    void node(java.util.List<AxisBasis> bases, int sample) {
        box.node(bases, sample, six);
        look();
    }

    /** At one of many places, spread evenly by multiples of powers of a root of x⁷ = x + 1. */
    void spread(int test) {
        double root = 1.1127756842787055, step = 1;
        for (int k = 0; k < parts.length; k++) {
            step /= root;
            double x = 0.5 + step * (test + 1);
            parts[k] = x - Math.floor(x);
        }
        box.at(parts, extent, six);
        look();
    }

    private void look() {
        box.pose(six, pose);
        System.arraycopy(pose, 0, motion.placement, Motion.SIZE * search.bodyB(), Motion.SIZE);
        motion.stamp = 0;
        search.find(motion, memory, 0, set);
        add();
    }

    private void add() {
        Arrays.fill(wrench, 0);
        Arrays.fill(centre, 0);
        energy = 0;
        boolean patch = search.candidates() == 0;
        double[] x = set.point, n = set.normal;
        double sum = 0;
        for (int i = 0; i < set.count; i++) {
            int k = 3 * i;
            double force = patch ? set.area[i] * set.depth[i] : 1;
            double rx = x[k] - six[0], ry = x[k + 1] - six[1], rz = x[k + 2] - six[2];
            energy += 0.5 * force * set.depth[i];
            sum += force;
            for (int c = 0; c < 3; c++) {
                wrench[c] += force * n[k + c];
                centre[c] += force * x[k + c];
            }
            wrench[3] += force * (ry * n[k + 2] - rz * n[k + 1]);
            wrench[4] += force * (rz * n[k] - rx * n[k + 2]);
            wrench[5] += force * (rx * n[k + 1] - ry * n[k]);
        }
        for (int c = 0; c < 3 && sum > 0; c++) {
            centre[c] /= sum;
        }
    }

    /** How far the place of the force is from the point of B, along the force. */
    double along() {
        double size = size();
        return ((centre[0] - six[0]) * wrench[0] + (centre[1] - six[1]) * wrench[1] + (centre[2] - six[2]) * wrench[2])
                / size;
    }

    /** Size of the force. */
    double size() {
        return Math.sqrt(wrench[0] * wrench[0] + wrench[1] * wrench[1] + wrench[2] * wrench[2]);
    }

    /** The longest lever of the force about the point of B. */
    double lever() {
        return set.count == 0
                ? 0
                : Math.sqrt((centre[0] - six[0]) * (centre[0] - six[0])
                        + (centre[1] - six[1]) * (centre[1] - six[1])
                        + (centre[2] - six[2]) * (centre[2] - six[2]));
    }
}
