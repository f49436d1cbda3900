package org.condyle.tool.laxity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Library;
import org.condyle.io.problem.Code;
import org.condyle.tool.SharedData;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Share;
import org.junit.jupiter.api.Test;

/**
 * Laxity of the spatial knee against two other programs (minimum of the energy by Newton's method with complex-step gradients; balance of
 * wrenches by another solver), and of random knees by what holds for every elastic one.
 */
class LaxityAnalysisTest {
    private static final List<Map.Entry<String, String>> NOTHING = List.of();

    /** Flexion [deg], ligament; total about C, increment about C, total about the centre of pressure, one coordinate reproduced [%], load left. */
    private static final String[] SHARES = {
        "0 ACL 100.44 86.85 100.44 100.21 -0.2147", "0 PCL 92.60 82.67 92.60 80.52 -19.4786",
        "0 MCL 50.45 49.28 84.287 79.46 -2.0537", "0 LCL 52.11 47.27 81.781 87.77 1.2233",
        "15 ACL 96.72 87.74 96.72 100.14 -0.1433", "15 PCL 108.28 98.72 108.28 91.29 -8.7143",
        "15 MCL 54.50 47.10 91.700 91.13 -0.8870", "15 LCL 49.96 48.65 78.603 86.38 1.3620",
        "30 ACL 107.08 91.88 107.08 98.91 1.0893", "30 PCL 113.72 95.29 113.72 96.63 -3.3727",
        "30 MCL 53.87 38.73 90.575 93.71 -0.6291", "30 LCL 46.95 46.95 74.984 79.70 2.0296",
        "60 ACL 131.15 88.11 131.15 92.54 7.4649", "60 PCL 133.62 83.60 133.62 102.37 2.3750",
        "60 MCL 54.48 27.39 84.362 93.44 -0.6560", "60 LCL 37.45 37.45 60.570 57.25 4.2749",
        "90 ACL 142.01 68.00 142.01 90.18 9.8226", "90 PCL 156.13 71.53 156.13 108.68 8.6751",
        "90 MCL 48.45 18.53 72.958 86.75 -1.3253", "90 LCL 22.49 22.49 35.515 31.13 6.8871"
    };

    /** Length at 0 deg [mm], then changes at 15, 30, 60 and 90 deg [%]. */
    private static final double[][] LENGTHS = {
        {31.3102, 27.2044, 33.9649, 26.1880, 70.5012, 46.6963, 35.9028, 61.3278},
        {0.729, -1.639, 0.055, -10.524, 3.286, -3.152, 3.522, -0.891},
        {1.860, -3.058, 0.887, -17.099, 5.524, -3.661, 6.364, -2.851},
        {4.098, -7.122, 3.030, -17.438, 7.706, -4.652, 10.813, -6.068},
        {6.297, -10.377, 5.359, -5.107, 6.560, -7.119, 12.173, -7.358}
    };

    private static LaxityRequest request(LaxityRequest.Knee knee, List<Double> flexions, boolean intact, int samples) {
        return new LaxityRequest(knee, flexions, LaxityRequest.USUAL_LOADS, 2, Map.of(), intact, samples, 0.05, 1);
    }

    private static LaxityResult run(String model, LaxityRequest request, List<Map.Entry<String, String>> changes) {
        return LaxityAnalysis.run(Library.find(model, null), "", changes, request, words -> {});
    }

    private static List<Double> degrees(double... angles) {
        return java.util.Arrays.stream(angles).map(Math::toRadians).boxed().toList();
    }

    @Test
    void sharesAndLengthsOfTheSpatialKneeAreThoseOfTwoOtherPrograms() {
        LaxityResult r =
                run("knee/laxity", request(LaxityRequest.Knee.FOUND, LaxityRequest.USUAL_FLEXIONS, false, 0), NOTHING);
        for (String line : SHARES) {
            String[] w = line.split(" ");
            LaxityTest test =
                    w[1].endsWith("CL") && "AP".indexOf(w[1].charAt(0)) >= 0 ? LaxityTest.DRAWER : LaxityTest.VARUS;
            boolean positive = w[1].equals("ACL") || w[1].equals("LCL");
            Share s = r.shares().stream()
                    .filter(x -> x.test() == test
                            && x.positive() == positive
                            && x.ligament().equals(w[1])
                            && Math.abs(Math.toDegrees(x.flexion()) - Double.parseDouble(w[0])) < 1e-9)
                    .findFirst()
                    .orElseThrow();
            assertEquals(Double.parseDouble(w[2]), 100 * s.atPoint(), 0.0051, line);
            assertEquals(Double.parseDouble(w[3]), 100 * s.atPointIncrement(), 0.0051, line);
            assertEquals(Double.parseDouble(w[4]), 100 * s.resolved(), test == LaxityTest.VARUS ? 6e-4 : 0.0051, line);
            assertEquals(Double.parseDouble(w[5]), 100 * s.reproduced(), 0.0051, line);
            assertEquals(Double.parseDouble(w[6]), s.left(), 6e-5, line);
            assertEquals(s.atPoint(), s.replayed(), 1e-9, line); // of an elastic knee they are the same
        }
        for (int i = 0; i < r.fibres().size(); i++) {
            assertEquals(LENGTHS[0][i], 1000 * r.lengths()[0][i], 6e-5);
            for (int f = 1; f < LENGTHS.length; f++) {
                assertEquals(LENGTHS[f][i], 100 * (r.lengths()[f][i] / r.lengths()[0][i] - 1), 6e-4);
            }
        }
        Curve drawer = r.knees().get(0).curve(LaxityTest.DRAWER, 2);
        assertEquals(6.481546e3, drawer.stiffness()[0], 5e-3);
        assertEquals(51.26894e3, drawer.stiffness()[1], 5e-2);
        assertEquals(7.773, 1000 * drawer.total(), 6e-4);
        assertEquals(
                12.343,
                Math.toDegrees(r.knees().get(0).curve(LaxityTest.VARUS, 2).total()),
                6e-4);
        assertEquals(
                62.884,
                Math.toDegrees(r.knees().get(0).curve(LaxityTest.ROTATION, 2).total()),
                6e-4);
        List<LaxityStatements.Statement> judged = LaxityStatements.of(r);
        assertEquals(6, judged.size());
        assertEquals(
                List.of("abduction and adduction grow up to 30 deg of flexion, then fall"),
                judged.stream()
                        .filter(s -> !s.holds())
                        .map(LaxityStatements.Statement::says)
                        .toList());
        String json = LaxityJson.text(r, "knee/laxity", "test");
        assertTrue(
                json.contains("\"tool\" : \"laxity\"") && json.contains("\"outcome\" : \"completed\""),
                json.substring(0, 300));
    }

    /** Slack lengths of all fibres changed at random: whatever the knee, it is elastic. */
    @Test
    void randomKneesRetraceAndLigamentsAndContactsCarryTheWholeLoad() {
        SplittableRandom random = new SplittableRandom(3);
        for (int run = 0; run < 2; run++) {
            List<Map.Entry<String, String>> changes = new ArrayList<>();
            for (String fibre : List.of("ACL-anterior", "PCL-anterior", "MCL-deep", "LCL")) {
                double stiffness = 20 + 60 * random.nextDouble();
                String row = "forces.ligaments." + fibre;
                changes.add(Map.entry(row + ".linear-stiffness", stiffness + " N/mm"));
                double least = fibre.equals("LCL") ? 58 : fibre.equals("MCL-deep") ? 34 : 30;
                double l0 = least + 3 * random.nextDouble();
                changes.add(Map.entry(row + ".slack-length", l0 + " mm"));
                changes.add(Map.entry(row + ".toe-stiffness", stiffness / (0.12 * l0) + " N/mm^2"));
            }
            LaxityResult r = run("knee/laxity", request(LaxityRequest.Knee.FOUND, degrees(10, 40), true, 0), changes);
            for (Curve c : r.knees().get(0).curves()) {
                if (c.message().isEmpty()) { // no jump
                    assertTrue(c.retraced() < 1e-9, changes + ": " + c.test() + " " + c.retraced());
                    assertEquals(0, c.loop(), 1e-9);
                    assertEquals(0, c.shift()[c.shift().length - 1], 1e-9);
                }
            }
            for (int f = 0; f < 2; f++) {
                for (LaxityTest t : LaxityTest.values()) {
                    double flexion = r.flexions().get(f);
                    double sum = r.shares().stream()
                            .filter(s -> s.test() == t && s.positive() && s.flexion() == flexion)
                            .mapToDouble(Share::resolved)
                            .sum();
                    assertEquals(1, sum, 1e-7, changes + ": " + t); // the flat plateau carries nothing of it
                }
            }
        }
    }

    @Test
    void mirroredLeftKneeIsAsLaxAsTheRightOne() {
        LaxityRequest right = request(LaxityRequest.Knee.FOUND, degrees(0, 30), true, 0);
        LaxityRequest left = request(
                new LaxityRequest.Knee("femur", "tibia", "[0, -8 mm, 212.5 mm]", "left", "", false, List.of()),
                degrees(0, 30),
                true,
                0);
        List<Map.Entry<String, String>> mirrored = new ArrayList<>(List.of(
                Map.entry("surfaces.medial-condyle.shape.at", "[23.5 mm, -12 mm, 21.2 mm]"),
                Map.entry("surfaces.lateral-condyle.shape.at", "[-23.5 mm, -12 mm, 21.2 mm]"),
                Map.entry("initial.tibia.at", "[-1.87 mm, -5.61 mm, -213.64 mm]"),
                Map.entry("initial.tibia.orientation", "{xyz: [0, 0.41 deg, 0.55 deg]}"),
                Map.entry("forces.ligaments", "~")));
        fibres().forEach((name, numbers) -> mirrored.add(Map.entry("forces." + name, fibre(numbers))));
        LaxityResult a = run("knee/laxity", right, NOTHING), b = run("knee/laxity", left, mirrored);
        for (int i = 0; i < a.knees().get(0).curves().size(); i++) {
            Curve x = a.knees().get(0).curves().get(i),
                    y = b.knees().get(0).curves().get(i);
            for (int side = 0; side < 2; side++) {
                for (int k = 0; k < 5; k++) {
                    assertEquals(x.shifts()[side][k], y.shifts()[side][k], 1e-9, x.test() + " " + k);
                }
            }
        }
    }

    private static String fibre(double[] n) {
        return String.format(
                Locale.ROOT,
                "{type: ligament, law: piecewise, between: [{on: femur, at: [%s mm, %s mm, %s mm]}, {on: tibia, at:"
                        + " [%s mm, %s mm, %s mm]}], toe-stiffness: %s N/mm^2, linear-stiffness: %s N/mm, slack-length: %s"
                        + " mm}",
                -n[0],
                n[1],
                n[2],
                -n[3],
                n[4],
                n[5],
                n[6],
                n[7],
                n[8]);
    }

    private static Map<String, double[]> fibres() {
        Map<String, double[]> all = new java.util.LinkedHashMap<>();
        all.put("ACL-anterior", new double[] {7.25, -15.6, 21.25, -7, 5, 211.25, 22.48, 83.15, 30.8237});
        all.put("ACL-posterior", new double[] {7.25, -20.3, 19.55, 2, 2, 212.25, 26.27, 83.15, 26.3767});
        all.put("PCL-anterior", new double[] {-4.75, -11.2, 14.05, 5, -30, 206.25, 31.26, 125.00, 33.3227});
        all.put("PCL-posterior", new double[] {-4.75, -23.2, 15.65, -5, -30, 206.25, 19.29, 60.00, 25.9202});
        all.put("MCL-anterior", new double[] {-34.75, -1.0, 26.25, -20, 4, 171.25, 10.00, 91.25, 76.0417});
        all.put("MCL-oblique", new double[] {-34.75, -8.0, 23.25, -35, -30, 199.25, 5.00, 27.86, 46.4333});
        all.put("MCL-deep", new double[] {-34.75, -5.0, 21.25, -35, 0, 199.25, 5.00, 21.07, 35.1167});
        all.put("LCL", new double[] {35.25, -15.0, 21.25, 45, -25, 176.25, 10.00, 72.22, 60.1833});
        return all;
    }

    @Test
    void samplesOfSlackLengthsGiveBandsAroundTheCurve() {
        LaxityResult r = run("knee/laxity", request(LaxityRequest.Knee.FOUND, degrees(30), true, 8), NOTHING);
        assertEquals(3, r.bands().size());
        for (LaxityResult.Band b : r.bands()) {
            assertEquals(0, b.failed());
            assertTrue(b.total()[0] < b.total()[1] && b.total()[1] < b.total()[2]);
            assertTrue(r.fibres().contains(b.decides()));
            assertTrue(Math.abs(b.correlation()) <= 1);
        }
    }

    /** The knee of Lenhart and others 2015: 76 fibres, cartilage of meshes, a patella; 40 coordinates of the body are held. */
    @Test
    void kneeOfOpenSimIsTestedAsItIs() {
        String model = SharedData.folder("knee-lenhart2015")
                .resolve("lenhart2015.osim")
                .toString();
        LaxityRequest.Knee knee =
                new LaxityRequest.Knee("femur_distal_r", "tibia_proximal_r", "", "", "", true, List.of());
        LaxityRequest asked =
                new LaxityRequest(knee, degrees(0), LaxityRequest.USUAL_LOADS, 1, Map.of(), true, 0, 0.05, 1);
        LaxityResult r = run(model, asked, NOTHING);
        assertTrue(r.isComplete(), r.warnings().toString());
        assertTrue(
                r.groups().keySet().containsAll(List.of("ACL", "PCL", "MCL", "LCL")),
                r.groups().toString());
        for (Curve c : r.knees().get(0).curves()) {
            assertTrue(c.retraced() < 1e-8, c.test() + ": " + c.retraced()); // contact of meshes has small corners
            assertTrue(c.at(true) > 0 && c.at(false) < 0);
        }
        Share acl = r.shares().stream()
                .filter(s -> s.test() == LaxityTest.DRAWER
                        && s.positive()
                        && s.ligament().equals("ACL"))
                .findFirst()
                .orElseThrow();
        assertEquals(0.9, acl.resolved(), 0.05);
    }

    @Test
    void forcesThatChangeWithTimeAreToldByName() {
        LaxityRequest asked = new LaxityRequest(
                LaxityRequest.Knee.FOUND, degrees(30), LaxityRequest.USUAL_LOADS, 1, Map.of(), true, 0, 0.05, 1);
        LaxityResult r = run(
                "knee/laxity",
                asked,
                List.of(Map.entry("forces.pull", "{type: force, on: tibia, value: [= 0.1 N*t/(1 s), 0, 0]}")));
        assertTrue(
                r.warnings().stream().anyMatch(w -> w.startsWith("force 'pull' of the model changes with t")),
                r.warnings().toString());
        assertTrue(
                r.warnings().stream().noneMatch(w -> w.contains("'ACL")),
                r.warnings().toString());
    }

    @Test
    void fibresBelongTogetherByTheirNames() {
        assertEquals(
                Map.of(
                        "ACL",
                        List.of("ACL-anterior", "ACLpl1"),
                        "pCAP",
                        List.of("pCAP1", "pCAP2"),
                        "LCL",
                        List.of("LCL")),
                LaxityAnalysis.grouped(List.of("ACL-anterior", "ACLpl1", "pCAP1", "pCAP2", "LCL")));
    }

    private static void refused(String said, Code code, String model, LaxityRequest.Knee knee, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        DocumentException e = assertThrows(
                DocumentException.class, () -> run(model, request(knee, degrees(0, 10), true, 0), changes));
        assertTrue(e.problems().render().contains(said), e.problems().render());
        assertEquals(code, e.problems().sorted().get(0).code());
    }

    @Test
    void kneesThatCannotBeTestedAreRefusedByName() {
        LaxityRequest.Knee found = LaxityRequest.Knee.FOUND;
        refused("is planar: it has neither varus nor rotation", Code.WRONG_KIND, "knee/planar", found);
        refused(
                "no surfaces of this knee touch",
                Code.WRONG_KIND,
                "knee/laxity",
                found,
                "contacts.medial=~",
                "contacts.lateral=~");
        refused(
                "have 1 freedom; laxity needs all six",
                Code.WRONG_KIND,
                "knee/laxity",
                found,
                "joints.tibia={type: pin, parent: femur, child: tibia, axis: x}",
                "initial.tibia=~",
                "contacts.medial=~",
                "contacts.lateral=~");
        refused(
                "the model has no body 'shin'",
                Code.WRONG_KIND,
                "knee/laxity",
                new LaxityRequest.Knee("femur", "shin", "", "", "", false, List.of()));
    }

    @Test
    void fibreThatDoesNotExistIsNamedWithThoseThatDo() {
        LaxityRequest asked = new LaxityRequest(
                LaxityRequest.Knee.FOUND,
                degrees(0),
                LaxityRequest.USUAL_LOADS,
                2,
                Map.of("ACL", List.of("ACL-anterio")),
                false,
                0,
                0.05,
                1);
        DocumentException e = assertThrows(DocumentException.class, () -> run("knee/laxity", asked, NOTHING));
        assertTrue(
                e.problems()
                        .render()
                        .contains("no fibre 'ACL-anterio' joins femur and tibia; did you mean 'ACL-anterior'?"),
                e.problems().render());
    }

    @Test
    void loadBeyondAnyEquilibriumEndsItsTestWithItsNumberAndNotTheOthers() {
        LaxityRequest asked = new LaxityRequest(
                LaxityRequest.Knee.FOUND, degrees(0), List.of(900.0, 1.0, 0.5), 4, Map.of(), true, 0, 0.05, 1);
        List<Map.Entry<String, String>> loose = new ArrayList<>(List.of(Map.entry("forces.ligaments", "~")));
        fibres().forEach((name, n) -> loose.add(Map.entry(
                "forces." + name,
                String.format(
                        Locale.ROOT,
                        "{type: ligament, law: formula, tension: = 60 N*tanh(20*strain), between: [{on: femur, at: [%s"
                                + " mm, %s mm, %s mm]}, {on: tibia, at: [%s mm, %s mm, %s mm]}], slack-length: %s mm}",
                        n[0],
                        n[1],
                        n[2],
                        n[3],
                        n[4],
                        n[5],
                        n[8]))));
        LaxityResult r = run("knee/laxity", asked, loose);
        assertFalse(r.isComplete());
        assertTrue(
                r.warnings().stream()
                        .anyMatch(w -> w.startsWith("drawer, intact, 0 deg: no equilibrium was found beyond")),
                r.warnings().toString());
        assertTrue(Double.isFinite(r.knees().get(0).curve(LaxityTest.VARUS, 0).total()));
    }
}
