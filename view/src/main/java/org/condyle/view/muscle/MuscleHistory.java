package org.condyle.view.muscle;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.Filmed;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.tool.result.LoadShares;

/**
 * The history of the muscles of a motion, at even times, no more than {@value #MOST_TIMES}: read off frames of a film, or found by an
 * optimisation.
 *
 * @param times       increasing [s]
 * @param muscles     in the order of the model
 * @param coordinates those that some muscle moves
 * @param motors      other actuators that act along these
 * @param gaps        when the actuators cannot make the motion
 */
public record MuscleHistory(
        double[] times, List<Course> muscles, List<About> coordinates, List<Motor> motors, List<Gap> gaps) {
    /** Of a model without muscles. */
    public static final MuscleHistory NONE = new MuscleHistory(new double[0], List.of(), List.of());

    private static final double[] NOTHING = {};

    static final int MOST_TIMES = 600;

    /**
     * What one muscle did; all arrays have a value for each time.
     *
     * @param stretch  fibre length over the optimal one
     * @param speed    of the fibre over the fastest shortening, lengthening positive
     * @param force    of the fibre along itself over F₀
     * @param tension  [N]
     * @param moments  for each coordinate moment arm times tension [N·m, or N along a length]
     */
    public record Course(
            String name,
            MuscleLaw law,
            double[] activation,
            double[] stretch,
            double[] speed,
            double[] force,
            double[] tension,
            double[][] moments) {
        Course(String name, MuscleLaw law, int times, int coordinates) {
            this(
                    name,
                    law,
                    new double[times],
                    new double[times],
                    new double[times],
                    new double[times],
                    new double[times],
                    new double[coordinates][times]);
        }

        Course about(int[] kept) {
            double[][] some = Arrays.stream(kept).mapToObj(c -> moments[c]).toArray(double[][]::new);
            return new Course(name, law, activation, stretch, speed, force, tension, some);
        }
    }

    /**
     * A coordinate with the unit of its generalised force.
     *
     * @param asked what the motion takes at each time; empty if that is not known
     */
    public record About(String name, String unit, double[] asked) {
        public About(String name, String unit) {
            this(name, unit, NOTHING);
        }
    }

    /**
     * An actuator that is no muscle.
     *
     * @param reserve whether it only makes up for what the others cannot give
     * @param moments for each coordinate at each time
     */
    public record Motor(String name, boolean reserve, double[][] moments) {
        Motor about(int[] kept) {
            return new Motor(
                    name, reserve, Arrays.stream(kept).mapToObj(c -> moments[c]).toArray(double[][]::new));
        }
    }

    /**
     * Frames one after the other that the actuators cannot make.
     *
     * @param from       time of the first [s]
     * @param to         time of the last [s]
     * @param at         the frame that lacks most [s]
     * @param coordinate which lacks most there
     */
    public record Gap(
            double from,
            double to,
            int frames,
            double at,
            String coordinate,
            String unit,
            double missing,
            double asked) {}

    /** Without other actuators. */
    public MuscleHistory(double[] times, List<Course> muscles, List<About> coordinates) {
        this(times, muscles, coordinates, List.of(), List.of());
    }

    /** Whether there is nothing to show. */
    public boolean isEmpty() {
        return muscles.isEmpty();
    }

    /** Whether lengths and speeds of the fibres are known. */
    public boolean hasFibres() {
        return muscles.stream().allMatch(m -> m.stretch().length > 0);
    }

    /** Of a run, by a pass of its own over the film. */
    public static MuscleHistory of(Filmed filmed) {
        FilmPass pass = new FilmPass(filmed);
        MuscleReader reader = MuscleReader.of(pass);
        if (reader == null) {
            return NONE;
        }
        pass.add(reader);
        pass.run();
        return reader.history();
    }

    /** Of an optimisation: activations and tensions that it found, without fibres. */
    public static MuscleHistory of(LoadShares shares, Filmed filmed) {
        return ShareHistory.of(shares, filmed.mechanism().model());
    }

    /** Numbers of the times nearest to even ones, first and last among them; of few times all. */
    static int[] even(double[] times, int most) {
        int n = times.length;
        if (n <= most) {
            return IntStream.range(0, n).toArray();
        }
        TreeSet<Integer> chosen = new TreeSet<>();
        for (int i = 0, at = 0; i < most; i++) {
            double t = times[0] + i * (times[n - 1] - times[0]) / (most - 1);
            while (at + 1 < n && Math.abs(times[at + 1] - t) <= Math.abs(times[at] - t)) {
                at++;
            }
            chosen.add(at);
        }
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }
}
