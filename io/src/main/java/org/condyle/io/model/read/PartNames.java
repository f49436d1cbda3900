package org.condyle.io.model.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Signals;

/** Bodies, joints and coordinates by their names, as far as they have been read. */
public final class PartNames {
    public final Map<String, Integer> bodies;
    public final Map<String, Joint> joints;
    public final Map<String, Measure> measures;
    /** Inputs that can be set while the model runs. */
    public final Map<String, Signal> inputs;

    private final Document document;
    private final Problems problems;
    private final Memo memo;
    private Map<String, Signal> signals = Map.of();
    private Map<String, String> renamed = Map.of();

    PartNames(Document document, Problems problems, Memo memo) {
        this.memo = memo;
        bodies = new Tracked<>(memo, "bodies");
        joints = new Tracked<>(memo, "joints");
        measures = new Tracked<>(memo, "measures");
        inputs = new Tracked<>(memo, "inputs");
        this.document = document;
        this.problems = problems;
        bodies.put(Model.GROUND, 0);
    }

    /** To be called when all bodies, joints and measures are known: from then on formulas can refer to their signals. */
    public void bodiesAreKnown(Model.Builder builder, List<Body> list) {
        List<Object> inside = new ArrayList<>(measures.keySet());
        inside.addAll(measures.values());
        Signals ofModel = memo.of("signals", "", List.of(list, List.copyOf(joints.values()), inside), builder::signals);
        Map<String, Signal> all = ofModel.all();
        if (!inputs.isEmpty()) {
            all = new LinkedHashMap<>(all);
            all.putAll(inputs);
        }
        signals = new Tracked<>(memo, "signals", all);
        renamed = ofModel.renamed();
    }

    public Map<String, Signal> signals() {
        return signals;
    }

    /** Spellings of signals in earlier versions, and the names of today that they stand for. */
    Map<String, String> renamed() {
        return renamed;
    }

    /** The part is in the file; if it could not be read, the error has already been reported. */
    public boolean isWritten(String part, String name) {
        return document.find(part).flatMap(p -> p.child(name)).isPresent();
    }

    /** Names of the parts of a section, as the file has them. */
    public Set<String> written(String part) {
        return document.find(part).map(p -> p.children().keySet()).orElse(Set.of());
    }

    /** Index of the body an entry names. */
    public int body(Entry e) {
        Integer index = bodies.get(e.text());
        if (index == null) {
            problems.unknown(e, "body", e.text(), bodies.keySet());
            return 0;
        }
        return index;
    }

    /** Nothing acts between a body and itself. */
    public void requireTwoBodies(Part v) {
        List<Entry> places = v.entry().child("between").map(Entry::items).orElse(List.of());
        if (places.size() == 2) {
            String a = bodyName(places.get(0)), b = bodyName(places.get(1));
            if (a.equals(b)) {
                problems.error(
                        Code.NEEDS_TWO_BODIES, v.entry("between"), "needs two different bodies, both are '" + a + "'");
            }
        }
    }

    private static String bodyName(Entry place) {
        return place.isScalar()
                ? place.text()
                : place.child("on").map(Entry::text).orElse(Model.GROUND);
    }

    /** A coordinate "joint" (which must have one) or "joint.coordinate". */
    public CoordinateRef coordinate(Entry e) {
        String text = e.text();
        int dot = text.lastIndexOf('.');
        Joint joint = joints.get(dot < 0 ? text : text.substring(0, dot));
        if (joint == null && dot >= 0) {
            joint = joints.get(text);
            dot = joint == null ? dot : -1;
        }
        String asked = dot < 0 ? text : text.substring(0, dot);
        if (joint == null && isWritten("joints", asked)) {
            return CoordinateRef.NONE;
        }
        if (joint == null) {
            problems.unknown(e, "joint", asked, joints.keySet());
            return CoordinateRef.NONE;
        }
        Mobility.Coordinate[] all = joint.mobility().coordinates();
        List<String> plain = plainNames(joint.mobility());
        if (dot < 0 && plain.size() == 1 && all.length == 1) {
            return new CoordinateRef(joint, 0);
        }
        String wanted = dot < 0 ? "" : text.substring(dot + 1);
        for (int k = 0; k < all.length && dot >= 0; k++) {
            if (all[k].name().equals(wanted)) {
                if (joint.mobility().isPlain(k)) {
                    return new CoordinateRef(joint, k);
                }
                problems.error(
                        Code.WRONG_KIND,
                        e,
                        "'" + wanted + "' of joint '" + joint.name() + "' ("
                                + joint.mobility().type() + ") has no speed"
                                + " that is its rate, so nothing can act along it"
                                + (plain.isEmpty() ? "" : " as along " + String.join(", ", plain)),
                        "use a bushing, or a function joint with three turns");
                return CoordinateRef.NONE;
            }
        }
        if (dot < 0 || plain.isEmpty()) {
            problems.error(
                    Code.WRONG_KIND,
                    e,
                    "joint '" + joint.name() + "' (" + joint.mobility().type() + ") has "
                            + (plain.isEmpty()
                                    ? "no single coordinate on which to act; use a bushing, or a function joint that has coordinates"
                                    : "several coordinates; write '" + text + "." + plain.get(0)
                                            + "' or another of them"));
            return CoordinateRef.NONE;
        }
        problems.unknown(e, "coordinate", wanted, plain);
        return CoordinateRef.NONE;
    }

    /** Names of the coordinates that have a speed as rate. */
    public static List<String> plainNames(Mobility mobility) {
        Mobility.Coordinate[] all = mobility.coordinates();
        return IntStream.range(0, all.length)
                .filter(mobility::isPlain)
                .mapToObj(k -> all[k].name())
                .toList();
    }
}
