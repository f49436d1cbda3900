package org.condyle.bench;

import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.integrate.StepStatus;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Impacts;

/**
 * The mesh workload of the peers: an ellipsoid pressed half a millimetre into a dish, springs on the dish or on both. One
 * evaluation is a whole one, from coordinates to accelerations.
 */
final class MeshMesh {
    private static final double DEPTH = 5e-4;
    private static final int POSES = 20;

    private final Dynamics dynamics = new Dynamics(Stabilisation.none());
    private final Workspace workspace;
    private final State state;

    private MeshMesh(int ellipsoid, int dish, SpringSide springs, boolean smooth) {
        Model.Builder b = Model.builder("ellipsoid in dish").gravity(0, 0, 0);
        int body = Impacts.ball(b, "ellipsoid", 1, 1e-3);
        var egg = MeshForms.ellipsoid(0.030, 0.020, 0.025, ellipsoid);
        var bowl = MeshForms.dish(0.020, 0.060, 0.010, dish);
        ContactGeometry g = FoundationPair.between(
                new Surface("ellipsoid", body, Frame.IDENTITY, smooth ? Mesh.smooth(egg) : Mesh.flat(egg)),
                new Surface("dish", 0, Frame.IDENTITY, smooth ? Mesh.smooth(bowl) : Mesh.flat(bowl)),
                springs,
                1);
        b.force(
                "contact",
                CompliantContact.in(
                        b,
                        g,
                        new AlongNormal(new LinearLayer(), StiffnessRule.constant(5e9), Impacts.SLOWEST),
                        Tangential.NONE));
        workspace = new Workspace(Mechanism.compile(b.build()));
        state = workspace.mechanism.model().newState();
        pose(0, DEPTH);
        workspace.abilities.switching[0].commit(state, workspace.motion);
    }

    private void pose(double roll, double down) {
        state.q[0] = 0.010 * roll;
        state.q[2] = 0.025 - down;
        System.arraycopy(Rotations.toQuaternion(Rotations.about(0, 1, 0, roll)), 0, state.q, 3, 4);
        Dynamics.place(state, workspace);
    }

    private double evaluate() {
        if (dynamics.evaluate(state, workspace) != StepStatus.ACCEPTED) {
            throw new IllegalStateException("evaluation failed");
        }
        return workspace.acceleration[2]; // of one kilogram: the force
    }

    static void race() {
        int[][] sizes = {{11, 22}, {25, 50}, {50, 100}};
        String[] names = {"1k", "5k", "20k"};
        for (int k = 0; k < sizes.length; k++) {
            for (SpringSide springs : new SpringSide[] {SpringSide.ON_B, SpringSide.BOTH}) {
                for (boolean smooth : new boolean[] {false, true}) {
                    race(names[k], sizes[k], springs, smooth);
                }
            }
        }
    }

    private static void race(String name, int[] size, SpringSide springs, boolean smooth) {
        MeshMesh it = new MeshMesh(size[0], size[1], springs, smooth);
        it.pose(0, DEPTH);
        double force = it.evaluate(), least = Double.POSITIVE_INFINITY, most = 0;
        double[] rolls = new double[POSES];
        for (int s = 0; s < POSES; s++) {
            rolls[s] = 0.2 * Math.sin(2 * Math.PI * s / POSES);
            it.pose(rolls[s], DEPTH);
            double f = it.evaluate();
            least = Math.min(least, f);
            most = Math.max(most, f);
        }
        it.pose(0, DEPTH);
        int[] next = {0};
        // An instant seen a moment ago is remembered, bit for bit the same one only: the last digit of the height
        // changes
        // in turn, so that every evaluation searches anew while the contact stays as it is.
        double[] down = {DEPTH, DEPTH * (1 + 1e-13)};
        Clock.Timing fixed = Clock.rate(Clock.repeats(5), 0.6, 1.0, () -> {
            it.pose(0, down[next[0]++ & 1]);
            it.evaluate();
        });
        Clock.Timing rolling = Clock.rate(Clock.repeats(5), 0.6, 1.0, () -> {
            it.pose(rolls[next[0]++ % POSES], DEPTH);
            it.evaluate();
        });
        new Line("mesh-mesh-efm-" + name + (springs == SpringSide.BOTH ? "-two-sided" : "-one-sided")
                        + (smooth ? "-smooth" : "-flat"))
                .top("cpu_s", 1 / fixed.cpu().median())
                .put("evals_per_s", fixed.cpu().median())
                .put("rolling_evals_per_s", rolling.cpu().median())
                .put("force_z_N", force)
                .put("force_z_roll_min_N", least)
                .put("force_z_roll_max_N", most)
                .print();
    }
}
