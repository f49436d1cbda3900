package org.condyle.view.scene;

import org.condyle.mechanics.SceneSketch;

/**
 * The largest of everything that is shown by length or colour, over all frames of a scene.
 *
 * @param force    of an arrow [N]
 * @param depth    of a contact [m]
 * @param pressure [Pa]
 * @param adhesion [Pa], zero if it is nothing against the pressure
 * @param tension  of a spring [N]
 * @param strain   of tissue
 */
public record Most(double force, double depth, double pressure, double adhesion, double tension, double strain) {
    private static final double FAINT = 1e-5; // adhesion that is less than this part of the pressure is none

    public static Most of(Scene scene) {
        double force = 0, depth = 0, pressure = 0, adhesion = 0, tension = 0, strain = 0;
        for (Scene.Marks m : scene.marks()) {
            for (int i = 0; i < m.contacts().length; i += SceneSketch.CONTACT) {
                boolean patch = !Double.isNaN(m.contacts()[i + 7]);
                force = Math.max(force, patch ? 0 : finite(MarksMaker.force(m.contacts(), i)));
                depth = Math.max(depth, finite(m.contacts()[i + 6]));
                pressure = Math.max(pressure, finite(m.contacts()[i + 7]));
                adhesion = Math.max(adhesion, -finite(m.contacts()[i + 7]));
            }
            for (int i = 0; i < m.resultants().length; i += SceneSketch.CONTACT) {
                boolean patch = !Double.isNaN(m.resultants()[i + 7]);
                force = Math.max(force, patch ? finite(MarksMaker.force(m.resultants(), i)) : 0);
                depth = Math.max(depth, finite(m.resultants()[i + 6]));
                pressure = Math.max(pressure, finite(m.resultants()[i + 7]));
            }
            for (int i = 0; i < m.spots().length; i += SceneSketch.SPOT) {
                pressure = Math.max(pressure, finite(m.spots()[i + 7]));
            }
            for (int i = 0; i < m.arrows().length; i += SceneSketch.ARROW) {
                force = Math.max(force, finite(MarksMaker.force(m.arrows(), i)));
            }
            for (int i = 0; i < m.lines().length; i += SceneSketch.LINE) {
                boolean spring = Double.isNaN(m.lines()[i + SceneSketch.STRAIN])
                        && Double.isNaN(m.lines()[i + SceneSketch.ACTIVATION]);
                tension = Math.max(tension, spring ? Math.abs(finite(m.lines()[i + SceneSketch.TENSION])) : 0);
                strain = Math.max(strain, finite(m.lines()[i + SceneSketch.STRAIN]));
            }
        }
        return new Most(force, depth, pressure, adhesion > FAINT * pressure ? adhesion : 0, tension, strain);
    }

    private static double finite(double x) {
        return Double.isFinite(x) ? x : 0;
    }
}
