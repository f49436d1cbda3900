package org.condyle.anatomy.furniture;

import java.util.List;
import org.condyle.anatomy.Landmark;

/** The catalog of furniture: one line each. */
final class Pieces {
    static final double[] X = {1, 0, 0};
    static final double[] Y = {0, 1, 0};
    static final double[] Z = {0, 0, 1};

    static final List<Furniture> ALL = List.of(
            Seat.seat(),
            Seat.belt(),
            Sled.sled(),
            Sled.rails(),
            Racket.racket(),
            Racket.ball(),
            Crutch.crutch(),
            Room.floor(),
            Room.wall(),
            Room.table(),
            Clamp.clamp());

    private Pieces() {}

    static double[] at(double... numbers) {
        return numbers;
    }

    static Landmark point(String name, double x, double y, double z, String meaning) {
        return new Landmark(name, x, y, z, false, meaning);
    }

    static Furniture.Part part(Material material, Loft loft) {
        return new Furniture.Part(material, loft.mesh());
    }
}
