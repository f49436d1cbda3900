package org.condyle.anatomy.furniture;

import static org.condyle.anatomy.furniture.Pieces.Z;
import static org.condyle.anatomy.furniture.Pieces.at;
import static org.condyle.anatomy.furniture.Pieces.part;
import static org.condyle.anatomy.furniture.Pieces.point;

import java.util.List;

/**
 * A car seat and its three-point belt. Origin where the centres of the hips of an adult are; the cushion rises forwards by 12 degrees, the
 * back leans by 22 degrees, the usual angles of sled tests (UNECE Regulation 16 has a rigid seat of this form).
 */
final class Seat {
    private Seat() {}

    static Furniture seat() {
        Loft cushion = new Loft().box(at(0.16, -0.15, 0), at(0.27, 0.055, 0.25), 0.025);
        cushion.box(at(0.18, -0.10, 0.235), at(0.24, 0.025, 0.03), 0.012)
                .box(at(0.18, -0.10, -0.235), at(0.24, 0.025, 0.03), 0.012);
        cushion.tilt(-0.1, -0.12, 12);
        Loft back = new Loft().box(at(-0.17, 0.20, 0), at(0.05, 0.31, 0.24), 0.025);
        back.box(at(-0.14, 0.14, 0.225), at(0.035, 0.22, 0.035), 0.015)
                .box(at(-0.14, 0.14, -0.225), at(0.035, 0.22, 0.035), 0.015);
        back.box(at(-0.15, 0.63, 0), at(0.045, 0.09, 0.13), 0.025).tilt(-0.15, -0.12, 22);
        Loft frame = new Loft();
        frame.tube(Z, 0.008, 0.008, 8, false, at(-0.15, 0.48, 0.06), at(-0.15, 0.58, 0.06));
        frame.tube(Z, 0.008, 0.008, 8, false, at(-0.15, 0.48, -0.06), at(-0.15, 0.58, -0.06))
                .tilt(-0.15, -0.12, 22);
        for (int side = -1; side <= 1; side += 2) {
            frame.box(at(0.08, -0.335, side * 0.2), at(0.30, 0.015, 0.025), 0.006);
            frame.box(at(-0.10, -0.265, side * 0.2), at(0.03, 0.06, 0.02), 0.006);
            frame.box(at(0.28, -0.24, side * 0.2), at(0.03, 0.085, 0.02), 0.006);
        }
        return new Furniture(
                "seat",
                "car seat with head rest, on rails",
                List.of(part(Material.PAD, cushion), part(Material.PAD, back), part(Material.METAL, frame)),
                List.of(
                        point("hip", 0, 0, 0, "middle between the hips of a seated adult"),
                        point("front edge", 0.42, -0.03, 0, "front edge of the cushion"),
                        point("rails", 0.08, -0.35, 0, "under the rails"),
                        point("head rest", -0.38, 0.60, 0, "middle of the head rest")));
    }

    /** Lap strap and shoulder strap about a seated adult, in the frame of the seat. */
    static Furniture belt() {
        Loft straps = new Loft();
        straps.tube(
                at(0, 0.7, -0.7),
                0.033,
                0.0035,
                4,
                false,
                at(-0.36, 0.52, 0.27),
                at(-0.22, 0.50, 0.20),
                at(-0.04, 0.43, 0.13),
                at(0.06, 0.30, 0.05),
                at(0.10, 0.16, -0.06),
                at(0.06, 0.04, -0.16),
                at(-0.06, -0.06, -0.24));
        straps.tube(
                at(0, 1, 0.05),
                0.033,
                0.0035,
                4,
                false,
                at(-0.10, -0.10, 0.25),
                at(-0.02, 0.00, 0.225),
                at(0.09, 0.055, 0.15),
                at(0.125, 0.065, 0.0),
                at(0.09, 0.055, -0.15),
                at(-0.02, 0.00, -0.225),
                at(-0.07, -0.07, -0.245));
        Loft buckle = new Loft().box(at(-0.075, -0.08, -0.245), at(0.03, 0.05, 0.014), 0.006);
        return new Furniture(
                "belt",
                "three-point belt of the seat",
                List.of(part(Material.STRAP, straps), part(Material.METAL, buckle)),
                List.of(
                        point("hip", 0, 0, 0, "middle between the hips, as of the seat"),
                        point("shoulder anchor", -0.36, 0.52, 0.27, "upper end of the shoulder strap"),
                        point("lap anchor", -0.10, -0.10, 0.25, "outer end of the lap strap"),
                        point("buckle", -0.075, -0.08, -0.245, "inner end of both straps")));
    }
}
