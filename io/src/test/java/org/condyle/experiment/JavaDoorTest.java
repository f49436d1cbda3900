package org.condyle.experiment;

import static org.condyle.io.model.build.Keys.formula;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.io.model.DescriptionBuilder;
import org.condyle.io.model.Library;
import org.condyle.io.model.build.Keys;
import org.condyle.io.model.build.PartBuilder;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

/** Models written in Java are their twins in files: the same values, and the same numbers bit for bit. */
class JavaDoorTest {
    private static final Path KNEE = Path.of("../models/knee");

    /** All that a run gives but the times that it took. */
    static void same(String what, RunResult a, RunResult b) {
        Recording x = a.recording(), y = b.recording();
        assertEquals(
                x.channels().stream().map(Channel::name).toList(),
                y.channels().stream().map(Channel::name).toList(),
                what);
        assertArrayEquals(x.times(), y.times(), what);
        for (int c = 0; c < x.channels().size(); c++) {
            assertArrayEquals(
                    x.column(c), y.column(c), what + ": " + x.channels().get(c).name());
        }
        assertEquals(a.outputs(), b.outputs(), what);
        assertEquals(a.outputUnits(), b.outputUnits(), what);
        assertEquals(a.verdicts(), b.verdicts(), what);
        assertEquals(a.outcome().word(), b.outcome().word(), what);
        assertEquals(a.outcome().steps(), b.outcome().steps(), what);
    }

    private static String legOfTheReadme() throws IOException {
        String page = Files.readString(Path.of("../README.md"));
        int from = page.indexOf("```yaml\ncondyle: 1") + 8;
        return page.substring(from, page.indexOf("```", from));
    }

    static Description leg() {
        return Description.builder("leg")
                .title("Pendulum test of a relaxed leg")
                .planar()
                .parameter("heavy", "4.0 kg")
                .parameter("below", 0.26, "m")
                .body(
                        "leg",
                        b -> b.set("mass", formula("heavy"))
                                .list("centre", "0", formula("-below"))
                                .part("inertia", i -> i.set("zz", 0.13, "kg*m^2")))
                .joint("knee", "pin", j -> j.set("child", "leg"))
                .force(
                        "tissue",
                        "spring",
                        f -> f.set("on", "knee").set("stiffness", 1.5, "N*m").set("damping", 0.5, "N*m*s"))
                .initial("knee", "angle", 60, "deg")
                .run(r -> r.set("until", 6, "s"))
                .output("first-swing", "min(knee.angle)")
                .claim(
                        "overshoots",
                        "the leg swings past the vertical by 30 to 50 deg",
                        "first-swing in [-50 deg, -30 deg]")
                .build();
    }

    @Test
    void legOfTheReadmeIsItsFile() throws IOException {
        String text = legOfTheReadme();
        Description file = Description.of("leg", Document.parse("leg.yaml", text), text);
        Description java = leg();
        assertTrue(java.document().root().sameAs(file.document().root()), java::yaml);
        RunResult a = FileRun.of(file).run(), b = FileRun.of(java).run();
        same("leg", a, b);
        assertEquals(a.warnings(), b.warnings());
        assertEquals("holds", b.verdicts().get(0).ruling().word());
        same(
                "a heavier leg",
                FileRun.of(file.with("parameters.heavy", "5 kg")).run(),
                FileRun.of(java.with(c -> c.parameter("heavy", 5, "kg"))).run());
    }

    private static Consumer<PartBuilder> ligament(
            String stiffness, double slack, double xa, double ya, double xb, double yb) {
        return f -> f.item("between", p -> p.set("on", "femur").set("at", new double[] {xa, ya}, "mm"))
                .item("between", p -> p.set("on", "tibia").set("at", new double[] {xb, yb}, "mm"))
                .set("law", "quadratic")
                .set("stiffness", stiffness)
                .set("slack-length", slack, "mm");
    }

    private static Consumer<PartBuilder> output(String value, String unit) {
        return o -> o.set("value", value).set("unit", unit);
    }

    private static DescriptionBuilder knee() {
        return Description.builder("knee/planar")
                .folder(KNEE)
                .title("Planar knee")
                .planar()
                .set("gravity", "none")
                .parameter("A", 50, "N")
                .parameter("td", 0.1, "s")
                .parameter("flexion", 30, "deg")
                .parameter("c", 0.7)
                .parameter("R", 23, "mm")
                .parameter("E_femur", 10, "MPa")
                .parameter("E_tibia", 10, "MPa")
                .parameter("nu_femur", 0.45)
                .parameter("nu_tibia", 0.45)
                .parameter("R_eff", formula("R"))
                .parameter("E_star", formula("1/((1 - nu_femur^2)/E_femur + (1 - nu_tibia^2)/E_tibia)"))
                .parameter("K", formula("4/3*E_star*sqrt(R_eff)"))
                .parameter("phase", formula("t/td"))
                .parameter("push", formula("if(t < td, A*exp(-4.73*phase^2)*sin(pi*phase), 0)"))
                .material(
                        "femoral",
                        m -> m.set("young", formula("E_femur"))
                                .set("poisson", formula("nu_femur"))
                                .set("restitution", formula("c")))
                .material(
                        "tibial",
                        m -> m.set("young", formula("E_tibia"))
                                .set("poisson", formula("nu_tibia"))
                                .set("restitution", formula("c")))
                .body(
                        "femur",
                        b -> b.set("mass", 9.3014, "kg")
                                .part("inertia", i -> i.set("zz", 0.1412, "kg*m^2"))
                                .part(
                                        "picture",
                                        p -> p.set("bone", "femur")
                                                .list("landmarks", "knee centre", "hip centre")
                                                .list("from", "-10 mm", "21 mm", "0")
                                                .list("to", "-10 mm", "429 mm", "0")))
                .body(
                        "tibia",
                        b -> b.set("mass", 4, "kg")
                                .part("inertia", i -> i.set("zz", 0.0672, "kg*m^2"))
                                .part(
                                        "picture",
                                        p -> p.set("bone", "shank")
                                                .list("from", "-4 mm", "241 mm", "0")
                                                .list("to", "-4 mm", "-156 mm", "0")))
                .joint("hip", "weld", j -> j.set("child", "femur"))
                .surface(
                        "femoral-condyle",
                        s -> s.set("on", "femur")
                                .part(
                                        "shape",
                                        x -> x.part("circle", o -> o.set("radius", formula("R")))
                                                .list("at", "-12.0 mm", "21.2 mm"))
                                .set("material", "femoral"))
                .surface(
                        "tibial-plateau",
                        s -> s.set("on", "tibia")
                                .part("shape", x -> x.part("line", o -> o.set("offset", 212.5, "mm")))
                                .set("material", "tibial"))
                .contact(
                        "tibiofemoral",
                        c -> c.list("between", "femoral-condyle", "tibial-plateau")
                                .set("law", "hertz")
                                .set("stiffness", formula("K")))
                .force("ACL", "ligament", ligament("30e6 N/m^2", 27.5, -18.1, 20.3, 3.4, 211.8))
                .force("PCL", "ligament", ligament("35e6 N/m^2", 30.6, -15.8, 14.7, -30.0, 206.3))
                .force("MCL", "ligament", ligament("15e6 N/m^2", 57.4, -3.8, 24.3, -5.5, 185.3))
                .force("LCL", "ligament", ligament("15e6 N/m^2", 59.9, -15.0, 21.3, -25.0, 176.3))
                .force(
                        "pulse",
                        "force",
                        f -> f.set("on", "tibia").set("axes", "body").list("value", formula("push"), "0"))
                .initial(
                        "tibia",
                        i -> i.set("at", new double[] {-121.62, -187.67}, "mm").set("angle", formula("-flexion")))
                .event("push-ends", e -> e.set("at", formula("td")))
                .event(
                        "extended",
                        e -> e.set("when", formula("tibia.angle - 5 deg"))
                                .set("direction", "rising")
                                .set("stop", true))
                .run(r -> r.set("until", 1, "s").set("accuracy", "1e-11"))
                .part("formulas", f -> f.set("flexion-angle", "-tibia.angle"))
                .record(
                        "flexion-angle",
                        "tibia.x",
                        "tibia.y",
                        "tibiofemoral.depth",
                        "tibiofemoral.force",
                        "*CL.tension",
                        "*CL.strain",
                        "energy.kinetic",
                        "energy.stored",
                        "energy.total")
                .part("units", u -> u.set("*angle", "deg").set("tibiofemoral.depth", "mm"))
                .part("picture", p -> p.set("x", "flexion-angle").set("y", "tibiofemoral.force"))
                .output("first-impact", "first(tibiofemoral).start")
                .output("first-depth", output("first(tibiofemoral).maxDepth", "mm"))
                .output("first-force", output("first(tibiofemoral).maxForce", "N"))
                .output("largest-ACL", "max(ACL.tension)")
                .output("impulse", output("integral(hypot(pulse.fx, pulse.fy))", "N*s"))
                .claim("ledger", "the energy ledger closes", "abs(ledger.relativeResidual) < 1e-8")
                .inCase("gonthier", c -> c.parameter("A", 150, "N").contact("tibiofemoral", "gonthier", x -> {}))
                .inCase(
                        "spline",
                        c -> c.surface(
                                        "femoral-condyle",
                                        s -> s.part(
                                                "shape",
                                                x -> x.without("circle")
                                                        .part(
                                                                "profile",
                                                                p -> p.set("file", "condyle.csv")
                                                                        .set("x", "x")
                                                                        .set("y", "y")
                                                                        .list("about", 0, 0)
                                                                        .set("through", "shape-preserving"))))
                                .surface(
                                        "tibial-plateau",
                                        s -> s.part(
                                                "shape",
                                                x -> x.without("line")
                                                        .part(
                                                                "profile",
                                                                p -> p.list("polynomial", 0.2125)
                                                                        .set("from", -60, "mm")
                                                                        .set("to", 60, "mm")))));
    }

    /** The file of the library with its remarks, plots and most of its outputs and cases left out. */
    private static Description kneeOfTheLibrary() {
        Map<String, Entry> all = new LinkedHashMap<>(
                Library.find("knee/planar").document().root().children());
        all.keySet().removeAll(List.of("source", "notes", "plots", "outputs", "claims", "cases"));
        String rest = """
                outputs:
                  first-impact: first(tibiofemoral).start
                  first-depth: {value: first(tibiofemoral).maxDepth, unit: mm}
                  first-force: {value: first(tibiofemoral).maxForce, unit: N}
                  largest-ACL: max(ACL.tension)
                  impulse: {value: "integral(hypot(pulse.fx, pulse.fy))", unit: N*s}
                claims:
                  ledger: {says: the energy ledger closes, test: abs(ledger.relativeResidual) < 1e-8}
                cases:
                  gonthier: {parameters: {A: 150 N}, contacts: {tibiofemoral: {law: gonthier}}}
                  spline:
                    surfaces:
                      femoral-condyle: {shape: {circle: ~, profile: {file: condyle.csv, x: x, y: y, about: [0, 0], through: shape-preserving}}}
                      tibial-plateau:  {shape: {line: ~, profile: {polynomial: [0.2125], from: -60 mm, to: 60 mm}}}
                """;
        all.putAll(Document.parse("rest.yaml", rest).root().children());
        Entry tree = Entry.of(Library.find("knee/planar").document().root().at(), "", all);
        return Description.of("knee/planar", Document.of("knee", tree, ResourceRoot.folder(KNEE), "planar.yaml"));
    }

    @Test
    void kneeWithLigamentsAndContactIsItsFile() {
        Description file = kneeOfTheLibrary(), java = knee().build();
        Map<String, Entry> wanted = file.document().root().children();
        Map<String, Entry> written = java.document().root().children();
        assertEquals(List.copyOf(wanted.keySet()), List.copyOf(written.keySet()));
        List<String> otherwise = List.of("contacts", "forces"); // keys in another order, 30 for 30.0
        wanted.forEach((key, value) -> assertTrue(value.sameAs(written.get(key)) || otherwise.contains(key), key));
        for (String c : List.of("", "gonthier", "spline")) {
            same(
                    "knee " + c,
                    FileRun.of(file).inCase(c).run(),
                    FileRun.of(java).inCase(c).run());
        }
        String carried = java.json(true);
        Description back = Description.of("knee.json", Document.parse("knee.json", carried));
        assertTrue(carried.contains("\"condyle.csv\": {"), carried);
        assertEquals(List.of("gonthier", "spline"), back.cases());
    }

    /** Every model of the library, key by key through the builder. */
    @Test
    void everyModelOfTheLibraryCanBeWritten() {
        int models = 0;
        for (String name : Library.names()) {
            Entry root = Library.find(name).document().root();
            DescriptionBuilder builder = Description.builder(name);
            write(builder, root);
            Entry built = builder.build().document().root();
            assertTrue(built.sameAs(root), name);
            models++;
        }
        assertTrue(models > 60, models + " models");
    }

    private static void write(DescriptionBuilder builder, Entry root) {
        root.children().forEach((key, value) -> {
            if (key.equals("cases")) {
                value.children().forEach((name, inside) -> {
                    if (inside.isNull()) {
                        builder.withoutCase(name);
                    } else {
                        builder.inCase(name, c -> write(c, inside));
                    }
                });
            } else if (!key.equals("condyle")) {
                write(builder, key, value);
            }
        });
    }

    private static void write(Keys<?> builder, String key, Entry value) {
        if (value.isMapping()) {
            builder.part(key, p -> value.children().forEach((k, v) -> write(p, k, v)));
        } else if (!value.items().isEmpty() && value.items().stream().allMatch(Entry::isMapping)) {
            value.items().forEach(i -> builder.item(key, p -> i.children().forEach((k, v) -> write(p, k, v))));
        } else if (value.isNull()) {
            builder.without(key);
        } else if (value.isScalar()) {
            builder.set(key, value.text());
        } else {
            builder.value(key, plain(value));
        }
    }

    private static Object plain(Entry value) {
        if (value.isMapping()) {
            Map<String, Object> map = new LinkedHashMap<>();
            value.children().forEach((k, v) -> map.put(k, plain(v)));
            return map;
        }
        return value.isList() ? value.items().stream().map(JavaDoorTest::plain).toList() : value.text();
    }
}
