package org.condyle.view.scene;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.page.Packed;
import org.condyle.view.page.ScriptJson;
import org.condyle.view.scene.Patches.Samples;
import tools.jackson.core.JsonGenerator;

/**
 * Marks of the elements at the frames of a scene: lines, arrows, contact points, patches and resultants, as the report's page
 * reads them. Of many contact points some are shown; resultants are exact at every frame that is there.
 */
final class MarksJson {
    private static final int MARK_BYTES = 280_000; // before base64, which adds a third
    private static final int MOST_CONTACTS = 60; // at one frame
    private static final int FEWEST_CONTACTS = 6;
    private static final int PATCH_BYTES = 60_000; // that patches may take whatever else there is

    private static final int LINE = SceneSketch.ACTIVATION; // numbers of a line that is no muscle

    private final Scene scene;
    private final int[] frames;
    private final JsonGenerator json;
    private int patchRoom;

    MarksJson(Scene scene, int[] frames, JsonGenerator json) {
        this.scene = scene;
        this.frames = frames;
        this.json = json;
    }

    /** Writes members of an object that has others already. */
    void write() {
        marks();
        most();
    }

    private void marks() {
        int fixed = 0;
        for (int f : frames) {
            Scene.Marks m = scene.marks().get(f);
            fixed += 4 * (LINE * m.lineElements().length + m.arrows().length + m.resultants().length);
            fixed += 4 * Math.min(MOST_CONTACTS * SceneSketch.SPOT, m.spots().length);
        }
        int room = (MARK_BYTES - fixed) / Math.max(1, 4 * SceneSketch.CONTACT * frames.length);
        int most = Math.max(FEWEST_CONTACTS, Math.min(MOST_CONTACTS, room));
        Rows lines = new Rows(),
                arrows = new Rows(),
                contacts = new Rows(),
                resultants = new Rows(),
                spots = new Rows();
        Packed points = new Packed();
        for (int f : frames) {
            Scene.Marks m = scene.marks().get(f);
            lines(m, lines);
            arrows.add(m.arrows(), m.arrowElements());
            Samples single = Samples.of(m.contacts(), m.contactElements(), MarksMaker.strongest(m.contacts(), most));
            contacts.add(single.contacts(), single.elements());
            resultants.add(m.resultants(), m.resultantElements());
            int few = Math.min(most, m.spotElements().length);
            spots.add(Arrays.copyOf(m.spots(), SceneSketch.SPOT * few), Arrays.copyOf(m.spotElements(), few));
            points.ints(m.points());
        }
        patchRoom = Math.max(PATCH_BYTES, MARK_BYTES - fixed - 4 * SceneSketch.CONTACT * contacts.count);
        lines.write(json, "lines");
        arrows.write(json, "arrows");
        contacts.write(json, "contacts");
        resultants.write(json, "resultants");
        spots.write(json, "spots");
        points.write(json, "points");
    }

    /** All lines but those of muscles, which have a member of their own. */
    private static void lines(Scene.Marks m, Rows out) {
        int[] plain = IntStream.range(0, m.lineElements().length)
                .filter(i -> Double.isNaN(m.lines()[SceneSketch.LINE * i + SceneSketch.ACTIVATION]))
                .toArray();
        double[] numbers = new double[LINE * plain.length];
        for (int k = 0; k < plain.length; k++) {
            System.arraycopy(m.lines(), SceneSketch.LINE * plain[k], numbers, LINE * k, LINE);
        }
        out.add(numbers, Arrays.stream(plain).map(i -> m.lineElements()[i]).toArray());
    }

    private void most() {
        Most most = Most.of(scene);
        json.writeObjectPropertyStart("most");
        ScriptJson.number(json, "force", most.force());
        ScriptJson.number(json, "depth", most.depth());
        ScriptJson.number(json, "pressure", most.pressure());
        ScriptJson.number(json, "adhesion", most.adhesion());
        ScriptJson.number(json, "tension", most.tension());
        ScriptJson.number(json, "strain", most.strain());
        json.writeEndObject();
        json.writeName("patches");
        PatchesJson.write(json, scene, frames, patchRoom, most.pressure(), most.adhesion());
    }

    /** Rows of numbers, some at each frame: where each frame ends, the numbers, and whose they are. */
    private static final class Rows {
        private final Packed ends = new Packed();
        private final Packed values = new Packed();
        private final Packed elements = new Packed();
        private int count;

        void add(double[] numbers, int[] owners) {
            count += owners.length;
            ends.ints(count);
            values.floats(numbers);
            elements.shorts(owners);
        }

        void write(JsonGenerator json, String name) {
            json.writeObjectPropertyStart(name);
            ends.write(json, "ends");
            values.write(json, "values");
            elements.write(json, "elements");
            json.writeEndObject();
        }
    }
}
