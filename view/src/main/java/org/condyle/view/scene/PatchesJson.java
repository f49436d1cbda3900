package org.condyle.view.scene;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.page.Packed;
import org.condyle.view.scene.Patches.Samples;
import tools.jackson.core.JsonGenerator;

/**
 * Pressures at the frames of a scene, as the report's page reads them to colour surfaces. What an element presses on at a
 * frame is a block of samples in the world: the low corner of the box around them, the step of their whole numbers and how
 * deep the deepest is; then for each sample its place and how far it is from its neighbours as whole numbers, and a share of
 * the largest pressure, or below zero of the largest adhesion, of the run. A sample takes ten bytes.
 */
final class PatchesJson {
    private static final int MOST_SAMPLES = 240; // at one frame: some sixteen across a round patch
    private static final int FEWEST_SAMPLES = 12;
    private static final int SAMPLE_BYTES = 10;
    private static final int BLOCK_BYTES = 22;
    private static final int STEPS = 65535;

    private final boolean planar;
    private final double pressure;
    private final double adhesion;
    private final Packed ends = new Packed();
    private final Packed counts = new Packed();
    private final Packed boxes = new Packed();
    private final Packed samples = new Packed();
    private int blocks;

    private PatchesJson(boolean planar, double pressure, double adhesion) {
        this.planar = planar;
        this.pressure = pressure;
        this.adhesion = adhesion;
    }

    /**
     * Writes the patches of some frames as one JSON object.
     *
     * @param room     bytes that they may take before base64
     * @param pressure that has the share 1 [Pa]
     * @param adhesion that has the share -1 [Pa]
     */
    static void write(JsonGenerator json, Scene scene, int[] frames, int room, double pressure, double adhesion) {
        Samples[] all = new Samples[frames.length];
        for (int f = 0; f < frames.length; f++) {
            Scene.Marks m = scene.marks().get(frames[f]);
            all[f] = Samples.of(m.contacts(), m.contactElements(), Patches.which(m.contacts(), true));
        }
        int most = MOST_SAMPLES;
        while (most > FEWEST_SAMPLES && bytes(all, most) > room) {
            most = (int) (0.9 * most);
        }
        PatchesJson out = new PatchesJson(scene.planar(), pressure, adhesion);
        for (Samples frame : all) {
            out.frame(Patches.merged(frame, most));
        }
        json.writeStartObject();
        out.ends.write(json, "ends");
        out.counts.write(json, "counts");
        out.boxes.write(json, "boxes");
        out.samples.write(json, "samples");
        json.writeEndObject();
    }

    private static long bytes(Samples[] all, int most) {
        return Arrays.stream(all)
                .filter(s -> s.count() > 0)
                .mapToLong(s -> BLOCK_BYTES + (long) SAMPLE_BYTES * Math.min(most, s.count()))
                .sum();
    }

    private void frame(Samples all) {
        int[] elements = Arrays.stream(all.elements()).distinct().toArray();
        for (int element : elements) {
            int[] own = IntStream.range(0, all.count())
                    .filter(i -> all.elements()[i] == element)
                    .toArray();
            block(Samples.of(all.contacts(), all.elements(), own).contacts());
        }
        blocks += elements.length;
        ends.ints(blocks);
    }

    private void block(double[] c) {
        BoundingBox box = new BoundingBox();
        double deepest = 0;
        for (int k = 0; k < c.length; k += SceneSketch.CONTACT) {
            box.add(c, k);
            deepest = Math.max(deepest, c[k + 6]);
        }
        double[] low = box.low;
        double widest = Math.max(box.high[0] - low[0], Math.max(box.high[1] - low[1], box.high[2] - low[2]));
        double step = widest > 0 ? widest / STEPS : 1;
        counts.shorts(c.length / SceneSketch.CONTACT);
        boxes.floats(low[0], low[1], low[2], step, deepest);
        double[] spacings = Patches.spacings(c, planar);
        for (int k = 0; k < c.length; k += SceneSketch.CONTACT) {
            for (int i = 0; i < 3; i++) {
                samples.shorts((int) Math.round((c[k + i] - low[i]) / step));
            }
            samples.shorts((int) Math.min(STEPS, Math.round(spacings[k / SceneSketch.CONTACT] / step)));
            samples.shares(new double[] {share(c[k + 7])}, 0, 1);
        }
    }

    private double share(double traction) {
        double most = traction < 0 ? adhesion : pressure;
        return most > 0 ? traction / most : 0;
    }
}
