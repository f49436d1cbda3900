package org.condyle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.io.mesh.MeshFiles;
import org.condyle.io.mesh.MeshOptions;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Searches for the contact of femoral cartilage (29782 faces) with tibial cartilage (8602 faces) in the poses of a passive
 * flexion: elastic foundation by nearest points, and casting. The files are those of Lenhart and others (2015), which are not
 * ours to ship: a folder knee-lenhart2015 in shared/data beside the repository or above, or the folder above it by
 * -Dcondyle.meshes=...
 */
final class KneeMeshes {
    private static final int ROUNDS = 12;

    private KneeMeshes() {}

    static void race() throws IOException {
        Path knee = folder();
        if (knee == null) {
            System.err.println("knee-meshes: there is no folder shared/data/knee-lenhart2015; skipped");
            return;
        }
        List<Motion> poses = poses(knee);
        for (boolean smooth : new boolean[] {false, true}) {
            Surface femur = surface(knee, "femur", 0, smooth), tibia = surface(knee, "tibia", 1, smooth);
            String word = smooth ? "-smooth" : "-flat";
            for (SpringSide side : new SpringSide[] {SpringSide.ON_B, SpringSide.ON_A, SpringSide.BOTH}) {
                String on = side == SpringSide.ON_A ? "femur" : side == SpringSide.ON_B ? "tibia" : "both";
                race("foundation-" + on + word, FoundationPair.between(femur, tibia, side, 1), poses);
            }
            if (!smooth) {
                race("casting-tibia", CastingPair.between(femur, tibia, false, 0.02), poses);
                race("casting-femur", CastingPair.between(femur, tibia, true, 0.02), poses);
            }
        }
    }

    private static void race(String word, ContactGeometry pair, List<Motion> poses) {
        ContactSet set = new ContactSet(8);
        double[] memory = new double[pair.memories()];
        Arrays.fill(memory, Double.NaN);
        double[] all = new double[poses.size()], fixed = new double[ROUNDS];
        double begin = Clock.cpu();
        int entries = 0;
        for (int round = 0; round < 10 || Clock.cpu() - begin < 3; round++) {
            for (Motion m : poses) {
                pair.find(m, memory, 0, set);
                pair.remember(m, set, memory, 0);
            }
        }
        Arrays.fill(all, Double.POSITIVE_INFINITY);
        for (int round = 0; round < ROUNDS; round++) {
            for (int p = 0; p < poses.size(); p++) {
                double from = Clock.cpu();
                pair.find(poses.get(p), memory, 0, set);
                all[p] = Math.min(all[p], Clock.cpu() - from);
                pair.remember(poses.get(p), set, memory, 0);
                entries += set.count;
            }
        }
        Motion first = poses.get(0);
        for (int round = 0; round < ROUNDS; round++) {
            double from = Clock.cpu();
            for (int k = 0; k < 10; k++) {
                pair.find(first, memory, 0, set);
            }
            fixed[round] = 0.1 * (Clock.cpu() - from);
            pair.remember(first, set, memory, 0);
        }
        Clock.Spread over = Clock.Spread.of(all), one = Clock.Spread.of(fixed);
        new Line("knee-meshes-" + word)
                .top("cpu_s", over.median())
                .put("best_s", over.min())
                .put("worst_s", over.max())
                .put("first_pose_s", one.median())
                .put("first_pose_best_s", one.min())
                .put("entries", (double) entries / (ROUNDS * poses.size()))
                .print();
    }

    static Path folder() {
        String told = System.getProperty("condyle.meshes");
        Path found = told == null ? null : Path.of(told);
        for (Path p = Path.of("").toAbsolutePath(); found == null && p != null; p = p.getParent()) {
            Path beside = p.resolve("shared/data");
            found = Files.isDirectory(beside) ? beside : null;
        }
        Path knee = found == null ? null : found.resolve("knee-lenhart2015");
        return knee != null && Files.isDirectory(knee) ? knee : null;
    }

    private static Surface surface(Path knee, String bone, int body, boolean smooth) {
        Path file = knee.resolve("Geometry/lenhart2015-R-" + bone + "-cartilage.stl");
        Triangles t;
        try {
            t = MeshFiles.read(file.toString(), Files.readAllBytes(file), MeshOptions.METRES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Surface(bone, body, Frame.IDENTITY, smooth ? Mesh.smooth(t) : Mesh.flat(t));
    }

    /** Where the tibia is, seen from the femur, over the flexion. */
    private static List<Motion> poses(Path knee) throws IOException {
        List<String> lines = Files.readAllLines(knee.resolve("passive_flexion/ref_passive_flexion_states.sto"));
        int begin = lines.indexOf("endheader") + 1;
        List<String> header = Arrays.asList(lines.get(begin).split("\t"));
        String[] names = {"flex_r", "add_r", "rot_r", "tx_r", "ty_r", "tz_r"};
        List<Motion> all = new ArrayList<>();
        for (String line : lines.subList(begin + 1, lines.size())) {
            String[] cells = line.trim().split("\\s+");
            double[] q = new double[6];
            for (int k = 0; k < 6; k++) {
                q[k] = Double.parseDouble(cells[header.indexOf("/jointset/knee_r/knee_" + names[k] + "/value")]);
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
