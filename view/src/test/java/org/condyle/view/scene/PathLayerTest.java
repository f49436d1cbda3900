package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PathLayerTest {
    private static final String ARM = """
            condyle: 1
            title: arm
            bodies: {arm: {mass: 1 kg, inertia: {xx: 0.1 kg*m^2, yy: 0.1 kg*m^2, zz: 0.1 kg*m^2}}}
            joints: {elbow: {type: pin, child: arm}}
            wraps:
              roll: {shape: {cylinder: {radius: 30 mm, length: 0.2 m}}}
              ball: {on: arm, at: [0, -0.3 m, 0], shape: {sphere: {radius: 10 mm}}}
              egg: {shape: {ellipsoid: {radii: [10 mm, 20 mm, 30 mm]}}, at: [1 m, 0, 0]}
              ring: {shape: {torus: {radius: 50 mm, tube: 5 mm}}, at: [0, 1 m, 0]}
              off: {shape: {sphere: {radius: 1 m}}, at: [0, 0, 5 m], active: false}
            measures:
              muscle: {type: path, through: [{at: [20 mm, 0.3 m, 0]}, {on: arm, at: [-20 mm, -0.3 m, 0]}], over: [roll, egg, ring, ball, off]}
              cable: {type: path, through: [{at: [0.1 m, 0, 0]}, {on: arm, at: [0, -0.2 m, 0]}]}
              pulled: {type: path, through: [{at: [0.2 m, 0, 0]}, {on: arm, at: [0, -0.2 m, 0]}]}
            forces: {spring: {type: spring, on: pulled, stiffness: 10 N/m, rest: 0.1 m}}
            run: {until: 0.2 s}
            """;

    private static Scene scene() {
        RunResult run = new Experiment(Description.of("arm", Document.parse("arm.yaml", ARM), ARM)
                        .compile())
                .run("test", Listener.NONE, null, c -> Map.of());
        return SceneMaker.of("arm", Objects.requireNonNull(run.filmed()));
    }

    @Test
    void activeSurfacesHaveTheirPlaceAndSize() {
        Scene s = scene();
        List<Scene.Form> wraps = s.paths().wraps();
        assertEquals(
                List.of("roll", "egg", "ring", "ball"),
                wraps.stream().map(Scene.Form::name).toList());
        assertEquals(List.of(0, 0, 0, 1), wraps.stream().map(Scene.Form::body).toList());
        double[][] half = {{.03, .03, .1}, {.01, .02, .03}, {.055, .055, .005}, {.01, .01, .01}};
        double[][] middle = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, -.3, 0}};
        for (int i = 0; i < 4; i++) {
            BoundingBox box = BoundingBox.of(s.inBody(wraps.get(i)).vertices());
            for (int k = 0; k < 3; k++) {
                assertEquals(
                        middle[i][k],
                        (box.low[k] + box.high[k]) / 2,
                        1e-6,
                        wraps.get(i).name());
                assertEquals(
                        half[i][k],
                        (box.high[k] - box.low[k]) / 2,
                        0.02 * half[i][k],
                        wraps.get(i).name());
            }
        }
    }

    @Test
    void pathsThatOnlyMeasureAreDrawnFromEndToEndAndAroundTheirSurfaces() {
        Scene s = scene();
        assertEquals(List.of("muscle", "cable"), s.paths().names()); // the spring draws the third one
        double[][] first = s.paths().courses().get(0);
        assertArrayEquals(new double[] {.1, 0, 0, 0, -.2, 0}, first[1], 1e-12);
        assertTrue(first[0].length > 6, "it goes over the roll");
        for (int i = 3; i < first[0].length - 3; i += 3) {
            assertEquals(.03, Math.hypot(first[0][i], first[0][i + 1]), 1e-9);
        }
    }

    @Test
    void thePageHasThemToAThousandthOfTheirBox() {
        Scene s = scene();
        JsonNode courses = new Decoded(s).json.get("courses");
        assertEquals(2, courses.get("names").size());
        assertEquals(4, new Decoded(s).json.get("wraps").size());
        assertEquals(s.paths().times().length, Decoded.doubles(courses.get("times")).length);
        ByteBuffer corners = ByteBuffer.wrap(
                        Base64.getDecoder().decode(courses.get("corners").asString()))
                .order(ByteOrder.LITTLE_ENDIAN);
        for (double[] path : s.paths().courses().get(0)) {
            for (int i = 0; i < path.length; i++) {
                double low = courses.get("low").get(i % 3).asDouble(),
                        high = courses.get("high").get(i % 3).asDouble();
                assertEquals(
                        path[i],
                        low + (high - low) * (corners.getShort() & 0xffff) / 65535,
                        1e-3 * (high - low) + 1e-9);
            }
        }
    }
}
