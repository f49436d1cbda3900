package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A prescribed force on a body, by formulas of time and motion: three components in the world or in the body's axes, at
 * a point that is fixed in the body or travels through the world (a centre of pressure).
 */
public final class PointForce implements ForceElement.Prescribed, Drawn, Linearised {
    private static final String[] NAMES = {"fx", "fy", "fz"};

    private final int body;
    private final Formula[] force;
    private final boolean inBodyAxes;
    private final Formula[] point;
    private final boolean pointInWorld;
    private final double[] s = new double[15];
    private final double[] local = new double[3];
    private final double[] at = new double[3];
    private final double[] none = new double[3];

    public PointForce(int body, Formula[] force, boolean inBodyAxes, Formula[] point, boolean pointInWorld) {
        this.body = body;
        this.force = force.clone();
        this.inBodyAxes = inBodyAxes;
        this.point = point.clone();
        this.pointInWorld = pointInWorld;
    }

    /** World force into s[0..2], material point into {@code local}. */
    private void look(State state, Motion m) {
        for (int k = 0; k < 3; k++) {
            s[3 + k] = force[k].value(state, m);
            s[6 + k] = point[k].value(state, m);
            s[k] = s[3 + k];
            local[k] = s[6 + k];
        }
        if (inBodyAxes) {
            s[9] = s[3];
            s[10] = s[4];
            s[11] = s[5];
            int a = Motion.SIZE * body + 3;
            for (int k = 0; k < 3; k++) {
                double[] p = m.placement;
                s[k] = p[a + 3 * k] * s[9] + p[a + 3 * k + 1] * s[10] + p[a + 3 * k + 2] * s[11];
            }
        }
        if (pointInWorld) {
            m.materialPoint(body, s, 6, local, 0);
        }
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        look(state, motion);
        forces.addForce(body, local, s[0], s[1], s[2]);
    }

    @Override
    public boolean hasTangents() {
        return dependsOnTimeAlone(force) && dependsOnTimeAlone(point);
    }

    @Override
    public void addTangents(State state, Motion motion, Tangents out) {
        look(state, motion);
        motion.position(body, local, at, 0);
        int axes = inBodyAxes ? body : Motion.GROUND, place = pointInWorld ? Motion.GROUND : body;
        LoadTangents.add(motion, body, axes, place, at, s, none, out);
    }

    static boolean dependsOnTimeAlone(Formula[] formulas) {
        for (Formula f : formulas) {
            if (!f.dependsOnTimeAlone()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        look(state, motion);
        motion.velocity(body, local, s, 12);
        return s[0] * s[12] + s[1] * s[13] + s[2] * s[14];
    }

    private double component(int k, State state, Motion m) {
        look(state, m);
        return s[k];
    }

    /** Where it acts, in the world. */
    private double place(int k, State state, Motion m) {
        look(state, m);
        m.position(body, local, s, 12);
        return s[12 + k];
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        look(state, motion);
        motion.position(body, local, s, 12);
        sketch.arrow(s[12], s[13], s[14], s[0], s[1], s[2]);
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal(NAMES[0], Dimension.FORCE, (state, m) -> component(0, state, m)),
                new Signal(NAMES[1], Dimension.FORCE, (state, m) -> component(1, state, m)),
                new Signal(NAMES[2], Dimension.FORCE, (state, m) -> component(2, state, m)),
                new Signal("x", Dimension.LENGTH, (state, m) -> place(0, state, m)),
                new Signal("y", Dimension.LENGTH, (state, m) -> place(1, state, m)),
                new Signal("z", Dimension.LENGTH, (state, m) -> place(2, state, m)));
    }

    @Override
    public ForceElement forThread() {
        return new PointForce(body, copies(force), inBodyAxes, copies(point), pointInWorld);
    }

    static Formula[] copies(Formula[] formulas) {
        Formula[] out = new Formula[formulas.length];
        for (int k = 0; k < out.length; k++) {
            out[k] = formulas[k].forThread();
        }
        return out;
    }
}
