package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.math.Mat3;
import org.jspecify.annotations.Nullable;

/**
 * Bodies that can touch each other, fixed bodies and floors, described so that a model of each treatment of contact can be made of
 * it ({@link SceneModel}). Every body can touch every other one, except its neighbours in the chain; z is up.
 *
 * @param number      of the scene, which is its seed as well
 * @param floors      half-spaces: a point and the outward normal, six numbers each
 * @param linked      whether the free bodies are links of a chain, each joined to the one before by a ball joint at its ends
 * @param until       how long it is looked at [s]
 * @param ends        where the mass centres are at the end, if it is known; null if not
 * @param regular     whether small differences stay small, so that mirrored and turned copies agree for the whole time
 */
public record BodyScene(
        int number,
        Kind kind,
        double[] gravity,
        List<Part> parts,
        List<double[]> floors,
        boolean linked,
        double friction,
        double restitution,
        double until,
        double @Nullable [][] ends,
        boolean regular) {
    /** What happens in it. */
    public enum Kind {
        FLAT,
        FLAT_TURNED,
        EDGE,
        CORNER,
        STACK,
        STACK_SHIFTED,
        STACK_TURNED,
        STACK_UNEQUAL,
        STACK_GAPS,
        HEAP_IN_BOX,
        HEAP_ON_FLOOR,
        CHAIN_OVER_BAR,
        DROP_ON_FIXED_BOX,
        DROP_ON_BODY,
        TIPPING,
        SLOPE,
        COLLISION
    }

    /**
     * A body, fixed if its density is zero.
     *
     * @param place    of the mass centre [m]
     * @param rotation columns are the axes of the solid
     * @param velocity of the mass centre [m/s]
     * @param spin     angular velocity, in the world [rad/s]
     * @param density  [kg/m³]
     */
    public record Part(
            String name,
            Solid solid,
            double[] place,
            double[] rotation,
            double[] velocity,
            double[] spin,
            double density) {
        public boolean fixed() {
            return density == 0;
        }
    }

    public int free() {
        return (int) parts.stream().filter(p -> !p.fixed()).count();
    }

    /** The same scene, turned as a whole with the direction of gravity. */
    public BodyScene turned(double[] rotation) {
        return moved(rotation, false);
    }

    /** The same scene with x reversed. */
    public BodyScene mirrored() {
        return moved(new double[] {-1, 0, 0, 0, 1, 0, 0, 0, 1}, true);
    }

    private BodyScene moved(double[] m, boolean mirror) {
        List<Part> others = new ArrayList<>();
        for (Part p : parts) {
            double[] r = Mat3.times(m, p.rotation);
            double[] spin = apply(m, p.spin);
            if (mirror) {
                r = Mat3.times(r, m); // the solid is mirrored, too
                spin = new double[] {-spin[0], -spin[1], -spin[2]};
            }
            Solid solid = mirror ? p.solid.mirrored() : p.solid;
            others.add(new Part(p.name, solid, apply(m, p.place), r, apply(m, p.velocity), spin, p.density));
        }
        List<double[]> planes = new ArrayList<>();
        for (double[] f : floors) {
            double[] point = apply(m, f), normal = apply(m, new double[] {f[3], f[4], f[5]});
            planes.add(new double[] {point[0], point[1], point[2], normal[0], normal[1], normal[2]});
        }
        double[][] there = ends == null ? null : ends.clone();
        for (int i = 0; there != null && i < there.length; i++) {
            there[i] = apply(m, there[i]);
        }
        return new BodyScene(
                number, kind, apply(m, gravity), others, planes, linked, friction, restitution, until, there, regular);
    }

    public static double[] apply(double[] m, double[] v) {
        double[] out = new double[3];
        Mat3.times(m, 0, v[0], v[1], v[2], out, 0);
        return out;
    }
}
