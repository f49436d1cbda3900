package org.condyle.anatomy.furniture;

import static org.condyle.anatomy.furniture.Pieces.at;
import static org.condyle.anatomy.furniture.Pieces.part;
import static org.condyle.anatomy.furniture.Pieces.point;

import java.util.List;

/** The sled of a crash test, a plate on four wheels that runs along x, and the rails for it. Origin in the middle of the plate, on top. */
final class Sled {
    private Sled() {}

    static Furniture sled() {
        Loft plate = new Loft().box(at(0, -0.03, 0), at(0.65, 0.03, 0.36), 0.008);
        plate.box(at(0.66, 0.02, 0), at(0.02, 0.08, 0.30), 0.006);
        Loft wheels = new Loft();
        for (int side = -1; side <= 1; side += 2) {
            for (int end = -1; end <= 1; end += 2) {
                wheels.tube(
                        Pieces.X,
                        0.046,
                        0.046,
                        20,
                        false,
                        at(end * 0.45, -0.106, side * 0.28 - 0.02),
                        at(end * 0.45, -0.106, side * 0.28 + 0.02));
                plate.box(at(end * 0.45, -0.09, side * 0.245), at(0.04, 0.03, 0.008), 0.003);
            }
        }
        return new Furniture(
                "sled",
                "sled of a crash test",
                List.of(part(Material.METAL, plate), part(Material.RUBBER, wheels)),
                List.of(
                        point("deck", 0, 0, 0, "middle of the upper face"),
                        point("front", 0.68, 0.02, 0, "bumper"),
                        point("ground", 0, -0.202, 0, "under the rails, which it stands on")));
    }

    static Furniture rails() {
        Loft rails = new Loft();
        for (int side = -1; side <= 1; side += 2) {
            rails.box(at(0, 0.012, side * 0.28), at(1.1, 0.012, 0.05), 0.004)
                    .box(at(0, 0.037, side * 0.28), at(1.1, 0.013, 0.012), 0.003);
        }
        return new Furniture(
                "rails",
                "rails of the sled, 2.2 m long",
                List.of(part(Material.METAL, rails)),
                List.of(
                        point("ground", 0, 0, 0, "middle between the rails, on the ground"),
                        point("end", 1.1, 0, 0, "the same at an end")));
    }
}
