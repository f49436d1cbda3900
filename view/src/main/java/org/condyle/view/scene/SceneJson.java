package org.condyle.view.scene;

import java.io.StringWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Triangles;
import org.condyle.view.page.Packed;
import org.condyle.view.page.ScriptJson;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * A scene as the report's page reads it: plain JSON, long rows of numbers in base64. It stays below a megabyte and a half
 * however long the run and however fine the meshes: large looks are made coarser, frames that interpolation gives back are
 * left out, and of many contact points some are shown. Resultants are exact at every frame that is there.
 */
public final class SceneJson {
    private static final int LOOK_FACES = 30_000; // of all looks: 0.5 MB
    private static final int MOTION_BYTES = 400_000; // before base64, which adds a third
    private static final int STEPS = 0xffff;
    private static final int MOST_FRAMES = 2000;
    private static final int FEWEST_FRAMES = 12;

    private final Scene scene;
    private final Turns turns;
    private final int[] frames;
    private final JsonGenerator json;

    private SceneJson(Scene scene, JsonGenerator json) {
        this.scene = scene;
        this.json = json;
        turns = new Turns(scene);
        int most = Math.max(FEWEST_FRAMES, Math.min(MOST_FRAMES, MOTION_BYTES / Math.max(1, bytesPerFrame())));
        frames = FrameChoice.of(scene, turns, most);
    }

    /** The scene as one JSON object. */
    public static String of(Scene scene) {
        return of(scene, null);
    }

    /** The same with measured markers beside those of the model. */
    public static String of(Scene scene, @Nullable MarkerPaths markers) {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = ScriptJson.writer(out)) {
            new SceneJson(scene, json).write(markers);
        }
        return out.toString();
    }

    private void write(@Nullable MarkerPaths markers) {
        json.writeStartObject();
        json.writeStringProperty("title", scene.title());
        json.writeBooleanProperty("planar", scene.planar());
        ScriptJson.numbers(json, "up", scene.up());
        ScriptJson.numbers(json, "low", scene.low());
        ScriptJson.numbers(json, "high", scene.high());
        new Packed().floats(new SceneViews(scene).outline()).write(json, "outline");
        views();
        names("bodies", scene.bodies());
        names("elements", scene.elements());
        looks();
        forms("forms", scene.forms());
        forms("wraps", scene.paths().wraps());
        pivots();
        globes();
        trails();
        times().write(json, "times");
        motion();
        new MarksJson(scene, frames, json).write();
        MusclesJson.write(json, scene, frames);
        scene.paths().write(json);
        if (markers != null) {
            markers(markers);
        }
        json.writeEndObject();
    }

    private void markers(MarkerPaths m) {
        Packed at = new Packed(), measured = new Packed(), model = new Packed();
        int stride = m.stride();
        for (int f = 0; f < m.times().length; f += stride) {
            at.doubles(new double[] {m.times()[f]});
            measured.floats(m.measured()[f]);
            model.floats(m.model()[f]);
        }
        json.writeObjectPropertyStart("markers");
        names("names", m.names());
        at.write(json, "times");
        measured.write(json, "measured");
        model.write(json, "model");
        json.writeEndObject();
    }

    private void views() {
        SceneViews views = new SceneViews(scene);
        json.writeObjectPropertyStart("views");
        views.all().forEach((word, from) -> ScriptJson.numbers(json, word, from));
        json.writeEndObject();
        int followed = views.followed(scene.view());
        json.writeStringProperty("bones", scene.view().bones());
        json.writeBooleanProperty("close", scene.view().close());
        json.writeNumberProperty("follow", followed);
        if (followed >= 0) {
            ScriptJson.numbers(json, "reach", views.reach(followed));
            ScriptJson.numbers(json, "aside", views.aside(followed));
        }
        ScriptJson.number(json, "level", views.level());
        ScriptJson.number(json, "size", views.size(scene.view()));
        ScriptJson.number(json, "grid", SceneViews.gridStep(views.size(scene.view())));
    }

    private void names(String name, List<String> all) {
        json.writeArrayPropertyStart(name);
        all.forEach(json::writeString);
        json.writeEndArray();
    }

    private void looks() {
        int cap = faceCap();
        json.writeArrayPropertyStart("looks");
        Set<Integer> drawn = new HashSet<>();
        for (Scene.Form f : scene.forms()) {
            if (f.kind() == Scene.Kind.BONE || f.kind() == Scene.Kind.FURNITURE) {
                drawn.add(f.look());
            }
        }
        for (int i = 0; i < scene.looks().size(); i++) {
            Scene.Look look = scene.looks().get(i);
            Triangles t = Decimation.to(look.triangles(), cap);
            boolean wide = t.points() > 0xffff;
            Packed corners = wide ? new Packed().ints(t.corners()) : new Packed().shorts(t.corners());
            json.writeStartObject();
            if (drawn.contains(i)) {
                steps(t.vertices());
            } else {
                new Packed().floats(t.vertices()).write(json, "points");
            }
            corners.write(json, wide ? "corners32" : "corners16");
            new Packed().floats(look.lines()).write(json, "lines");
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Points in steps of the box around them: hundredths of a millimetre of a bone, and half the bytes. */
    private void steps(double[] points) {
        BoundingBox box = BoundingBox.of(points);
        double[] sizes = new double[3];
        int[] steps = new int[points.length];
        for (int k = 0; k < 3; k++) {
            sizes[k] = box.high[k] - box.low[k];
        }
        for (int i = 0; i < points.length; i++) {
            double share = sizes[i % 3] > 0 ? (points[i] - box.low[i % 3]) / sizes[i % 3] : 0;
            steps[i] = (int) Math.round(STEPS * share);
        }
        ScriptJson.numbers(json, "low", box.low);
        ScriptJson.numbers(json, "sizes", sizes);
        new Packed().shorts(steps).write(json, "points16");
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

    private void forms(String name, List<Scene.Form> all) {
        json.writeArrayPropertyStart(name);
        for (Scene.Form f : all) {
            json.writeStartObject();
            json.writeStringProperty("name", f.name());
            json.writeNumberProperty("body", f.body());
            json.writeStringProperty("kind", f.kind().name().toLowerCase(Locale.ROOT));
            json.writeNumberProperty("look", f.look());
            ScriptJson.numbers(json, "place", f.place());
            if (!f.colour().isEmpty()) {
                json.writeStringProperty("colour", f.colour());
            }
            if (f.opacity() < 1) {
                ScriptJson.number(json, "opacity", f.opacity());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void pivots() {
        json.writeArrayPropertyStart("pivots");
        for (Scene.Pivot p : scene.pivots()) {
            json.writeStartObject();
            json.writeStringProperty("name", p.name());
            json.writeStringProperty("type", p.type());
            json.writeNumberProperty("body", p.body());
            ScriptJson.numbers(json, "at", p.at());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void globes() {
        json.writeArrayPropertyStart("globes");
        for (Scene.Globe g : scene.globes()) {
            Packed contour = new Packed();
            for (double[] row : g.contour()) {
                contour.floats(row);
            }
            json.writeStartObject();
            json.writeNumberProperty("element", g.element());
            json.writeNumberProperty("parent", g.parent());
            ScriptJson.numbers(json, "place", g.place());
            json.writeNumberProperty("child", g.child());
            ScriptJson.numbers(json, "axes", g.axes());
            ScriptJson.number(json, "radius", g.radius());
            json.writeNumberProperty("rows", g.contour().length);
            contour.write(json, "contour");
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void trails() {
        json.writeArrayPropertyStart("trails");
        for (Scene.Trail t : scene.trails()) {
            json.writeStartObject();
            json.writeNumberProperty("element", t.element());
            json.writeNumberProperty("body", t.body());
            new Packed().doubles(t.times()).write(json, "times");
            new Packed().floats(t.points()).write(json, "points");
            json.writeEndObject();
        }
        json.writeEndArray();
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
        json.writeObjectPropertyStart("motion");
        json.writeStringProperty("kinds", kinds.toString());
        starts.write(json, "starts");
        places.write(json, "places");
        quaternions.write(json, "turns");
        matrices.write(json, "matrices");
        json.writeEndObject();
    }
}
