package org.condyle.geometry.mesh;

import java.util.Arrays;
import org.condyle.geometry.shape.NearestPointShape;

/** Finds the foot of a point on a surface and keeps it in fields. Scratch of one thread. */
public abstract class NearestPointSearch {
    /** The foot. */
    public double x, y, z;
    /** Outward unit normal: along the line to the point where that has a length. */
    public double nx, ny, nz;
    /** Number of the face of the foot, if the surface has faces: a good start for the next search. */
    public int face = -1;

    /** Normal of the plane of {@link #plane}. */
    public double planeX, planeY, planeZ;
    /** How far the point is above all of the surface near the foot, measured along that normal. */
    public double above;
    /** How far the rest of the surface is at least from a ball around the point. */
    public double elsewhere;
    /** Whether all that is above the surface near the foot, and nearer than the rest, is known to be outside. */
    public boolean certain;

    /**
     * Finds the foot of a point.
     *
     * @param start a face that may be near, or -1; changes the time only
     * @return signed distance, negative inside or, for an open surface, behind
     */
    public abstract double find(double px, double py, double pz, int start);

    /**
     * A plane over a face that bounds the surface better than the distance does. If one point above it is outside, then
     * so are all others above it within {@code radius} of the point (px, py, pz).
     */
    public abstract void plane(double px, double py, double pz, double radius, int over);

    /** A cheap lower bound of the signed distance of a point, see {@link NearestPointShape#below}. */
    public double below(double px, double py, double pz) {
        return Double.NEGATIVE_INFINITY;
    }

    /** A face nearer to the foot of a point than {@code start} is, without proof. */
    public int towards(double px, double py, double pz, int start) {
        return start;
    }

    /** True if the middle of a face is within a radius of a point. */
    public boolean within(double px, double py, double pz, double radius, int f) {
        return false;
    }

    /** The one of two faces, -1 for none, whose middle is nearer. */
    public int nearer(double px, double py, double pz, int f, int g) {
        return f;
    }

    /** A quick guess by one face, which leaves the height over it in {@link #above}; being wrong costs time only. */
    public boolean inside(double px, double py, double pz, int start) {
        return false;
    }

    /** True if the foot lies on the rim of an open surface. */
    public boolean onRim() {
        return false;
    }

    /** False if the normal of the foot found last stays as it is where the point is moved a little. */
    public boolean bends() {
        return true;
    }

    public static NearestPointSearch on(NearestPointShape shape) {
        return shape instanceof Mesh mesh ? MeshNearestPoint.walking(mesh) : new OfShape(shape);
    }

    /** By the projection of any shape, without hints: those may change last digits. */
    private static final class OfShape extends NearestPointSearch {
        private final NearestPointShape shape;
        private final double[] hint;
        private final double[] out;
        private final boolean convex;
        private double distance;

        OfShape(NearestPointShape shape) {
            this.shape = shape;
            convex = shape.belowTangents();
            hint = new double[Math.max(1, shape.hintSize())];
            Arrays.fill(hint, Double.NaN);
            out = new double[6 + shape.hintSize()];
        }

        @Override
        public double find(double px, double py, double pz, int start) {
            distance = shape.project(px, py, pz, hint, 0, out);
            x = out[0];
            y = out[1];
            z = out[2];
            nx = out[3];
            ny = out[4];
            nz = out[5];
            return distance;
        }

        @Override
        public double below(double px, double py, double pz) {
            return shape.below(px, py, pz, out);
        }

        /** The tangent plane has all of a convex shape below it; for other shapes it gives no bound. */
        @Override
        public void plane(double px, double py, double pz, double radius, int over) {
            planeX = nx;
            planeY = ny;
            planeZ = nz;
            above = distance;
            elsewhere = convex ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
            certain = convex && distance > 0;
        }
    }
}
