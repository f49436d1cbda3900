package org.condyle.text;

import java.util.List;

/**
 * Which number of which part of a model: {@code hip.angle-x.speed} is the quantity {@code speed} of the part
 * {@code angle-x} of {@code hip}. Only this class knows how the three are written as one name:
 *
 * <pre>  owner.quantity   or   owner.part.quantity  </pre>
 *
 * A dot separates the three, a dash joins words inside of one. The rule for the words is in docs/model-file.md.
 *
 * @param owner    name of a joint, body, constraint, force or contact, or {@link #ENERGY} and the like; without a dot
 * @param part     what of the owner: a coordinate, a row, a stop, the mass centre; empty for the whole. The stop of one
 *                 coordinate among several has a dot: {@code angle-x.lower}
 * @param quantity what is measured; without a dot
 */
public record ChannelId(String owner, String part, String quantity) {
    /** Owner of the energies of the whole model. */
    public static final String ENERGY = "energy";
    /** Owner of the largest violations of any row. */
    public static final String CONSTRAINTS = "constraints";
    /** Owner of the inputs that a controller sets. */
    public static final String INPUT = "input";
    /** Owner of the mass centre of the whole model. */
    public static final String SYSTEM = "system";

    /** Part of a body: its mass centre. */
    public static final String CENTRE = "centre";
    /** Part of a joint: force and moment on the child. */
    public static final String REACTION = "reaction";

    /** Rate of a coordinate. */
    public static final String SPEED = "speed";

    public static final String ACCELERATION = "acceleration";
    /** Generalised force along a coordinate. */
    public static final String EFFORT = "effort";
    /** Of a contact its normal force, of a row its multiplier. */
    public static final String FORCE = "force";

    public static final String VIOLATION = "violation";
    /** Overlap of a contact or stop. */
    public static final String DEPTH = "depth";

    /** The id of names from the owner to the quantity: {@code of("knee", "upper", "depth")}, {@code of("knee.upper", "depth")}. */
    public static ChannelId of(String... names) {
        return parse(String.join(".", names));
    }

    /** The name of today of a channel that is written as in the last version: {@code ball.spin.x} is {@code ball.wx}. */
    public static String current(String name) {
        ChannelId id = parse(name);
        boolean spin = id.part.equals("spin") && List.of("x", "y", "z").contains(id.quantity);
        return spin ? of(id.owner, "w" + id.quantity).name() : name;
    }

    /**
     * Reads a name back: {@code parse(id.name())} equals {@code id}. A name that does not follow the rule, such as one without
     * a dot, is a quantity of nothing.
     */
    public static ChannelId parse(String name) {
        int first = name.indexOf('.'), last = name.lastIndexOf('.');
        if (first > 0 && last != first + 1) { // an owner, and a part that is not empty if there are two dots
            String part = first == last ? "" : name.substring(first + 1, last);
            return new ChannelId(name.substring(0, first), part, name.substring(last + 1));
        }
        return new ChannelId("", "", name);
    }

    /** As it is written in files and results. */
    public String name() {
        return owner.isEmpty() ? quantity : subject() + "." + quantity;
    }

    /** What has the quantity: {@code knee}, or {@code knee.upper}. */
    public String subject() {
        return part.isEmpty() ? owner : owner + "." + part;
    }

    /** Another quantity of the same. */
    public ChannelId with(String otherQuantity) {
        return new ChannelId(owner, part, otherQuantity);
    }

    public boolean is(String someQuantity) {
        return quantity.equals(someQuantity);
    }

    /** An energy of the whole model. */
    public boolean isTotalEnergy() {
        return owner.equals(ENERGY);
    }

    @Override
    public String toString() {
        return name();
    }
}
