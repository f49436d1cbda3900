package org.condyle.mechanics;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.jspecify.annotations.Nullable;

/**
 * A mechanical model: bodies (body 0 is the ground), the joints that hang each from its parent, constraints, force
 * elements, and gravity. Immutable; made by a {@link Builder}, which gives out the indices that elements refer to.
 */
public final class Model {
    public static final String GROUND = "ground";

    /** What a run remembers of a candidate for contact: whether it is closed and how, where it slides, whether it pressed. */
    public static final int CONTACT_MEMORY = 4;

    private final ModelParts parts;
    private final Map<String, String> contactOfPlace = new LinkedHashMap<>();
    private final double[] up;
    private final List<String> internalNames;
    private final double[] memory;
    private final double[] corners;
    private volatile @Nullable Signals signals;

    private Model(Builder b) {
        parts = new ModelParts(b.parts);
        parts.unilaterals.forEach((contact, u) -> {
            for (int c = 0; c < u.candidates(); c++) {
                contactOfPlace.put(u.placeName(contact, c), contact);
            }
        });
        up = parts.upright();
        internalNames = parts.internalNames();
        memory = numbers(parts.memory);
        corners = numbers(parts.corners);
        signals = b.signals;
    }

    private static double[] numbers(Collection<Double> list) {
        return list.stream().mapToDouble(Double::doubleValue).toArray();
    }

    public static Builder builder(String name) {
        return new Builder(name);
    }

    public String name() {
        return parts.name;
    }

    /** All bodies; the first is the ground. */
    public List<Body> bodies() {
        return parts.bodies;
    }

    public List<Joint> joints() {
        return parts.joints;
    }

    /** Inertia of the rotor that turns with a speed, seen from its joint [kg·m² or kg]; 0 where there is none. */
    public double rotorInertia(int speed) {
        return parts.rotors.getOrDefault(speed, 0.0);
    }

    public Map<String, Constraint> constraints() {
        return parts.constraints;
    }

    /** Measures that have a name and can be recorded, with or without a law that acts along them. */
    public Map<String, Measure> measures() {
        return parts.measures;
    }

    public Map<String, ForceElement> forces() {
        return parts.forces;
    }

    /** What is told of the motion and acts on nothing. */
    public Map<String, Descriptor> descriptors() {
        return parts.descriptors;
    }

    /** What cannot be passed: contacts and stops of a run without compliance. */
    public Map<String, Unilateral> unilaterals() {
        return parts.unilaterals;
    }

    /** Many-body contacts whose members cannot pass each other, for runs by time-stepping. */
    public Map<String, UnilateralManyBody> manyBodyContacts() {
        return parts.manyBodyContacts;
    }

    /** The signals of the bodies, joints and measures. */
    public Signals signals() {
        Signals known = signals;
        if (known == null) {
            known = parts.signals();
            signals = known;
        }
        return known;
    }

    /** Dimension of depths at a contact or stop, a length or an angle; unknown if nothing of this name can touch. */
    public Dimension contactDimension(String contactName) {
        if (parts.forces.get(contactName) instanceof ContactElement touch) {
            return touch.dimension();
        }
        Unilateral rigid = parts.unilaterals.get(contactOf(contactName));
        return rigid == null ? Dimension.UNKNOWN : rigid.dimension();
    }

    /** The contact that a place belongs to: {@code sole-floor} for {@code sole-floor.2}; the name itself for all others. */
    public String contactOf(String place) {
        return contactOfPlace.getOrDefault(place, place);
    }

    /** Where the memory begins that a run keeps of a unilateral: {@value #CONTACT_MEMORY} numbers a candidate. */
    public int contactMemory(String contactName) {
        return parts.contactMemory.getOrDefault(contactName, -1);
    }

    /** The shapes that bodies carry. */
    public List<Surface> surfaces() {
        return parts.surfaces;
    }

    /** Acceleration of gravity in the world [m/s²]. */
    public double[] gravity() {
        return parts.gravity.clone();
    }

    /** The direction that pictures show upwards, in the world: against gravity, y without gravity, or as it was given. */
    public double[] up() {
        return up.clone();
    }

    public int coordinates() {
        return parts.coordinates;
    }

    public int speeds() {
        return parts.speeds;
    }

    public Optional<Joint> joint(String jointName) {
        return parts.joints.stream().filter(j -> j.name().equals(jointName)).findFirst();
    }

    /** Name of v[index]: "elbow.angle". */
    public String speedName(int index) {
        return parts.name("v", index, Joint::vAt, Mobility::speeds);
    }

    /** Name of q[index]. */
    public String coordinateName(int index) {
        return parts.name("q", index, Joint::qAt, Mobility::coordinates);
    }

    /** The internal states of all force elements, in the order of z. */
    public List<Internal.Variable> internals() {
        return parts.internals;
    }

    /** Name of z[index]: "tendon.creep". */
    public String internalName(int index) {
        return internalNames.get(index);
    }

    /** Index in z of an internal state by its full name, -1 if there is none. */
    public int internal(String fullName) {
        return internalNames.indexOf(fullName);
    }

    /** The inputs, by name: those that a controller may set, and those that are functions of time. */
    public Map<String, Signal.Input> inputs() {
        return parts.inputs;
    }

    /** Instants at which a function of time in the model jumps or bends, increasing [s]; steps end there. */
    public double[] corners() {
        return corners.clone();
    }

    /** The first of increasing instants after a time [s]; infinity if there is none. */
    public static double next(double[] instants, double time) {
        int i = java.util.Arrays.binarySearch(instants, time);
        int next = i >= 0 ? i + 1 : -i - 1;
        return next < instants.length ? instants[next] : Double.POSITIVE_INFINITY;
    }

    /** Points of bodies that a motion capture system sees, by name. */
    public Map<String, Landmark> markers() {
        return parts.markers;
    }

    /** Named frames of bodies, in which analyses express their results. */
    public Map<String, Landmark> frames() {
        return parts.frames;
    }

    /** Whether moments of inertia that no real body can have are accepted of a body. */
    public boolean acceptsImpossibleInertia(int body) {
        return parts.accepted.contains(body);
    }

    /** Ranges of coordinates, by names such as {@code knee.angle}; a coordinate without a range has none. */
    public Map<String, CoordinateRange> ranges() {
        return parts.ranges;
    }

    /** A state with every joint in its neutral configuration, at rest. */
    public State newState() {
        State s = new State(parts.coordinates, parts.speeds, parts.internals.size(), memory.length);
        for (int i = 0; i < s.z.length; i++) {
            s.z[i] = parts.internals.get(i).start();
        }
        System.arraycopy(memory, 0, s.memory, 0, memory.length);
        for (Joint j : parts.joints) {
            j.mobility().neutral(s.q, j.qAt());
        }
        return s;
    }

    /** Collects the parts; every {@code add} says where the part will be found. */
    public static final class Builder {
        private final ModelParts parts;
        private final Set<String> bodyNames = new HashSet<>();
        private final Set<String> jointNames = new HashSet<>();
        private final Set<String> surfaceNames = new HashSet<>();
        private final Map<Integer, String> carriers = new HashMap<>();
        private @Nullable Signals signals; // of all that is here
        private Consumer<Consumer<Builder>> notes = again -> {};

        private Builder(String name) {
            parts = new ModelParts(name);
            body(new Body(GROUND, 0, new double[3], new double[6]));
        }

        /**
         * From now on reports each part that is added, as an action that adds the same part to another builder with the same {@link
         * #layout}.
         */
        public void noting(Consumer<Consumer<Builder>> listener) {
            notes = listener;
        }

        /** Where the next body, coordinate, speed, internal state and memory will be: parts keep such places. */
        public List<Integer> layout() {
            return List.of(
                    parts.bodies.size(), parts.coordinates, parts.speeds, parts.internals.size(), parts.memory.size());
        }

        /** A unit vector that pictures show upwards; it has no influence on the motion. */
        public Builder up(double x, double y, double z) {
            parts.up = Check.tuple("direction upwards [-]", new double[] {x, y, z}, 3);
            return this;
        }

        public Builder gravity(double x, double y, double z) {
            parts.gravity = Check.tuple("gravity [m/s^2]", new double[] {x, y, z}, 3);
            return this;
        }

        /** Adds a body; returns its index. */
        public int body(Body body) {
            if (!bodyNames.add(body.name())) {
                throw new ModelException("two bodies are called '" + body.name() + "'; names must differ");
            }
            parts.bodies.add(body);
            signals = null;
            notes.accept(b -> b.body(body));
            return parts.bodies.size() - 1;
        }

        /** Accepts of a body what {@link Body#implausibility} tells; some published models have such numbers. */
        public void acceptImpossibleInertia(int body) {
            parts.accepted.add(body);
            notes.accept(b -> b.acceptImpossibleInertia(body));
        }

        /** Connects {@code child} to {@code parent}; the joint frames are the body frames. */
        public Joint joint(String jointName, Mobility mobility, int parent, int child) {
            return joint(jointName, mobility, parent, child, Frame.IDENTITY, Frame.IDENTITY);
        }

        /** Connects {@code child} to {@code parent} at frames fixed in each. */
        public Joint joint(String jointName, Mobility mobility, int parent, int child, Frame inParent, Frame inChild) {
            if (jointNames.contains(jointName)) {
                throw new ModelException("two joints are called '" + jointName + "'; names must differ");
            }
            if (carriers.containsKey(child)) {
                throw new ModelException(
                        "body '" + parts.bodies.get(child).name() + "' is the child of joint '" + carriers.get(child)
                                + "' and of joint '" + jointName
                                + "'; a body can be the child of only one joint, close the loop with a constraint");
            }
            if (child == Motion.GROUND) {
                throw new ModelException("joint '" + jointName + "': the ground cannot be a child");
            }
            if (child == parent) {
                throw new ModelException("joint '" + jointName + "' joins body '"
                        + parts.bodies.get(child).name() + "' to itself");
            }
            Joint joint =
                    new Joint(jointName, mobility, parent, child, inParent, inChild, parts.coordinates, parts.speeds);
            add(joint);
            return joint;
        }

        private void add(Joint joint) {
            parts.coordinates += joint.mobility().coordinates().length;
            parts.speeds += joint.mobility().speeds().length;
            parts.joints.add(joint);
            signals = null;
            jointNames.add(joint.name());
            carriers.put(joint.child(), joint.name());
            notes.accept(b -> b.add(joint));
        }

        /**
         * Adds the inertia of a rotor that turns with a coordinate, as seen from the joint: that of the motor times the square of its
         * gear ratio. It is added to the coordinate's own entry of the mass matrix; the rotor has no weight and no gyroscopic effect.
         *
         * @param inertia [kg·m² on an angle, kg on a length]
         */
        public Builder rotorInertia(Joint joint, int coordinate, double inertia) {
            if (joint.childDeforms() || !joint.mobility().isPlain(coordinate)) {
                throw new ModelException(
                        "joint '" + joint.name() + "': a rotor needs a coordinate whose rate is a speed of the joint");
            }
            parts.rotors.put(joint.vAt() + coordinate, Check.notNegative("rotor inertia [kg*m^2 or kg]", inertia));
            notes.accept(b -> b.rotorInertia(joint, coordinate, inertia));
            return this;
        }

        public Builder constraint(String constraintName, Constraint constraint) {
            ModelParts.put(parts.constraints, "constraints", constraintName, constraint);
            notes.accept(b -> b.constraint(constraintName, constraint));
            return this;
        }

        /** Gives a measure a name: its value and rate can then be recorded. */
        public Builder measure(String measureName, Measure measure) {
            ModelParts.put(parts.measures, "measures", measureName, measure);
            signals = null;
            notes.accept(b -> b.measure(measureName, measure));
            return this;
        }

        public Builder force(String forceName, ForceElement element) {
            ModelParts.put(parts.forces, "forces", forceName, element);
            notes.accept(b -> b.force(forceName, element));
            return this;
        }

        /** Adds what is told of the motion. */
        public Builder descriptor(String name, Descriptor descriptor) {
            ModelParts.put(parts.descriptors, "descriptors", name, descriptor);
            notes.accept(b -> b.descriptor(name, descriptor));
            return this;
        }

        /** A contact of two surfaces that was added; null if there is none of this name. */
        public ContactGeometry.@Nullable Owner contact(String name) {
            Object made = parts.forces.containsKey(name) ? parts.forces.get(name) : parts.unilaterals.get(name);
            return made instanceof ContactGeometry.Owner contact ? contact : null;
        }

        public Builder marker(String markerName, Landmark place) {
            ModelParts.put(parts.markers, "markers", markerName, place);
            notes.accept(b -> b.marker(markerName, place));
            return this;
        }

        public Builder frame(String frameName, Landmark place) {
            ModelParts.put(parts.frames, "frames", frameName, place);
            notes.accept(b -> b.frame(frameName, place));
            return this;
        }

        /** Gives a coordinate its range; it is named with its joint, {@code knee.angle}. */
        public Builder range(String coordinate, CoordinateRange range) {
            if (parts.ranges.put(coordinate, range) != null) {
                throw new ModelException("coordinate '" + coordinate + "' has two ranges");
            }
            notes.accept(b -> b.range(coordinate, range));
            return this;
        }

        public Builder unilateral(String contactName, Unilateral contact) {
            ModelParts.put(parts.unilaterals, "contacts", contactName, contact);
            parts.contactMemory.put(contactName, reserve(CONTACT_MEMORY * contact.candidates(), 0));
            notes.accept(b -> b.unilateral(contactName, contact));
            return this;
        }

        public Builder manyBodyContact(String contactName, UnilateralManyBody manyBody) {
            ModelParts.put(parts.manyBodyContacts, "contacts", contactName, manyBody);
            notes.accept(b -> b.manyBodyContact(contactName, manyBody));
            return this;
        }

        public Builder surface(Surface surface) {
            if (!surfaceNames.add(surface.name())) {
                throw new ModelException("two surfaces are called '" + surface.name() + "'; names must differ");
            }
            parts.surfaces.add(surface);
            notes.accept(b -> b.surface(surface));
            return this;
        }

        /** Makes room for internal states of a force element that is being made; the element keeps and returns what this gives. */
        public Internal.Variables internals(List<Internal.Variable> states) {
            Internal.Variables block = new Internal.Variables(parts.internals.size(), states);
            parts.internals.addAll(states);
            notes.accept(b -> b.parts.internals.addAll(states));
            return block;
        }

        /** Reserves latched memory, zero at the start; returns where it begins. */
        public int memory(int count) {
            return memory(count, 0);
        }

        /** Reserves latched memory with a value at the start; returns where it begins. */
        public int memory(int count, double atStart) {
            notes.accept(b -> b.reserve(count, atStart));
            return reserve(count, atStart);
        }

        private int reserve(int count, double atStart) {
            parts.memory.addAll(java.util.Collections.nCopies(count, atStart));
            return parts.memory.size() - count;
        }

        /** Adds an input: a number that a controller sets while the model runs. Formulas and forces read it by the signal. */
        public Signal input(String inputName, Dimension dimension, double atStart) {
            int at = memory(1, Check.finite("start of input '" + inputName + "'", atStart));
            Signal signal = new Signal(inputName, dimension, (s, m) -> s.memory[at]);
            add(inputName, new Signal.Input(signal, at, new double[0]));
            return signal;
        }

        /**
         * Adds an input that is a function of time, which no controller can set.
         *
         * @param signal  reads the time of the state only; safe to share between threads
         * @param corners instants at which its slope jumps, increasing [s]; steps end there
         */
        public Signal inputOfTime(Signal signal, double... corners) {
            add(signal.name(), new Signal.Input(signal, Signal.Input.OF_TIME, corners.clone()));
            return signal;
        }

        /** Steps end at these instants [s], because a function of time that an element contains jumps or bends there. */
        public Builder corners(double... times) {
            for (double t : times) {
                parts.corners.add(Check.finite("instant of a corner [s]", t));
            }
            notes.accept(b -> b.corners(times));
            return this;
        }

        private void add(String inputName, Signal.Input input) {
            ModelParts.put(parts.inputs, "inputs", inputName, input);
            notes.accept(b -> b.add(inputName, input));
        }

        /** The signals of the bodies, joints and measures that are here; the model has the same if no more of them come. */
        public Signals signals() {
            Signals known = signals;
            if (known == null) {
                known = parts.signals();
                use(known);
            }
            return known;
        }

        private void use(Signals known) {
            signals = known;
            notes.accept(b -> b.use(known));
        }

        public Model build() {
            return new Model(this);
        }
    }
}
