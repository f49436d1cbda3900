package org.condyle.geometry;

import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;

/** Two shapes on two bodies, body 1 and body 2, put where a test wants them. */
public final class TwoShapes {
    final Motion motion = new Motion(3);
    final ContactGeometry pair;
    final ContactSet contacts = new ContactSet(4);
    final double[] memory;

    public TwoShapes(Shape a, Shape b) {
        pair = Pairs.between(new Surface("a", 1, Frame.IDENTITY, a), new Surface("b", 2, Frame.IDENTITY, b));
        memory = new double[Math.max(1, pair.memories())];
        forget();
        place(1, new double[3], Rotations.about(0, 0, 1, 0));
        place(2, new double[3], Rotations.about(0, 0, 1, 0));
    }

    public void forget() {
        java.util.Arrays.fill(memory, Double.NaN);
    }

    public void place(int body, double[] p, double[] rotation) {
        System.arraycopy(p, 0, motion.placement, Motion.SIZE * body, 3);
        System.arraycopy(rotation, 0, motion.placement, Motion.SIZE * body + 3, 9);
    }

    /** Puts a body into the plane z = 0. */
    public void place(int body, double x, double y, double angle) {
        place(body, new double[] {x, y, 0}, Rotations.about(0, 0, 1, angle));
    }

    void scatter(Chance chance, double size) {
        place(1, chance.vector(size), chance.rotation());
        place(2, chance.vector(size), chance.rotation());
    }

    ContactSet find() {
        pair.find(motion, memory, 0, contacts);
        return contacts;
    }

    public double depth() {
        return find().depth[0];
    }

    /** Signed distance of a point of the world from a shape on a body. */
    double distance(NearestPointShape shape, int body, double[] x) {
        double[] local = new double[3];
        motion.materialPoint(body, x, 0, local, 0);
        double[] none = new double[Math.max(1, shape.hintSize())];
        java.util.Arrays.fill(none, Double.NaN);
        return shape.project(local[0], local[1], local[2], none, 0, new double[6 + shape.hintSize()]);
    }
}
