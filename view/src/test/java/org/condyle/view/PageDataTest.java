package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PageDataTest {
    private static ByteBuffer bytes(JsonNode node) {
        return ByteBuffer.wrap(Base64.getDecoder().decode(node.asString())).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** A column as data.js reads it: its times and its values. */
    private static Column decode(JsonNode data, int number) {
        JsonNode c = data.get("columns").get(number);
        ByteBuffer grid = bytes(data.get("grids").get(c.get("grid").asInt())), values = bytes(c.get("values"));
        double[] time = new double[values.capacity() / 4], value = new double[time.length];
        double least = c.path("least").asDouble(Double.NaN),
                most = c.path("most").asDouble(Double.NaN);
        ByteBuffer places = c.has("at") ? bytes(c.get("at")) : null;
        for (int i = 0; i < time.length; i++) {
            int at = places == null ? i : places.getInt(4 * i);
            time[i] = grid.getDouble(8 * at);
            float part = values.getFloat(4 * i);
            value[i] = part == 1 ? most : least + part * (most - least);
        }
        return new Column(
                ChannelId.parse(c.get("name").asString()), null, c.get("unit").asString(), c.has("film"), time, value);
    }

    private static String json(List<Column> columns) {
        List<Integer> order = IntStream.range(0, columns.size()).boxed().toList();
        return PageData.json(DrawnColumns.of(columns, order), List.of(), 0, 1, Map.of());
    }

    private static List<Column> signals(int rows, int count) {
        SplittableRandom chance = new SplittableRandom(4);
        double[] time = new double[rows];
        Arrays.setAll(time, k -> 1e-4 * k);
        List<Column> columns = new ArrayList<>();
        for (int c = 0; c < count; c++) {
            double rate = 1 + c, size = Math.pow(10, c - 3), offset = 1e6 * c;
            double[] value = new double[rows];
            Arrays.setAll(value, k -> offset + size * (Math.sin(rate * time[k]) + 1e-4 * chance.nextDouble()));
            value[rows / 2] = Double.NaN;
            columns.add(new Column(ChannelId.parse("signal " + c), null, "N*m", false, time, value));
        }
        return columns;
    }

    private static void decodesWithin(double part, List<Column> columns) {
        JsonNode data = JsonMapper.shared().readTree(json(columns));
        for (int c = 0; c < columns.size(); c++) {
            Column original = columns.get(c), drawn = decode(data, c);
            double least = Arrays.stream(original.value())
                    .filter(Double::isFinite)
                    .min()
                    .orElseThrow();
            double most = Arrays.stream(original.value())
                    .filter(Double::isFinite)
                    .max()
                    .orElseThrow();
            double[] back = drawn.along(original.time());
            for (int k = 0; k < back.length; k++) {
                if (Double.isNaN(original.value()[k])) {
                    assertTrue(Double.isNaN(back[k]));
                } else {
                    assertEquals(original.value()[k], back[k], part * (most - least) + 1e-15 * Math.abs(most));
                }
            }
            assertEquals(least, data.get("columns").get(c).get("least").asDouble());
            assertEquals(most, data.get("columns").get(c).get("most").asDouble());
        }
    }

    @Test
    void fewNumbersComeBackWholeToSevenDigitsOfTheirRange() {
        decodesWithin(6.1e-8, signals(2000, 6));
    }

    @Test
    void manyNumbersComeBackWithinTheBoundThatThePageStates() {
        List<Column> columns = signals(200_000, 6);
        DrawnColumns drawn = DrawnColumns.of(columns, List.of(0, 1, 2, 3, 4, 5));
        assertFalse(drawn.whole());
        assertTrue(drawn.error() <= 1e-3, () -> "" + drawn.error());
        decodesWithin(drawn.error() + 6.1e-8, columns);
    }

    @Test
    void aMillionRowsOfSixChannelsStayBelowThreeMegabytes() {
        List<Column> columns = signals(1_000_000, 6);
        int size = json(columns).length() + PageScripts.VENDOR.length() + PageScripts.PAGE.length();
        assertTrue(size < 3_000_000, () -> "" + size);
    }

    @Test
    void ofAThousandChannelsThoseThatFitAreCarriedTheFirstOfTheOrderFirst() {
        double[] time = new double[1000];
        Arrays.setAll(time, k -> k);
        List<Column> columns = new ArrayList<>();
        for (int c = 0; c < 1000; c++) {
            columns.add(new Column(ChannelId.parse("c" + c), null, "m", false, time, Arrays.copyOf(time, 1000)));
            columns.get(c).value()[500] = -c;
        }
        List<Integer> order = new ArrayList<>(IntStream.range(0, 1000).boxed().toList());
        java.util.Collections.reverse(order);
        DrawnColumns drawn = DrawnColumns.of(columns, order);
        assertTrue(drawn.kept().containsKey(999));
        assertTrue(PageData.json(drawn, List.of(), 0, 1, Map.of()).length() < 1_500_000);
    }

    @Test
    void namesCannotLeaveTheScriptElementNorTurnTheDirectionOfWriting() {
        String evil = "</script><!--<script>\"'\\\n\u2028\u202e\u2066" + (char) 0xd800;
        String json = json(List.of(
                new Column(ChannelId.parse(evil), null, evil, false, new double[] {0, 1}, new double[] {1, 2})));
        assertFalse(json.contains("<") || json.contains("\u202e") || json.contains("\u2066"), json);
        String name = JsonMapper.shared()
                .readTree(json)
                .get("columns")
                .get(0)
                .get("name")
                .asString();
        assertTrue(name.startsWith("</script><!--<script>\"'\\\n") && name.contains("[U+202E]"), name);
    }
}
