package org.condyle.io.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.contact.law.ContactStiffness;
import org.condyle.contact.law.Material;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.io.SharedData;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.junit.jupiter.api.Test;

/**
 * Casting contact against the published forces of another program: the knee of Lenhart and others (2015) in OpenSim JAM,
 * passive flexion, where tibial cartilage (8602 faces) casts against femoral cartilage (29782 faces). The files are not ours to
 * ship: whoever has them puts the folder knee-lenhart2015 into shared/data above or beside the repository, or names the folder
 * above it with -Dcondyle.data=...
 */
class CastingKneeTest {
    private static final String CONTACT = "tf_contact.casting.total.";

    private static Path folder() {
        return SharedData.path("knee-lenhart2015");
    }

    /** Columns of a table with a header, in the order asked for. */
    private static List<double[]> table(Path file, String... columns) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int begin = lines.indexOf("endheader") + 1;
        List<String> header = Arrays.asList(lines.get(begin).split("\t"));
        List<double[]> rows = new ArrayList<>();
        for (String line : lines.subList(begin + 1, lines.size())) {
            String[] cells = line.trim().split("\\s+");
            rows.add(Arrays.stream(columns)
                    .mapToDouble(c -> Double.parseDouble(cells[header.indexOf(c)]))
                    .toArray());
        }
        return rows;
    }

    private static Mesh cartilage(Path knee, String bone) {
        return Mesh.flat(MeshWriter.read(knee.resolve("Geometry/lenhart2015-R-" + bone + "-cartilage.stl")));
    }

    /** Body-fixed rotations about z, x and y; the femur is body 0, the tibia body 1. */
    private static Motion pose(double[] q) {
        Motion m = new Motion(2);
        double[] turn = Mat3.times(
                Mat3.times(Rotations.about(0, 0, 1, -q[0]), Rotations.about(1, 0, 0, q[1])),
                Rotations.about(0, 1, 0, q[2]));
        System.arraycopy(q, 3, m.placement, 12, 3);
        System.arraycopy(turn, 0, m.placement, 15, 9);
        return m;
    }

    @Test
    void forcesAndMomentsOfPassiveFlexionAreThosePublished() throws IOException {
        Path knee = folder(), run = knee.resolve("passive_flexion");
        String q = "/jointset/knee_r/knee_";
        List<double[]> states = table(
                run.resolve("ref_passive_flexion_states.sto"),
                q + "flex_r/value",
                q + "add_r/value",
                q + "rot_r/value",
                q + "tx_r/value",
                q + "ty_r/value",
                q + "tz_r/value");
        List<double[]> published = table(
                run.resolve("ref_passive_flexion_ForceReporter_forces.sto"),
                CONTACT + "contact_force_x",
                CONTACT + "contact_force_y",
                CONTACT + "contact_force_z",
                CONTACT + "contact_moment_x",
                CONTACT + "contact_moment_y",
                CONTACT + "contact_moment_z",
                CONTACT + "max_proximity");
        CastingPair pair = CastingPair.between(
                new Surface("femur", 0, Frame.IDENTITY, cartilage(knee, "femur")),
                new Surface("tibia", 1, Frame.IDENTITY, cartilage(knee, "tibia")),
                false,
                0.02);
        Material layer = new Material(1e7, 0.45, 0.003);
        double k = ContactStiffness.averagedLayers(layer, layer);
        double[] memory = new double[pair.memories()];
        Arrays.fill(memory, Double.NaN);
        ContactSet cold = new ContactSet(8), warm = new ContactSet(8);
        double worst = 0, worstMoment = 0;
        for (int row = 0; row < states.size(); row++) {
            Motion m = pose(states.get(row));
            pair.find(m, new double[0], 0, cold);
            pair.find(m, memory, 0, warm);
            pair.remember(m, warm, memory, 0);
            assertEquals(cold.count, warm.count, "row " + row);
            assertTrue(
                    Arrays.equals(cold.depth, 0, cold.count, warm.depth, 0, cold.count),
                    "depths with hints, row " + row);
            double[] sum = force(m, cold, k);
            for (int i = 0; i < 3; i++) {
                worst = Math.max(worst, Math.abs(sum[i] - published.get(row)[i]));
                // The published moments are Σ f × x, those of the forces with the opposite sign.
                worstMoment =
                        Math.max(worstMoment, Math.abs(sum[3 + i] + published.get(row)[3 + i]));
            }
            assertEquals(published.get(row)[6], -cold.gap, 1e-8, "row " + row);
        }
        assertTrue(worst < 2e-4, "force off by " + worst + " N");
        assertTrue(worstMoment < 2e-5, "moment off by " + worstMoment + " N m");
    }

    /** Force and moment on the tibia, in its frame. */
    private static double[] force(Motion m, ContactSet c, double k) {
        double[] sum = new double[6], turn = Arrays.copyOfRange(m.placement, 15, 24), back = Mat3.transpose(turn);
        double[] f = new double[3], x = new double[3];
        for (int i = 0; i < c.count; i++) {
            double p = k * c.depth[i] * c.area[i];
            Mat3.times(back, 0, p * c.normal[3 * i], p * c.normal[3 * i + 1], p * c.normal[3 * i + 2], f, 0);
            Mat3.times(
                    back,
                    0,
                    c.point[3 * i] - m.placement[12],
                    c.point[3 * i + 1] - m.placement[13],
                    c.point[3 * i + 2] - m.placement[14],
                    x,
                    0);
            for (int j = 0; j < 3; j++) {
                sum[j] += f[j];
                sum[3 + j] += x[(j + 1) % 3] * f[(j + 2) % 3] - x[(j + 2) % 3] * f[(j + 1) % 3];
            }
        }
        return sum;
    }
}
