package org.condyle.anatomy.furniture;

import static org.condyle.anatomy.furniture.Pieces.X;
import static org.condyle.anatomy.furniture.Pieces.Z;
import static org.condyle.anatomy.furniture.Pieces.at;
import static org.condyle.anatomy.furniture.Pieces.part;
import static org.condyle.anatomy.furniture.Pieces.point;

import java.util.List;

/** A vice that holds a specimen, 60 mm between the jaws. Origin between the jaws; it closes along x. */
final class Clamp {
    private Clamp() {}

    static Furniture clamp() {
        Loft body = new Loft();
        body.box(at(0.01, -0.075, 0), at(0.14, 0.015, 0.045), 0.005); // bed
        body.box(at(0.055, -0.005, 0), at(0.022, 0.057, 0.045), 0.005); // fixed jaw
        body.box(at(-0.055, -0.0, 0), at(0.020, 0.052, 0.045), 0.005); // moving jaw
        body.box(at(-0.125, -0.03, 0), at(0.012, 0.031, 0.030), 0.004); // nut
        Loft pads = new Loft();
        pads.box(at(0.0315, 0.012, 0), at(0.0025, 0.03, 0.042), 0.001);
        pads.box(at(-0.0335, 0.012, 0), at(0.0025, 0.03, 0.042), 0.001);
        Loft screw = new Loft().tube(Z, 0.009, 0.009, 14, false, at(-0.20, -0.025, 0), at(-0.07, -0.025, 0));
        screw.tube(Z, 0.014, 0.014, 14, false, at(-0.215, -0.025, 0), at(-0.195, -0.025, 0));
        Loft handle = new Loft().tube(X, 0.0045, 0.0045, 10, false, at(-0.205, 0.05, 0), at(-0.205, -0.10, 0));
        handle.lathe(at(-0.205, 0.05, 0), 12, at(0.004, -0.004), at(0.008, -0.002), at(0.008, 0.006), at(0.004, 0.008));
        handle.lathe(at(-0.205, -0.1, 0), 12, at(0.004, -0.008), at(0.008, -0.006), at(0.008, 0.002), at(0.004, 0.004));
        return new Furniture(
                "clamp",
                "vice that holds a specimen",
                List.of(
                        part(Material.METAL, body),
                        part(Material.RUBBER, pads),
                        part(Material.METAL, screw),
                        part(Material.METAL, handle)),
                List.of(
                        point("centre", 0, 0.012, 0, "between the jaws"),
                        point("base", 0.01, -0.09, 0, "under the bed")));
    }
}
