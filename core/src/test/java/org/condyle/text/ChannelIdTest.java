package org.condyle.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChannelIdTest {
    @ParameterizedTest
    @CsvSource({
        "knee.angle, knee, '', angle",
        "hip.angle-x.speed, hip, angle-x, speed",
        "hip.angle-x.lower.depth, hip, angle-x.lower, depth",
        "body.strain.xy, body, strain, xy",
        "energy.total, energy, '', total",
        "drift, '', '', drift"
    })
    void aNameHasThreeParts(String name, String owner, String part, String quantity) {
        ChannelId id = new ChannelId(owner, part, quantity);
        assertEquals(name, id.name());
        assertEquals(id, ChannelId.parse(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "a.", ".a", "a..b", "..", ".a.b", "a.b.", "a. .b", "</script>. x"})
    void anyTextIsKeptAsItIs(String name) {
        assertEquals(name, ChannelId.parse(name).name());
    }

    @Test
    void idsAreMadeFromTheNamesOfParts() {
        assertEquals(ChannelId.parse("knee.upper.depth"), ChannelId.of("knee.upper", ChannelId.DEPTH));
        assertEquals(ChannelId.of("knee", "upper", "depth"), ChannelId.of("knee.upper", "depth"));
        ChannelId depth = ChannelId.of("knee.upper", ChannelId.DEPTH);
        assertEquals("knee.upper.force", depth.with(ChannelId.FORCE).name());
        assertEquals("knee.upper", depth.subject());
    }
}
