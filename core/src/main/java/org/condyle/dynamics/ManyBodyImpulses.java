package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.stepping.ContactImpulses;
import org.condyle.dynamics.tree.PointResponse;
import org.condyle.dynamics.tree.Tree;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.math.ContactSystem;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.UnilateralManyBody;
import org.condyle.mechanics.contact.ManyBodySet;

/** Impulses of a step at contacts among many bodies, which start from those of the step before. */
final class ManyBodyImpulses {
    private final Workspace w;
    private final UnilateralManyBody[] manyBody;
    private final int[][]
            nodes; // of the surfaces of each many-body contact; the number of nodes stands for what does not move
    private final int[] firstSurface;
    private final ManyBodySet[] found;
    private final BodyContacts bodies;
    private final ContactSystem system;
    private final ContactImpulses impulses = new ContactImpulses();
    private final int rows;
    private final double[] tangents = new double[6];
    private final PointResponse response;

    ManyBodyImpulses(Workspace w) {
        this.w = w;
        bodies = new BodyContacts(w);
        system = bodies.system;
        response = new PointResponse(w.mechanism.tree, w.kinematics, w.bodies);
        Tree tree = w.mechanism.tree;
        manyBody = w.manyBodyContacts;
        nodes = new int[manyBody.length][];
        firstSurface = new int[manyBody.length + 1];
        found = new ManyBodySet[manyBody.length];
        int most = 1;
        for (int k = 0; k < manyBody.length; k++) {
            var surfaces = manyBody[k].surfaces();
            nodes[k] = new int[surfaces.size()];
            for (int i = 0; i < nodes[k].length; i++) {
                nodes[k][i] = node(tree, surfaces.get(i));
            }
            firstSurface[k + 1] = firstSurface[k] + nodes[k].length;
            found[k] = new ManyBodySet();
            most = manyBody[k].friction().acts() ? 3 : most;
        }
        rows = most;
        if (manyBody.length > 0 && w.mechanism.rows() > 0) {
            throw new ModelException("a model cannot have both rigid contacts 'among' and constraints;"
                    + " use compliant contact, or contacts 'between' two surfaces");
        }
    }

    private static int node(Tree tree, Surface surface) {
        int node = BodyContacts.node(tree, surface.body());
        if (node < 0) {
            throw new ModelException(
                    "surface '" + surface.name() + "' of contacts 'among' is on a body that has another body as"
                            + " parent or child; rigid contacts 'among' need bodies that are joined directly to the ground");
        }
        return node;
    }

    boolean any() {
        return manyBody.length > 0;
    }

    /** Contacts and impulses of the step solved last. */
    ContactSystem system() {
        return system;
    }

    /** The same relative to the largest speed. */
    double miss() {
        return bodies.miss();
    }

    /** Sweeps of the step solved last, 0 if there was no need. */
    int sweeps() {
        return bodies.sweeps();
    }

    /** Those that a step begins with. */
    ContactImpulses impulses() {
        return impulses;
    }

    /** Looks for what touches in the middle of a step, which the workspace has been evaluated at. False if there is nothing to solve. */
    boolean find() {
        bodies.clear(rows);
        impulses.begin();
        for (int k = 0; k < manyBody.length; k++) {
            manyBody[k].find(w.motion, found[k]);
            for (int i = 0; i < found[k].count(); i++) {
                add(k, i);
            }
        }
        return system.contacts > 0;
    }

    /** As {@link TimeStepping#solve}, with what {@link #find} has found. */
    boolean solve(
            State middle,
            double h,
            NonsmoothOptions options,
            StepEnd end,
            double[] start,
            double[] v,
            double[] shift,
            double[] lost) {
        boolean solved = bodies.solve(options, start, v, lost);
        bodies.separate(middle, h, options, end, shift, lost);
        keep();
        return solved;
    }

    /** Rows of a contact, and the impulse it had in the step before. */
    private void add(int k, int i) {
        int a = nodes[k][found[k].surfaceA[i]], b = nodes[k][found[k].surfaceB[i]], none = w.mechanism.tree.nodes;
        if (a == none && b == none) {
            return;
        }
        double[] x = found[k].contacts.point, n = found[k].contacts.normal;
        int m = 3 * i,
                c = bodies.add(a, b, manyBody[k].friction(), manyBody[k].restitution(), found[k].contacts.depth[i]);
        double nx = n[m], ny = n[m + 1], nz = n[m + 2];
        row(c, 0, a, b, x, m, nx, ny, nz);
        if (rows == 3) {
            Rotations.tangents(nx, ny, nz, tangents);
            row(c, 1, a, b, x, m, tangents[0], tangents[1], tangents[2]);
            row(c, 2, a, b, x, m, tangents[3], tangents[4], tangents[5]);
        }
        int at = impulses.find(firstSurface[k] + found[k].surfaceA[i], firstSurface[k] + found[k].surfaceB[i]);
        begin(c, at, nx, ny, nz);
    }

    private void row(int c, int r, int a, int b, double[] x, int m, double dx, double dy, double dz) {
        int at = system.at(c, r);
        side(a, x, m, -dx, -dy, -dz, at);
        side(b, x, m, dx, dy, dz, at + ContactSystem.BODY);
    }

    private void side(int node, double[] x, int m, double dx, double dy, double dz, int at) {
        if (node == w.mechanism.tree.nodes) {
            Arrays.fill(system.jacobian, at, at + ContactSystem.BODY, 0);
            Arrays.fill(system.response, at, at + ContactSystem.BODY, 0);
        } else {
            response.find(node, x[m], x[m + 1], x[m + 2], dx, dy, dz, system.jacobian, system.response, at);
        }
    }

    private void begin(int c, int at, double nx, double ny, double nz) {
        double[] p = system.impulse, old = impulses.last();
        Arrays.fill(p, rows * c, rows * c + rows, 0);
        if (at < 0) {
            return;
        }
        double x = old[at], y = old[at + 1], z = old[at + 2], normal = x * nx + y * ny + z * nz;
        p[rows * c] = Math.max(0, normal);
        if (rows == 3 && normal > 0) {
            double p1 = x * tangents[0] + y * tangents[1] + z * tangents[2];
            double p2 = x * tangents[3] + y * tangents[4] + z * tangents[5];
            double size = Math.hypot(p1, p2), most = system.friction[c] * normal, cut = size > most ? most / size : 1;
            p[3 * c + 1] = cut * p1;
            p[3 * c + 2] = cut * p2;
        }
    }

    /** Impulses as vectors in the world, for the next step. */
    private void keep() {
        int c = 0, none = w.mechanism.tree.nodes;
        for (int k = 0; k < manyBody.length; k++) {
            double[] n = found[k].contacts.normal;
            for (int i = 0; i < found[k].count(); i++) {
                int a = found[k].surfaceA[i], b = found[k].surfaceB[i], m = 3 * i;
                if (nodes[k][a] == none && nodes[k][b] == none) {
                    continue;
                }
                double p = system.impulse[rows * c], p1 = 0, p2 = 0;
                if (rows == 3) {
                    Rotations.tangents(n[m], n[m + 1], n[m + 2], tangents);
                    p1 = system.impulse[3 * c + 1];
                    p2 = system.impulse[3 * c + 2];
                }
                impulses.add(
                        firstSurface[k] + a,
                        firstSurface[k] + b,
                        p * n[m] + p1 * tangents[0] + p2 * tangents[3],
                        p * n[m + 1] + p1 * tangents[1] + p2 * tangents[4],
                        p * n[m + 2] + p1 * tangents[2] + p2 * tangents[5]);
                c++;
            }
        }
    }
}
