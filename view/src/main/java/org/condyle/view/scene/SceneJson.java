package org.condyle.view.scene;

import java.util.Locale;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Triangles;

/**
 * A scene as the report's page reads it: plain JSON, long rows of numbers in base64. It stays below a megabyte and a half
 * however long the run and however fine the meshes: large looks are made coarser, frames that interpolation gives back are
 * left out, and of many contact points some are shown. Resultants are exact at every frame that is there.
 */
public final class SceneJson {
    private static final int LOOK_FACES = 30_000; // of all looks: 0.5 MB
    private static final int MOTION_BYTES = 400_000; // before base64, which adds a third
    private static final int MOST_FRAMES = 2000;
    private static final int FEWEST_FRAMES = 12;

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
        out.append("{\"title\":").append(JsonText.quoted(scene.title()));
        out.append(",\"planar\":").append(scene.planar());
        out.append(",\"gravity\":").append(JsonText.numbers(scene.gravity()));
        out.append(",\"low\":").append(JsonText.numbers(scene.low()));
        out.append(",\"high\":").append(JsonText.numbers(scene.high()));
        out.append(",\"grid\":").append(JsonText.number(Floors.gridStep(scene.size())));
        out.append(",\"bodies\":").append(JsonText.names(scene.bodies()));
        out.append(",\"elements\":").append(JsonText.names(scene.elements()));
        looks();
        forms();
        pivots();
        out.append(",\"times\":").append(times().json());
        motion();
        new MarksJson(scene, frames, out).write();
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
            out.append(between).append("{\"name\":").append(JsonText.quoted(f.name()));
            out.append(",\"body\":").append(f.body()).append(",\"kind\":\"").append(kind);
            out.append("\",\"look\":").append(f.look());
            out.append(",\"place\":").append(JsonText.numbers(f.place())).append('}');
            between = ",";
        }
        out.append(']');
    }

    private void pivots() {
        out.append(",\"pivots\":[");
        String between = "";
        for (Scene.Pivot p : scene.pivots()) {
            out.append(between).append("{\"name\":").append(JsonText.quoted(p.name()));
            out.append(",\"type\":")
                    .append(JsonText.quoted(p.type()))
                    .append(",\"body\":")
                    .append(p.body());
            out.append(",\"at\":").append(JsonText.numbers(p.at())).append('}');
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
}
