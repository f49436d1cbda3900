package org.condyle.geometry.query;

import java.util.Arrays;
import org.condyle.geometry.pair.ConvexPair;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/** Signed distance of points of the world from a shape somewhere, by what the shape can do. */
public final class DistanceFromShape {
    private final @Nullable NearestPointShape projection;
    private final @Nullable ConvexPair pair;
    private final Motion motion = new Motion(2);
    private final ContactSet found = new ContactSet(1);
    private final double[] frame = new double[12];
    private final double[] local = new double[3];
    private final double[] none;
    private final double[] out;

    public DistanceFromShape(Shape shape, Frame at) {
        projection = shape instanceof NearestPointShape p ? p : null;
        if (projection == null && !(shape instanceof Convex)) {
            throw new ModelException(
                    "the distance of a point from a " + shape.type() + " cannot be computed; use a mesh or primitives");
        }
        pair = projection == null
                ? new ConvexPair(new Surface("point", 1, Frame.IDENTITY, new Dot()), new Surface("shape", 0, at, shape))
                : null;
        motion.placement[15] = motion.placement[19] = motion.placement[23] = 1;
        System.arraycopy(at.origin(), 0, frame, 0, 3);
        System.arraycopy(at.rotation(), 0, frame, 3, 9);
        none = new double[projection == null ? 0 : projection.hintSize()];
        Arrays.fill(none, Double.NaN);
        out = new double[6 + none.length];
    }

    static boolean knows(Shape shape) {
        return shape instanceof NearestPointShape || shape instanceof Convex;
    }

    public double at(double x, double y, double z) {
        if (projection != null) {
            Placement.toLocal(frame, x, y, z, local, 0);
            return projection.project(local[0], local[1], local[2], none, 0, out);
        }
        motion.placement[12] = x;
        motion.placement[13] = y;
        motion.placement[14] = z;
        if (pair != null) {
            pair.find(motion, none, 0, found);
        }
        return found.gap;
    }

    /** The point of the surface nearest to the last one asked for. */
    double[] nearest(double[] x) {
        double[] to = new double[3];
        if (projection != null) {
            Placement.toWorld(frame, out[0], out[1], out[2], to, 0);
            return to;
        }
        for (int k = 0; k < 3; k++) {
            to[k] = x[k] + found.gap * found.normal[k];
        }
        return to;
    }

    /** A point as a convex shape. */
    private record Dot() implements Convex {
        @Override
        public String type() {
            return "point";
        }

        @Override
        public void bounds(double[] out) {
            Arrays.fill(out, 0, 6, 0);
        }

        @Override
        public MassProperties massProperties() {
            throw new ModelException("a point has no mass of its own");
        }

        @Override
        public Triangles triangles(double tolerance) {
            return new Triangles(new double[0], new int[0]);
        }

        @Override
        public void support(double dx, double dy, double dz, double[] out) {
            out[0] = out[1] = out[2] = 0;
        }
    }
}
