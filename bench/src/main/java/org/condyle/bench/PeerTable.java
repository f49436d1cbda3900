package org.condyle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes Markdown tables of the JSON lines of ours and the peers; several lines of one work become their median. */
public final class PeerTable {
    /** Release builds of Simbody beside Debian's, which has assertions on: the most a chain, the most a crank gains. */
    private static final double SIMBODY_CHAIN = 2.1, SIMBODY_CRANK = 2.2;

    /** The same for the bouncing balls, and mesh on mesh. */
    private static final double SIMBODY_BALL = 3.2, SIMBODY_MESH = 1.5;

    private static final Pattern FIELD = Pattern.compile("\"(\\w+)\":(?:\"([^\"]*)\"|([-+0-9.eE]+))");

    /** One work of one engine: every number of its lines. */
    private record Entry(String engine, String work, Map<String, List<Double>> numbers) {
        double median(String key) {
            List<Double> all = numbers.get(key);
            if (all == null) {
                return Double.NaN;
            }
            double[] sorted = all.stream().mapToDouble(Double::doubleValue).toArray();
            Arrays.sort(sorted);
            return sorted[sorted.length / 2];
        }
    }

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private PeerTable() {}

    /** Arguments: files of JSON lines. */
    public static void main(String[] files) throws IOException {
        PeerTable table = new PeerTable();
        for (String file : files) {
            Files.readAllLines(Path.of(file)).forEach(table::read);
        }
        table.printChains();
        table.printCranks();
        table.printBalls();
        table.printMeshes();
        table.printSteps();
    }

    private void read(String line) {
        String engine = "", work = "";
        Map<String, Double> numbers = new TreeMap<>();
        Matcher m = FIELD.matcher(line);
        while (m.find()) {
            String key = m.group(1), text = m.group(2);
            if ("peer".equals(key) && text != null) {
                engine = text.replaceFirst("-[0-9].*", "");
            } else if ("work".equals(key) && text != null) {
                work = text;
            } else if (m.group(3) != null) {
                numbers.put(key, Double.valueOf(m.group(3)));
            }
        }
        Entry e = new Entry(engine, work, new TreeMap<>());
        Entry kept = Objects.requireNonNullElse(entries.putIfAbsent(engine + " " + work, e), e);
        numbers.forEach((k, v) ->
                kept.numbers.computeIfAbsent(k, x -> new ArrayList<>()).add(v));
    }

    private @Nullable Entry find(String engine, String work) {
        return entries.get(engine + " " + work);
    }

    private void printChains() {
        System.out.println("Forward dynamics, evaluations per second of CPU time; ratio = Condyle / peer.\n");
        System.out.println(
                "| chain | Condyle | MuJoCo | Simbody | mecano | / MuJoCo | / Simbody | / Simbody, release | / mecano | q̈ agrees to |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        for (String chain : Peers.CHAINS) {
            Entry our = find("condyle", "chain-" + chain);
            if (our == null) {
                continue;
            }
            Entry mujoco = find("mujoco", "chain-" + chain), simbody = find("simbody", "chain-" + chain);
            Entry mecano = find("mecano", "chain-" + chain);
            double us = our.median("evals_per_s");
            double m = mujoco == null ? Double.NaN : mujoco.median("evals_per_s");
            double s = simbody == null ? Double.NaN : simbody.median("evals_per_s");
            double j = mecano == null ? Double.NaN : mecano.median("evals_per_s");
            print(
                    "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |",
                    chain,
                    thousands(us),
                    thousands(m),
                    thousands(s),
                    thousands(j),
                    ratio(us / m),
                    ratio(us / s),
                    ratio(us / s / SIMBODY_CHAIN),
                    ratio(us / j),
                    power(Math.max(difference(our, mujoco), difference(our, simbody))));
        }
    }

    /** Largest difference of the accelerations that both print, relative to the larger of 1 and their size. */
    private static double difference(Entry a, @Nullable Entry b) {
        double worst = b == null ? Double.NEGATIVE_INFINITY : 0;
        for (String key : List.of("qacc_first", "qacc_last", "qacc_sum")) {
            if (b != null) {
                double x = a.median(key), y = b.median(key);
                worst = Math.max(worst, Math.abs(x - y) / Math.max(1, Math.abs(y)));
            }
        }
        return worst;
    }

    private void printCranks() {
        Entry exact = find("condyle", "slider-crank-reference");
        if (exact == null) {
            return;
        }
        double angle = exact.median("crank_angle_rad"), speed = exact.median("crank_speed_rad_s");
        print("%nSlider-crank, one second; errors at the end against %.7f rad, %.6f rad/s.%n", angle, speed);
        System.out.println(
                "| engine, method, accuracy | CPU ms | steps | evaluations | angle error | speed error | ratio at no larger error | the same, release |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        List<Entry> ours = new ArrayList<>();
        for (Entry e : entries.values()) {
            if (e.engine.equals("condyle") && e.work.startsWith("slider-crank-dop")) {
                ours.add(e);
            }
        }
        for (Entry e : ours) {
            printCrank(e, e.work.substring("slider-crank-".length()), angle, speed, "", "");
        }
        for (String accuracy : List.of("1e-6", "1e-9")) {
            Entry s = find("simbody", "slider-crank-" + accuracy + "-rod5.9e-4");
            if (s == null) {
                continue;
            }
            double best = Double.POSITIVE_INFINITY;
            for (Entry e : ours) {
                boolean asGood = error(e, "crank_angle_rad", angle) <= error(s, "crank_angle_rad", angle)
                        && error(e, "crank_speed_rad_s", speed) <= error(s, "crank_speed_rad_s", speed);
                best = asGood ? Math.min(best, e.median("cpu_s")) : best;
            }
            double gain = s.median("cpu_s") / best;
            printCrank(s, "Simbody RKM " + accuracy, angle, speed, ratio(gain), ratio(gain / SIMBODY_CRANK));
        }
    }

    /** Bouncing balls: the quickest run of ours whose height at the end is no worse than the peer's. */
    private void printBalls() {
        System.out.println("\nBouncing ball, five seconds; error of the height at the end.\n");
        System.out.println("| work | Simbody ms | its error | Condyle | ms | our error | ratio | the same, release |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (Entry s : entries.values()) {
            if (!s.engine.equals("simbody") || !s.work.startsWith("bouncing-ball-")) {
                continue;
            }
            String family = s.work.replaceFirst("-1e-\\d+$", "");
            Entry best = null;
            double exact = Double.NaN;
            for (Entry e : entries.values()) {
                if (e.engine.equals("condyle") && e.work.startsWith(family + "-dop")) {
                    exact = e.median("y_end_m_exact");
                    boolean asGood = e.median("y_end_m_error") <= Math.abs(s.median("y_end_m") - exact);
                    if (asGood && (best == null || e.median("cpu_s") < best.median("cpu_s"))) {
                        best = e;
                    }
                }
            }
            if (best == null) {
                continue;
            }
            double gain = s.median("cpu_s") / best.median("cpu_s");
            print(
                    "| %s | %.1f | %.1e | %s | %.2f | %.1e | %s | %s |",
                    s.work.substring("bouncing-ball-".length()),
                    1e3 * s.median("cpu_s"),
                    Math.abs(s.median("y_end_m") - exact),
                    best.work.substring(family.length() + 1),
                    1e3 * best.median("cpu_s"),
                    best.median("y_end_m_error"),
                    ratio(gain),
                    ratio(gain / SIMBODY_BALL));
        }
    }

    private void printSteps() {
        System.out.println("\nTime-stepping; overlap, height and energy say whether both solved the same.\n");
        System.out.println(
                "| work | peer | CPU ms | Condyle ms | ratio | overlap mm | ours | height m or energy J | ours |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        List<String> steps = List.of("bouncing-ball-newton-1e-3", "bouncing-ball-newton-1e-4");
        steps.forEach(w -> printStep("siconos", w, w, "worst_penetration_m", "rebound_centre_height_m"));
        printStep("siconos", "ball-column-100-lemke", "ball-column-100", "worst_penetration_m", "energy_end_J");
        for (int n : new int[] {200, 500, 1000}) {
            printStep("ode", "sphere-pile-" + n, "sphere-pile-" + n, "max_penetration_m", "mean_height_m");
        }
    }

    private void printStep(String peer, String work, String ours, String overlap, String figure) {
        Entry p = find(peer, work), c = find("condyle", ours);
        if (p != null && c != null) {
            print(
                    "| %s | %s | %.2f | %.2f | %s | %.3f | %.3f | %.5g | %.5g |",
                    ours,
                    peer,
                    1e3 * p.median("cpu_s"),
                    1e3 * c.median("cpu_s"),
                    ratio(p.median("cpu_s") / c.median("cpu_s")),
                    1e3 * p.median(overlap),
                    1e3 * c.median(overlap),
                    p.median(figure),
                    c.median(figure));
        }
    }

    private void printMeshes() {
        System.out.println(
                "\nEllipsoid in a dish, evaluations per second; exact force 166.16 N with springs on the dish.\n");
        System.out.println(
                "| faces, springs | Simbody | rolling | its force N | Condyle, flat | rolling | force N | Condyle, smooth | rolling | force N | ratio, smooth | rolling | release |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        for (String size : List.of("1k", "5k", "20k")) {
            for (String sides : List.of("one-sided", "two-sided")) {
                String work = "mesh-mesh-efm-" + size + "-" + sides;
                Entry s = find("simbody", work), flat = find("condyle", work + "-flat");
                Entry smooth = find("condyle", work + "-smooth");
                if (s == null || flat == null || smooth == null) {
                    continue;
                }
                double fixed = smooth.median("evals_per_s") / s.median("evals_per_s");
                print(
                        "| %s, %s | %.0f | %.0f | %.2f | %.0f | %.0f | %.2f | %.0f | %.0f | %.2f | %s | %s | %s |",
                        size,
                        sides,
                        s.median("evals_per_s"),
                        s.median("rolling_evals_per_s"),
                        s.median("force_z_N"),
                        flat.median("evals_per_s"),
                        flat.median("rolling_evals_per_s"),
                        flat.median("force_z_N"),
                        smooth.median("evals_per_s"),
                        smooth.median("rolling_evals_per_s"),
                        smooth.median("force_z_N"),
                        ratio(fixed),
                        ratio(smooth.median("rolling_evals_per_s") / s.median("rolling_evals_per_s")),
                        ratio(fixed / SIMBODY_MESH));
            }
        }
    }

    /** Ours come with their errors; lines carry ten digits, too few for the best of them. */
    private static double error(Entry e, String key, double exact) {
        double known = e.median(key + "_error");
        return Double.isNaN(known) ? Math.abs(e.median(key) - exact) : known;
    }

    private static void printCrank(Entry e, String name, double angle, double speed, String gain, String release) {
        print(
                "| %s | %.1f | %.0f | %.0f | %.1e | %.1e | %s | %s |",
                name,
                1e3 * e.median("cpu_s"),
                e.median("steps"),
                e.median("evals"),
                error(e, "crank_angle_rad", angle),
                error(e, "crank_speed_rad_s", speed),
                gain,
                release);
    }

    private static String thousands(double rate) {
        return Double.isNaN(rate) ? "-" : String.format(Locale.ROOT, rate < 1e4 ? "%.2fk" : "%.0fk", rate / 1e3);
    }

    private static String ratio(double r) {
        return Double.isFinite(r) ? String.format(Locale.ROOT, r < 10 ? "%.1f" : "%.0f", r) : "-";
    }

    private static String power(double x) {
        if (x < 0) {
            return "-";
        }
        return x == 0 ? "ten digits" : String.format(Locale.ROOT, "%.0e", x);
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
