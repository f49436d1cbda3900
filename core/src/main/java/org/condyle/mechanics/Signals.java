package org.condyle.mechanics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.math.Polar;
import org.jspecify.annotations.Nullable;

/**
 * All signals of a model by name. Joint {@code j} with coordinate {@code c} gives {@code j.c} and {@code j.c.speed};
 * a joint with one coordinate also {@code j.speed}. Body {@code b} gives {@code b.x b.y b.z} (its origin),
 * {@code b.vx b.vy b.vz}, the same of its mass centre ({@code b.centre.x}, {@code b.centre.vx}),
 * {@code b.spin.x b.spin.y b.spin.z} (world axes) and {@code b.angle} (turn of its x axis about
 * the world's z, in (-π, π]; of a body that deforms, of the rotation in its A). Where a joint and a body share a name, the joint's coordinates come first.
 */
public final class Signals {
    private static final String[] AXES = {"x", "y", "z"};

    private final Map<String, Signal> all = new LinkedHashMap<>();

    public Signals(List<Body> bodies, List<Joint> joints) {
        for (Joint j : joints) {
            Mobility.Coordinate[] q = j.mobility().coordinates(),
                    v = j.mobility().speeds();
            int plain = j.mobility().plainCoordinates();
            for (int k = 0; k < q.length; k++) {
                int at = j.qAt() + k;
                add(j.name() + "." + q[k].name(), q[k].dimension(), (s, m) -> s.q[at]);
            }
            for (int k = 0; k < v.length; k++) {
                int at = j.vAt() + k;
                String base = j.name() + "." + v[k].name();
                // A speed that is no coordinate's rate (an angular velocity) goes by its own name.
                String name = k < plain ? base + ".speed" : base;
                add(name, v[k].dimension().rate(), (s, m) -> s.v[at]);
                if (v.length == 1) {
                    add(j.name() + ".speed", v[k].dimension().rate(), (s, m) -> s.v[at]);
                }
            }
        }
        for (Joint j : joints) {
            if (j.childDeforms()) {
                int at = Motion.SIZE * j.child() + 3;
                add(bodies.get(j.child()).name() + ".angle", Dimension.ANGLE, (s, m) -> turn(m, at));
            }
        }
        for (int b = 1; b < bodies.size(); b++) {
            addBody(bodies.get(b), b);
        }
    }

    private void addBody(Body b, int body) {
        String name = b.name();
        double[] centre = b.centreLocal();
        int at = Motion.SIZE * body;
        for (int k = 0; k < 3; k++) {
            int i = k;
            add(name + "." + AXES[k], Dimension.LENGTH, (s, m) -> m.placement[at + i]);
            add(name + ".v" + AXES[k], Dimension.SPEED, (s, m) -> m.rate[at + i]);
            add(name + ".spin." + AXES[k], Dimension.ANGULAR_SPEED, (s, m) -> spin(m, body, i));
            add(name + ".centre." + AXES[k], Dimension.LENGTH, (s, m) -> component(m.placement, at, i, centre));
            add(name + ".centre.v" + AXES[k], Dimension.SPEED, (s, m) -> component(m.rate, at, i, centre));
        }
        add(name + ".angle", Dimension.ANGLE, (s, m) -> Math.atan2(m.placement[at + 6], m.placement[at + 3]));
    }

    /** Of a body that deforms: the same of the rotation in its A = R U. */
    private static double turn(Motion m, int at) {
        Polar.rotation(m.placement, at, m.scratch);
        return Math.atan2(m.scratch[3], m.scratch[0]);
    }

    /** Component of p + A X, or of its rate. */
    private static double component(double[] a, int at, int i, double[] x) {
        int row = at + 3 + 3 * i;
        return a[at + i] + a[row] * x[0] + a[row + 1] * x[1] + a[row + 2] * x[2];
    }

    private static double spin(Motion m, int body, int axis) {
        double[] out = m.scratch;
        m.spin(body, out, 0);
        return out[axis];
    }

    private void add(String name, Dimension dimension, Signal.Reader reader) {
        all.putIfAbsent(name, new Signal(name, dimension, reader));
    }

    public @Nullable Signal find(String name) {
        return all.get(name);
    }

    public Map<String, Signal> all() {
        return java.util.Collections.unmodifiableMap(all);
    }
}
