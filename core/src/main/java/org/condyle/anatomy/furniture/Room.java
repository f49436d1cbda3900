package org.condyle.anatomy.furniture;

import static org.condyle.anatomy.furniture.Pieces.at;
import static org.condyle.anatomy.furniture.Pieces.part;
import static org.condyle.anatomy.furniture.Pieces.point;

import java.util.List;

/** Floor of tiles, wall and table. The floor has its upper face at y = 0, and so has the table; the wall its face at x = 0. */
final class Room {
    private Room() {}

    /** Eight by eight tiles of 0.3 m in two shades, so that one sees how far something moves. */
    static Furniture floor() {
        Loft light = new Loft(), dark = new Loft();
        double size = 0.3;
        for (int i = -4; i < 4; i++) {
            for (int j = -4; j < 4; j++) {
                Loft to = ((i + j) & 1) == 0 ? light : dark;
                to.add(new double[][][] {tile(i, j, size, 0.001, -0.012), tile(i, j, size, 0.003, 0)}, false);
            }
        }
        return new Furniture(
                "floor",
                "tiles of 0.3 m, 2.4 by 2.4 m",
                List.of(part(Material.STONE, light), part(Material.STONE_DARK, dark)),
                List.of(point("centre", 0, 0, 0, "middle of the upper face")));
    }

    private static double[][] tile(int i, int j, double size, double joint, double y) {
        double x0 = i * size + joint, x1 = (i + 1) * size - joint, z0 = j * size + joint, z1 = (j + 1) * size - joint;
        return new double[][] {at(x0, y, z0), at(x0, y, z1), at(x1, y, z1), at(x1, y, z0)};
    }

    static Furniture wall() {
        Loft panel = new Loft().box(at(-0.06, 1.2, 0), at(0.06, 1.2, 1.2), 0.004);
        Loft skirting = new Loft().box(at(0.006, 0.05, 0), at(0.006, 0.05, 1.2), 0.003);
        return new Furniture(
                "wall",
                "wall 2.4 m high and wide, with a skirting board",
                List.of(part(Material.STONE, panel), part(Material.WOOD, skirting)),
                List.of(
                        point("foot", 0, 0, 0, "middle of the face, on the ground"),
                        point("centre", 0, 1.2, 0, "middle of the face")));
    }

    static Furniture table() {
        Loft top = new Loft().box(at(0, -0.0175, 0), at(0.7, 0.0175, 0.4), 0.005);
        Loft legs = new Loft();
        for (int x = -1; x <= 1; x += 2) {
            for (int z = -1; z <= 1; z += 2) {
                legs.box(at(x * 0.63, -0.3925, z * 0.33), at(0.025, 0.3575, 0.025), 0.004);
            }
            legs.box(at(x * 0.63, -0.075, 0), at(0.015, 0.04, 0.305), 0.003);
            legs.box(at(0, -0.075, x * 0.33), at(0.605, 0.04, 0.015), 0.003);
        }
        return new Furniture(
                "table",
                "table 0.75 m high, 1.4 by 0.8 m",
                List.of(part(Material.WOOD, top), part(Material.METAL, legs)),
                List.of(
                        point("top", 0, 0, 0, "middle of the upper face"),
                        point("edge", 0.7, 0, 0, "middle of a short edge"),
                        point("ground", 0, -0.75, 0, "under the middle")));
    }
}
