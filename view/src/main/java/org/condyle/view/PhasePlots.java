package org.condyle.view;

import java.util.ArrayList;
import java.util.List;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;

/**
 * Pairs of channels that belong over each other, found by the names that {@link org.condyle.simulate.Channels} gives:
 * contact forces over depths, and speeds over their coordinates.
 */
final class PhasePlots {
    /** One channel over another. */
    record Pair(int x, int y) {}

    private final Recording recording;

    PhasePlots(Recording recording) {
        this.recording = recording;
    }

    /** The area inside such a loop is the energy that the contact took. */
    List<Pair> forcesOverDepths() {
        List<Pair> pairs = new ArrayList<>();
        for (int c = 0; c < recording.channels().size(); c++) {
            String name = recording.channels().get(c).name();
            if (name.endsWith(".depth")) {
                add(c, recording.indexOf(name.substring(0, name.length() - "depth".length()) + "force"), pairs);
            }
        }
        return pairs;
    }

    /** Phase portraits. */
    List<Pair> speedsOverCoordinates() {
        List<Pair> pairs = new ArrayList<>();
        for (int c = 0; c < recording.channels().size(); c++) {
            String name = recording.channels().get(c).name();
            int dot = name.lastIndexOf('.') + 1;
            if (name.endsWith(".speed")) {
                String owner = name.substring(0, name.length() - ".speed".length());
                int own = recording.indexOf(owner);
                add(own >= 0 ? own : coordinate(owner, recording.channels().get(c)), c, pairs);
            } else if (dot > 0 && name.startsWith("v", dot)) { // of a body: ball.y and ball.vy
                add(recording.indexOf(name.substring(0, dot) + name.substring(dot + 1)), c, pairs);
            }
        }
        return pairs;
    }

    /** The coordinate of a joint that has only one. */
    private int coordinate(String joint, Channel speed) {
        for (int c = 0; c < recording.channels().size(); c++) {
            Channel x = recording.channels().get(c);
            if (x.name().lastIndexOf('.') == joint.length()
                    && x.name().startsWith(joint)
                    && speed.unit().equals(x.unit() + "/s")) {
                return c;
            }
        }
        return -1;
    }

    private static void add(int x, int y, List<Pair> pairs) {
        if (x >= 0 && y >= 0) {
            pairs.add(new Pair(x, y));
        }
    }
}
