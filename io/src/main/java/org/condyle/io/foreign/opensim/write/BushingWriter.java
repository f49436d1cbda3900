package org.condyle.io.foreign.opensim.write;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.document.Values;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.model.read.Parts;

/**
 * Writes bushings. The law of OpenSim acts along three successive angles and three displacements; springs along such measures between
 * the same two frames become one bushing again. The {@code bushing} of a model file acts along the rotation vector, which is the same
 * for small angles only.
 */
final class BushingWriter {
    private static final List<String> ANGLES = List.of("first", "second", "third");
    private static final String[] KEYS = {
        "rotational_stiffness", "translational_stiffness", "rotational_damping", "translational_damping"
    };

    private final Sheet sheet;
    private final FrameWriter frames;
    /** Under construction: by name and frames, four vectors each. */
    private final Map<String, XmlElement> open = new LinkedHashMap<>();

    BushingWriter(Sheet sheet, FrameWriter frames) {
        this.sheet = sheet;
        this.frames = frames;
    }

    void bushing(String name, Values v) {
        List<Entry> places = v.list("between");
        XmlElement e = begin(name, spot(places.get(0)), spot(places.get(1)));
        String[] keys = {"turning-stiffness", "stiffness", "turning-damping", "damping"};
        for (int k = 0; k < 4; k++) {
            int at = k;
            v.entry()
                    .child(keys[k])
                    .ifPresent(x ->
                            e.set(KEYS[at], org.condyle.io.foreign.XmlNumbers.of(sheet.r.quantities.vector(x, "*"))));
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

    private FrameWriter.Spot spot(Entry place) {
        if (place.isScalar()) {
            return new FrameWriter.Spot(sheet.r.names.body(place), new double[3], new double[3]);
        }
        Values v = Parts.FRAME.read(place, new Problems());
        return frames.spot(sheet.r.names.body(v.entry("on")), v, "at", "orientation");
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

    /** A spring along an angle or a displacement; false if a bushing has no such part. */
    boolean along(String name, Entry measure, double k, double c) {
        String type = measure.child("type").map(Entry::text).orElse("");
        List<Entry> places = measure.child("between").map(Entry::items).orElse(List.of());
        if (places.size() != 2) {
            return false;
        }
        FrameWriter.Spot a = spot(places.get(0)), b = spot(places.get(1));
        boolean turn = type.equals("cardan")
                && measure.child("sequence").filter(s -> s.text().equals("xyz")).isPresent();
        int axis = turn ? ANGLES.indexOf(measure.child("angle").map(Entry::text).orElse("")) : shift(name, measure);
        if (axis < 0 || !(turn || type.equals("component"))) {
            return false;
        }
        String base = name.replaceAll("-(turn|shift)-[xyz]-(force|damper)$", "");
        String key = base
                + sheet.bodyPath(a.body())
                + java.util.Arrays.toString(a.at())
                + sheet.bodyPath(b.body())
                + java.util.Arrays.toString(b.at());
        boolean grouped = !base.equals(name);
        if (!grouped && !turn) {
            return false; // the axis of a single displacement need not be one of the frame
        }
        XmlElement e = grouped ? open.computeIfAbsent(key, x -> begin(base, a, b)) : begin(name, a, b);
        if (turn) {
            orient(e, a, b);
        }
        add(e, turn ? KEYS[0] : KEYS[1], axis, k);
        add(e, turn ? KEYS[2] : KEYS[3], axis, c);
        return true;
    }

    /** A displacement of a bushing has its axis in its name. */
    private static int shift(String name, Entry measure) {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("-shift-([xyz])-(force|damper)$")
                .matcher(name);
        return measure.child("along").isPresent() && m.find() ? "xyz".indexOf(m.group(1)) : -1;
    }

    /** Displacements are measured between points without axes; the angles tell those. */
    private void orient(XmlElement e, FrameWriter.Spot a, FrameWriter.Spot b) {
        FrameWriter.Spot[] spots = {a, b};
        for (int i = 0; i < 2; i++) {
            String socket = e.text("socket_frame" + (i + 1), "");
            boolean plain = socket.startsWith("/");
            if (plain && !spots[i].isOrigin()) {
                e.set("socket_frame" + (i + 1), frames.socket(e, spots[i]));
            } else if (!plain) {
                FrameWriter.Spot spot = spots[i];
                e.find("frames")
                        .ifPresent(f -> f.children().stream()
                                .filter(x -> x.attribute("name", "").equals(socket))
                                .forEach(x -> x.set("orientation", org.condyle.io.foreign.XmlNumbers.of(spot.xyz()))));
            }
        }
    }

    private static void add(XmlElement e, String key, int axis, double value) {
        double[] all = e.numbers(key, 0, 0, 0);
        all[axis] += value;
        e.set(key, org.condyle.io.foreign.XmlNumbers.of(all));
    }
}
