package org.condyle.anatomy.furniture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.anatomy.BoneMesh;
import org.condyle.anatomy.Figure;
import org.condyle.anatomy.Landmark;
import org.condyle.anatomy.Side;
import org.condyle.anatomy.Visual;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;

/**
 * A thing beside the body, in metres, y up. Immutable.
 *
 * @param parts     closed surfaces, each of one material
 * @param landmarks points by which it is placed, such as the edge of a seat or the grip of a racket
 */
public record Furniture(String name, String meaning, List<Part> parts, List<Landmark> landmarks) implements Figure {
    /** A closed surface of one material. */
    public record Part(Material material, BoneMesh mesh) {}

    /** All furniture, in the order of the documentation. */
    public static List<Furniture> all() {
        return Pieces.ALL;
    }

    public static Furniture named(String name) {
        for (Furniture f : Pieces.ALL) {
            if (f.name.equals(name)) {
                return f;
            }
        }
        List<String> known = Pieces.ALL.stream().map(Furniture::name).toList();
        throw new ModelException("there is no furniture '" + name + "'" + DidYouMean.hint(name, known, "piece"));
    }

    @Override
    public boolean sided() {
        return false;
    }

    @Override
    public Map<String, Landmark> marks() {
        Map<String, Landmark> out = new LinkedHashMap<>();
        landmarks.forEach(l -> out.put(l.name(), l));
        return out;
    }

    @Override
    public Landmark from() {
        return landmarks.get(0);
    }

    /** The second landmark; a point above the first if it is the only one. */
    @Override
    public Landmark to() {
        Landmark first = from();
        return landmarks.size() > 1
                ? landmarks.get(1)
                : new Landmark("above", first.x(), first.y() + 1, first.z(), false, "1 m above the first");
    }

    @Override
    public List<Piece> shown(Side side, double[] matrix) {
        return parts.stream()
                .map(p -> new Piece(
                        name,
                        Visual.Kind.FURNITURE,
                        resolution -> p.mesh().triangles(),
                        matrix,
                        p.material().colour()))
                .toList();
    }

    @Override
    public Landmark landmark(String word) {
        for (Landmark p : landmarks) {
            if (p.name().equals(word)) {
                return p;
            }
        }
        List<String> known = landmarks.stream().map(Landmark::name).toList();
        throw new ModelException(name + " has no landmark '" + word + "'" + DidYouMean.hint(word, known, "landmark"));
    }

    /** Number of triangles of all parts. */
    public int faces() {
        return parts.stream().mapToInt(p -> p.mesh().triangles().faces()).sum();
    }
}
