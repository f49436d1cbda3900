package org.condyle.view.scene;

import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;

/**
 * Chooses the frames of a scene that a page needs. A page interpolates; so the frame that it would miss by most is added next, until
 * none is missed by more than can be seen, or the number that was asked for is reached. The first, the last, and the
 * moments are always there as long as the moments do not take more than half.
 */
final class FrameChoice {
    private static final double SEEN = 2e-4; // of the size of the scene: a fifth of a pixel in a thousand
    private static final int EVEN =
            100; // frames at even times beside: contact points between frames are not interpolated
    private static final double SEEN_ACTIVATION = 0.01;
    private static final double SEEN_FORCE = 5e-3; // of the largest force of the element in the run

    private final Scene scene;
    private final Turns turns;
    private final double[] reach;
    private final double[][] forces;
    private final double[] largest;
    private final double[][] activations; // of muscles; 0 for all else
    private final double size;

    private FrameChoice(Scene scene, Turns turns) {
        this.scene = scene;
        this.turns = turns;
        size = Math.max(scene.size(), 1e-300);
        reach = reach();
        activations = activations();
        forces = forces();
        largest = new double[scene.elements().size()];
        for (double[] f : forces) {
            for (int e = 0; e < largest.length; e++) {
                largest[e] = Math.max(largest[e], f[e]);
            }
        }
    }

    /** Numbers of the chosen frames, increasing. */
    static int[] of(Scene scene, Turns turns, int most) {
        return new FrameChoice(scene, turns).choose(Math.max(2, most));
    }

    private int[] choose(int most) {
        int n = scene.times().length;
        if (n <= 2) {
            return java.util.stream.IntStream.range(0, n).toArray();
        }
        TreeSet<Integer> chosen = new TreeSet<>();
        chosen.add(0);
        chosen.add(n - 1);
        if (scene.moments().length <= most / 2) {
            for (double t : scene.moments()) {
                int at = Arrays.binarySearch(scene.times(), t);
                if (at >= 0) {
                    chosen.add(at);
                }
            }
        }
        for (int i = 1; i < Math.min(EVEN, most / 2); i++) {
            double t = scene.times()[0] + i * (scene.times()[n - 1] - scene.times()[0]) / Math.min(EVEN, most / 2);
            int at = Arrays.binarySearch(scene.times(), t);
            chosen.add(Math.min(n - 1, at >= 0 ? at : -at - 1));
        }
        PriorityQueue<Gap> gaps = new PriorityQueue<>((a, b) -> Double.compare(b.error, a.error));
        int before = 0;
        for (int f : chosen.tailSet(1)) {
            gaps.add(look(before, f));
            before = f;
        }
        while (chosen.size() < most) {
            Gap worst = gaps.poll();
            if (worst == null || !(worst.error > 1)) {
                break;
            }
            chosen.add(worst.at);
            gaps.add(look(worst.from, worst.at));
            gaps.add(look(worst.at, worst.to));
        }
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The frame between two that interpolation misses by most; an error of one can just be seen. */
    private Gap look(int from, int to) {
        int at = -1;
        double most = 0;
        for (int f = from + 1; f < to; f++) {
            double error = error(from, f, to);
            if (error > most || at < 0) {
                most = error;
                at = f;
            }
        }
        return new Gap(from, at, to, most);
    }

    private double error(int from, int f, int to) {
        double[] t = scene.times();
        double share = (t[f] - t[from]) / (t[to] - t[from]);
        double[] a = scene.placements()[from], x = scene.placements()[f], b = scene.placements()[to];
        double worst = 0;
        for (int body = 1; body < reach.length; body++) {
            int k = Motion.SIZE * body;
            double off = 0;
            for (int i = 0; i < 3; i++) {
                double d = a[k + i] + share * (b[k + i] - a[k + i]) - x[k + i];
                off += d * d;
            }
            double turned = turns.error(from, f, to, body, share);
            worst = Math.max(worst, (Math.sqrt(off) + reach[body] * turned) / (SEEN * size));
        }
        for (int e = 0; e < largest.length; e++) {
            if (largest[e] > 0) {
                double between = forces[from][e] + share * (forces[to][e] - forces[from][e]);
                worst = Math.max(worst, Math.abs(between - forces[f][e]) / (SEEN_FORCE * largest[e]));
            }
            double active = activations[from][e] + share * (activations[to][e] - activations[from][e]);
            worst = Math.max(worst, Math.abs(active - activations[f][e]) / SEEN_ACTIVATION);
        }
        return Double.isFinite(worst) ? worst : 0;
    }

    /** How far the forms of each body reach from its origin. */
    private double[] reach() {
        double[] out = new double[scene.bodies().size()];
        List<double[]> points = BoundingBox.farthest(scene.looks());
        for (Scene.Form form : scene.forms()) {
            double[] at = Placing.moved(points.get(form.look()), form.place());
            for (int i = 0; i < at.length; i += 3) {
                out[form.body()] = Math.max(
                        out[form.body()], Math.sqrt(at[i] * at[i] + at[i + 1] * at[i + 1] + at[i + 2] * at[i + 2]));
            }
        }
        return out;
    }

    private double[][] activations() {
        double[][] out = new double[scene.times().length][scene.elements().size()];
        for (int f = 0; f < out.length; f++) {
            Scene.Marks m = scene.marks().get(f);
            for (int i = 0; i < m.lineElements().length; i++) {
                double a = m.lines()[SceneSketch.LINE * i + SceneSketch.ACTIVATION];
                out[f][m.lineElements()[i]] = Double.isNaN(a) ? 0 : a;
            }
        }
        return out;
    }

    /** All that an element does at a frame, as one number. */
    private double[][] forces() {
        double[][] out = new double[scene.times().length][scene.elements().size()];
        for (int f = 0; f < out.length; f++) {
            Scene.Marks m = scene.marks().get(f);
            for (int i = 0; i < m.resultantElements().length; i++) {
                out[f][m.resultantElements()[i]] += MarksMaker.force(m.resultants(), SceneSketch.CONTACT * i);
            }
            for (int i = 0; i < m.arrowElements().length; i++) {
                out[f][m.arrowElements()[i]] += MarksMaker.force(m.arrows(), SceneSketch.ARROW * i);
            }
            for (int i = 0; i < m.lineElements().length; i++) {
                double tension = m.lines()[SceneSketch.LINE * i + SceneSketch.TENSION];
                out[f][m.lineElements()[i]] += Double.isFinite(tension) ? Math.abs(tension) : 0;
            }
        }
        return out;
    }

    private record Gap(int from, int at, int to, double error) {}
}
