package org.condyle.anatomy.furniture;

import static org.condyle.anatomy.furniture.Pieces.Z;
import static org.condyle.anatomy.furniture.Pieces.at;
import static org.condyle.anatomy.furniture.Pieces.part;
import static org.condyle.anatomy.furniture.Pieces.point;

import java.util.List;

/** A forearm crutch. Origin in the grip; the tip is 0.80 m below it, the cuff 0.23 m above and leaning backwards by 17 degrees. */
final class Crutch {
    private Crutch() {}

    static Furniture crutch() {
        Loft shaft = new Loft()
                .tube(
                        Z,
                        0.011,
                        0.011,
                        12,
                        false,
                        at(-0.01, -0.78, 0),
                        at(-0.01, -0.1, 0),
                        at(-0.01, 0, 0),
                        at(-0.03, 0.08, 0),
                        at(-0.075, 0.225, 0));
        shaft.lathe(at(-0.01, -0.45, 0), 12, at(0.011, -0.02), at(0.0145, -0.018), at(0.0145, 0.018), at(0.011, 0.02));
        Loft grip = new Loft()
                .tube(
                        Z,
                        0.013,
                        0.013,
                        12,
                        false,
                        at(-0.012, 0, 0),
                        at(0.0, 0.002, 0),
                        at(0.02, 0.003, 0),
                        at(0.055, -0.001, 0),
                        at(0.095, 0.004, 0),
                        at(0.105, 0.004, 0));
        int n = 15;
        double[][] arc = new double[n][];
        for (int i = 0; i < n; i++) {
            double angle = StrictMath.toRadians(62 + 236.0 * i / (n - 1));
            arc[i] = at(-0.03 + 0.052 * StrictMath.cos(angle), 0.235, 0.052 * StrictMath.sin(angle));
        }
        Loft cuff = new Loft().tube(at(0.3, 0.95, 0), 0.026, 0.003, 4, false, arc);
        Loft tip = new Loft()
                .lathe(
                        at(-0.01, -0.8, 0),
                        16,
                        at(0.02, 0),
                        at(0.022, 0.004),
                        at(0.019, 0.012),
                        at(0.0135, 0.03),
                        at(0.0135, 0.055),
                        at(0.0115, 0.056));
        return new Furniture(
                "crutch",
                "forearm crutch",
                List.of(
                        part(Material.METAL, shaft),
                        part(Material.RUBBER, grip),
                        part(Material.PAD, cuff),
                        part(Material.RUBBER, tip)),
                List.of(
                        point("grip", 0.045, 0, 0, "middle of the grip"),
                        point("tip", -0.01, -0.8, 0, "on the ground"),
                        point("cuff", -0.03, 0.235, 0, "middle of the cuff")));
    }
}
