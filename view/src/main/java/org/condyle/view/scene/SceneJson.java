package org.condyle.view.scene;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Sketch;
import org.condyle.mechanics.Triangles;

/**
 * A scene as the report's page reads it: plain JSON, long rows of numbers in base64. It stays below a megabyte and a half
 * however long the run and however fine the meshes: large looks are made coarser, frames that interpolation gives back are
 * left out, and of many contact points some are shown. Resultants are exact at every frame that is there.
 */
public final class SceneJson {
    private static final int LOOK_FACES = 30_000; // of all looks: 0.5 MB
    private static final int MOTION_BYTES = 400_000; // before base64, which adds a third
    private static final int MARK_BYTES = 280_000;
    private static final int MOST_FRAMES = 2000;
    private static final int FEWEST_FRAMES = 12;
    private static final int MOST_CONTACTS = 60; // at one frame
    private static final int FEWEST_CONTACTS = 6;

    private final Scene scene;
    private final Turns turns;
    private final int[] frames;
    private final StringBuilder out;

    private SceneJson(Scene scene, StringBuilder out) {
        this.scene = scene;
        this.out = out;
        turns = new Turns(scene);
        int most = Math.max(FEWEST_FRAMES, Math.min(MOST_FRAMES, MOTION_BYTES / Math.max(1, bytesPerFrame())));
        frames = FrameChoice.of(scene, turns, most);
    }

    /** Appends the scene as one JSON object. */
    public static void write(Scene scene, StringBuilder out) {
        new SceneJson(scene, out).write();
    }

    private void write() {
        out.append("{\"title\":").append(quoted(scene.title()));
        out.append(",\"planar\":").append(scene.planar());
        out.append(",\"gravity\":").append(numbers(scene.gravity()));
        out.append(",\"low\":").append(numbers(scene.low()));
        out.append(",\"high\":").append(numbers(scene.high()));
        out.append(",\"grid\":").append(number(Floors.gridStep(scene.size())));
        out.append(",\"bodies\":").append(names(scene.bodies()));
        out.append(",\"elements\":").append(names(scene.elements()));
        looks();
        forms();
        pivots();
        out.append(",\"times\":").append(times().json());
        motion();
        marks();
        most();
        out.append('}');
    }

    private void looks() {
        int cap = faceCap();
        out.append(",\"looks\":[");
        String between = "";
        for (Scene.Look look : scene.looks()) {
            Triangles t = Decimation.to(look.triangles(), cap);
            boolean wide = t.points() > 0xffff;
            Packed corners = wide ? new Packed().ints(t.corners()) : new Packed().shorts(t.corners());
            out.append(between)
                    .append("{\"points\":")
                    .append(new Packed().floats(t.vertices()).json());
            out.append(wide ? ",\"corners32\":" : ",\"corners16\":").append(corners.json());
            out.append(",\"lines\":")
                    .append(new Packed().floats(look.lines()).json())
                    .append('}');
            between = ",";
        }
        out.append(']');
    }

    /** So many triangles may a look have that all looks together keep to their budget. */
    private int faceCap() {
        int cap = LOOK_FACES;
        while (cap > 50 && allFaces(cap) > LOOK_FACES) {
            cap = (int) (0.9 * cap);
        }
        return cap;
    }

    private int allFaces(int cap) {
        return scene.looks().stream()
                .mapToInt(l -> Math.min(cap, l.triangles().faces()))
                .sum();
    }

    private void forms() {
        out.append(",\"forms\":[");
        String between = "";
        for (Scene.Form f : scene.forms()) {
            String kind = f.kind().name().toLowerCase(Locale.ROOT);
            out.append(between).append("{\"name\":").append(quoted(f.name()));
            out.append(",\"body\":").append(f.body()).append(",\"kind\":\"").append(kind);
            out.append("\",\"look\":").append(f.look());
            out.append(",\"place\":").append(numbers(f.place())).append('}');
            between = ",";
        }
        out.append(']');
    }

    private void pivots() {
        out.append(",\"pivots\":[");
        String between = "";
        for (Scene.Pivot p : scene.pivots()) {
            out.append(between).append("{\"name\":").append(quoted(p.name()));
            out.append(",\"type\":")
                    .append(quoted(p.type()))
                    .append(",\"body\":")
                    .append(p.body());
            out.append(",\"at\":").append(numbers(p.at())).append('}');
            between = ",";
        }
        out.append(']');
    }

    private Packed times() {
        Packed times = new Packed();
        for (int f : frames) {
            times.doubles(scene.times()[f]);
        }
        return times;
    }

    private int bytesPerFrame() {
        int sum = 0;
        for (int b = 0; b < scene.bodies().size(); b++) {
            sum += turns.of(b).bytes;
        }
        return sum;
    }

    /** Frame by frame, body by body: twelve numbers once for what is still or only shifts, then what changes. */
    private void motion() {
        Packed starts = new Packed(), places = new Packed(), quaternions = new Packed(), matrices = new Packed();
        StringBuilder kinds = new StringBuilder();
        int bodies = scene.bodies().size();
        for (int b = 0; b < bodies; b++) {
            kinds.append(turns.of(b).letter);
            if (scene.times().length > 0) {
                starts.floats(scene.placements()[0], Motion.SIZE * b, Motion.SIZE);
            }
        }
        for (int f : frames) {
            double[] p = scene.placements()[f];
            for (int b = 0; b < bodies; b++) {
                Turns.Kind kind = turns.of(b);
                if (kind != Turns.Kind.STILL) {
                    places.floats(p, Motion.SIZE * b, 3);
                }
                if (kind == Turns.Kind.RIGID) {
                    quaternions.shares(turns.at(f), 4 * b, 4);
                } else if (kind == Turns.Kind.DEFORMS) {
                    matrices.floats(p, Motion.SIZE * b + 3, 9);
                }
            }
        }
        out.append(",\"motion\":{\"kinds\":\"").append(kinds).append('"');
        out.append(",\"starts\":").append(starts.json()).append(",\"places\":").append(places.json());
        out.append(",\"turns\":")
                .append(quaternions.json())
                .append(",\"matrices\":")
                .append(matrices.json());
        out.append('}');
    }

    private void marks() {
        int fixed = 0;
        for (int f : frames) {
            Scene.Marks m = scene.marks().get(f);
            fixed += 4 * (m.lines().length + m.arrows().length + m.resultants().length);
        }
        int room = (MARK_BYTES - fixed) / Math.max(1, 4 * Sketch.CONTACT * frames.length);
        int most = Math.max(FEWEST_CONTACTS, Math.min(MOST_CONTACTS, room));
        Rows lines = new Rows(), arrows = new Rows(), contacts = new Rows(), resultants = new Rows();
        Packed points = new Packed();
        for (int f : frames) {
            Scene.Marks m = MarksMaker.fewer(scene.marks().get(f), most);
            lines.add(m.lines(), m.lineElements());
            arrows.add(m.arrows(), m.arrowElements());
            contacts.add(m.contacts(), m.contactElements());
            resultants.add(m.resultants(), m.resultantElements());
            points.ints(m.points());
        }
        out.append(",\"lines\":").append(lines.json()).append(",\"arrows\":").append(arrows.json());
        out.append(",\"contacts\":").append(contacts.json()).append(",\"resultants\":");
        out.append(resultants.json()).append(",\"points\":").append(points.json());
    }

    /** The largest of everything that is shown by length or colour, over all frames, kept or not. */
    private void most() {
        double force = 0, depth = 0, pressure = 0, tension = 0;
        for (Scene.Marks m : scene.marks()) {
            for (int i = 0; i < m.contacts().length; i += Sketch.CONTACT) {
                boolean patch = !Double.isNaN(m.contacts()[i + 7]);
                force = Math.max(force, patch ? 0 : finite(MarksMaker.force(m.contacts(), i)));
                depth = Math.max(depth, finite(m.contacts()[i + 6]));
            }
            for (int i = 0; i < m.resultants().length; i += Sketch.CONTACT) {
                boolean patch = !Double.isNaN(m.resultants()[i + 7]);
                force = Math.max(force, patch ? finite(MarksMaker.force(m.resultants(), i)) : 0);
                depth = Math.max(depth, finite(m.resultants()[i + 6]));
                pressure = Math.max(pressure, finite(m.resultants()[i + 7]));
            }
            for (int i = 0; i < m.arrows().length; i += Sketch.ARROW) {
                force = Math.max(force, finite(MarksMaker.force(m.arrows(), i)));
            }
            for (int i = 0; i < m.lines().length; i += Sketch.LINE) {
                tension = Math.max(tension, Math.abs(finite(m.lines()[i + 6])));
            }
        }
        out.append(",\"most\":{\"force\":")
                .append(number(force))
                .append(",\"depth\":")
                .append(number(depth));
        out.append(",\"pressure\":")
                .append(number(pressure))
                .append(",\"tension\":")
                .append(number(tension));
        out.append('}');
    }

    private static double finite(double x) {
        return Double.isFinite(x) ? x : 0;
    }

    private static String names(List<String> names) {
        return names.stream().map(SceneJson::quoted).collect(Collectors.joining(",", "[", "]"));
    }

    private static String numbers(double[] values) {
        return java.util.Arrays.stream(values).mapToObj(SceneJson::number).collect(Collectors.joining(",", "[", "]"));
    }

    /** As a float has it: no more digits than a picture needs. */
    private static String number(double x) {
        float f = (float) x;
        return !Float.isFinite(f) ? "0" : f == (int) f ? Integer.toString((int) f) : Float.toString(f);
    }

    /** A JSON string that may stand in a script element: no tag can begin in it. */
    private static String quoted(String s) {
        StringBuilder b = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean plain = c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&';
            b.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
        }
        return b.append('"').toString();
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

        String json() {
            return "{\"ends\":" + ends.json() + ",\"values\":" + values.json() + ",\"elements\":" + elements.json()
                    + "}";
        }
    }
}
