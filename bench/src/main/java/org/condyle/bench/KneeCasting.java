package org.condyle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.io.mesh.MeshFiles;
import org.condyle.io.mesh.MeshOptions;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;

/**
 * The two casting contacts of the knee of Lenhart and others (2015) along their published passive flexion: rays of tibial and
 * of patellar cartilage against femoral cartilage. The files are found as {@link KneeMeshes} finds them.
 */
final class KneeCasting {
    private static final int ROUNDS = 15;
    private static final double REACH = 0.02;

    private KneeCasting() {}

    /** Warm times of both pairs: along the motion, and around one pose, as the columns of a Jacobian are. */
    static void race() throws IOException {
        Path knee = KneeMeshes.folder();
        if (knee == null) {
            System.err.println("knee-casting: there is no folder shared/data/knee-lenhart2015; skipped");
            return;
        }
        race(knee, 1, "");
    }

    /** The same with all meshes cut finer: every edge in two, three and four. */
    static void resolutions() throws IOException {
        Path knee = KneeMeshes.folder();
        for (int cut = 1; knee != null && cut <= 4; cut++) {
            race(knee, cut, "-cut-" + cut);
        }
    }

    private static void race(Path knee, int cut, String word) throws IOException {
        Surface femur = surface(knee, "femur", 0, cut);
        double[] tibia = race("tibiofemoral" + word, femur, surface(knee, "tibia", 1, cut), poses(knee, "knee_r/knee"));
        double[] patella =
                race("patellofemoral" + word, femur, surface(knee, "patella", 1, cut), poses(knee, "pf_r/pf"));
        new Line("knee-casting-both" + word)
                .top("cpu_s", tibia[0] + patella[0])
                .put("around_s", tibia[1] + patella[1])
                .print();
    }

    private static double[] race(String word, Surface femur, Surface other, List<Motion> poses) {
        CastingPair pair = CastingPair.between(femur, other, false, REACH);
        ContactSet set = new ContactSet(8);
        double[] memory = new double[pair.memories()];
        Arrays.fill(memory, Double.NaN);
        double begin = Clock.cpu();
        double first = 0;
        for (int round = 0; round < 5 || Clock.cpu() - begin < 6; round++) {
            sweep(pair, poses, memory, set);
            first = round == 0 ? (Clock.cpu() - begin) / poses.size() : first;
        }
        double[] along = new double[ROUNDS], around = new double[ROUNDS];
        int entries = 0;
        for (int round = 0; round < ROUNDS; round++) {
            double from = Clock.cpu();
            entries = sweep(pair, poses, memory, set);
            along[round] = (Clock.cpu() - from) / poses.size();
            around[round] = around(pair, poses, memory, set);
        }
        Clock.Spread a = Clock.Spread.of(along), b = Clock.Spread.of(around);
        new Line("knee-casting-" + word)
                .top("cpu_s", a.median())
                .put("best_s", a.min())
                .put("worst_s", a.max())
                .put("around_s", b.median())
                .put("first_round_s", first)
                .put("faces", ((Mesh) other.shape()).faces())
                .put("entries", (double) entries / poses.size())
                .print();
        return new double[] {a.median(), b.median()};
    }

    private static int sweep(CastingPair pair, List<Motion> poses, double[] memory, ContactSet set) {
        int entries = 0;
        for (Motion m : poses) {
            pair.find(m, memory, 0, set);
            pair.remember(m, set, memory, 0);
            entries += set.count;
        }
        return entries;
    }

    /** Every tenth pose with its six coordinates changed by little, one after the other; mean of one search [s]. */
    private static double around(CastingPair pair, List<Motion> poses, double[] memory, ContactSet set) {
        int n = 0;
        double sum = 0;
        Motion near = new Motion(2);
        for (int p = 0; p < poses.size(); p += 10) {
            Motion m = poses.get(p);
            pair.find(m, memory, 0, set);
            pair.remember(m, set, memory, 0);
            double from = Clock.cpu();
            for (int k = 0; k < 6; k++) {
                System.arraycopy(m.placement, 0, near.placement, 0, near.placement.length);
                if (k < 3) {
                    near.placement[12 + k] += 1e-8;
                } else {
                    double[] turn = Mat3.times(
                            Arrays.copyOfRange(m.placement, 15, 24),
                            Rotations.about(k == 3 ? 1 : 0, k == 4 ? 1 : 0, k == 5 ? 1 : 0, 1e-8));
                    System.arraycopy(turn, 0, near.placement, 15, 9);
                }
                pair.find(near, memory, 0, set);
                n++;
            }
            sum += Clock.cpu() - from;
        }
        return sum / n;
    }

    private static Surface surface(Path knee, String bone, int body, int cut) throws IOException {
        Path file = knee.resolve("Geometry/lenhart2015-R-" + bone + "-cartilage.stl");
        Triangles t = MeshFiles.read(file.toString(), Files.readAllBytes(file), MeshOptions.METRES);
        return new Surface(bone, body, Frame.IDENTITY, Mesh.flat(cut(t, cut)));
    }

    /** Every triangle in n² equal ones. */
    private static Triangles cut(Triangles t, int n) {
        int[] c = t.corners();
        double[] v = t.vertices(), x = new double[3 * c.length * n * n];
        int[] corners = new int[c.length * n * n];
        int at = 0;
        for (int f = 0; f < c.length; f += 3) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; i + j < n; j++) {
                    at = add(v, c, f, n, new int[] {i, j, i + 1, j, i, j + 1}, x, at);
                    if (i + j < n - 1) {
                        at = add(v, c, f, n, new int[] {i + 1, j, i + 1, j + 1, i, j + 1}, x, at);
                    }
                }
            }
        }
        Arrays.setAll(corners, k -> k);
        return new Triangles(x, corners);
    }

    private static int add(double[] v, int[] c, int f, int n, int[] grid, double[] out, int from) {
        int at = from;
        for (int k = 0; k < 6; k += 2) {
            // The same place gives the same number from both sides of an edge only to rounding; the mesh joins them.
            double s = (double) grid[k] / n, t = (double) grid[k + 1] / n;
            for (int i = 0; i < 3; i++) {
                out[at++] = (1 - s - t) * v[3 * c[f] + i] + s * v[3 * c[f + 1] + i] + t * v[3 * c[f + 2] + i];
            }
        }
        return at;
    }

    /** Where a bone is, seen from the femur, over the flexion. */
    static List<Motion> poses(Path knee, String joint) throws IOException {
        List<String> lines = Files.readAllLines(knee.resolve("passive_flexion/ref_passive_flexion_states.sto"));
        int begin = lines.indexOf("endheader") + 1;
        List<String> header = Arrays.asList(lines.get(begin).split("\t"));
        String[] names = joint.startsWith("pf")
                ? new String[] {"flex", "rot", "tilt", "tx", "ty", "tz"}
                : new String[] {"flex", "add", "rot", "tx", "ty", "tz"};
        List<Motion> all = new ArrayList<>();
        for (String line : lines.subList(begin + 1, lines.size())) {
            String[] cells = line.trim().split("\\s+");
            double[] q = new double[6];
            for (int k = 0; k < 6; k++) {
                q[k] = Double.parseDouble(cells[header.indexOf("/jointset/" + joint + "_" + names[k] + "_r/value")]);
            }
            Motion m = new Motion(2);
            double[] turn = Mat3.times(
                    Mat3.times(Rotations.about(0, 0, 1, -q[0]), Rotations.about(1, 0, 0, q[1])),
                    Rotations.about(0, 1, 0, q[2]));
            System.arraycopy(q, 3, m.placement, 12, 3);
            System.arraycopy(turn, 0, m.placement, 15, 9);
            all.add(m);
        }
        return all;
    }
}
