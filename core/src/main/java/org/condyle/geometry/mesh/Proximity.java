package org.condyle.geometry.mesh;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import org.condyle.geometry.tree.BoxTree;

/**
 * The five proximity queries of S. Gottschalk (Collision queries using oriented bounding boxes, 2000) for two surfaces of flat triangles in the same frame:
 * collision, separation distance, spanning distance, Hausdorff distance, penetration depth. Boxes prove what need not be looked at.
 */
public final class Proximity {
    private static final int MOST_PIECES = 2_000_000; // of triangles in the search for a Hausdorff distance
    private static final int DIRECTIONS = 2000;

    private final Mesh a;
    private final Mesh b;
    private final TrianglePair pair = new TrianglePair();

    /** Two points, one of each surface, and their distance; less than {@code distance + error} is possible where it is searched by halving. */
    @SuppressWarnings("ArrayRecordComponent") // results, read only
    public record Found(double distance, double error, double[] onA, double[] onB) {}

    /** The shift that separates two solids is between these two; they agree if both are convex. */
    public record Depth(double atLeast, double atMost) {}

    /** @param a made by {@link Mesh#flat}, as b */
    public Proximity(Mesh a, Mesh b) {
        this.a = a;
        this.b = b;
    }

    /** Whether the surfaces cross or touch, or one solid lies in the other. */
    public boolean collide() {
        return separation().distance() == 0 || holds(a, b) || holds(b, a);
    }

    private static boolean holds(Mesh solid, Mesh other) {
        return solid.closed() && signed(solid, other.vertices[0], other.vertices[1], other.vertices[2]) < 0;
    }

    private static double signed(Mesh m, double x, double y, double z) {
        return new MeshNearestPoint(m).find(x, y, z, -1);
    }

    /** Two of the points that are nearest to each other. */
    public Found separation() {
        double[] onA = new double[3], onB = new double[3];
        double best = Double.POSITIVE_INFINITY;
        Deque<Node> open = new ArrayDeque<>();
        open.push(new Node(a.tree.root, a.tree.whole, 0, b.tree.root, b.tree.whole, 0));
        while (!open.isEmpty()) {
            Node n = open.pop();
            if (gap(n) >= best) {
                continue;
            }
            if (n.refA < 0 && n.refB < 0) {
                for (int f = BoxTree.first(n.refA); f < BoxTree.first(n.refA) + BoxTree.count(n.refA); f++) {
                    for (int g = BoxTree.first(n.refB); g < BoxTree.first(n.refB) + BoxTree.count(n.refB); g++) {
                        double d = pair.of(a.flat, f, b.flat, g, best);
                        if (d < best) {
                            best = d;
                            System.arraycopy(pair.onA, 0, onA, 0, 3);
                            System.arraycopy(pair.onB, 0, onB, 0, 3);
                        }
                    }
                }
            } else {
                Node[] two = halves(n);
                boolean firstIsNearer = gap(two[0]) <= gap(two[1]);
                open.push(two[firstIsNearer ? 1 : 0]);
                open.push(two[firstIsNearer ? 0 : 1]);
            }
        }
        return new Found(best, 0, onA, onB);
    }

    /** Two boxes that are looked at together; each is centre and half extent in an array. */
    private record Node(int refA, double[] boxA, int atA, int refB, double[] boxB, int atB) {
        double size(boolean ofA) {
            double[] box = ofA ? boxA : boxB;
            int at = ofA ? atA : atB;
            return box[at + 3] + box[at + 4] + box[at + 5];
        }
    }

    private Node[] halves(Node n) {
        boolean splitA = n.refB < 0 || (n.refA >= 0 && n.size(true) >= n.size(false));
        Node[] out = new Node[2];
        for (int side = 0; side < 2; side++) {
            out[side] = splitA
                    ? new Node(
                            a.tree.children[2 * n.refA + side],
                            a.tree.boxes,
                            12 * n.refA + 6 * side,
                            n.refB,
                            n.boxB,
                            n.atB)
                    : new Node(
                            n.refA,
                            n.boxA,
                            n.atA,
                            b.tree.children[2 * n.refB + side],
                            b.tree.boxes,
                            12 * n.refB + 6 * side);
        }
        return out;
    }

    /** No points of the two boxes are nearer to each other. */
    private static double gap(Node n) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double d = Math.abs(n.boxA[n.atA + i] - n.boxB[n.atB + i]) - n.boxA[n.atA + 3 + i] - n.boxB[n.atB + 3 + i];
            sum += d > 0 ? d * d : 0;
        }
        return Math.sqrt(sum);
    }

    /** No points of the two boxes are farther from each other. */
    private static double span(Node n) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double d = Math.abs(n.boxA[n.atA + i] - n.boxB[n.atB + i]) + n.boxA[n.atA + 3 + i] + n.boxB[n.atB + 3 + i];
            sum += d * d;
        }
        return Math.sqrt(sum);
    }

    /** Two of the points that are farthest from each other. */
    public Found spanning() {
        double[] onA = new double[3], onB = new double[3];
        double best = -1;
        PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingDouble(n -> -span(n)));
        open.add(new Node(a.tree.root, a.tree.whole, 0, b.tree.root, b.tree.whole, 0));
        for (Node n = open.poll(); n != null && span(n) > best; n = open.poll()) {
            if (n.refA >= 0 || n.refB >= 0) {
                for (Node half : halves(n)) {
                    open.add(half);
                }
                continue;
            }
            for (int f = BoxTree.first(n.refA); f < BoxTree.first(n.refA) + BoxTree.count(n.refA); f++) {
                for (int g = BoxTree.first(n.refB); g < BoxTree.first(n.refB) + BoxTree.count(n.refB); g++) {
                    for (int k = 0; k < 9; k++) {
                        int i = 3 * a.corners[3 * f + k / 3], j = 3 * b.corners[3 * g + k % 3];
                        double d = Math.sqrt(square(a.vertices, i, b.vertices, j));
                        if (d > best) {
                            best = d;
                            System.arraycopy(a.vertices, i, onA, 0, 3);
                            System.arraycopy(b.vertices, j, onB, 0, 3);
                        }
                    }
                }
            }
        }
        return new Found(best, 0, onA, onB);
    }

    private static double square(double[] p, int i, double[] q, int j) {
        double x = p[i] - q[j], y = p[i + 1] - q[j + 1], z = p[i + 2] - q[j + 2];
        return x * x + y * y + z * z;
    }

    /**
     * The point of A that is farthest from B, and the point of B nearest to it: the directed distance. That of the two surfaces is the larger of both
     * directions.
     *
     * @param accuracy the largest distance of all points may be larger by this [m]
     */
    public Found hausdorff(double accuracy) {
        Deviation deviation = new Deviation(b);
        PriorityQueue<Piece> open = new PriorityQueue<>(Comparator.comparingDouble(p -> -p.bound));
        double[] corners = new double[9];
        for (int f = 0; f < a.faces(); f++) {
            for (int k = 0; k < 3; k++) {
                System.arraycopy(a.vertices, 3 * a.corners[3 * f + k], corners, 3 * k, 3);
            }
            open.add(deviation.piece(corners.clone()));
        }
        int pieces = 0;
        double error = 0;
        for (Piece p = open.poll(); p != null; p = open.poll()) {
            error = Math.max(0, p.bound - deviation.most);
            if (error <= accuracy || pieces++ > MOST_PIECES) {
                break;
            }
            for (double[] half : p.halves()) {
                open.add(deviation.piece(half));
            }
        }
        return new Found(deviation.most, error, deviation.onA, deviation.onB);
    }

    /** A part of a triangle, whose points are no farther than {@code bound}. */
    private record Piece(double[] corners, double bound) {
        /** Two triangles, cut at the middle of the longest edge. */
        double[][] halves() {
            int longest = 0;
            double most = -1;
            for (int k = 0; k < 3; k++) {
                double d = square(corners, 3 * k, corners, 3 * ((k + 1) % 3));
                if (d > most) {
                    most = d;
                    longest = k;
                }
            }
            int p = 3 * longest, q = 3 * ((longest + 1) % 3);
            double[] one = corners.clone(), two = corners.clone();
            for (int i = 0; i < 3; i++) {
                double middle = 0.5 * (corners[p + i] + corners[q + i]);
                one[q + i] = middle;
                two[p + i] = middle;
            }
            return new double[][] {one, two};
        }
    }

    /** Distances from a surface, and the largest of all that were asked for. */
    private static final class Deviation {
        private final Mesh surface;
        private final MeshNearestPoint nearest;
        private final TriangleFoot foot = new TriangleFoot();
        double most = -1;
        final double[] onA = new double[3];
        final double[] onB = new double[3];

        Deviation(Mesh surface) {
            this.surface = surface;
            nearest = new MeshNearestPoint(surface);
        }

        /** The distance from a face is convex, so that no point of a piece is farther from it than a corner of the piece. */
        Piece piece(double[] corners) {
            double x = (corners[0] + corners[3] + corners[6]) / 3, y = (corners[1] + corners[4] + corners[7]) / 3;
            double z = (corners[2] + corners[5] + corners[8]) / 3;
            double middle = distance(x, y, z), reach = 0, ofFace = 0;
            int face = nearest.face;
            for (int k = 0; k < 9; k += 3) {
                reach = Math.max(reach, Math.sqrt(square(corners, k, new double[] {x, y, z}, 0)));
                ofFace = Math.max(
                        ofFace,
                        Math.sqrt(foot.of(surface.flat, 12 * face, corners[k], corners[k + 1], corners[k + 2])));
            }
            for (int k = 0; k < 9; k += 3) {
                distance(corners[k], corners[k + 1], corners[k + 2]);
            }
            return new Piece(corners, Math.min(ofFace, middle + reach));
        }

        private double distance(double x, double y, double z) {
            double d = Math.abs(nearest.find(x, y, z, -1));
            if (d > most) {
                most = d;
                onA[0] = x;
                onA[1] = y;
                onA[2] = z;
                onB[0] = nearest.x;
                onB[1] = nearest.y;
                onB[2] = nearest.z;
            }
            return d;
        }
    }

    /**
     * The least shift that separates two closed surfaces. It is at least the depth of the deepest corner of one in the other, and at most the least shift of
     * the convex hulls, which is found by walking over the directions; for convex solids that is the depth itself.
     */
    public Depth penetration() {
        if (!collide()) {
            return new Depth(0, 0);
        }
        double deepest = Math.max(deepest(a, b), deepest(b, a)), least = Double.POSITIVE_INFINITY;
        double[] best = new double[3];
        for (int k = 0; k < DIRECTIONS; k++) { // a spiral of Fibonacci, even over the sphere
            double z = 1 - (2 * k + 1.0) / DIRECTIONS,
                    r = Math.sqrt(1 - z * z),
                    turn = k * Math.PI * (3 - Math.sqrt(5));
            double shift = shift(r * Math.cos(turn), r * Math.sin(turn), z);
            if (shift < least) {
                least = shift;
                best = new double[] {r * Math.cos(turn), r * Math.sin(turn), z};
            }
        }
        least = walk(best, least, 0.1);
        for (Mesh m : new Mesh[] {a, b}) { // the least shift of polyhedra is often along the normal of a face
            for (int f = 0; f < m.faces() && f < DIRECTIONS; f++) {
                double[] n = normal(m.flat, 12 * f);
                for (int sign = -1; sign <= 1; sign += 2) {
                    least = Math.min(least, shift(sign * n[0], sign * n[1], sign * n[2]));
                }
            }
        }
        return new Depth(Math.min(deepest, least), least);
    }

    private static double[] normal(double[] v, int o) {
        double x = v[o + 4] * v[o + 8] - v[o + 5] * v[o + 7], y = v[o + 5] * v[o + 6] - v[o + 3] * v[o + 8];
        double z = v[o + 3] * v[o + 7] - v[o + 4] * v[o + 6], length = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / length, y / length, z / length};
    }

    private double walk(double[] n, double from, double first) {
        double least = from;
        for (double step = first; step > 1e-10; ) {
            boolean better = false;
            for (int k = 0; k < 12; k++) {
                double[] m = n.clone();
                m[k % 3] += (k / 3 % 2 == 0 ? step : -step);
                m[(k + 1) % 3] += k < 6 ? 0 : 0.5 * step;
                double length = Math.sqrt(m[0] * m[0] + m[1] * m[1] + m[2] * m[2]);
                double shift = shift(m[0] / length, m[1] / length, m[2] / length);
                if (shift < least) {
                    least = shift;
                    for (int i = 0; i < 3; i++) {
                        n[i] = m[i] / length;
                    }
                    better = true;
                }
            }
            step *= better ? 1 : 0.5;
        }
        return least;
    }

    /** How far B must move along a unit vector until a plane across it lies between the two. */
    private double shift(double x, double y, double z) {
        double high = Double.NEGATIVE_INFINITY, low = Double.POSITIVE_INFINITY;
        for (int i = 0; i < a.vertices.length; i += 3) {
            high = Math.max(high, x * a.vertices[i] + y * a.vertices[i + 1] + z * a.vertices[i + 2]);
        }
        for (int i = 0; i < b.vertices.length; i += 3) {
            low = Math.min(low, x * b.vertices[i] + y * b.vertices[i + 1] + z * b.vertices[i + 2]);
        }
        return high - low;
    }

    private static double deepest(Mesh of, Mesh in) {
        if (!in.closed()) {
            return 0;
        }
        MeshNearestPoint nearest = new MeshNearestPoint(in);
        double most = 0;
        for (int i = 0; i < of.vertices.length; i += 3) {
            most = Math.max(most, -nearest.find(of.vertices[i], of.vertices[i + 1], of.vertices[i + 2], -1));
        }
        return most;
    }
}
