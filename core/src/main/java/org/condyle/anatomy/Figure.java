package org.condyle.anatomy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
