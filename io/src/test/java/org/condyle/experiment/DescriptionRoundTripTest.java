package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** A description stays what it is on the way through JSON and YAML, and so does its motion. */
class DescriptionRoundTripTest {
    private static final int SEEDS = 200;
    private static final int RUN = Seeds.of(SEEDS, 40);

    /** The model without the remark where the description comes from. */
    private static Entry model(Description d) {
        Map<String, Entry> keys = new LinkedHashMap<>(d.document().root().children());
        keys.remove("described");
        return Entry.of(d.document().root().at(), "", keys);
    }

    private static Description read(String file, String text) {
        return Description.of("random", Document.parse(file, text), text);
    }

    @Test
    void randomDescriptionsSurviveJsonAndYaml() {
        int cases = 0, forces = 0, quoted = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            String what = "seed " + seed;
            Description java = RandomDescription.of(seed);
            Description json = read("random.json", java.json(true));
            assertTrue(model(json).sameAs(model(java)), () -> what + "\n" + java.json(true));
            Description yaml = read("random.yaml", json.yaml());
            assertTrue(model(yaml).sameAs(model(java)), () -> what + "\n" + json.yaml());
            assertTrue(model(read("random.yaml", java.yaml())).sameAs(model(java)), () -> what + "\n" + java.yaml());
            assertEquals(json.json(true), yaml.json(true), what);
            List<String> all = new ArrayList<>(java.cases());
            all.add("");
            for (String c : seed <= RUN ? all : List.<String>of()) {
                JavaDoorTest.same(
                        what + " " + c,
                        FileRun.of(java).inCase(c).run(),
                        FileRun.of(seed % 2 == 0 ? json : yaml).inCase(c).run());
            }
            cases += java.cases().size();
            forces += java.parts("forces").size();
            quoted += java.yaml().contains("\"") ? 1 : 0;
        }
        assertTrue(cases > SEEDS / 2 && forces > SEEDS / 2 && quoted > SEEDS / 2, cases + " " + forces + " " + quoted);
    }
}
