package org.condyle.geometry.surrogate;

import java.util.Arrays;
import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.condyle.geometry.shape.Extent;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/**
 * Makes a table of a search: samples at the nodes, with all processors, and between them a tenth as many tests of its error. The largest error of
 * the tests is doubled, since none of them need be at the worst place. For the depth by straight lines it is Σ h² max|∂²g|/8 by second
 * differences of the samples, or the largest error of the tests if that is larger.
 */
public final class PoseSampler {
    /** More would take hours and gigabytes. */
    public static final long MOST = 5_000_000;

    private static final int FEWEST_TESTS = 200;
    private static final double SAFETY = 2;
    private static final int A = 1;
    private static final int B = 2;
    private static final int CHUNK = 64;
    private static final String NOTHING = "nothing touches in the box of poses; its coordinates are those of the second"
            + " shape, seen from the first";

    private final PoseBox box;
    private final List<AxisBasis> bases;
    private final Interpolation how;
    private final ContactGeometry search;
    private final boolean patch;
    private final double[] extent;

    /** Makes the search of two surfaces. */
    @FunctionalInterface
    public interface Search {
        ContactGeometry of(Surface a, Surface b);
    }

    private PoseSampler(PoseBox box, Interpolation how, ContactGeometry search, double[] extent) {
        this.box = box;
        this.extent = extent;
        this.how = how;
        this.search = search;
        bases = box.bases(how);
        patch = search.candidates() == 0;
    }

    /**
     * Samples a search.
     *
     * @throws ModelException if it is none that can be tabulated, or nothing touches in the box
     */
    public static PoseTable of(Shape a, Shape b, Search search, PoseBox box, Interpolation how) {
        if (box.samples() > MOST) {
            throw new ModelException("the box has " + box.samples() + " samples, more than " + MOST
                    + "; give fewer points, or fewer coordinates");
        }
        ContactGeometry g = search.of(new Surface("a", A, Frame.IDENTITY, a), new Surface("b", B, Frame.IDENTITY, b));
        String why = refused(g);
        if (!why.isEmpty()) {
            throw new ModelException("these surfaces cannot be sampled: " + why);
        }
        return new PoseSampler(box, how, g, extent(a, b)).table();
    }

    /** Where shape B can be on shape A: as far as A goes, or B if A is endless. */
    private static double[] extent(Shape a, Shape b) {
        double[] box = new double[6];
        a.bounds(box);
        double size = Extent.endless(b) ? 1 : Extent.radius(b);
        for (int i = 0; i < 6; i++) {
            box[i] = Double.isFinite(box[i]) ? box[i] : i < 3 ? -size : size;
        }
        return box;
    }

    private static String refused(ContactGeometry g) {
        if (!g.conservative()) {
            return "the force of rays is not the gradient of an energy";
        }
        if (g.candidates() > 1 || g.shifting()) {
            return "they touch at several points at once";
        }
        return g.whole() ? "they have edges, where the slope of their depth jumps" : "";
    }

    private PoseTable table() {
        double[] samples = new double[(int) box.samples() * PoseTable.CHANNELS],
                gaps = new double[patch ? (int) box.samples() : 0];
        everywhere((int) box.samples(), (probe, i) -> {
            probe.node(bases, i);
            int at = i * PoseTable.CHANNELS;
            if (!patch) {
                samples[at] = -probe.set.depth[0];
                samples[at + 1] = probe.along();
                return;
            }
            boolean presses = probe.energy > 0;
            samples[at] = presses ? -Math.cbrt(probe.energy) : Math.max(0, probe.set.gap);
            samples[at + 1] = presses ? probe.along() : Double.NaN;
            gaps[i] = probe.set.gap;
        });
        if (patch) {
            goOn(samples, gaps);
        }
        double curved = how == Interpolation.LINEAR && !patch ? secondDifferences(samples) / 8 : 0;
        return tested(new TensorTable(bases, PoseTable.CHANNELS, samples), curved);
    }

    /** Where nothing presses, w goes on with the distance at the scale of the deepest sample, and the force acts at a usual place. */
    private static void goOn(double[] samples, double[] gaps) {
        double deepest = 0, scale = 0, place = 0;
        int pressing = 0;
        for (int at = 0; at < samples.length; at += PoseTable.CHANNELS) {
            if (samples[at] < 0) {
                pressing++;
                place += samples[at + 1];
                if (gaps[at / PoseTable.CHANNELS] < deepest) {
                    deepest = gaps[at / PoseTable.CHANNELS];
                    scale = samples[at] / deepest;
                }
            }
        }
        if (pressing == 0) {
            throw new ModelException(NOTHING);
        }
        for (int at = 0; at < samples.length; at += PoseTable.CHANNELS) {
            if (samples[at] >= 0) {
                samples[at] *= scale;
                samples[at + 1] = place / pressing;
            }
        }
    }

    /** Sum over the coordinates of the largest second difference, which is about h² ∂²g. */
    private double secondDifferences(double[] samples) {
        double sum = 0;
        int stride = PoseTable.CHANNELS;
        for (int k = bases.size() - 1; k >= 0; k--) {
            int n = bases.get(k).size();
            double most = 0;
            for (int at = 0; at < samples.length; at += PoseTable.CHANNELS) {
                int i = at / stride % n;
                if (i > 0 && i + 1 < n) {
                    most = Math.max(most, Math.abs(samples[at - stride] - 2 * samples[at] + samples[at + stride]));
                }
            }
            sum += most;
            stride *= n;
        }
        return sum;
    }

    /** Errors at one pose. */
    private record Trial(boolean touches, double depth, double force, double moment, double lever, double size) {}

    private PoseTable tested(TensorTable table, double curved) {
        int n = (int) Math.max(FEWEST_TESTS, box.samples() / 10);
        PoseTable plain =
                new PoseTable(box, table, how, patch, new PoseTable.Tested(n, Double.NaN, Double.NaN, Double.NaN));
        Trial[] trials = new Trial[n];
        everywhere(n, (probe, i) -> {
            probe.spread(i);
            trials[i] = trial(probe, new PoseReader(plain));
        });
        if (Arrays.stream(trials).noneMatch(Trial::touches)) {
            throw new ModelException(NOTHING);
        }
        double depth = most(trials, Trial::depth), lever = most(trials, Trial::lever);
        double moment = lever > 0 ? most(trials, Trial::moment) / lever : 0;
        PoseTable.Tested tested = new PoseTable.Tested(
                n,
                curved > 0 ? Math.max(curved, depth) : SAFETY * depth,
                SAFETY * Math.max(most(trials, Trial::force), moment),
                most(trials, Trial::size));
        return new PoseTable(box, table, how, patch, tested);
    }

    private static double most(Trial[] trials, ToDoubleFunction<Trial> of) {
        return Arrays.stream(trials).mapToDouble(of).max().orElse(0);
    }

    private Trial trial(PoseProbe probe, PoseReader reader) {
        reader.read(probe.pose);
        double pressed = patch ? reader.area * Math.max(0, reader.depth) : 1, force = 0, moment = 0;
        for (int k = 0; k < 3; k++) {
            double f = -pressed * reader.slopes[k] - probe.wrench[k];
            double m = -pressed * reader.slopes[3 + k] - probe.wrench[3 + k];
            force += f * f;
            moment += m * m;
        }
        return new Trial(
                probe.set.gap < 0,
                patch ? 0 : Math.abs(reader.gap + probe.set.depth[0]),
                Math.sqrt(force),
                Math.sqrt(moment),
                probe.lever(),
                patch ? probe.size() : probe.set.depth[0]);
    }

    /** Each with a probe of its own thread. */
    private void everywhere(int n, ObjIntConsumer<PoseProbe> each) {
        IntStream.range(0, (n + CHUNK - 1) / CHUNK).parallel().forEach(chunk -> {
            PoseProbe probe = new PoseProbe(box, search, extent);
            for (int i = CHUNK * chunk; i < Math.min(n, CHUNK * (chunk + 1)); i++) {
                each.accept(probe, i);
            }
        });
    }
}
