package org.condyle.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Constraint.ReactionSignal;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Signals;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/**
 * All channels of a mechanism by name: its signals, accelerations, joint reactions ({@code knee.reaction.fx}), efforts
 * of drivers ({@code knee.angle.effort}), multipliers ({@code loop.x.force}) and violations of constraints, what force
 * elements offer ({@code mcl.tension}, {@code mcl.energy}), and the energies and momenta of the whole.
 */
public final class Channels {
    private static final String[] REACTION = {"fx", "fy", "fz", "mx", "my", "mz"};
    private static final String[] AXES = {"x", "y", "z"};
    private static final int FEW_CONTACTS = 10; // more would leave no room for anything else

    private static final List<Channel> TOTALS = List.of(
            energy("kinetic", Snapshot::kineticEnergy),
            energy("gravity", Snapshot::gravityEnergy),
            energy("stored", Snapshot::storedEnergy),
            energy("total", Snapshot::totalEnergy),
            energy("work", Snapshot::work),
            energy("dissipated", Snapshot::dissipated),
            energy("residual", Snapshot::residual),
            violation("position", i -> i.violation(false)),
            violation("velocity", i -> i.violation(true)));

    private final Map<String, Channel> all = new LinkedHashMap<>();
    private final List<ChannelId> usual = new ArrayList<>();
    private final Map<String, String> renamed;

    public Channels(Mechanism mechanism) {
        Model model = mechanism.model();
        Signals signals = model.signals();
        renamed = signals.renamed();
        signals.ids().forEach((name, id) -> {
            Signal s = Objects.requireNonNull(signals.find(name));
            Channel.Reader reader = i -> s.read(i.state, i.workspace.motion);
            all.putIfAbsent(name, new Channel(id, s.dimension(), reader, signals.rateOf(name)));
        });
        model.joints().forEach(this::addJoint);
        for (int r = 0; r < mechanism.rows(); r++) {
            addRow(mechanism, r);
        }
        for (int e = 0; e < mechanism.forceNames().size(); e++) {
            addElement(mechanism, e);
        }
        addManyBodyContacts(model);
        for (int c = 0; c < mechanism.constraintNames().size(); c++) {
            addEffects(mechanism, c);
        }
        List<String> touching = new ArrayList<>(mechanism.forceNames());
        ContactChannels.of(mechanism, touching).forEach(this::add);
        model.inputs()
                .forEach((name, input) -> add(
                        ChannelId.of(ChannelId.INPUT, name),
                        input.signal().dimension(),
                        i -> input.signal().read(i.state, i.workspace.motion)));
        addTotals(model);
        addDescriptors(model);
        List<ChannelId> depths = touching.stream()
                .map(t -> ChannelId.of(t, ChannelId.DEPTH))
                .filter(d -> has(d) && has(d.with(ChannelId.FORCE)))
                .toList();
        if (depths.size() <= FEW_CONTACTS) {
            depths.forEach(d -> usual.addAll(List.of(d, d.with(ChannelId.FORCE))));
        }
        for (String force : mechanism.forceNames()) { // where a bone is, seen from its joint
            ChannelId azimuth = ChannelId.of(force, "phi"), polar = ChannelId.of(force, "theta");
            if (has(azimuth) && has(polar)) {
                usual.addAll(List.of(azimuth, polar));
            }
        }
    }

    private static Channel energy(String kind, Channel.Reader reader) {
        return new Channel(ChannelId.of(ChannelId.ENERGY, kind), Dimension.ENERGY, reader);
    }

    private static Channel violation(String kind, Channel.Reader reader) {
        return new Channel(ChannelId.of(ChannelId.CONSTRAINTS, kind), Dimension.UNKNOWN, reader);
    }

    private boolean has(ChannelId id) {
        return all.containsKey(id.name());
    }

    private void addJoint(Joint j) {
        Mobility.Coordinate[] v = j.mobility().speeds(), q = j.mobility().coordinates();
        for (int k = 0; k < v.length; k++) {
            int at = j.vAt() + k;
            Dimension dimension = v[k].dimension().rate().rate();
            Channel.Reader reader = i -> i.acceleration(at);
            add(ChannelId.of(j.name(), v[k].name(), ChannelId.ACCELERATION), dimension, reader);
            if (v.length == 1) {
                add(ChannelId.of(j.name(), ChannelId.ACCELERATION), dimension, reader);
            }
        }
        for (int k = 0; k < v.length; k++) {
            int at = j.vAt() + k;
            add(
                    ChannelId.of(j.name(), v[k].name(), ChannelId.EFFORT),
                    v[k].effortDimension(),
                    i -> i.reactions.effort(at));
        }
        for (int k = 0; k < 6; k++) {
            int which = k;
            add(
                    ChannelId.of(j.name(), ChannelId.REACTION, REACTION[k]),
                    k < 3 ? Dimension.FORCE : Dimension.TORQUE,
                    i -> i.reactions.component(j.child(), which));
        }
        for (Mobility.Coordinate c : q) {
            if (c.isLength() || c.isAngle()) {
                usual.add(ChannelId.of(j.name(), c.name()));
            }
        }
        for (int k = 0; k < v.length; k++) {
            if (!j.mobility().isPlain(k)) {
                usual.add(ChannelId.of(j.name(), v[k].name()));
            }
        }
        if (v.length == 1) {
            usual.add(ChannelId.of(j.name(), ChannelId.SPEED));
        }
    }

    private static double centre(Snapshot i, int body, double[] local, int axis) {
        double[] p = i.workspace.motion.placement;
        int b = Motion.SIZE * body, r = b + 3 + 3 * axis;
        return p[b + axis] + p[r] * local[0] + p[r + 1] * local[1] + p[r + 2] * local[2];
    }

    private void addRow(Mechanism mechanism, int row) {
        addRow(mechanism, row, ChannelId.of(mechanism.rowName(row), ChannelId.FORCE));
        if (mechanism.constraint(row).rows() == 1) {
            String name = mechanism.constraintNames().get(mechanism.constraintOf(row));
            addRow(mechanism, row, ChannelId.of(name, ChannelId.FORCE));
        }
    }

    private void addRow(Mechanism mechanism, int row, ChannelId force) {
        Dimension dimension = mechanism.rowDimension(row);
        add(force, dimension.effort(), i -> i.multiplier(row));
        add(force.with(ChannelId.VIOLATION), dimension, i -> i.violation(row));
    }

    private void addManyBodyContacts(Model model) {
        int number = 0;
        for (String name : model.manyBodyContacts().keySet()) {
            int manyBody = number++;
            List<Signal> offered =
                    Objects.requireNonNull(model.manyBodyContacts().get(name)).signals();
            addSignals(name, offered, w -> w.manyBodySignals(manyBody));
            offered.forEach(signal -> usual.add(ChannelId.of(name, signal.name())));
        }
    }

    /** Through the workspace: elements with scratch have one of their own in each thread. */
    private void addSignals(String name, List<Signal> offered, Function<Workspace, List<Signal>> own) {
        for (int k = 0; k < offered.size(); k++) {
            int which = k;
            add(
                    ChannelId.of(name, offered.get(k).name()),
                    offered.get(k).dimension(),
                    offered.get(k).gaps(),
                    i -> own.apply(i.workspace).get(which).read(i.state, i.workspace.motion));
        }
    }

    private void addDescriptors(Model model) {
        int number = 0;
        for (var entry : model.descriptors().entrySet()) {
            int descriptor = number++;
            List<Signal> told = entry.getValue().signals();
            for (int k = 0; k < told.size(); k++) {
                int which = k;
                Signal s = told.get(k);
                ChannelId id = ChannelId.of(entry.getKey(), s.name());
                add(
                        id,
                        s.dimension(),
                        s.gaps(),
                        i -> i.workspace.told(descriptor).get(which).read(i.state, i.workspace.course()));
                usual.add(id);
            }
        }
    }

    private void addEffects(Mechanism mechanism, int constraint) {
        String name = mechanism.constraintNames().get(constraint);
        int row = mechanism.firstRow(name);
        List<ReactionSignal> offered = Objects.requireNonNull(
                        mechanism.model().constraints().get(name))
                .effects();
        for (int k = 0; k < offered.size(); k++) {
            int which = k;
            add(
                    ChannelId.of(name, offered.get(k).name()),
                    offered.get(k).dimension(),
                    i -> i.workspace
                            .effects(constraint)
                            .get(which)
                            .read(i.state, i.workspace.motion, i.workspace.lambda, row));
        }
    }

    private void addElement(Mechanism mechanism, int e) {
        String name = mechanism.forceNames().get(e);
        addSignals(
                name,
                Objects.requireNonNull(mechanism.model().forces().get(name)).signals(),
                w -> w.signals(e));
        if (mechanism.model().forces().get(name) instanceof Internal own) {
            Internal.Variables internals = own.internals();
            for (int k = 0; k < internals.count(); k++) {
                int at = internals.at() + k;
                Internal.Variable z = internals.states().get(k);
                add(ChannelId.of(name, z.name()), z.dimension(), i -> i.state.z[at]);
            }
        }
        add(
                ChannelId.of(name, "energy"),
                Dimension.ENERGY,
                i -> i.workspace.element(e).storedEnergy(i.state, i.workspace.motion));
        add(
                ChannelId.of(name, "dissipation"),
                Dimension.POWER,
                i -> i.workspace.element(e).dissipation(i.state, i.workspace.motion));
        add(
                ChannelId.of(name, "power"),
                Dimension.POWER,
                i -> i.workspace.element(e).suppliedPower(i.state, i.workspace.motion));
    }

    private void addTotals(Model model) {
        TOTALS.forEach(this::add);
        double mass = model.bodies().stream().mapToDouble(Body::mass).sum();
        for (int k = 0; k < 3 && mass > 0; k++) {
            int axis = k;
            add(ChannelId.of(ChannelId.SYSTEM, ChannelId.CENTRE, AXES[k]), Dimension.LENGTH, i -> {
                double sum = 0;
                for (int b = 1; b < model.bodies().size(); b++) {
                    Body body = model.bodies().get(b);
                    sum += body.mass() * centre(i, b, body.centreLocal(), axis);
                }
                return sum / mass;
            });
        }
    }

    private void add(ChannelId id, Dimension dimension, Channel.Reader reader) {
        add(id, dimension, false, reader);
    }

    private void add(ChannelId id, Dimension dimension, boolean gaps, Channel.Reader reader) {
        add(new Channel(id, dimension, reader).withGaps(gaps));
    }

    private void add(Channel channel) {
        all.putIfAbsent(channel.name(), channel);
    }

    /** Adds a channel that is made of others; the name must be free. */
    public void define(Channel channel) {
        if (all.putIfAbsent(channel.name(), channel) != null) {
            throw new IllegalArgumentException("there is a channel '" + channel.name() + "' already");
        }
    }

    public @Nullable Channel find(String name) {
        return all.get(name);
    }

    public Map<String, Channel> all() {
        return java.util.Collections.unmodifiableMap(all);
    }

    /** Spellings of earlier versions, and the names of today that they stand for. */
    public Map<String, String> renamed() {
        return renamed;
    }

    private Channel known(ChannelId id) {
        return Objects.requireNonNull(all.get(id.name()), id.name());
    }

    /** The channels that are recorded by default: coordinates, speeds of single ones, contacts if few, energies. */
    public List<Channel> usual() {
        List<Channel> list = new ArrayList<>();
        usual.forEach(id -> list.add(known(id)));
        for (String kind : List.of("kinetic", "gravity", "stored", "total")) {
            list.add(known(ChannelId.of(ChannelId.ENERGY, kind)));
        }
        return list;
    }
}
