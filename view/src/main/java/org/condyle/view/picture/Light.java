package org.condyle.view.picture;

/** Light from all around and from over the reader's left shoulder, on matte surfaces; edges are a little darker. As in scene-light.js. */
final class Light {
    private final double[] sky = Palette.linear(Palette.colour("light", "sky"));
    private final double[] earth = Palette.linear(Palette.colour("light", "earth"));
    private final double around = Palette.number("light", "around") / Math.PI;
    private final double key = Palette.number("light", "key") / Math.PI;
    private final double rim = Palette.number("light", "rim");
    private final double rimWidth = Palette.number("light", "rimWidth");
    private final double direct = Palette.number("shade", "direct");
    private final double[] from = Palette.numbers("light", "from");
    private final double[] up; // in the camera's axes

    Light(Camera camera, double[] up) {
        this.up =
                new double[] {Camera.dot(up, camera.right), Camera.dot(up, camera.upwards), Camera.dot(up, camera.from)
                };
        double length = Math.sqrt(Camera.dot(from, from));
        for (int k = 0; k < 3; k++) {
            from[k] /= length;
        }
    }

    /**
     * What the reader sees.
     *
     * @param albedo three linear numbers
     * @param vx     how far to the right of the middle it is, against its distance
     * @param open   share of the light from around that comes to it
     */
    int on(double[] albedo, double nx, double ny, double nz, double vx, double vy, double open) {
        double length = Math.max(1e-12, Math.sqrt(nx * nx + ny * ny + nz * nz));
        double facing = (-vx * nx - vy * ny + nz) / (length * Math.sqrt(1 + vx * vx + vy * vy));
        double side = facing < 0 ? -1 / length : 1 / length; // both sides of a surface are lit
        double share = Math.min(1, Math.abs(facing) / rimWidth),
                edge = rim + (1 - rim) * share * share * (3 - 2 * share);
        double high = 0.5 + 0.5 * side * (nx * up[0] + ny * up[1] + nz * up[2]);
        double lit = Math.max(0, side * (nx * from[0] + ny * from[1] + nz * from[2])) * key * (1 + direct * (open - 1));
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            double all = around * (earth[k] + high * (sky[k] - earth[k])) * open + lit;
            out[k] = albedo[k] * all * edge;
        }
        return Palette.screen(out[0], out[1], out[2]);
    }
}
