package org.condyle.geometry.many;

import java.util.Arrays;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.many.DistanceField;

/** Distances of places of the world from a surface on a body: a plane, or whatever knows its nearest points. */
public final class DistanceFields {
    private DistanceFields() {}

    /**
     * The distance from a surface, for one thread.
     *
     * @throws ModelException if the shape does not know its nearest points
     */
    public static DistanceField of(Surface surface) {
        if (surface.shape().normalAxis() == 2) {
            return new Plane(surface);
        }
        if (surface.shape() instanceof NearestPointShape) {
            return new Nearby(surface);
        }
        throw new ModelException("the distance of a point from '" + surface.name() + "' (a "
                + surface.shape().type() + ") cannot be computed; use a half-space, primitives or a mesh");
    }

    /** Places the frame of a surface: origin, then the rotation row by row. */
    private abstract static class Placed implements DistanceField {
        final Surface surface;
        final double[] frame = new double[12];

        Placed(Surface surface) {
            this.surface = surface;
        }

        @Override
        public final String name() {
            return surface.name();
        }

        @Override
        public final int body() {
            return surface.body();
        }

        @Override
        public final void place(Motion m) {
            Frame f = surface.frame();
            m.position(surface.body(), f.origin(), frame, 0);
            Mat3.times(m.placement, Motion.SIZE * surface.body() + 3, f.rotation(), 0, frame, 3);
        }
    }

    private static final class Plane extends Placed {
        Plane(Surface surface) {
            super(surface);
        }

        @Override
        public void distances(double[][] place, double[][] normal, double[] distance) {
            double[] x = place[0], y = place[1], z = place[2];
            double ox = frame[0], oy = frame[1], oz = frame[2], nx = frame[5], ny = frame[8], nz = frame[11];
            for (int i = 0; i < distance.length; i++) {
                distance[i] = nx * (x[i] - ox) + ny * (y[i] - oy) + nz * (z[i] - oz);
            }
            Arrays.fill(normal[0], nx);
            Arrays.fill(normal[1], ny);
            Arrays.fill(normal[2], nz);
        }

        @Override
        public DistanceField forThread() {
            return new Plane(surface);
        }
    }

    private static final class Nearby extends Placed {
        private final NearestPointShape shape;
        private final double[] local = new double[3];
        private final double[] none;
        private final double[] out;

        Nearby(Surface surface) {
            super(surface);
            shape = (NearestPointShape) surface.shape();
            none = new double[shape.hintSize()];
            Arrays.fill(none, Double.NaN);
            out = new double[6 + none.length];
        }

        /** Searches begin cold: nodes follow each other, but a hint from one would make results depend on the order. */
        @Override
        public void distances(double[][] place, double[][] normal, double[] distance) {
            for (int i = 0; i < distance.length; i++) {
                Placement.toLocal(frame, place[0][i], place[1][i], place[2][i], local, 0);
                distance[i] = shape.project(local[0], local[1], local[2], none, 0, out);
                Placement.turn(frame, out[3], out[4], out[5], local, 0);
                for (int k = 0; k < 3; k++) {
                    normal[k][i] = local[k];
                }
            }
        }

        @Override
        public DistanceField forThread() {
            return new Nearby(surface);
        }
    }
}
