package org.condyle.view.scene;

import java.util.List;
import org.condyle.io.results.View;

/** A scene for tests, of bodies that move: without anything that is not given. */
public final class TestScene {
    private final List<String> bodies;
    private String title = "";
    private double[] up = {0, 1, 0};
    private double[] low = new double[3];
    private double[] high = {1, 1, 1};
    private List<Scene.Look> looks = List.of();
    private List<Scene.Form> forms = List.of();
    private List<Scene.Pivot> pivots = List.of();
    private List<String> elements = List.of();
    private double[] times = {};
    private double[] moments = {};
    private double[][] placements = {};
    private List<Scene.Marks> marks = List.of();
    private View view = View.USUAL;

    private TestScene(List<String> bodies) {
        this.bodies = bodies;
    }

    public static TestScene of(String... bodies) {
        return new TestScene(List.of(bodies));
    }

    /** Another scene, without its globes, trails, muscles and paths, and with bodies of other names. */
    static TestScene like(Scene s, String... names) {
        TestScene t = of(names);
        t.title = s.title();
        t.up = s.up();
        t.looks = s.looks();
        t.forms = s.forms();
        t.pivots = s.pivots();
        t.elements = s.elements();
        t.moments = s.moments();
        return t.box(s.low(), s.high()).frames(s.times(), s.placements()).marks(s.marks());
    }

    public TestScene title(String text) {
        title = text;
        return this;
    }

    public TestScene up(double... direction) {
        up = direction;
        return this;
    }

    public TestScene box(double[] from, double[] to) {
        low = from;
        high = to;
        return this;
    }

    public TestScene forms(List<Scene.Look> seen, List<Scene.Form> where) {
        looks = seen;
        forms = where;
        return this;
    }

    public TestScene pivots(Scene.Pivot... all) {
        pivots = List.of(all);
        return this;
    }

    public TestScene elements(String... names) {
        elements = List.of(names);
        return this;
    }

    public TestScene frames(double[] at, double[][] places) {
        times = at;
        placements = places;
        return this;
    }

    public TestScene moments(double... at) {
        moments = at;
        return this;
    }

    public TestScene marks(List<Scene.Marks> all) {
        marks = all;
        return this;
    }

    public TestScene view(View from) {
        view = from;
        return this;
    }

    public Scene get() {
        return new Scene(
                title,
                false,
                up,
                low,
                high,
                bodies,
                looks,
                forms,
                pivots,
                elements,
                times,
                moments,
                placements,
                marks,
                List.of(),
                List.of(),
                List.of(),
                PathLayer.NONE,
                view);
    }
}
