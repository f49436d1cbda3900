package org.condyle.foreign.opensim.write;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Parts;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Landmark;

/**
 * Offset frames of joints and constraints, and the named frames of the model. A named frame that is the frame of a joint is written
 * there under its name, as OpenSim has it; the others are components of the model.
 */
public final class FrameWriter {
    private final Sheet sheet;
    private final Map<String, Landmark> open = new LinkedHashMap<>();

    FrameWriter(Sheet sheet) {
        this.sheet = sheet;
        open.putAll(sheet.model.frames());
    }

    /**
     * A frame in a body as OpenSim writes it.
     *
     * @param at  its origin [m]
     * @param xyz body-fixed angles about x, y and z [rad]
     */
    public record Spot(int body, double[] at, double[] xyz) {
        public boolean isOrigin() {
            return zero(at) && zero(xyz);
        }

        static boolean zero(double[] v) {
            return v[0] == 0 && v[1] == 0 && v[2] == 0;
        }
    }

    /** Position and orientation below two keys; angles that the file gives as xyz stay as they are. */
    public Spot spot(int body, Part v, String at, String orientation) {
        return new Spot(body, sheet.r.quantities.vector(v.entry(at), "m"), angles(v, orientation));
    }

    /** A place of a measure or a constraint: a body, or a frame in it. */
    public Spot spot(Entry place) {
        if (place.isScalar()) {
            return new Spot(sheet.r.names.body(place), new double[3], new double[3]);
        }
        Part v = Parts.FRAME.read(place, new Problems());
        return spot(sheet.r.names.body(v.entry("on")), v, "at", "orientation");
    }

    /** The body-fixed angles of an orientation. */
    private double[] angles(Part v, String orientation) {
        if (v.entry().child(orientation).isEmpty() || !v.has(orientation)) {
            return new double[3];
        }
        Part o = v.part(orientation);
        if (o.has("xyz")) {
            return sheet.r.quantities.tuple(o.entry("xyz"), "rad");
        }
        return angles(sheet.r.frames.rotation(o));
    }

    /** The angles of R = Rx Ry Rz; where x and z coincide the third is zero. */
    public static double[] angles(double[] r) {
        double cos = Math.hypot(r[0], r[1]), y = Math.atan2(r[2], cos);
        return cos > 1e-12
                ? new double[] {tidy(Math.atan2(-r[5], r[8])), tidy(y), tidy(Math.atan2(-r[1], r[0]))}
                : new double[] {tidy(Math.atan2(r[7], r[4])), tidy(y), 0};
    }

    private static double tidy(double angle) {
        return angle == 0 ? 0 : angle; // no negative zero
    }

    public static double[] matrix(double[] xyz) {
        return Mat3.times(
                Mat3.times(Rotations.about(1, 0, 0, xyz[0]), Rotations.about(0, 1, 0, xyz[1])),
                Rotations.about(0, 0, 1, xyz[2]));
    }

    /** Turns the axes of a frame. */
    public static Spot turned(Spot s, double[] rotation) {
        return Arrays.equals(rotation, Mat3.identity())
                ? s
                : new Spot(s.body, s.at, angles(Mat3.times(matrix(s.xyz), rotation)));
    }

    /** A frame that is given in another one. */
    public static Spot then(Spot outer, Spot inner) {
        double[] p = new double[3];
        Mat3.times(matrix(outer.xyz), 0, inner.at[0], inner.at[1], inner.at[2], p, 0);
        for (int i = 0; i < 3; i++) {
            p[i] += outer.at[i];
        }
        return turned(new Spot(outer.body, p, outer.xyz), matrix(inner.xyz));
    }

    /** Lets two sockets of a part lead to frames. */
    public void connect(XmlElement part, String firstSocket, Spot first, String secondSocket, Spot second) {
        XmlElement a = part.add(firstSocket), b = part.add(secondSocket);
        a.setText(socket(part, first));
        b.setText(socket(part, second));
    }

    /** The same for the two places of a part that is between frames. */
    public void connect(XmlElement part, List<Entry> between) {
        connect(part, "socket_frame1", spot(between.get(0)), "socket_frame2", spot(between.get(1)));
    }

    /** The name of an own frame of a part on a body; the part gets it if it is needed. Otherwise the path of the body. */
    private String socket(XmlElement part, Spot spot) {
        String owner = part.attribute("name", "");
        String named = named(owner, spot);
        if (spot.isOrigin() && named.isEmpty()) {
            return sheet.bodyPath(spot.body);
        }
        XmlElement frames = part.child("frames").orElseGet(() -> part.add("frames"));
        String body = OsimNames.clean(sheet.bodyName(spot.body)) + "_offset";
        String name = named.isEmpty() ? body : named;
        for (int i = 2; named.isEmpty() && has(frames, name); i++) {
            name = body + "_" + i;
        }
        offset(frames, name, spot);
        return name;
    }

    private static boolean has(XmlElement frames, String name) {
        return frames.children().stream().anyMatch(f -> f.attribute("name", "").equals(name));
    }

    /** A named frame that is the same, first one that says to belong to the part; empty if there is none. */
    private String named(String owner, Spot spot) {
        for (boolean own : new boolean[] {true, false}) {
            for (Map.Entry<String, Landmark> e : open.entrySet()) {
                String name = e.getKey();
                boolean belongs = own ? name.startsWith(owner + "/") : name.indexOf('/') < 0;
                if (belongs && same(name, e.getValue(), spot)) {
                    open.remove(name);
                    return OsimNames.clean(own ? name.substring(owner.length() + 1) : name);
                }
            }
        }
        return "";
    }

    private boolean same(String name, Landmark mark, Spot spot) {
        return mark.body() == spot.body
                && Arrays.equals(mark.at(), spot.at)
                && Arrays.equals(xyz(name, mark), spot.xyz);
    }

    private double[] xyz(String name, Landmark mark) {
        return Optional.ofNullable(sheet.values.entries("frames").get(name))
                .flatMap(e -> e.child("orientation"))
                .flatMap(o -> o.child("xyz"))
                .map(given -> sheet.r.quantities.tuple(given, "rad"))
                .orElseGet(() -> angles(mark.frame().rotation()));
    }

    public XmlElement offset(XmlElement parent, String name, Spot spot) {
        XmlElement f = parent.add("PhysicalOffsetFrame");
        f.put("name", name);
        Sheet.text(f, "socket_parent", sheet.bodyPath(spot.body));
        Sheet.numbers(f, "translation", spot.at);
        Sheet.numbers(f, "orientation", spot.xyz);
        return f;
    }

    /** Named frames that are no frames of joints. */
    public void writeOthers() {
        if (open.isEmpty()) {
            return;
        }
        XmlElement components = sheet.out.child("components").orElseGet(() -> sheet.out.add("components"));
        open.forEach((name, mark) ->
                offset(components, OsimNames.clean(name), new Spot(mark.body(), mark.at(), xyz(name, mark))));
    }
}
