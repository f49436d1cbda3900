package org.condyle.io.model.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.condyle.anatomy.Bone;
import org.condyle.anatomy.BoneGroup;
import org.condyle.anatomy.Landmark;
import org.condyle.anatomy.Placement;
import org.condyle.anatomy.Resolution;
import org.condyle.anatomy.Side;
import org.condyle.anatomy.Visual;
import org.condyle.anatomy.furniture.Furniture;
import org.condyle.mechanics.Triangles;

/**
 * What a model file can name to be drawn: a bone, a group of them, or a thing.
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
    record Piece(
            String name, Visual.Kind kind, Function<Resolution, Triangles> surface, double[] place, String colour) {}

    static List<String> bones() {
        List<String> out = new ArrayList<>(Bone.names());
        out.addAll(BoneGroup.names());
        return out;
    }

    /** One of {@link #bones}. */
    static Figure bone(String name) {
        if (BoneGroup.names().contains(name)) {
            BoneGroup g = BoneGroup.named(name);
            return new Figure(
                    name,
                    g.sided(),
                    g.landmarks(),
                    g.from(),
                    g.to(),
                    (side, m) -> g.placed(side, m).stream().map(Figure::piece).toList());
        }
        Bone b = Bone.named(name);
        return new Figure(
                name,
                b.sided(),
                named(b.landmarks()),
                b.from(),
                b.to(),
                (side, m) -> List.of(piece(new Placement(b, side, m))));
    }

    static List<String> furniture() {
        return Furniture.all().stream().map(Furniture::name).toList();
    }

    /** One of {@link #furniture}. */
    static Figure furniture(String name) {
        Furniture f = Furniture.named(name);
        List<Landmark> marks = f.landmarks();
        Landmark first = marks.get(0);
        Landmark above = new Landmark("above", first.x(), first.y() + 1, first.z(), false, "1 m above the first");
        return new Figure(
                name,
                false,
                named(marks),
                first,
                marks.size() > 1 ? marks.get(1) : above,
                (side, m) -> f.parts().stream()
                        .map(p -> new Piece(
                                name,
                                Visual.Kind.FURNITURE,
                                resolution -> p.mesh().triangles(),
                                place(m),
                                p.material().colour()))
                        .toList());
    }

    private static Map<String, Landmark> named(List<Landmark> all) {
        Map<String, Landmark> out = new LinkedHashMap<>();
        all.forEach(l -> out.put(l.name(), l));
        return out;
    }

    private static final double LIES = 0.7; // cosine of the angle between its length and its front

    /** A landmark that is there. */
    Landmark landmark(String name) {
        return Objects.requireNonNull(landmarks.get(name), name);
    }

    /** From one landmark to another, in the frame of a side. */
    double[] axis(String first, String second, Side side) {
        return Vectors.minus(landmark(second).at(side), landmark(first).at(side));
    }

    /** Whether its length points forwards, as that of a foot, so that its front says nothing of its turn. */
    boolean lies(String first, String second, Side side) {
        double[] axis = axis(first, second, side);
        return Math.abs(axis[0]) > LIES * Vectors.length(axis);
    }

    /**
     * What is seen of it on a body, in its own colours.
     *
     * @param front where its front points, unless it lies; then {@code up} tells its turn
     * @param width size across its length, relative to that along it
     * @throws org.condyle.mechanics.ModelException if the points or directions do not place it
     */
    List<Visual> visuals(
            int body,
            Side side,
            Landmark first,
            Landmark second,
            double[] start,
            double[] end,
            double[] front,
            double[] up,
            double width) {
        double[] axis = Vectors.minus(second.at(side), first.at(side));
        double along = Vectors.length(Vectors.minus(end, start)) / Vectors.length(axis);
        boolean lies = Math.abs(axis[0]) > LIES * Vectors.length(axis);
        double[] matrix = Placement.matrix(
                name,
                side,
                first,
                second,
                start,
                end,
                lies ? Placement.Direction.SUPERIOR : Placement.Direction.ANTERIOR,
                lies ? up : front,
                width * along);
        return shown.apply(side, matrix).stream()
                .map(p -> new Visual(p.name(), body, p.kind(), p.surface(), p.place(), p.colour(), 1))
                .toList();
    }

    private static Piece piece(Placement p) {
        Function<Resolution, Triangles> surface =
                resolution -> p.bone().mesh(resolution, p.side()).triangles();
        return new Piece(p.bone().name(), Visual.Kind.BONE, surface, place(p.matrix()), "");
    }

    /** Origin first, then the matrix row by row. */
    private static double[] place(double[] m) {
        return new double[] {m[3], m[7], m[11], m[0], m[1], m[2], m[4], m[5], m[6], m[8], m[9], m[10]};
    }
}
