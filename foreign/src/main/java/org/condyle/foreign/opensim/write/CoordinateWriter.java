package org.condyle.foreign.opensim.write;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Writes coordinates with their values at the start, ranges, locks and prescribed motions. The quaternion of a ball or free joint
 * becomes three body-fixed angles, and its angular velocity goes from the axes of the child to those of the parent.
 */
public final class CoordinateWriter {
    private static final List<String> QUATERNION = List.of("rx", "ry", "rz");

    private final Sheet sheet;
    private final Map<String, Part> drives = new HashMap<>();

    CoordinateWriter(Sheet sheet) {
        this.sheet = sheet;
        sheet.r.eachPart(sheet.values, "constraints", (name, v) -> {
            Formulas.@Nullable Ref ref = v.variant().equals("drive") ? driven(v) : null;
            if (ref != null) {
                drives.put(ref.name(), v);
            }
        });
    }

    /** The single coordinate that a drive prescribes; null if it prescribes a combination. */
    private Formulas.@Nullable Ref driven(Part v) {
        Formulas.@Nullable Ref ref = sheet.coordinate(v.text("coordinate"));
        return ref != null && sheet.formulas.parse(v.entry("value"), List.of("t")) != null ? ref : null;
    }

    /**
     * Writes the coordinates of a joint.
     *
     * @param order of the coordinates in OpenSim; of a quaternion joint 0 to 2 or 3 to 5 are its angles
     */
    public void write(XmlElement joint, Joint j, List<Integer> order) {
        if (order.isEmpty()) {
            return;
        }
        XmlElement list = joint.add("coordinates");
        Mobility.Layout has = j.mobility().layout();
        boolean quaternion = has.quaternionAt() >= 0;
        double[] q = quaternion ? angles(j) : null, v = quaternion ? spins(j) : null;
        for (int k : order) {
            if (q != null && v != null) {
                boolean shift = has.places() > 0 && k < 3;
                String word = shift ? j.mobility().coordinates()[k].name() : QUATERNION.get(k % 3);
                XmlElement c = coordinate(list, OsimNames.clean(j.name()) + "_" + word, q[k], v[k]);
                c.add("range").setText(shift ? "-5 5" : "-3.1415926535897931 3.1415926535897931");
            } else {
                plain(list, j, k);
            }
        }
    }

    private static XmlElement coordinate(XmlElement list, String name, double value, double speed) {
        XmlElement c = list.add("Coordinate");
        c.put("name", name);
        Sheet.numbers(c, "default_value", value);
        Sheet.numbers(c, "default_speed_value", speed);
        return c;
    }

    private void plain(XmlElement list, Joint j, int k) {
        Mobility.Coordinate own = j.mobility().coordinates()[k];
        State s = sheet.file.initial();
        String reference = j.name() + "." + own.name();
        @Nullable Part drive = drives.get(reference);
        @Nullable Expression law = drive == null ? null : sheet.formulas.parse(drive.entry("value"), List.of("t"));
        boolean locked = law != null && law.isConstant();
        double value = law != null && locked ? law.constant() : s.q[j.qAt() + k];
        XmlElement c = coordinate(list, sheet.names.coordinate(j, own.name()), value, s.v[j.vAt() + k]);
        @Nullable CoordinateRange range = sheet.model.ranges().get(reference);
        if (range != null) {
            Sheet.numbers(c, "range", range.lower(), range.upper());
        }
        Sheet.text(c, "clamped", Boolean.toString(range != null && range.clamped()));
        Sheet.text(c, "locked", Boolean.toString(locked));
        if (drive != null && law != null && !locked) {
            sheet.functions.ofTime(c.add("prescribed_function"), drive.entry("value"), law);
            Sheet.text(c, "prescribed", "true");
        }
    }

    /** Position and angles, or angles, of a quaternion joint at the start. */
    private double[] angles(Joint j) {
        boolean free = j.mobility().layout().places() > 0;
        double[] q = sheet.file.initial().q, out = new double[free ? 6 : 3];
        double[] a = FrameWriter.angles(rotation(j));
        for (int i = 0; i < 3; i++) {
            out[free ? 3 + i : i] = a[i];
            if (free) {
                out[i] = q[j.qAt() + i];
            }
        }
        return out;
    }

    private double[] spins(Joint j) {
        boolean free = j.mobility().layout().places() > 0;
        double[] v = sheet.file.initial().v, out = new double[free ? 6 : 3], w = new double[3];
        int at = j.vAt() + (free ? 3 : 0);
        Mat3.times(rotation(j), 0, v[at], v[at + 1], v[at + 2], w, 0);
        for (int i = 0; i < 3; i++) {
            out[free ? 3 + i : i] = w[i];
            if (free) {
                out[i] = v[j.vAt() + i];
            }
        }
        return out;
    }

    private double[] rotation(Joint j) {
        double[] r = new double[9];
        Rotations.fromQuaternion(
                sheet.file.initial().q, j.qAt() + j.mobility().layout().quaternionAt(), r, 0);
        return r;
    }

    /** Whether a drive has been written as a lock or a prescribed motion of a coordinate. */
    public boolean isWritten(Entry drive) {
        return drives.values().stream().anyMatch(v -> v.entry().path().equals(drive.path()));
    }
}
