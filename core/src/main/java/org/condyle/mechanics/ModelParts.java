package org.condyle.mechanics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** What a model is made of: its builder adds to it, the model has a copy that nobody changes. */
final class ModelParts {
    final String name;
    final List<Body> bodies;
    final List<Joint> joints;
    /** Inertia by generalised velocity. */
    final Map<Integer, Double> rotors;

    final Map<String, Constraint> constraints;
    final Map<String, ForceElement> forces;
    final Map<String, Measure> measures;
    final Map<String, Descriptor> descriptors;
    final Map<String, Unilateral> unilaterals;
    /** Where the memory of each unilateral begins. */
    final Map<String, Integer> contactMemory;

    final Map<String, UnilateralManyBody> manyBodyContacts;
    final List<Surface> surfaces;
    final List<Internal.Variable> internals;
    /** Values at the start. */
    final List<Double> memory;

    final Map<String, Signal.Input> inputs;
    final SortedSet<Double> corners;
    final Map<String, Landmark> markers;
    final Map<String, Landmark> frames;
    final Map<String, CoordinateRange> ranges;
    /** Bodies whose impossible inertia is accepted. */
    final Set<Integer> accepted;

    double[] gravity = {0, -9.81, 0};
    double[] up = {};
    int coordinates;
    int speeds;

    /** Nothing so far. */
    ModelParts(String name) {
        this.name = name;
        bodies = new ArrayList<>();
        joints = new ArrayList<>();
        rotors = new HashMap<>();
        constraints = new LinkedHashMap<>();
        forces = new LinkedHashMap<>();
        measures = new LinkedHashMap<>();
        descriptors = new LinkedHashMap<>();
        unilaterals = new LinkedHashMap<>();
        contactMemory = new HashMap<>();
        manyBodyContacts = new LinkedHashMap<>();
        surfaces = new ArrayList<>();
        internals = new ArrayList<>();
        memory = new ArrayList<>();
        inputs = new LinkedHashMap<>();
        corners = new TreeSet<>();
        markers = new LinkedHashMap<>();
        frames = new LinkedHashMap<>();
        ranges = new LinkedHashMap<>();
        accepted = new HashSet<>();
    }

    /** All that is there now, not to be changed. */
    ModelParts(ModelParts p) {
        name = p.name;
        bodies = List.copyOf(p.bodies);
        joints = List.copyOf(p.joints);
        rotors = Map.copyOf(p.rotors);
        constraints = inOrder(p.constraints);
        forces = inOrder(p.forces);
        measures = inOrder(p.measures);
        descriptors = inOrder(p.descriptors);
        unilaterals = inOrder(p.unilaterals);
        contactMemory = Map.copyOf(p.contactMemory);
        manyBodyContacts = inOrder(p.manyBodyContacts);
        surfaces = List.copyOf(p.surfaces);
        internals = List.copyOf(p.internals);
        memory = List.copyOf(p.memory);
        inputs = inOrder(p.inputs);
        corners = Collections.unmodifiableSortedSet(new TreeSet<>(p.corners));
        markers = inOrder(p.markers);
        frames = inOrder(p.frames);
        ranges = inOrder(p.ranges);
        accepted = Set.copyOf(p.accepted);
        gravity = p.gravity.clone();
        up = p.up.clone();
        coordinates = p.coordinates;
        speeds = p.speeds;
    }

    private static <T> Map<String, T> inOrder(Map<String, T> parts) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    /** Adds a part whose name must be new. */
    static <T> void put(Map<String, T> parts, String what, String name, T part) {
        if (parts.put(name, part) != null) {
            throw new ModelException("two " + what + " are called '" + name + "'; names must differ");
        }
    }

    /** The direction that pictures show upwards, as it was given or against gravity. */
    double[] upright() {
        double g = Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
        return up.length > 0
                ? up
                : g > 0 ? new double[] {-gravity[0] / g, -gravity[1] / g, -gravity[2] / g} : new double[] {0, 1, 0};
    }

    /** Name of a coordinate or speed: that of its joint and its own. */
    String name(String vector, int index, ToIntFunction<Joint> first, Function<Mobility, Mobility.Coordinate[]> all) {
        for (Joint j : joints) {
            Mobility.Coordinate[] own = all.apply(j.mobility());
            int k = index - first.applyAsInt(j);
            if (k >= 0 && k < own.length) {
                return j.name() + "." + own[k].name();
            }
        }
        return vector + "[" + index + "]";
    }

    Signals signals() {
        return new Signals(bodies, joints, measures);
    }

    /** Full names of the internal states: element and own name. */
    List<String> internalNames() {
        List<String> names = new ArrayList<>();
        internals.forEach(i -> names.add(i.name()));
        forces.forEach((element, force) -> {
            if (force instanceof Internal own) {
                Internal.Variables block = own.internals();
                for (int k = 0; k < block.count(); k++) {
                    names.set(
                            block.at() + k,
                            element + "." + block.states().get(k).name());
                }
            }
        });
        return List.copyOf(names);
    }
}
