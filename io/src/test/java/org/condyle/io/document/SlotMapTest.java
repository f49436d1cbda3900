package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Beside the map of the JDK, small and large, also with keys of equal hashes. */
class SlotMapTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 500})
    void itIsTheMapThatItWasMadeOf(int size) {
        SplittableRandom random = new SplittableRandom(size);
        Map<String, Node.Slot> expected = new LinkedHashMap<>();
        while (expected.size() < size) {
            StringBuilder key = new StringBuilder();
            for (int i = 0; i < 12; i++) {
                key.append(random.nextBoolean() ? "Aa" : "BB"); // these two have the same hash
            }
            Position at = new Position("f", expected.size() + 1, 0);
            expected.put(key.toString(), new Node.Slot(at, Node.Scalar.of(at, "v" + expected.size(), false)));
        }
        Map<String, Node.Slot> map = Node.Mapping.of(Position.in("f"), expected).slots();
        assertEquals(expected, map);
        assertEquals(List.copyOf(expected.keySet()), new ArrayList<>(map.keySet()), "the order of the file");
        expected.forEach((key, slot) -> assertEquals(slot, map.get(key)));
        assertNull(map.get("AaBB"));
        assertNull(map.get(null));
        assertFalse(map.containsKey(""));
    }
}
