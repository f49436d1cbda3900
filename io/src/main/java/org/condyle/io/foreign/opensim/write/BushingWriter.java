package org.condyle.io.foreign.opensim.write;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.XmlNumbers;

/**
 * Writes bushings. Those of OpenSim act along three successive angles, {@code turning: angles}; the rotation vector is the same for
 * small angles only.
 */
final class BushingWriter {
    private static final List<String> ANGLES = List.of("first", "second", "third");
    private static final String[] KEYS = {
        "rotational_stiffness", "translational_stiffness", "rotational_damping", "translational_damping"
    };

    private final Sheet sheet;
    private final FrameWriter frames;

    BushingWriter(Sheet sheet, FrameWriter frames) {
        this.sheet = sheet;
        this.frames = frames;
    }

    void bushing(String name, Part v) {
        List<Entry> places = v.list("between");
        XmlElement e = begin(name, frames.spot(places.get(0)), frames.spot(places.get(1)));
        String[] keys = {"turning-stiffness", "stiffness", "turning-damping", "damping"};
        for (int k = 0; k < 4; k++) {
            int at = k;
            v.entry().child(keys[k]).ifPresent(x -> e.set(KEYS[at], XmlNumbers.of(sheet.r.quantities.vector(x, "*"))));
        }
        if (v.entry().child("turning-stiffness").isPresent()
                || v.entry().child("turning-damping").isPresent()) {
            sheet.matters(
                    v.entry(),
                    "bushing",
                    "its moments follow the rotation vector, those of a BushingForce three successive angles: equal for small"
                            + " angles only");
        }
    }

    private XmlElement begin(String name, FrameWriter.Spot a, FrameWriter.Spot b) {
        XmlElement e = sheet.object("ForceSet", "BushingForce", name);
        XmlElement first = e.add("socket_frame1"), second = e.add("socket_frame2");
        first.setText(frames.socket(e, a));
        second.setText(frames.socket(e, b));
        for (String key : KEYS) {
            Sheet.numbers(e, key, 0, 0, 0);
        }
        return e;
    }

    /** A spring along one of three successive angles; false for any other measure. */
    boolean along(String name, Entry measure, double k, double c) {
        List<Entry> places = measure.child("between").map(Entry::items).orElse(List.of());
        boolean turn = measure.child("type")
                        .filter(t -> t.text().equals("cardan"))
                        .isPresent()
                && measure.child("sequence").filter(s -> s.text().equals("xyz")).isPresent();
        int axis = ANGLES.indexOf(measure.child("angle").map(Entry::text).orElse(""));
        if (places.size() != 2 || !turn || axis < 0) {
            return false;
        }
        XmlElement e = begin(name, frames.spot(places.get(0)), frames.spot(places.get(1)));
        double[] stiffness = new double[3], damping = new double[3];
        stiffness[axis] = k;
        damping[axis] = c;
        e.set(KEYS[0], XmlNumbers.of(stiffness));
        e.set(KEYS[2], XmlNumbers.of(damping));
        return true;
    }
}
