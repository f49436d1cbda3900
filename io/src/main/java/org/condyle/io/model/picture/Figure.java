package org.condyle.io.model.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.condyle.anatomy.Bone;
import org.condyle.anatomy.BoneGroup;
import org.condyle.anatomy.Landmark;
import org.condyle.anatomy.Placement;
import org.condyle.anatomy.Resolution;
import org.condyle.anatomy.Side;
import org.condyle.anatomy.Visual;
import org.condyle.mechanics.Triangles;

/**
 * What a model file can name to be drawn: a bone, or a group of them.
 *
 * @param landmarks by name, in the frame of the right one
 * @param shown     its surfaces on a side, for the matrix that places it
 */
record Figure(
        String name,
        boolean sided,
        Map<String, Landmark> landmarks,
        Landmark from,
        Landmark to,
        BiFunction<Side, double[], List<Piece>> shown) {

    /** A surface with its place in the body, twelve numbers as in {@link Visual}; {@code colour} may be empty. */
    record Piece(String name, Visual.Kind kind, Function<Resolution, Triangles> surface, double[] place, String colour) {}

    static List<String> names() {
        List<String> out = new ArrayList<>(Bone.names());
        out.addAll(BoneGroup.names());
        return out;
    }

    /** One of {@link #names}. */
    static Figure named(String name) {
        if (Bone.names().contains(name)) {
            Bone b = Bone.named(name);
            Map<String, Landmark> marks = new LinkedHashMap<>();
            b.landmarks().forEach(l -> marks.put(l.name(), l));
            return new Figure(
                    name, b.sided(), marks, b.from(), b.to(), (side, m) -> List.of(piece(new Placement(b, side, m))));
        }
        BoneGroup g = BoneGroup.named(name);
        return new Figure(
                name,
                g.sided(),
                g.landmarks(),
                g.from(),
                g.to(),
                (side, m) -> g.placed(side, m).stream().map(Figure::piece).toList());
    }

    List<Piece> pieces(Side side, double[] matrix) {
        return shown.apply(side, matrix);
    }

    private static Piece piece(Placement p) {
        double[] m = p.matrix();
        double[] place = {m[3], m[7], m[11], m[0], m[1], m[2], m[4], m[5], m[6], m[8], m[9], m[10]};
        Function<Resolution, Triangles> surface =
                resolution -> p.bone().mesh(resolution, p.side()).triangles();
        return new Piece(p.bone().name(), Visual.Kind.BONE, surface, place, "");
    }
}
