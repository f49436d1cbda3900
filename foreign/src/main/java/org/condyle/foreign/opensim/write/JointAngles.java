package org.condyle.foreign.opensim.write;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.Texts;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.jspecify.annotations.Nullable;

/**
 * Finds the angle of a joint that a measure of three successive angles is. The speeds of a joint of type {@code ball-angles} or
 * {@code free-angles} are an angular velocity, so a drive or a limit of one of its angles acts on such a measure between both
 * frames of the joint; in OpenSim it is the coordinate itself that is locked, prescribed or limited.
 */
public final class JointAngles {
    public static final List<String> ANGLES = List.of("first", "second", "third");
    private static final String VALUE = ".value";

    private final Sheet sheet;
    private final Map<Joint, Part> joints = new HashMap<>();

    JointAngles(Sheet sheet) {
        this.sheet = sheet;
        sheet.r.eachPart(sheet.values, "joints", (name, v) -> {
            sheet.joint(name).filter(j -> hasAngles(j.mobility())).ifPresent(j -> joints.put(j, v));
        });
    }

    /** Whether it turns about all axes with angles as coordinates. */
    private static boolean hasAngles(Mobility m) {
        return m.turnsFreely() && m.layout().quaternionAt() < 0;
    }

    /** The coordinate that a text such as {@code = rx_angle.value} or {@code rx_angle} means; null if it means none. */
    Formulas.@Nullable Ref coordinate(String text) {
        String name = Texts.isExpression(text) ? Texts.expressionText(text).strip() : text.strip();
        String plain = name.endsWith(VALUE) ? name.substring(0, name.length() - VALUE.length()) : name;
        @Nullable Entry measure = sheet.measure(plain);
        int which = measure == null ? -1 : which(measure);
        if (measure == null || which < 0) {
            return null;
        }
        List<Entry> places = Sheet.list(measure, "between");
        FrameWriter.Spot first = sheet.frames.spot(places.get(0)), second = sheet.frames.spot(places.get(1));
        return joints.entrySet().stream()
                .filter(e -> isBetween(e.getKey(), e.getValue(), first, second))
                .map(e -> new Formulas.Ref(e.getKey(), e.getKey().mobility().coordinates()[which], which))
                .findFirst()
                .orElse(null);
    }

    /** Which of three successive angles between two frames a measure is; -1 if it is none. */
    public static int which(Entry measure) {
        boolean angle = Sheet.is(measure, "type", "cardan") && Sheet.is(measure, "sequence", "xyz");
        return angle && Sheet.list(measure, "between").size() == 2
                ? ANGLES.indexOf(Sheet.word(measure, "angle", ""))
                : -1;
    }

    private boolean isBetween(Joint j, Part v, FrameWriter.Spot first, FrameWriter.Spot second) {
        FrameWriter.Spot parent = sheet.frames.spot(j.parent(), v, "at", "orientation"),
                child = sheet.frames.spot(j.child(), v, "child-at", "child-orientation");
        return Sheet.is(v.entry(), "reverse", "true")
                ? same(parent, second) && same(child, first)
                : same(parent, first) && same(child, second);
    }

    private static boolean same(FrameWriter.Spot a, FrameWriter.Spot b) {
        return a.body() == b.body() && Arrays.equals(a.at(), b.at()) && Arrays.equals(a.xyz(), b.xyz());
    }
}
