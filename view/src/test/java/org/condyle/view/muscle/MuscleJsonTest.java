package org.condyle.view.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.view.SmallArm;
import org.condyle.view.muscle.MuscleHistory.Course;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MuscleJsonTest {
    private static final MuscleHistory HISTORY =
            MuscleHistory.of(Objects.requireNonNull(SmallArm.run().filmed()));

    private static JsonNode page(MuscleHistory history) {
        return new JsonMapper().readTree(MuscleJson.of(history));
    }

    private static ByteBuffer bytes(JsonNode n) {
        return ByteBuffer.wrap(Base64.getDecoder().decode(n.asString())).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** As the page reads it. */
    private static double[] row(JsonNode n, int count) {
        double least = n.get("least").asDouble(), most = n.get("most").asDouble();
        double[] out = new double[count];
        Arrays.fill(out, least);
        if (n.has("values")) {
            ByteBuffer b = bytes(n.get("values"));
            Arrays.setAll(out, i -> least + (b.getShort() & 0xffff) * (most - least) / 65535);
        }
        return out;
    }

    private static void same(double[] values, JsonNode n) {
        double least = Arrays.stream(values).min().orElseThrow(),
                most = Arrays.stream(values).max().orElseThrow();
        double[] read = row(n, values.length);
        for (int i = 0; i < values.length; i++) {
            assertEquals(values[i], read[i], 2e-5 * (most - least) + 1e-6 * Math.abs(most) + 1e-12);
        }
    }

    @Test
    void thePageReadsBackWhatTheMusclesDid() {
        JsonNode all = page(HISTORY).get("all");
        assertEquals(3, all.size());
        for (int m = 0; m < 3; m++) {
            Course course = HISTORY.muscles().get(m);
            JsonNode n = all.get(m);
            assertEquals(course.name(), n.get("name").asString());
            same(course.activation(), n.get("activation"));
            same(course.stretch(), n.get("stretch"));
            same(course.speed(), n.get("speed"));
            same(course.force(), n.get("force"));
            same(course.tension(), n.get("tension"));
            same(course.moments()[0], n.get("moments").get(0));
        }
    }

    @Test
    void theCurvesOfTheFibreAreThoseOfTheLaw() {
        JsonNode all = page(HISTORY).get("all");
        for (int m = 0; m < 3; m++) {
            MuscleLaw law = HISTORY.muscles().get(m).law();
            JsonNode curves = all.get(m).get("curves");
            ByteBuffer active = bytes(curves.get("active")), passive = bytes(curves.get("passive"));
            double low = curves.get("low").asDouble(), high = curves.get("high").asDouble();
            int n = active.remaining() / 4;
            for (int i = 0; i < n; i++) {
                double x = low + i * (high - low) / (n - 1);
                assertEquals(law.activeForceLength(x), active.getFloat(), 1e-5);
                assertEquals(Math.min(2, law.passiveForceLength(x)), passive.getFloat(), 1e-4);
            }
        }
    }

    @Test
    void manyMusclesStaySmall() {
        List<Course> many = new ArrayList<>();
        List<MuscleHistory.About> about = new ArrayList<>();
        for (int c = 0; c < 12; c++) {
            about.add(new MuscleHistory.About("joint" + c + ".angle", "N*m"));
        }
        int n = MuscleHistory.MOST_TIMES;
        for (int m = 0; m < 100; m++) {
            Course c = new Course("muscle" + m, HISTORY.muscles().get(0).law(), n, 12);
            for (int i = 0; i < n; i++) {
                c.activation()[i] = 0.5 + 0.5 * Math.sin(0.1 * i + m);
                c.stretch()[i] = 1 + 0.3 * Math.cos(0.07 * i + m);
                c.tension()[i] = 100 * c.activation()[i];
                for (int k = 0; k < 12; k++) {
                    c.moments()[k][i] = 0.01 * k * c.tension()[i];
                }
            }
            many.add(c);
        }
        double[] times = new double[n];
        Arrays.setAll(times, i -> 0.01 * i);
        String json = MuscleJson.of(new MuscleHistory(times, many, about));
        assertTrue(json.length() < 700_000, "" + json.length());
        ByteBuffer kept = bytes(new JsonMapper().readTree(json).get("times"));
        assertEquals(0, kept.getDouble(0));
        assertEquals(times[n - 1], kept.getDouble(kept.capacity() - 8));
    }

    @Test
    void namesAreOnlyNames() {
        Course evil = new Course("</script><b>\"", HISTORY.muscles().get(0).law(), 2, 0);
        evil.stretch()[0] = 1;
        MuscleHistory history = new MuscleHistory(new double[] {0, 1}, List.of(evil), List.of());
        String json = MuscleJson.of(history), html = MuscleSection.html(history);
        assertFalse(json.contains("<"), json);
        assertFalse(html.contains("<b>") || html.contains("</script>"), html);
        assertEquals(
                "</script><b>\"", page(history).get("all").get(0).get("name").asString());
    }
}
