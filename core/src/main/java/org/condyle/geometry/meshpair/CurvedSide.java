package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshNearestPoint;
import org.condyle.geometry.mesh.MeshSprings;
import org.condyle.geometry.mesh.NearestPointSearch;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * Springs against any master with nearest points.
 *
 * <p>The tree of springs is descended by the signed distance φ of the middle c of a box: it changes no faster than the
 * place, so all springs within ρ of c are outside by at least φ(c) - ρ. A plane over a face of the master, or a tangent
 * plane of a convex shape, bounds them better and spares most feet; where it does not, φ of a mesh is known from {@link
 * DistanceSamples} near c. Only boxes that may reach into the master are opened, so the cost follows the patch.
 *
 * <p>An open master has a back of a limited reach, and a spring beyond its rim is no contact.
 */
final class CurvedSide extends FoundationSide {
    /** Reach behind an open master, as a part of its greatest half extent. */
    private static final double OPEN_REACH = 0.2;
    /** A box whose middle is deeper than this part of its radius seems to be inside: less costs springs, more boxes. */
    private static final double NEARLY = 0.3;

    private final NearestPointSearch master;
    private final boolean open;
    private final double reach;
    private final @Nullable DistanceSamples samples;
    private final double[] world = new double[6];
    private final NormalSlopes slopes;
    private final int[] stackFace = new int[BoxTree.DEPTH];
    private final boolean[] stackAnchored = new boolean[BoxTree.DEPTH];
    private double px, py, pz;
    private boolean outside;
    private double guess; // how deep a box seems to reach: who comes first changes the time only
    private boolean deep; // whether all of a box seems to be inside: its springs are looked at without more boxes
    private int last; // face of the foot found last for a spring

    CurvedSide(MeshSprings springs, boolean deforms, NearestPointShape shape, FaceArea area) {
        super(springs, deforms, area);
        master = NearestPointSearch.on(shape);
        slopes = new NormalSlopes(shape);
        open = shape instanceof Mesh mesh && !mesh.closed();
        samples = shape instanceof Mesh ? DistanceSamples.of(master) : null;
        reach = shape instanceof Mesh mesh && open ? reach(mesh) : Double.POSITIVE_INFINITY;
    }

    private static double reach(Mesh mesh) {
        double[] w = mesh.tree.whole;
        return OPEN_REACH * Math.max(w[3], Math.max(w[4], w[5]));
    }

    @Override
    void find(double[] s, double[] m, double sign, double share, int features, ContactSet out) {
        place(s, m);
        BoxTree tree = springs.tree;
        double[] w = tree.whole;
        move(w, 0);
        double radius = stretch * springs.wholeRadius, bound = bound(master.find(px, py, pz, -1), 0, w, 0, radius);
        lowest = Double.POSITIVE_INFINITY;
        if (bound > radius) { // far away: the bound is all that anyone wants to know
            if (bound < Double.POSITIVE_INFINITY) { // not behind what is open
                lower(bound, px, py, pz, master.nx, master.ny, master.nz);
                tellGap(m, sign, out);
            }
            return;
        }
        int top = 0, ref = tree.root, face = master.face;
        last = -1;
        boolean anchored = outside;
        while (true) {
            if (ref < 0) {
                pressBelow(ref, face, m, sign, share, features, out);
            } else {
                double left = bound(ref, 0, face, anchored), leftGuess = guess;
                int leftFace = master.face;
                boolean leftAnchored = outside;
                if (deep) {
                    pressBelow(tree.children[2 * ref], leftFace, m, sign, share, features, out);
                    left = Double.POSITIVE_INFINITY;
                }
                double right = bound(ref, 1, face, anchored);
                if (deep) {
                    pressBelow(tree.children[2 * ref + 1], master.face, m, sign, share, features, out);
                    right = Double.POSITIVE_INFINITY;
                }
                boolean leftFirst = leftGuess <= guess;
                double limit = Math.max(lowest, 0);
                if ((leftFirst ? right : left) < limit) {
                    stack[top] = tree.children[2 * ref + (leftFirst ? 1 : 0)];
                    stackBound[top] = leftFirst ? right : left;
                    stackAnchored[top] = leftFirst ? outside : leftAnchored;
                    stackFace[top++] = leftFirst ? master.face : leftFace;
                }
                if ((leftFirst ? left : right) < limit) {
                    ref = tree.children[2 * ref + (leftFirst ? 0 : 1)];
                    face = leftFirst ? leftFace : master.face;
                    anchored = leftFirst ? leftAnchored : outside;
                    continue;
                }
            }
            do {
                if (top == 0) {
                    tellGap(m, sign, out);
                    return;
                }
                top--;
            } while (!(stackBound[top] < Math.max(lowest, 0)));
            ref = stack[top];
            face = stackFace[top];
            anchored = stackAnchored[top];
        }
    }

    @Override
    long visits() {
        return visits + (master instanceof MeshNearestPoint n ? n.visits : 0);
    }

    /**
     * Least signed distance that springs below a child of a node can have.
     *
     * @param start    a face of the master near the node
     * @param anchored whether a point above the plane over that face is known to be outside
     */
    private double bound(int node, int side, int start, boolean anchored) {
        visits++;
        int at = 12 * node + 6 * side;
        double radius = stretch * springs.radius[2 * node + side];
        deep = false;
        move(springs.tree.boxes, at);
        if (start >= 0) {
            double hint = hint(at, radius, start, anchored);
            if (hint != 0) {
                return hint;
            }
            int on = master.towards(px, py, pz, start);
            hint = on == start ? 0 : hint(at, radius, on, false);
            if (hint != 0) {
                return hint;
            }
            if (outside && master.within(px, py, pz, radius, on)) { // no distance would keep the box from being opened
                return Double.NEGATIVE_INFINITY;
            }
            start = on;
        }
        guess = sampled(at, radius, start);
        return guess;
    }

    /** What the cheapest of these tells: a bound of the shape, a sample of the distance near the middle of a box, the distance itself. */
    private double sampled(int at, double radius, int start) {
        double below = master.below(px, py, pz);
        if (below > Double.NEGATIVE_INFINITY) { // opening a box costs less than a foot
            outside = below > radius;
            deep = below < -NEARLY * radius;
            return below - radius;
        }
        double distance = samples == null ? Double.NaN : samples.at(px, py, pz, radius);
        if (samples == null || Double.isNaN(distance)) {
            return bound(master.find(px, py, pz, start), 0, springs.tree.boxes, at, radius);
        }
        master.face = samples.near;
        return bound(distance, samples.apart, springs.tree.boxes, at, radius);
    }

    /** What one face of the master tells of a box: how far it is above for sure, -∞ for perhaps inside, 0 for nothing. */
    private double hint(int at, double radius, int f, boolean anchored) {
        master.face = f;
        outside = anchored;
        boolean inside = master.inside(px, py, pz, f);
        guess = master.above - radius;
        deep = inside && master.above < -NEARLY * radius;
        if (inside) {
            return Double.NEGATIVE_INFINITY;
        }
        double above = above(springs.tree.boxes, at, radius);
        outside = master.certain || (open && anchored);
        return outside ? Math.max(0, above) : 0;
    }

    /**
     * What the signed distance of the middle of a box tells of all its springs.
     *
     * @param within how far the signed distance may be from the one given
     */
    private double bound(double distance, double within, double[] box, int at, double radius) {
        outside = false;
        if (distance + within + radius < -reach) {
            return Double.POSITIVE_INFINITY;
        }
        double least = distance - within;
        if (least <= 0) {
            return least - radius;
        }
        double above = above(box, at, radius);
        outside = master.above > 0 && master.elsewhere > 0;
        return Math.max(least - radius, outside ? above : Double.NEGATIVE_INFINITY);
    }

    /** How far all springs of a box are above the surface, as far as the plane over the master's face can tell. */
    private double above(double[] box, int at, double radius) {
        master.plane(px, py, pz, radius, master.face);
        double nx = master.planeX, ny = master.planeY, nz = master.planeZ;
        double least = master.above
                - Math.abs(r00 * nx + r10 * ny + r20 * nz) * box[at + 3]
                - Math.abs(r01 * nx + r11 * ny + r21 * nz) * box[at + 4]
                - Math.abs(r02 * nx + r12 * ny + r22 * nz) * box[at + 5];
        return Math.min(least, master.elsewhere);
    }

    /** Looks at all springs below a node or leaf, beginning at a face of the master or where the last one was. */
    private void pressBelow(int ref, int box, double[] m, double sign, double share, int features, ContactSet out) {
        int first = springs.tree.firstBelow(ref), end = springs.tree.endBelow(ref);
        visits += end - first;
        for (int i = first; i < end; i++) {
            move(springs.place, 3 * i);
            int start = i == first ? master.nearer(px, py, pz, box, last) : last;
            if (start >= 0) {
                start = master.towards(px, py, pz, start);
                if (!master.inside(px, py, pz, start) && outsideBy(start) >= Math.max(lowest, 0)) {
                    last = start;
                    continue;
                }
            }
            if (master.below(px, py, pz) >= Math.max(lowest, 0)) {
                continue;
            }
            double distance = master.find(px, py, pz, start);
            last = master.face;
            if (open && (distance < -reach || master.onRim())) {
                lower(Math.abs(distance), px, py, pz, master.nx, master.ny, master.nz);
                continue;
            }
            if (distance > 0) { // on the surface itself it is an entry: touching begins and ends there
                lower(distance, px, py, pz, master.nx, master.ny, master.nz);
                continue;
            }
            double[] n = springs.normal;
            double facing = -(master.nx * (c00 * n[3 * i] + c01 * n[3 * i + 1] + c02 * n[3 * i + 2])
                            + master.ny * (c10 * n[3 * i] + c11 * n[3 * i + 1] + c12 * n[3 * i + 2])
                            + master.nz * (c20 * n[3 * i] + c21 * n[3 * i + 1] + c22 * n[3 * i + 2]))
                    / length(n, 3 * i);
            if (facing <= 0) {
                continue;
            }
            double weight = weight(facing);
            lower(distance, px, py, pz, master.nx, master.ny, master.nz);
            Placement.toWorld(m, 0.5 * (px + master.x), 0.5 * (py + master.y), 0.5 * (pz + master.z), world, 0);
            Placement.turn(m, sign * master.nx, sign * master.ny, sign * master.nz, world, 3);
            out.addSpring(
                    world[0],
                    world[1],
                    world[2],
                    world[3],
                    world[4],
                    world[5],
                    -distance,
                    share * weight * springs.area[i],
                    features + springs.face[i],
                    firstSpring + i);
        }
    }

    /** How far the spring is outside at least, as far as one face of the master can tell; negative for nothing. */
    private double outsideBy(int f) {
        master.plane(px, py, pz, 0, f);
        return master.certain && master.above > 0 ? Math.min(master.above, master.elsewhere) : -1;
    }

    @Override
    protected boolean bend(int spring, double distance, double[] m, double nx, double ny, double nz, double[] out) {
        move(springs.place, 3 * spring);
        return slopes.of(px, py, pz, distance, m, nx, ny, nz, out);
    }

    private void move(double[] p, int at) {
        double x = p[at], y = p[at + 1], z = p[at + 2];
        px = ox + r00 * x + r01 * y + r02 * z;
        py = oy + r10 * x + r11 * y + r12 * z;
        pz = oz + r20 * x + r21 * y + r22 * z;
    }
}
