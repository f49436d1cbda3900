package org.condyle.anatomy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Triangles;

/** What pictures can show on a body: a bone, a group of bones, a piece of furniture. It is placed by two of its landmarks. */
public interface Figure {
    String name();

    /** True if there is a left and a right one. */
    boolean sided();

    /** Its landmarks by name, in the frame of the right one. */
    Map<String, Landmark> marks();

    /** The landmark at the beginning of its length. */
    Landmark from();

    /** The landmark at the end of its length. */
    Landmark to();

    /** Its surfaces on a side, for the matrix that places it, twelve numbers by rows as in {@link Placement}. */
    List<Piece> shown(Side side, double[] matrix);

    /** A landmark that is there. */
    default Landmark landmark(String name) {
        return Objects.requireNonNull(marks().get(name), name);
    }

    /** From one landmark to another, in the frame of a side. */
    default double[] axis(String first, String second, Side side) {
        return Vec3.minus(landmark(second).at(side), landmark(first).at(side));
    }

    /** Whether its length points forwards, as that of a foot, so that its front says nothing of its turn. */
    default boolean lies(String first, String second, Side side) {
        return lies(axis(first, second, side));
    }

    private static boolean lies(double[] axis) {
        return Math.abs(axis[0]) > 0.7 * Vec3.length(axis); // the cosine of the angle between its length and its front
    }

    /**
     * What is seen of it between two points of a body.
     *
     * @param front where its front points, unless it lies; then {@code up} tells its turn
     * @param width size across its length, relative to that along it
     * @throws org.condyle.mechanics.ModelException if the points or directions do not place it
     */
    default List<Piece> between(
            Side side,
            Landmark first,
            Landmark second,
            double[] start,
            double[] end,
            double[] front,
            double[] up,
            double width) {
        double[] axis = Vec3.minus(second.at(side), first.at(side));
        double along = Vec3.length(Vec3.minus(end, start)) / Vec3.length(axis);
        boolean lies = lies(axis);
        double[] matrix = Placement.matrix(
                name(),
                side,
                first,
                second,
                start,
                end,
                lies ? Placement.Direction.SUPERIOR : Placement.Direction.ANTERIOR,
                lies ? up : front,
                width * along);
        return shown(side, matrix);
    }

    /** A surface of a figure, placed by a matrix as in {@link Placement}; {@code colour} may be empty. */
    record Piece(
            String name, Visual.Kind kind, Function<Resolution, Triangles> surface, double[] matrix, String colour) {
        /** As it is seen on a body; its own colour if none is given. */
        public Visual on(int body, String given, double opacity) {
            double[] m = matrix;
            double[] place = {m[3], m[7], m[11], m[0], m[1], m[2], m[4], m[5], m[6], m[8], m[9], m[10]};
            return new Visual(name, body, kind, surface, place, given.isEmpty() ? colour : given, opacity);
        }
    }

    /** Names of all bones and groups of bones. */
    static List<String> bones() {
        List<String> out = new ArrayList<>(Bone.names());
        out.addAll(BoneGroup.names());
        return out;
    }

    /** One of {@link #bones}. */
    static Figure bone(String name) {
        return BoneGroup.names().contains(name) ? BoneGroup.named(name) : Bone.named(name);
    }
}
