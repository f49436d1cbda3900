package org.condyle.measures.wrap;

import java.util.Arrays;
import org.condyle.measures.Vectors;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.tangent.GradientSlopes;

/**
 * How the forces of a unit tension along a geodesic path follow the places of its bodies. One direction after the other is a motion of one
 * body, in which unit vectors u of straight parts of length l and tangent points move as {@link TangentRates} have it. With the force g at a
 * node, a lever r from the origin of its body,
 *
 * <pre>  δu = (1 - u uᵀ) (δx_next - δx)/l,   δτ = δr × g + r × δg  </pre>
 *
 * The reading of the path is where the motion is; its velocities are overwritten and put back.
 */
final class PathTurning {
    private final WrappedPath path;
    private final PathChain chain;
    private final int velocity;
    private final int kept; // numbers that are put back

    PathTurning(WrappedPath path) {
        this.path = path;
        chain = path.chain;
        velocity = path.velocity;
        kept = path.slide - velocity;
    }

    /** Adds them; {@code s} is the scratch of the reading. */
    void add(Motion m, double[] s, GradientSlopes out) {
        int n = 3 * chain.nodes();
        double[] force = out.scratch(kept + n); // change of the force at each node, behind what is put back
        System.arraycopy(s, velocity, force, 0, kept);
        for (int c = 0; c < out.bodies().count; c++) {
            int body = out.bodies().body[c];
            for (int j = 0; j < 6 && body != Motion.GROUND; j++) {
                move(s, m.placement, body, j);
                path.slideTangents(s);
                Arrays.fill(force, kept, kept + n, 0);
                for (int i = 0; i + 1 < chain.count(s); i++) {
                    int a = chain.node(s, i), b = chain.node(s, i + 1);
                    if (!chain.isArc(a, b)) {
                        turn(s, a, b, force);
                    }
                }
                for (int i = 0; i < chain.count(s); i++) {
                    addNode(s, m.placement, chain.node(s, i), j >= 3 ? body : -1, j % 3, force, 6 * c + j, out);
                }
            }
        }
        System.arraycopy(force, 0, s, velocity, kept);
    }

    /** Velocities of nodes and rates of frames when one body moves along one of six directions. */
    private void move(double[] s, double[] place, int body, int direction) {
        Arrays.fill(s, velocity, velocity + 3 * chain.nodes(), 0);
        Arrays.fill(s, path.frameRate, path.frameRate + 12 * path.wraps.length, 0);
        for (int i = 0; i < chain.count(s); i++) {
            int node = chain.node(s, i);
            if (path.body(node) == body) {
                shift(s, place, chain.position(node), body, direction, velocity + 3 * node);
            }
        }
        int y = (direction + 1) % 3, z = (direction + 2) % 3;
        for (int k = 0; k < path.wraps.length; k++) {
            int f = chain.frame(k), rate = path.frameRate + 12 * k;
            if (path.wraps[k].surface().body() != body) {
                continue;
            }
            shift(s, place, f + 9, body, direction, rate + 9);
            for (int col = 0; direction < 3 && col < 3; col++) {
                s[rate + 3 * y + col] = -s[f + 3 * z + col];
                s[rate + 3 * z + col] = s[f + 3 * y + col];
            }
        }
    }

    /** Writes the velocity of a place of a body that moves along one direction. */
    private static void shift(double[] s, double[] place, int x, int body, int direction, int out) {
        int axis = direction % 3, y = (axis + 1) % 3, z = (axis + 2) % 3, origin = Motion.SIZE * body;
        if (direction >= 3) {
            s[out + axis] = 1;
        } else {
            s[out + y] = -(s[x + z] - place[origin + z]);
            s[out + z] = s[x + y] - place[origin + y];
        }
    }

    /** Adds how the forces at both ends of a straight part follow the turn of it. */
    private void turn(double[] s, int a, int b, double[] force) {
        int xa = chain.position(a), xb = chain.position(b);
        double piece = Vectors.distance(s, xa, s, xb), along = 0;
        if (piece == 0) {
            return;
        }
        for (int k = 0; k < 3; k++) {
            along += (s[xb + k] - s[xa + k]) * (way(s, b, k) - way(s, a, k));
        }
        for (int k = 0; k < 3; k++) {
            double du = (way(s, b, k) - way(s, a, k) - (s[xb + k] - s[xa + k]) * along / (piece * piece)) / piece;
            force[kept + 3 * a + k] -= du;
            force[kept + 3 * b + k] += du;
        }
    }

    /** Component k of the velocity of a node, which slides over its surface. */
    private double way(double[] s, int node, int k) {
        return s[velocity + 3 * node + k] + path.sliding(s, node, k, 0);
    }

    /** Adds what a node does to the wrench on its body; {@code shifted} is the body whose origin is shifted along an axis, or -1. */
    private void addNode(
            double[] s,
            double[] place,
            int node,
            int shifted,
            int axis,
            double[] force,
            int column,
            GradientSlopes out) {
        int body = path.body(node), o = Motion.SIZE * body, x = chain.position(node);
        int g = path.gradient + 3 * node, d = kept + 3 * node;
        if (body == Motion.GROUND) {
            return;
        }
        int row = 6 * out.bodies().indexOf(body);
        for (int k = 0; k < 3; k++) {
            int y = (k + 1) % 3, z = (k + 2) % 3;
            double wayY = way(s, node, y) - (body == shifted && y == axis ? 1 : 0);
            double wayZ = way(s, node, z) - (body == shifted && z == axis ? 1 : 0);
            double moment = wayY * s[g + z]
                    - wayZ * s[g + y]
                    + (s[x + y] - place[o + y]) * force[d + z]
                    - (s[x + z] - place[o + z]) * force[d + y];
            out.add(row + k, column, moment);
            out.add(row + 3 + k, column, force[d + k]);
        }
    }
}
