package org.condyle.anatomy.furniture;

import java.util.List;
import org.condyle.anatomy.BoneMesh;
import org.condyle.anatomy.Landmark;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;

/**
 * A thing beside the body, in metres, y up. Immutable.
 *
 * @param parts     closed surfaces, each of one material
 * @param landmarks points by which it is placed, such as the edge of a seat or the grip of a racket
 */
public record Furniture(String name, String meaning, List<Part> parts, List<Landmark> landmarks) {
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
