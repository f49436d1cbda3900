package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Model;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** New values remake the parts that they touch, and give what the same model gives that is read from the beginning. */
class RemakingTest {
    private static final List<String> SECTIONS = List.of(
            "parameters",
            "materials",
            "bodies",
            "surfaces",
            "joints",
            "measures",
            "wraps",
            "constraints",
            "forces",
            "contacts",
            "initial",
            "gravity",
            "run");

    /** Numbers of a model with their paths, each a little larger. */
    private static List<Map.Entry<String, String>> changes(Description d) {
        List<Map.Entry<String, String>> all = new ArrayList<>();
        for (String section : SECTIONS) {
            d.document().root().child(section).ifPresent(e -> collect(e, all));
        }
        return all;
    }

    private static void collect(Entry e, List<Map.Entry<String, String>> all) {
        e.children().values().forEach(child -> collect(child, all));
        e.items().forEach(item -> collect(item, all));
        if (e.isScalar() && e.text().matches("-?[0-9]+\\.?[0-9]*(e-?[0-9]+)?( [a-zA-Z].*)?")) {
            int end = e.text().indexOf(' ');
            String number = end < 0 ? e.text() : e.text().substring(0, end);
            double x = 1.001 * Double.parseDouble(number);
            boolean whole = !number.contains(".") && end < 0;
            all.add(Map.entry(
                    e.path(),
                    (whole ? Long.toString(Math.round(x) + 1) : x)
                            + (end < 0 ? "" : e.text().substring(end))));
        }
    }

    /** Rendered problems if it is refused; null if not. */
    private static Object compiled(Description d, String caseName, List<Map.Entry<String, String>> set) {
        try {
            return d.compile(caseName, set);
        } catch (DocumentException x) {
            return x.problems().render();
        }
    }

    /** Both give the same mechanism, start, events and warnings, or the same errors; returns how much was compared. */
    private static int same(String what, Object remade, Object read) {
        if (!(remade instanceof ModelFile a) || !(read instanceof ModelFile b)) {
            assertEquals(read, remade, what);
            return 1;
        }
        assertEquals(b.warnings().render(), a.warnings().render(), what);
        return SameGraph.check(what + " mechanism", a.mechanism(), b.mechanism())
                + SameGraph.check(what + " start", a.start(), b.start())
                + SameGraph.check(what + " events", a.events(), b.events())
                + SameGraph.check(what + " claims", a.claims(), b.claims())
                + SameGraph.check(what + " run", a.run(), b.run());
    }

    @Test
    void allModelsOfTheLibraryAreRemadeAsTheyAreRead() {
        long compared = 0;
        int made = 0, scratch = 0;
        for (String name : Seeds.of(Library.names(), 8)) {
            Description d = Library.find(name);
            List<Map.Entry<String, String>> changes = changes(d);
            SplittableRandom chance = new SplittableRandom(name.hashCode());
            List<String> cases = new ArrayList<>(List.of("", ""));
            cases.addAll(d.cases().size() > 3 ? d.cases().subList(0, 3) : d.cases());
            for (String c : cases) {
                for (int i = 0; i < 4; i++) {
                    List<Map.Entry<String, String>> set = i == 0 || changes.isEmpty()
                            ? List.of()
                            : List.of(changes.get(chance.nextInt(changes.size())));
                    String what = name + " " + c + " " + set;
                    Description fresh = Library.find(name);
                    compared += same(what, compiled(d, c, set), compiled(fresh, c, set));
                    scratch += fresh.partsMade();
                }
            }
            made += d.partsMade();
        }
        assertTrue(compared > Seeds.of(100_000, 20_000), "compared " + compared);
        assertTrue(made < scratch / 2, made + " parts made, " + scratch + " from the beginning");
    }

    /** Settings in common are laid over a model once: whatever was asked before, each list gives what it gives alone. */
    @Test
    void settingsInCommonChangeNothing() {
        int several = 0;
        for (long seed = 1; seed <= 60; seed++) {
            Description d = RandomDescription.of(seed);
            List<Map.Entry<String, String>> all = changes(d);
            SplittableRandom chance = new SplittableRandom(seed);
            List<String> cases = new ArrayList<>(d.cases());
            cases.add("");
            List<Map.Entry<String, String>> set = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                while (!set.isEmpty() && chance.nextInt(3) == 0) {
                    set.remove(set.size() - 1);
                }
                Map.Entry<String, String> one = all.get(chance.nextInt(all.size()));
                boolean unit = chance.nextBoolean(); // or a warning that a unit was lost
                set.add(unit ? one : Map.entry(one.getKey(), one.getValue().split(" ")[0]));
                String c = cases.get(chance.nextInt(cases.size()));
                same(
                        "seed " + seed + " " + c + " " + set,
                        compiled(d, c, set),
                        compiled(RandomDescription.of(seed), c, set));
                several += set.size() > 1 ? 1 : 0;
            }
        }
        assertTrue(several > 300, "" + several);
    }

    @Test
    void randomDescriptionsAreRemadeAsTheyAreRead() {
        int changed = 0;
        for (long seed = 1; seed <= Seeds.of(200, 60); seed++) {
            Description d = RandomDescription.of(seed);
            compiled(d, "", List.of());
            List<Map.Entry<String, String>> changes = changes(d);
            List<String> cases = new ArrayList<>(d.cases());
            cases.add("");
            SplittableRandom chance = new SplittableRandom(seed);
            for (String c : cases) {
                List<Map.Entry<String, String>> set = List.of(changes.get(chance.nextInt(changes.size())));
                String what = "seed " + seed + " " + c + " " + set;
                Description fresh = RandomDescription.of(seed);
                Object a = compiled(d, c, set), b = compiled(fresh, c, set);
                same(what, a, b);
                if (a instanceof ModelFile x && b instanceof ModelFile y && seed <= Seeds.of(200, 25)) {
                    JavaDoorTest.same(what, run(x), run(y));
                    changed++;
                }
            }
        }
        assertTrue(changed > Seeds.of(200, 25), "" + changed);
    }

    private static org.condyle.io.results.RunResult run(ModelFile file) {
        return new Experiment(file).run("", org.condyle.simulate.Listener.NONE, null, other -> Map.of());
    }

    private static Description described(String text) {
        return Description.of("test", Document.parse("test.yaml", text), text);
    }

    @Test
    void aStudyMakesUntouchedElementsOnce() {
        Description d = described("""
                condyle: 1
                parameters: {k: 1000 N, soft: 5 MPa, a: = 2*b, b: 0.1 m}
                materials: {layer: {young: = soft, poisson: 0.3, thickness: 3 mm}}
                bodies: {ball: {mass: 1 kg}, other: {mass: 2 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
                surfaces:
                  skin: {on: ball, shape: {mesh: {of: {sphere: {radius: 20 mm}}, faces: 2000}}, material: layer}
                  floor: {shape: {half-space: {normal: y}}, material: rigid}
                joints: {stamp: {type: slider, axis: y, child: ball}}
                forces:
                  touched: {type: ligament, between: [{at: [0, = 1 m + a, 0]}, ball], stiffness: = k, slack-length: 1 m}
                  untouched: {type: ligament, between: [{at: [0, = a, 0]}, other], stiffness: 500 N, slack-length: 1 m}
                contacts: {pressed: {between: [skin, floor], law: foundation}}
                initial: {stamp: {position: 30 mm}}
                run: {until: 1 ms}
                """);
        Model first = d.compile().model();
        int all = d.partsMade();
        for (int i = 1; i <= 100; i++) {
            Model next = d.compile("", List.of(Map.entry("parameters.k", 1000 + i + " N")))
                    .model();
            assertSame(first.forces().get("untouched"), next.forces().get("untouched"));
            assertSame(first.forces().get("pressed"), next.forces().get("pressed"));
            assertSame(first.bodies().get(1), next.bodies().get(1));
            assertSame(first.joints().get(0), next.joints().get(0));
            assertNotSame(first.forces().get("touched"), next.forces().get("touched"));
        }
        assertEquals(all + 100, d.partsMade(), "one ligament for each of 100 values");
        d.compile("", List.of(Map.entry("parameters.soft", "6 MPa")));
        int before = d.partsMade();
        d.compile("", List.of(Map.entry("parameters.soft", "7 MPa")));
        assertEquals(before + 3, d.partsMade(), "a material, a surface, a contact; not the tree of its springs");
        Model moved = d.compile("", List.of(Map.entry("parameters.b", "0.2 m"))).model();
        assertNotSame(first.forces().get("untouched"), moved.forces().get("untouched"), "b decides a");
    }
}
