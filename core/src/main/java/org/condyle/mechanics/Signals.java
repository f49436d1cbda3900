package org.condyle.mechanics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.math.Polar;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/**
 * All signals of a model by name. Joint {@code j} with coordinate {@code c} gives {@code j.c} and {@code j.c.speed};
 * a joint with one coordinate also {@code j.speed}. Body {@code b} gives {@code b.x b.y b.z} (its origin),
 * {@code b.vx b.vy b.vz}, the same of its mass centre ({@code b.centre.x}, {@code b.centre.vx}),
 * {@code b.wx b.wy b.wz} (angular velocity) and {@code b.angle} (turn of its x axis about the world's z, in (-π, π]; of a
 * body that deforms, of the rotation in its A). These are in world axes; the speeds of a ball or free joint,
 * {@code j.spin-x}, are in the child's, those of a joint with three angles in the parent's. Where a joint and a body share a name, the joint's coordinates come first.
 */
public final class Signals {
    private static final String[] AXES = {"x", "y", "z"};

    private final Map<String, Signal> all = new LinkedHashMap<>();
    private final Map<String, ChannelId> ids = new LinkedHashMap<>();
    private final Map<String, ChannelId> rateOf = new LinkedHashMap<>();
    private final Map<String, String> renamed = new LinkedHashMap<>();

    public Signals(List<Body> bodies, List<Joint> joints) {
        this(bodies, joints, Map.of());
    }

    /** Beside those, measure {@code m} gives {@code m.value} and {@code m.rate}. */
    public Signals(List<Body> bodies, List<Joint> joints, Map<String, Measure> measures) {
        for (Joint j : joints) {
            addJoint(j);
        }
        for (Joint j : joints) {
            if (j.childDeforms()) {
                int at = Motion.SIZE * j.child() + 3;
                add(ChannelId.of(bodies.get(j.child()).name(), "angle"), Dimension.ANGLE, (s, m) -> turn(m, at));
            }
        }
        for (int b = 1; b < bodies.size(); b++) {
            addBody(bodies.get(b), b);
        }
        measures.forEach((name, measure) -> {
            Dimension dimension = measure.kind().dimension();
            add(ChannelId.of(name, "value"), dimension, (s, m) -> m.read(measure, s).value);
            add(ChannelId.of(name, "rate"), dimension.rate(), (s, m) -> m.read(measure, s).rate);
        });
    }

    private void addJoint(Joint j) {
        Mobility.Coordinate[] q = j.mobility().coordinates(), v = j.mobility().speeds();
        for (int k = 0; k < q.length; k++) {
            int at = j.qAt() + k;
            add(ChannelId.of(j.name(), q[k].name()), q[k].dimension(), (s, m) -> s.q[at]);
        }
        for (int k = 0; k < v.length; k++) {
            int at = j.vAt() + k;
            Dimension rate = v[k].dimension().rate();
            Signal.Reader reader = (s, m) -> s.v[at];
            if (!j.mobility().isPlain(k)) { // an angular velocity is no coordinate's rate
                add(ChannelId.of(j.name(), v[k].name()), rate, reader);
                continue;
            }
            ChannelId coordinate = ChannelId.of(j.name(), q[k].name());
            addRate(ChannelId.of(j.name(), v[k].name(), ChannelId.SPEED), coordinate, rate, reader);
            if (v.length == 1) {
                addRate(ChannelId.of(j.name(), ChannelId.SPEED), coordinate, rate, reader);
            }
        }
    }

    private void addBody(Body b, int body) {
        String name = b.name();
        double[] centre = b.centreLocal();
        int at = Motion.SIZE * body;
        for (int k = 0; k < 3; k++) {
            int i = k;
            String axis = AXES[k];
            ChannelId place = ChannelId.of(name, axis), ofCentre = ChannelId.of(name, ChannelId.CENTRE, axis);
            ChannelId spin = ChannelId.of(name, "w" + axis);
            add(place, Dimension.LENGTH, (s, m) -> m.placement[at + i]);
            addRate(place.with("v" + axis), place, Dimension.SPEED, (s, m) -> m.rate[at + i]);
            add(spin, Dimension.ANGULAR_SPEED, (s, m) -> spin(m, body, i));
            add(ofCentre, Dimension.LENGTH, (s, m) -> component(m.placement, at, i, centre));
            addRate(ofCentre.with("v" + axis), ofCentre, Dimension.SPEED, (s, m) -> component(m.rate, at, i, centre));
            renamed.put(ChannelId.of(name, "spin", axis).name(), spin.name());
        }
        add(
                ChannelId.of(name, "angle"),
                Dimension.ANGLE,
                (s, m) -> Math.atan2(m.placement[at + 6], m.placement[at + 3]));
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

    private void addRate(ChannelId id, ChannelId of, Dimension dimension, Signal.Reader reader) {
        if (add(id, dimension, reader)) {
            rateOf.put(id.name(), of);
        }
    }

    private boolean add(ChannelId id, Dimension dimension, Signal.Reader reader) {
        String name = id.name();
        ids.putIfAbsent(name, id);
        return all.putIfAbsent(name, new Signal(name, dimension, reader)) == null;
    }

    public @Nullable Signal find(String name) {
        return all.get(name);
    }

    public Map<String, Signal> all() {
        return Collections.unmodifiableMap(all);
    }

    /** Identity of each signal, by name. */
    public Map<String, ChannelId> ids() {
        return Collections.unmodifiableMap(ids);
    }

    /** What a signal is the rate of; null if it is the rate of no other signal. */
    public @Nullable ChannelId rateOf(String name) {
        return rateOf.get(name);
    }

    /** Spellings of earlier versions, and the names of today that they stand for. */
    public Map<String, String> renamed() {
        return Collections.unmodifiableMap(renamed);
    }
}
