package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.Finding;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.tool.result.ResultTable;
import org.junit.jupiter.api.Test;

class AnalysisReportTest {
    private static final double[] TIMES = {0, 0.5, 1};

    private static AnalysisResult result(List<String> distrust, String stopped) {
        ResultTable angles = new ResultTable(
                "ik.mot",
                "Coordinates",
                TIMES,
                List.of(
                        new ResultTable.Column("hip_flexion", "deg", "hip", new double[] {1, 2, 3}),
                        new ResultTable.Column("knee_angle", "deg", "knee", new double[] {-1, -20, -3})),
                true);
        double[][] model = {{0, 0, 0, 1, 0, 0}, {0, 0, 0, 1, 0, 0}, {0, 0, 0, 1, 0, 0}};
        double[][] measured = {{0.001, 0, 0, 1, 0, 0}, {0, 0.004, 0, Double.NaN, 0, 0}, {0, 0, 0, 1, 0, 0.002}};
        MarkerTracks markers =
                new MarkerTracks(List.of("R.Knee", "<Heel>"), new double[] {1, 2}, TIMES, measured, model);
        return new AnalysisResult(
                "Inverse kinematics of a leg",
                "InverseKinematicsTool",
                "leg",
                "leg-ik.xml",
                "<InverseKinematicsTool/>",
                "leg.yaml",
                null,
                TIMES,
                List.of(angles),
                Map.of(),
                markers,
                null,
                List.of(new Figure("rms", 1.5, "mm", "marker error")),
                List.of("leg.trc"),
                Stream.concat(
                                Stream.of(Finding.warning("marker 'X' is not in the model")),
                                distrust.stream().map(d -> Finding.distrust(Finding.Topic.OTHER, d)))
                        .toList(),
                List.of(),
                stopped.isEmpty() ? AnalysisEnd.COMPLETED : AnalysisEnd.stopped(stopped),
                List.of());
    }

    @Test
    void anAnalysisBecomesOnePageThatNeedsNothingElse() {
        String page = AnalysisReport.html(result(List.of(), ""), "0.1.0", "2024-05-06");
        for (String said : List.of(
                "Inverse kinematics of a leg",
                "leg-ik.xml",
                "! Completed with warnings",
                "3 frames",
                "marker &#39;X&#39; is not in the model",
                "marker error",
                "&lt;Heel&gt;",
                "Error of each marker [mm]",
                "Coordinates, knee",
                "ik.mot",
                "leg.trc",
                "&lt;InverseKinematicsTool/&gt;")) {
            assertTrue(page.contains(said) || page.contains(said.replace("&#39;", "'")), said);
        }
        String own = page.replaceAll("(?s)<script>.*?</script>", "");
        for (String outside : List.of(" src=", " href=", "@import")) {
            assertFalse(own.contains(outside), outside);
        }
    }

    /** The marker with the largest error comes first, and a click leads to the instant of its largest error. */
    @Test
    void markersAreRankedByTheirErrors() {
        String page = AnalysisReport.html(result(List.of(), ""), "0.1.0", "2024-05-06");
        int knee = page.indexOf("<tr data-time=\"0.5\"><th scope=\"row\">R.Knee"),
                heel = page.indexOf("<tr data-time=\"1.0\"><th scope=\"row\">&lt;Heel");
        assertTrue(0 < knee && knee < heel, "knee at " + knee + ", heel at " + heel);
    }

    @Test
    void whatCannotBeTrustedIsToldFirst() {
        String doubted = AnalysisReport.html(result(List.of("2 frames did not converge"), ""), "", "");
        assertTrue(doubted.contains("✗ Not to be trusted") && doubted.contains("2 frames did not converge"));
        assertTrue(AnalysisReport.html(result(List.of(), "no marker was seen"), "", "")
                .contains("✗ Stopped early"));
        assertEquals(doubted, AnalysisReport.html(result(List.of("2 frames did not converge"), ""), "", ""));
    }
}
