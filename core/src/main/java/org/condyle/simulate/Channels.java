package org.condyle.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.ReactionSignal;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Signals;
import org.jspecify.annotations.Nullable;

/**
 * All channels of a mechanism by name: its signals, accelerations, joint reactions ({@code knee.reaction.fx}),
 * efforts of drivers ({@code knee.angle.effort}), multipliers ({@code loop.x.force}) and violations of constraints, what
 * force elements offer ({@code mcl.tension}, {@code mcl.energy}), and the energies and momenta of the whole.
 */
public final class Channels {
    private static final String[] REACTION = {"fx", "fy", "fz", "mx", "my", "mz"};
    private static final String[] AXES = {"x", "y", "z"};
    private static final int FEW_CONTACTS = 10; // more would crowd out everything else

    private final Map<String, Channel> all = new LinkedHashMap<>();
    private final List<String> usual = new ArrayList<>();

    public Channels(Mechanism mechanism) {
        Model model = mechanism.model();
        for (Signal s : new Signals(model.bodies(), model.joints()).all().values()) {
            add(s.name(), s.dimension(), i -> s.read(i.state, i.workspace.motion));
        }
        model.joints().forEach(this::addJoint);
        for (int r = 0; r < mechanism.rows(); r++) {
            addRow(mechanism, r);
        }
        for (int e = 0; e < mechanism.forceNames().size(); e++) {
            addElement(mechanism, e);
        }
        addCrowds(model);
        for (int c = 0; c < mechanism.constraintNames().size(); c++) {
            addEffects(mechanism, c);
        }
        List<String> touching = new ArrayList<>(mechanism.forceNames());
        for (Channel c : ContactChannels.of(mechanism)) {
            add(c.name(), c.dimension(), c.reader());
            if (c.name().endsWith(".gap")) {
                touching.add(c.name().substring(0, c.name().length() - 4));
            }
        }
        addTotals(model);
        List<String> contacts = touching.stream()
                .filter(f -> all.containsKey(f + ".depth") && all.containsKey(f + ".force"))
                .toList();
        if (contacts.size() <= FEW_CONTACTS) {
            contacts.forEach(c -> usual.addAll(List.of(c + ".depth", c + ".force")));
        }
    }

    private void addJoint(Joint j) {
        Mobility.Coordinate[] v = j.mobility().speeds(), q = j.mobility().coordinates();
        for (int k = 0; k < v.length; k++) {
            int at = j.vAt() + k;
            Dimension dimension = v[k].dimension().rate().rate();
            add(j.name() + "." + v[k].name() + ".acceleration", dimension, i -> i.acceleration(at));
            if (v.length == 1) {
                add(j.name() + ".acceleration", dimension, i -> i.acceleration(at));
            }
        }
        for (int k = 0; k < v.length; k++) {
            int at = j.vAt() + k;
            add(j.name() + "." + v[k].name() + ".effort", v[k].effortDimension(), i -> i.reactions.effort(at));
        }
        for (int k = 0; k < 6; k++) {
            int which = k;
            add(
                    j.name() + ".reaction." + REACTION[k],
                    k < 3 ? Dimension.FORCE : Dimension.TORQUE,
                    i -> i.reactions.component(j.child(), which));
        }
        for (Mobility.Coordinate c : q) {
            if (c.isLength() || c.isAngle()) {
                usual.add(j.name() + "." + c.name());
            }
        }
        for (int k = j.mobility().plainCoordinates(); k < v.length; k++) {
            usual.add(j.name() + "." + v[k].name());
        }
        if (v.length == 1) {
            usual.add(j.name() + ".speed");
        }
    }

    private static double centre(Snapshot i, int body, double[] local, int axis) {
        double[] p = i.workspace.motion.placement;
        int b = Motion.SIZE * body, r = b + 3 + 3 * axis;
        return p[b + axis] + p[r] * local[0] + p[r + 1] * local[1] + p[r + 2] * local[2];
    }

    private void addRow(Mechanism mechanism, int row) {
        String name = mechanism.rowName(row);
        Dimension dimension = mechanism.rowDimension(row);
        add(name + ".force", dimension.effort(), i -> i.multiplier(row));
        add(name + ".violation", dimension, i -> i.violation(row));
        String owner = name.substring(0, name.lastIndexOf('.'));
        if (mechanism.firstRow(owner) == row
                && (row + 1 == mechanism.rows() || !mechanism.rowName(row + 1).startsWith(owner + "."))) {
            add(owner + ".force", dimension.effort(), i -> i.multiplier(row));
            add(owner + ".violation", dimension, i -> i.violation(row));
        }
    }

    private void addCrowds(Model model) {
        int number = 0;
        for (String name : model.crowds().keySet()) {
            int crowd = number++;
            List<Signal> offered =
                    java.util.Objects.requireNonNull(model.crowds().get(name)).signals();
            for (int k = 0; k < offered.size(); k++) {
                int which = k;
                add(
                        name + "." + offered.get(k).name(),
                        offered.get(k).dimension(),
                        i -> i.workspace.crowdSignals(crowd).get(which).read(i.state, i.workspace.motion));
                usual.add(name + "." + offered.get(k).name());
            }
        }
    }

    private void addEffects(Mechanism mechanism, int constraint) {
        String name = mechanism.constraintNames().get(constraint);
        int row = mechanism.firstRow(name);
        List<ReactionSignal> offered = java.util.Objects.requireNonNull(
                        mechanism.model().constraints().get(name))
                .effects();
        for (int k = 0; k < offered.size(); k++) {
            int which = k;
            add(
                    name + "." + offered.get(k).name(),
                    offered.get(k).dimension(),
                    i -> i.workspace
                            .effects(constraint)
                            .get(which)
                            .read(i.state, i.workspace.motion, i.workspace.lambda, row));
        }
    }

    private void addElement(Mechanism mechanism, int e) {
        String name = mechanism.forceNames().get(e);
        List<Signal> offered = java.util.Objects.requireNonNull(
                        mechanism.model().forces().get(name))
                .signals();
        for (int k = 0; k < offered.size(); k++) {
            int which = k;
            // through the workspace: elements with scratch have one of their own in each thread
            add(
                    name + "." + offered.get(k).name(),
                    offered.get(k).dimension(),
                    i -> i.workspace.signals(e).get(which).read(i.state, i.workspace.motion));
        }
        add(name + ".energy", Dimension.ENERGY, i -> i.workspace.element(e).storedEnergy(i.state, i.workspace.motion));
        add(
                name + ".dissipation",
                Dimension.POWER,
                i -> i.workspace.element(e).dissipation(i.state, i.workspace.motion));
        add(name + ".power", Dimension.POWER, i -> i.workspace.element(e).suppliedPower(i.state, i.workspace.motion));
    }

    private void addTotals(Model model) {
        add("energy.kinetic", Dimension.ENERGY, Snapshot::kineticEnergy);
        add("energy.gravity", Dimension.ENERGY, Snapshot::gravityEnergy);
        add("energy.stored", Dimension.ENERGY, Snapshot::storedEnergy);
        add("energy.total", Dimension.ENERGY, Snapshot::totalEnergy);
        add("energy.work", Dimension.ENERGY, Snapshot::work);
        add("energy.dissipated", Dimension.ENERGY, Snapshot::dissipated);
        add("energy.residual", Dimension.ENERGY, Snapshot::residual);
        add("constraints.position", Dimension.UNKNOWN, i -> i.violation(false));
        add("constraints.velocity", Dimension.UNKNOWN, i -> i.violation(true));
        double mass = model.bodies().stream().mapToDouble(Body::mass).sum();
        for (int k = 0; k < 3 && mass > 0; k++) {
            int axis = k;
            add("system.centre." + AXES[k], Dimension.LENGTH, i -> {
                double sum = 0;
                for (int b = 1; b < model.bodies().size(); b++) {
                    Body body = model.bodies().get(b);
                    sum += body.mass() * centre(i, b, body.centreLocal(), axis);
                }
                return sum / mass;
            });
        }
    }

    private void add(String name, Dimension dimension, Channel.Reader reader) {
        all.putIfAbsent(name, new Channel(name, dimension, reader));
    }

    public @Nullable Channel find(String name) {
        return all.get(name);
    }

    public Map<String, Channel> all() {
        return java.util.Collections.unmodifiableMap(all);
    }

    /** What is recorded when nothing is asked for: coordinates, speeds of single ones, contacts if few, energies. */
    public List<Channel> usual() {
        List<Channel> list = new ArrayList<>();
        usual.forEach(name -> list.add(java.util.Objects.requireNonNull(all.get(name), name)));
        for (String name : List.of("energy.kinetic", "energy.gravity", "energy.stored", "energy.total")) {
            list.add(java.util.Objects.requireNonNull(all.get(name), name));
        }
        return list;
    }
}
