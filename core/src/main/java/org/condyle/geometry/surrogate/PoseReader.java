package org.condyle.geometry.surrogate;

/** What a table tells of one pose, in the axes of A; of one thread. */
final class PoseReader {
    private static final double UNSOUND = 0.5;

    /** The six coordinates of the pose. */
    final double[] six = new double[PoseBox.COORDINATES];
    /** How the depth grows by a shift of the point of B, then by a turn about it. */
    final double[] slopes = new double[6];
    /** Where the force acts. */
    final double[] place = new double[3];
    /** Signed distance, negative where the surfaces overlap [m]. */
    double gap;
    /** The depth that the law is given [m], and of a patch its area [m²]: an even layer of springs with the force and energy of the patch. */
    double depth;

    double area;
    /** Whether the depth has a direction in which it grows; a point's as fast as the surfaces come nearer. */
    boolean sound;

    private final PoseTable table;
    private final TensorTable.Reader reader;
    private final double[] ranged = new double[PoseBox.COORDINATES];
    private final double[] found = new double[PoseTable.CHANNELS + PoseBox.COORDINATES];

    PoseReader(PoseTable table) {
        this.table = table;
        reader = table.table.reader();
    }

    /** Reads a pose, twelve numbers; returns the coordinate that is outside of the box, or -1. */
    int read(double[] pose) {
        table.box.coordinates(pose, six);
        int outside = table.box.ranged(six, ranged);
        if (outside < 0) {
            look();
        }
        return outside;
    }

    private void look() {
        reader.at(ranged, found);
        for (int k = 0; k < table.box.dimensions(); k++) {
            found[PoseTable.CHANNELS + k] = -found[PoseTable.CHANNELS + k];
        }
        double[] g = slopes;
        table.box.gradient(six, found, PoseTable.CHANNELS, g);
        double square = g[0] * g[0] + g[1] * g[1] + g[2] * g[2], size = Math.sqrt(square), along = -found[1] / size;
        sound = table.patch() ? size > 0 : Math.abs(size - 1) < UNSOUND;
        place[0] = six[0] + (g[1] * g[5] - g[2] * g[4]) / square + along * g[0];
        place[1] = six[1] + (g[2] * g[3] - g[0] * g[5]) / square + along * g[1];
        place[2] = six[2] + (g[0] * g[4] - g[1] * g[3]) / square + along * g[2];
        gap = found[0];
        depth = -gap;
        area = 0;
        if (table
                .patch()) { // V = w³; the depth 2 V/|∇V| and the area |∇V|²/(2V) give the energy k V and the force k ∇V
            double w = -gap;
            gap = -w / size;
            depth = 2 * w / (3 * size);
            area = 4.5 * w * square;
            for (int k = 0; k < 6; k++) {
                g[k] /= size;
            }
        }
    }
}
