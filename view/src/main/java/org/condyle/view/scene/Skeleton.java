package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.Scene.Look;

/**
 * Forms of bodies without surfaces: bars between the joints, and the mass. A spatial body with three moments of
 * inertia shows the uniform ellipsoid that has them; others a ball that grows with the mass. A body that hangs by one joint
 * goes on beyond its mass centre as far as that ellipsoid does, or the uniform rod of its inertia would.
 */
record Skeleton(Looks looks, boolean planar, double size, double heaviest) {
    private static final double BAR = 0.011; // half the width, of the size of the scene
    private static final double BALL = 0.018; // radius of the heaviest
    private static final int CORNERS = 12; // of the round end of a bar
    private static final double SAME = 1e-9; // points so near, of the size of the scene, are one

    /** All points that bars of a body join, ends included. */
    static List<double[]> ends(Body body, List<double[]> joints, boolean planar) {
        List<double[]> out = new ArrayList<>(joints);
        double beyond = beyond(body);
        if (joints.size() == 1 && beyond > 0) {
            double[] c = body.centreLocal(), j = joints.get(0), end = new double[3];
            double apart = Math.sqrt(Placing.squaredDistance(c, j));
            if (apart > 0.05 * beyond) { // else it turns about its centre: a wheel
                for (int k = 0; k < 3; k++) {
                    end[k] = (c[k] - j[k]) / apart;
                }
                double far = planar || !PrincipalAxes.solid(body) ? beyond : PrincipalAxes.extent(body, end);
                for (int k = 0; k < 3; k++) {
                    end[k] = c[k] + far * end[k];
                }
                out.add(end);
            }
        }
        if (out.size() != 2) {
            out.add(body.centreLocal());
        }
        return out;
    }

    /**
     * Points that tell how far the forms of a body will reach.
     *
     * @param alone no other body moves: its inertia is shown though it has bars
     */
    static List<double[]> reach(Body body, List<double[]> joints, boolean planar, boolean alone) {
        List<double[]> out = ends(body, joints, planar);
        boolean bare = out.stream().allMatch(x -> Placing.squaredDistance(x, out.get(0)) == 0); // or it has bars
        if (!planar && (bare || alone) && PrincipalAxes.solid(body)) {
            double[] ball = PrincipalAxes.ellipsoid(body);
            for (int i = 0; i < 6; i++) {
                double[] x = new double[3];
                x[i / 2] = i % 2 == 0 ? 1 : -1;
                Placing.move(ball, 0, x.clone(), 0, x, 0);
                out.add(x);
            }
        }
        return out;
    }

    /** Half the length of the uniform rod with the body's largest moment of inertia. */
    private static double beyond(Body body) {
        double[] i = body.inertia();
        double most = Math.max(i[0], Math.max(i[1], i[2]));
        return body.mass() > 0 ? Math.sqrt(3 * most / body.mass()) : 0;
    }

    /**
     * Forms of body number {@code b}.
     *
     * @param carries whether another body hangs from it
     */
    List<Form> of(int b, Body body, List<double[]> joints, boolean carries) {
        List<Form> out = new ArrayList<>();
        List<double[]> ends = ends(body, joints, planar);
        if (ends.size() == 2) {
            bar(b, body, ends.get(0), ends.get(1), out);
        } else {
            for (int i = 0; i + 1 < ends.size(); i++) {
                bar(b, body, body.centreLocal(), ends.get(i), out);
            }
        }
        double[] c = body.centreLocal();
        if (!planar
                && out.isEmpty()
                && joints.size() > 1) { // its joints are in one place, which is all that there is to see
            double r = BAR * size;
            double[] place = Placing.stretched(Frame.at(joints.get(0)), r, r, r);
            out.add(new Form(body.name(), b, Kind.SKELETON, looks.ball(), place));
        }
        if (!planar && PrincipalAxes.solid(body)) {
            out.add(new Form(body.name(), b, Kind.CENTRE, looks.ball(), PrincipalAxes.ellipsoid(body)));
        } else if (planar && ends.size() != 2 && joints.size() <= 1 && beyond(body) > 0) {
            round(b, body, Math.sqrt(2.0 / 3) * beyond(body), out); // the disc of equal inertia
        } else {
            double share = heaviest > 0 ? Math.cbrt(body.mass() / heaviest) : 1;
            double r = BALL * size * Math.max(0.5, share);
            if (planar) {
                round(b, body, r, out);
            } else {
                out.add(new Form(body.name(), b, Kind.CENTRE, looks.ball(), Placing.stretched(Frame.at(c), r, r, r)));
            }
        }
        return out;
    }

    /** Bars to the joints of a body that lie outside of its surfaces, from the nearest of these. */
    List<Form> beyondSurfaces(int b, Body body, List<double[]> joints, List<BoundingBox> surfaces) {
        List<Form> out = new ArrayList<>();
        for (double[] joint : joints) {
            double nearest = Double.POSITIVE_INFINITY;
            double[] from = joint;
            for (BoundingBox box : surfaces) {
                double[] middle = box.middle();
                double apart = box.holds(joint) ? 0 : Placing.squaredDistance(middle, joint);
                if (apart < nearest) {
                    nearest = apart;
                    from = middle;
                }
            }
            if (nearest > 0) {
                bar(b, body, from, joint, out);
            }
        }
        return out;
    }

    private void round(int b, Body body, double radius, List<Form> out) {
        int look = looks.share("disc", () -> {
            double[] x = new double[4 * CORNERS + 1], y = new double[4 * CORNERS + 1];
            for (int i = 0; i < x.length; i++) {
                double angle = 2 * Math.PI * (i % (4 * CORNERS)) / (4 * CORNERS);
                x[i] = Math.cos(angle);
                y[i] = Math.sin(angle);
            }
            return FlatLook.filled(x, y);
        });
        double[] place = Placing.stretched(Frame.at(body.centreLocal()), radius, radius, 1);
        out.add(new Form(body.name(), b, Kind.CENTRE, look, place));
    }

    private void bar(int b, Body body, double[] from, double[] to, List<Form> out) {
        double length = Math.sqrt(Placing.squaredDistance(from, to));
        if (length <= SAME * size) {
            return;
        }
        double r = BAR * size;
        if (planar) {
            int look = looks.add(stadium(from, to, r));
            out.add(new Form(body.name(), b, Kind.SKELETON, look, Placing.identity()));
            return;
        }
        Cylinder unit = new Cylinder(1, 1);
        int look = looks.share(unit, () -> new Look(unit.triangles(0.02), new double[0]));
        double[] middle = new double[3], along = new double[3];
        for (int k = 0; k < 3; k++) {
            middle[k] = 0.5 * (from[k] + to[k]);
            along[k] = to[k] - from[k];
        }
        Frame frame = new Frame(middle, Rotations.withZAlong(along));
        out.add(new Form(body.name(), b, Kind.SKELETON, look, Placing.stretched(frame, r, r, length)));
    }

    private static Look stadium(double[] from, double[] to, double r) {
        double along = Math.atan2(to[1] - from[1], to[0] - from[0]);
        int n = 2 * (CORNERS + 1);
        double[] x = new double[n + 1], y = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            int j = i % n, half = j / (CORNERS + 1);
            double angle = along + Math.PI * (half - 0.5 + (double) (j % (CORNERS + 1)) / CORNERS);
            double[] centre = half == 0 ? to : from;
            x[i] = centre[0] + r * Math.cos(angle);
            y[i] = centre[1] + r * Math.sin(angle);
        }
        return FlatLook.filled(x, y);
    }
}
