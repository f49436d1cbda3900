package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Model;
import org.condyle.resistance.Contour;
import org.condyle.resistance.ContourResistance;
import org.condyle.resistance.JointResistance;
import org.condyle.view.scene.Scene.Globe;

/** Spheres about the joints that resist, with their contours. */
final class Globes {
    private static final int AZIMUTHS = 360;
    private static final int TORSIONS = 36;
    private static final double REACH = 1.6; // radius, of the way from the joint to the mass centre of the bone
    private static final double SMALL = 0.2; // of the uniform rod: a mass centre this near is in the joint

    private Globes() {}

    static List<Globe> of(Model model, Workspace workspace) {
        List<Globe> out = new ArrayList<>();
        for (int e = 0; e < model.forces().size(); e++) {
            ForceElement element = workspace.element(e);
            if (element instanceof JointResistance r) {
                JointResistance.Site s = r.site();
                double radius =
                        radius(model.bodies().get(s.child()), s.inChild().origin());
                double[][] contour =
                        r instanceof ContourResistance bounded ? contour(bounded.contour()) : new double[0][];
                out.add(new Globe(
                        e, s.parent(), Placing.of(s.inParent()), s.child(), Placing.of(s.inChild()), radius, contour));
            }
        }
        return out;
    }

    /** Such that the bone reaches out of the sphere. */
    private static double radius(Body bone, double[] joint) {
        double[] inertia = bone.inertia();
        double most = Math.max(inertia[0], Math.max(inertia[1], inertia[2]));
        double rod = bone.mass() > 0 ? Math.sqrt(3 * most / bone.mass()) : 0;
        double apart = Math.sqrt(Placing.squaredDistance(bone.centreLocal(), joint));
        double radius = apart > SMALL * rod ? REACH * apart : rod;
        return radius > 0 ? radius : 1;
    }

    /** The polar angle at even azimuths, for even torsions where it depends on them. */
    static double[][] contour(Contour contour) {
        double[][] out = new double[contour.dependsOnTorsion() ? TORSIONS : 1][AZIMUTHS];
        for (int i = 0; i < out.length; i++) {
            double psi = out.length == 1 ? 0 : -Math.PI + 2 * Math.PI * i / out.length;
            for (int k = 0; k < AZIMUTHS; k++) {
                out[i][k] = Math.max(0, Math.min(Math.PI, contour.polar(2 * Math.PI * k / AZIMUTHS, psi)));
            }
        }
        return out;
    }

    /** The points of a sphere that are farthest in 26 directions, in the body that it belongs to. */
    static double[] around(Globe g) {
        double[] out = new double[3 * 26];
        for (int d = 0, n = 0; d < 27; d++) {
            double[] x = {d % 3 - 1, d / 3 % 3 - 1, d / 9 - 1};
            double length = Math.sqrt(SceneViews.dot(x, x));
            for (int k = 0; d != 13 && k < 3; k++) {
                out[n++] = g.place()[k] + g.radius() * x[k] / length;
            }
        }
        return out;
    }

    /** Points on a body that tell how far its spheres reach. */
    static List<double[]> ends(List<Globe> globes, int body) {
        List<double[]> out = new ArrayList<>();
        for (Globe g : globes) {
            for (int k = 0; g.parent() == body && k < 6; k++) {
                double[] x = {g.place()[0], g.place()[1], g.place()[2]};
                x[k / 2] += k % 2 == 0 ? g.radius() : -g.radius();
                out.add(x);
            }
        }
        return out;
    }
}
