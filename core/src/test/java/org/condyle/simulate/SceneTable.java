package org.condyle.simulate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.condyle.math.Rotations;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.SceneJudge.Judged;
import org.condyle.scenes.SceneModel.Treatment;
import org.jspecify.annotations.Nullable;

/**
 * Judges scenes one after the other and writes a line of a table for each, as soon as it is known.
 */
final class SceneTable {
    private static final double[] TURN = Rotations.about(0.36, 0.48, 0.8, 1.234);
    private static final double AGREE = 1e-5; // of places in copies of a scene [m]
    private static final int EARLY = 60; // rows, in ms, for which the motion of any scene is reproduced
    private static final double EARLY_AGREE = 1e-4;

    private final Treatment treatment;
    private final double step;
    private final double limit;
    private final Path file;
    private final List<String> lines = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Map<String, Map<String, Integer>> summary = new TreeMap<>();

    /**
     * A table of one treatment.
     *
     * @param step  of time-stepping [s]
     * @param limit of processor time for one run [s]
     */
    SceneTable(Treatment treatment, double step, double limit) {
        this.treatment = treatment;
        this.step = step;
        this.limit = limit;
        file = Path.of("target", "bodies-on-bodies-" + name(treatment) + ".txt");
    }

    static String name(Treatment t) {
        return t.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Judges a scene and its copies. */
    void add(int number) throws IOException {
        BodyScene scene = BodyScenes.of(number);
        Judged j = judged(scene);
        String verdict = j.verdict().name(), message = j.message();
        if (j.good()) {
            String mirrored = compare(scene, j, null), turned = mirrored.isEmpty() ? compare(scene, j, TURN) : "";
            verdict = mirrored.isEmpty() ? turned.isEmpty() ? verdict : "TURNED" : "MIRRORED";
            message = mirrored + turned;
        }
        String line = String.format(
                Locale.ROOT,
                "%4d %-18s %-13s %2d bodies mu %.2f e %.1f  %-9s %8d steps %6.2f s  depth %9.2g rise %9.2g  %s",
                number,
                scene.kind(),
                name(treatment),
                scene.free(),
                scene.friction(),
                scene.restitution(),
                verdict,
                j.steps(),
                j.seconds(),
                j.deepest(),
                j.rise(),
                message.replace('\n', ' '));
        lines.add(line);
        if (!verdict.equals("GOOD")) {
            faults.add(line);
        }
        summary.computeIfAbsent(scene.kind().name(), k -> new TreeMap<>()).merge(verdict, 1, Integer::sum);
        write();
    }

    /** How a mirrored or turned copy differs; empty if it does not. */
    private String compare(BodyScene scene, Judged original, double @Nullable [] turn) {
        Judged copy = judged(turn == null ? scene.mirrored() : scene.turned(turn));
        if (!copy.good()) {
            return copy.verdict() + " in the copy: " + copy.message();
        }
        int rows = Math.min(original.places().size(), copy.places().size());
        double[] m = turn == null ? new double[] {-1, 0, 0, 0, 1, 0, 0, 0, 1} : turn;
        double tolerance = treatment == Treatment.IMPULSIVE ? scene.regular() ? AGREE : EARLY_AGREE : EARLY_AGREE;
        for (int r = 0; r < (scene.regular() ? rows : Math.min(rows, EARLY)); r++) {
            double[] one = original.places().get(r), other = copy.places().get(r);
            for (int b = 0; b < one.length; b += 3) {
                double[] there = BodyScene.apply(m, new double[] {one[b], one[b + 1], one[b + 2]});
                double far =
                        Math.hypot(Math.hypot(there[0] - other[b], there[1] - other[b + 1]), there[2] - other[b + 2]);
                if (far > tolerance) {
                    return String.format(
                            Locale.ROOT, "body %d of the copy is %.2g m elsewhere in row %d", b / 3, far, r);
                }
            }
        }
        return "";
    }

    private Judged judged(BodyScene scene) {
        return WatchedJudge.judge(scene, treatment, step, limit);
    }

    /** The lines of what is not good. */
    List<String> faults() {
        return faults;
    }

    /** Verdicts by kind of scene. */
    String summary() {
        StringBuilder out = new StringBuilder();
        summary.forEach((kind, verdicts) -> out.append(String.format("%-18s %s%n", kind, verdicts)));
        return out.toString();
    }

    private void write() throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, String.join("\n", lines) + "\n\n" + summary());
    }
}
