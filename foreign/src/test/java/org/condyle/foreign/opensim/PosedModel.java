package org.condyle.foreign.opensim;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.muscle.Muscle;

/** A model in a pose that a test gives by names of coordinates. */
final class PosedModel {
    final ModelFile file;
    final Model model;
    final State state;
    final Workspace work;
    /** Index in q by the names of coordinates without their joints. */
    final Map<String, Integer> index = new LinkedHashMap<>();

    private final Map<String, Integer> bodies = new LinkedHashMap<>();

    PosedModel(ModelFile file) {
        this.file = file;
        model = file.model();
        state = file.initial().copy();
        work = new Workspace(file.mechanism());
        for (Joint j : model.joints()) {
            Mobility.Coordinate[] all = j.mobility().coordinates();
            for (int k = 0; k < all.length; k++) {
                index.put(all[k].name(), j.qAt() + k);
            }
        }
        for (int b = 0; b < model.bodies().size(); b++) {
            bodies.put(model.bodies().get(b).name(), b);
        }
    }

    List<String> coordinates() {
        return List.copyOf(index.keySet());
    }

    PosedModel set(String coordinate, double value) {
        state.q[Objects.requireNonNull(index.get(coordinate), coordinate)] = value;
        return this;
    }

    boolean isAngle(String coordinate) {
        for (Joint j : model.joints()) {
            for (Mobility.Coordinate c : j.mobility().coordinates()) {
                if (c.name().equals(coordinate)) {
                    return c.isAngle();
                }
            }
        }
        throw new AssertionError(coordinate);
    }

    PosedModel place() {
        Dynamics.place(state, work);
        Dynamics.fillRates(work);
        return this;
    }

    /** Position (3) and rotation (9) of a body in the world. */
    double[] pose(String body) {
        int b = Objects.requireNonNull(bodies.get(body), body);
        return Arrays.copyOfRange(work.motion.placement, 12 * b, 12 * b + 12);
    }

    /** A measure, or the line that a force acts along. */
    Measure line(String name) {
        Measure own = model.measures().get(name);
        return own != null
                ? own
                : Objects.requireNonNull(PathAnalysis.paths(model).get(name), name);
    }

    double measure(String name) {
        Measure m = line(name);
        Measure.Reading reading = new Measure.Reading(m);
        m.read(state, work.motion, reading);
        return reading.value;
    }

    /** A quantity of a force or contact, as its channel ends. */
    double signal(String force, String name) {
        ForceElement e = Objects.requireNonNull(model.forces().get(force), force);
        if (e instanceof Switching touching) { // a contact acts after the step in which it was found
            touching.commit(state, work.motion);
            place();
        }
        return e.signals().stream()
                .filter(x -> x.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(force + " has " + e.signals()))
                .read(state, work.motion);
    }

    /** Names of the muscles. */
    List<String> muscles() {
        return model.forces().entrySet().stream()
                .filter(f -> f.getValue() instanceof Muscle)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** dL/dv of a measure, or of the line of a force. */
    double[] gradient(String name) {
        double[] out = new double[model.speeds()];
        Dynamics.jacobian(line(name), state, work, out);
        return out;
    }
}
