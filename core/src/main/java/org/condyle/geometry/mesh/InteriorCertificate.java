package org.condyle.geometry.mesh;

import java.util.Arrays;
import org.condyle.geometry.tree.BoxTree;

/**
 * Where a foot is far enough from the edges of its face that no other face can be nearer, so that none need be looked at.
 *
 * <p>Let x have its foot p inside face f, at the distance d and along the normal ν of f there. Let a ball hold f and all
 * that is within d of x, let θ &lt; 45 degrees bound the angle between ν and all normals of the surface in the ball, and let
 * the surface be closed. A line along ν then meets the surface in the ball once at most: it would leave the solid at two
 * points and enter it nowhere between. If the point of the surface nearest to x were another one, q at d' &lt; d, x would be
 * on its normal (at an edge on one between those of the faces there), so that q is aside of the line through p and x by
 * d' sin φ, φ the angle between the normals of p and q. If p is farther than that from the edges of f, f itself lies over
 * or under q: that cannot be, and p is the nearest point.
 *
 * <p>How large can φ be? Not more than θ. Moreover, from p the surface goes on over all that is so near, rising by tan θ at
 * most, so q is within r = d tan θ of p, if the ball reaches as far. Over the straight way from p to q seen along ν, r / cos θ
 * long at most, the normal turns by no more than the curvature of faces and the kinks of all edges in a small ball that
 * holds the way; a curved edge may be crossed twice, but an edge inside is counted twice, too.
 *
 * <p>An open surface has no inside, and its sheets may lie upon each other. So let a wider ball hold all faces that reach into
 * the ball, whole; let no rim and no normal beyond θ be in the wider ball, and let the faces that reach into the ball be connected
 * over their edges. They are then one piece of surface that ends nowhere in the wider ball and divides it into two sides, and
 * a line along ν goes from the one to the other once at most, as before.
 */
final class InteriorCertificate {
    /** Balls around a face: each is as large as its first so many neighbours allow. */
    private static final int[] BALLS = {12, 24, FaceNeighbourhood.SIZE - 1};
    /** Wider ones, by the size of the last. */
    private static final double[] WIDER = {2, 4};

    /** Normals in a ball are together if they are within this [rad]. */
    private static final double MOST = Math.PI / 4;

    private static final int ALL = BALLS.length + WIDER.length;

    /** Of each face: radii of all balls, tan θ in them, curvatures and kinks in those that count neighbours. */
    private static final int TANGENT = ALL;

    private static final int CURVATURE = 2 * ALL;
    private static final int KINK = CURVATURE + BALLS.length;
    /** And its least altitude seen along its normals, and what the bend of its edges may take of that. */
    private static final int ALTITUDE = KINK + BALLS.length;

    private static final int BEND = ALTITUDE + 1;
    private static final int STRIDE = BEND + 1;

    private final Mesh mesh;
    private final double[] table;
    private final double[] tilt;
    private final int[] stack = new int[BoxTree.DEPTH];
    // of the ball that is being filled: largest square of a difference of flat normals, largest tilt
    private double apart2;
    private double mostTilt;
    private boolean rim; // whether it has a face at the rim
    private final int[] marked; // faces of the ball, by the number of the face in its middle
    private final int[] queue;
    private int round;

    InteriorCertificate(Mesh mesh, FaceNeighbourhood around, NormalTurnBound turns, double[] tilt) {
        this.mesh = mesh;
        int count = mesh.faces();
        table = new double[STRIDE * count];
        Arrays.fill(table, Double.NEGATIVE_INFINITY);
        this.tilt = tilt;
        boolean closed = mesh.closed();
        marked = new int[closed ? 0 : count];
        queue = new int[closed ? 0 : FaceNeighbourhood.SIZE + 1];
        double[] curvatures = new double[count], kinks = new double[count];
        for (int f = 0; f < count; f++) {
            curvatures[f] = turns.curvature(f);
            for (int k = 0; k < 3; k++) {
                kinks[f] += turns.kink(f, k);
            }
            measure(f);
        }
        for (int f = 0; f < count; f++) {
            int list = FaceNeighbourhood.SIZE * f, next = 0;
            double curvature = curvatures[f], kink = kinks[f];
            apart2 = 0;
            mostTilt = tilt[f];
            rim = false;
            for (int b = 0; b < BALLS.length; b++) {
                for (; next < BALLS[b]; next++) {
                    int g = around.near[list + next];
                    see(f, g);
                    curvature = Math.max(curvature, curvatures[g]);
                    kink += g == f ? 0 : kinks[g]; // a list that is not full ends with f
                }
                double radius = Math.min(around.complete[f], around.distance[list + next]);
                if (closed) {
                    ball(f, b, radius);
                } else if (!rim && angle(f) < MOST) {
                    widen(f, extent(f, around.near, list, next));
                    if (!rim && connected(f, around.near, list, next)) {
                        ball(f, b, radius);
                    }
                }
                table[STRIDE * f + CURVATURE + b] = curvature;
                table[STRIDE * f + KINK + b] = kink;
            }
            for (int b = 0; closed && b < WIDER.length && angle(f) < MOST; b++) {
                double radius = WIDER[b] * around.complete[f];
                widen(f, radius);
                ball(f, BALLS.length + b, radius);
            }
        }
    }

    private void measure(int f) {
        double[] v = mesh.flat;
        int o = 12 * f;
        double a = v[o + 9], b = v[o + 11], c = a + b - 2 * v[o + 10];
        double altitude = Math.sqrt((a * b - v[o + 10] * v[o + 10]) / Math.max(a, Math.max(b, c)));
        table[STRIDE * f + ALTITUDE] = altitude * Math.cos(tilt[f]);
        table[STRIDE * f + BEND] = 2 * (mesh.curved.aside[f] + mesh.bulge[f] * Math.sin(tilt[f]));
    }

    /** Keeps a ball if it holds f and its normals are together. */
    private void ball(int f, int which, double radius) {
        double angle = angle(f);
        if (angle < MOST && radius >= mesh.disc[8 * f + 3] + mesh.bulge[f]) {
            table[STRIDE * f + which] = radius * (1 - 1e-9);
            table[STRIDE * f + TANGENT + which] = Math.tan(angle);
        }
    }

    /** Radius of a ball around the middle of f that holds the first faces of its list, whole. */
    private double extent(int f, int[] near, int list, int count) {
        double x = mesh.disc[8 * f], y = mesh.disc[8 * f + 1], z = mesh.disc[8 * f + 2], most = 0;
        for (int i = -1; i < count; i++) {
            int g = i < 0 ? f : near[list + i];
            double[] d = mesh.disc;
            double dx = d[8 * g] - x, dy = d[8 * g + 1] - y, dz = d[8 * g + 2] - z;
            most = Math.max(most, Math.sqrt(dx * dx + dy * dy + dz * dz) + d[8 * g + 3] + mesh.bulge[g]);
        }
        return most * (1 + 1e-9);
    }

    /** Whether the first faces of a list and its owner are connected over edges. */
    private boolean connected(int f, int[] near, int list, int count) {
        int in = ++round, reached = -in, wanted = 1, found = 0, end = 0;
        marked[f] = in;
        for (int i = 0; i < count; i++) {
            int g = near[list + i];
            wanted += marked[g] == in ? 0 : 1; // a list that is not full ends with f
            marked[g] = in;
        }
        marked[f] = reached;
        queue[end++] = f;
        while (found < end) {
            int g = queue[found++];
            for (int k = 0; k < 3; k++) {
                int h = mesh.neighbours[3 * g + k];
                if (h >= 0 && marked[h] == in) {
                    marked[h] = reached;
                    queue[end++] = h;
                }
            }
        }
        return end == wanted;
    }

    /** Takes face g into the ball around f. */
    private void see(int f, int g) {
        rim |= mesh.neighbours[3 * g] < 0 || mesh.neighbours[3 * g + 1] < 0 || mesh.neighbours[3 * g + 2] < 0;
        double[] n = mesh.normals.face;
        double x = n[3 * f] - n[3 * g], y = n[3 * f + 1] - n[3 * g + 1], z = n[3 * f + 2] - n[3 * g + 2];
        apart2 = Math.max(apart2, x * x + y * y + z * z);
        mostTilt = Math.max(mostTilt, tilt[g]);
    }

    /** No normal of f is farther than this from one of those in the ball. */
    private double angle(int f) {
        return 2 * Math.asin(Math.min(1, 0.5 * Math.sqrt(apart2))) + tilt[f] + mostTilt;
    }

    /** Takes all faces within a radius into the ball, unless they look too far apart. */
    private void widen(int f, double radius) {
        double x = mesh.disc[8 * f], y = mesh.disc[8 * f + 1], z = mesh.disc[8 * f + 2];
        int top = 0;
        stack[top++] = mesh.tree.root;
        while (top > 0 && apart2 < MOST * MOST && !(rim && !mesh.closed())) {
            int ref = stack[--top];
            if (ref < 0) {
                for (int g = BoxTree.first(ref); g < BoxTree.first(ref) + BoxTree.count(ref); g++) {
                    see(f, g);
                }
                continue;
            }
            for (int side = 0; side < 2; side++) {
                if (BoxTree.distance2(mesh.tree.boxes, 12 * ref + 6 * side, x, y, z) <= radius * radius) {
                    stack[top++] = mesh.tree.children[2 * ref + side];
                }
            }
        }
    }

    /**
     * How far from a foot inside face f another point can be that is nearer; infinite if nothing is known.
     *
     * @param reach  how far from the middle of the face such a point could be at most
     * @param middle how far the foot is from there at most
     */
    double astray(int f, double distance, double reach, double middle) {
        int at = STRIDE * f, ball = ball(at, reach);
        if (ball == ALL) {
            return Double.POSITIVE_INFINITY;
        }
        double tangent = table[at + TANGENT + ball], way = distance * tangent;
        int small = ball(at, middle + way);
        if (small >= BALLS.length) {
            return small == ALL ? Double.POSITIVE_INFINITY : way * (1 + 1e-9);
        }
        double steep = 1 + 0.5 * tangent * tangent; // no less than 1 / cos θ
        double turn = table[at + KINK + small] + table[at + CURVATURE + small] * way * steep;
        return Math.min(way, distance * turn * steep) * (1 + 1e-9);
    }

    /** The smallest ball that is large enough. */
    private int ball(int at, double radius) {
        int ball = 0;
        while (ball < ALL && !(table[at + ball] >= radius)) {
            ball++;
        }
        return ball;
    }

    /** Whether that is less than a foot has to the edges, its least barycentric coordinate being {@code least}. */
    boolean holds(int f, double least, double astray) {
        return least * table[STRIDE * f + ALTITUDE] - table[STRIDE * f + BEND] > astray;
    }
}
