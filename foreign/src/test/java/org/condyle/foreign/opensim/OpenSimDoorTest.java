package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.experiment.Experiment;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.geometry.mesh.DrawnMesh;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole files as people have them: each of them stopped a model once. */
class OpenSimDoorTest {
    @TempDir
    private Path temporary;

    private static Path file(String name) {
        try {
            return Path.of(Objects.requireNonNull(OpenSimDoorTest.class.getResource("/osim/" + name))
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Description open(String name) {
        return Library.find(file(name).toString());
    }

    private static String told(Description source) {
        return source.losses().all().stream()
                .map(l -> (l.matters() ? "! " : "  ") + l.element() + ": " + l.meaning())
                .reduce("", (a, b) -> a + b + "\n");
    }

    @Test
    void meshesThatAreOnlyDrawnStopNothingAndAreDrawnAsFarAsTheyGo() {
        Description source = open("drawn.osim");
        ModelFile model = source.compile("", List.of());
        List<Surface> drawn = model.model().surfaces();
        assertEquals(1, drawn.size(), drawn.toString());
        assertEquals(3, ((DrawnMesh) drawn.get(0).shape()).drawn().faces());
        List<String> warnings =
                model.warnings().sorted().stream().map(Object::toString).toList();
        assertEquals(
                1,
                warnings.stream().filter(w -> w.contains("nothing.obj")).count(),
                () -> "told once, though drawn twice: " + warnings);
        assertTrue(
                warnings.stream().anyMatch(w -> w.contains("cut-off.vtp") && w.contains("pictures do not show it")),
                warnings.toString());
        assertTrue(told(source).contains("  Mesh: its mesh is not beside the model"), told(source));
        assertEquals(1, new Experiment(model).assembly().freedoms());
    }

    @Test
    void aMeshForContactStaysStrict() {
        String contact = "<ContactGeometrySet><objects><ContactMesh name='m'><socket_frame>/ground</socket_frame>"
                + "<filename>book.obj</filename></ContactMesh></objects></ContactGeometrySet>";
        Osims.Translated t = Osims.translate(
                Osims.modern(
                        "<BodySet><objects><Body name='b'><mass>1</mass><inertia>1 1 1 0 0 0</inertia></Body></objects>"
                                + "</BodySet>" + contact),
                Objects.requireNonNull(file("drawn.osim").getParent()));
        String message =
                String.valueOf(assertThrows(DocumentException.class, t::read).getMessage());
        assertTrue(message.contains("more than two faces share the edge"), message);
    }

    @Test
    void aBareAmpersandIsText() {
        ModelFile model = open("ampersand.osim").compile("", List.of());
        assertEquals("a & b", model.title());
        assertEquals("Smith & Jones, R&D, 1 < 2 & 3 & 4", model.source());
    }

    @Test
    void lettersOfAnOldCodeAreReadAndTold() throws IOException {
        byte[] text = Files.readString(file("ampersand.osim"))
                .replace("Smith & Jones", "Smith ~ J~nes")
                .getBytes(StandardCharsets.US_ASCII);
        int[] old = {0x96, 0xF6}; // a dash and an ö of windows-1252
        for (int i = 0, k = 0; i < text.length; i++) {
            text[i] = text[i] == '~' ? (byte) old[k++] : text[i];
        }
        Path model = Files.write(temporary.resolve("old.osim"), text);
        Description source = Library.find(model.toString());
        assertTrue(source.compile("", List.of()).source().startsWith("Smith \u2013 J\u00f6nes"));
        assertTrue(told(source).contains("not UTF-8 text; its letters are read as those of the code windows-1252"));
    }

    @Test
    void aModelWithoutBodiesOpensAndSaysSo() {
        ModelFile model = open("blank.osim").compile("", List.of());
        assertTrue(model.warnings().sorted().toString().contains("no bodies, only the ground, so nothing can move"));
        assertEquals(0, new Experiment(model).assembly().freedoms());
    }

    @Test
    void componentsOutsideOfTheSetsAreThoseOfTheSets() {
        Description source = open("components.osim");
        ModelFile model = source.compile("", List.of());
        assertEquals(
                List.of("ground", "block"),
                model.model().bodies().stream().map(Body::name).toList());
        assertEquals(1, model.model().speeds());
        assertTrue(model.model().forces().containsKey("spring"));
        assertTrue(model.model().markers().containsKey("corner"));
        assertTrue(told(source).contains("  TableReporter: this component only marks, reports or draws"), told(source));
        assertFalse(told(source).contains("! "), told(source));
    }

    /** z = -(b - a)/|b - a| = -y, y = (b - a) x (c - a) direction = x, x = y x z. */
    @Test
    void aFrameOfFourPointsHasTheAxesThatTheyGive() {
        ModelFile model = open("components.osim").compile("", List.of());
        String frame = model.root().find("frames.corners").orElseThrow().toString();
        assertTrue(model.root().find("frames.corners.at").isPresent(), frame);
        double[] at = numbers(model, "at"), xyz = numbers(model, "orientation.xyz");
        assertArrayEquals(new double[] {1, 0, 3}, at, 1e-15);
        double[] r = FrameWriter.matrix(xyz);
        assertArrayEquals(new double[] {0, 1, 0, 0, 0, -1, -1, 0, 0}, r, 1e-15);
    }

    @Test
    void framesOfPointsInACircleAreRefusedAtOnce() throws IOException {
        String circle = Files.readString(file("components.osim"))
                .replace(
                        "<socket_parent_frame>..</socket_parent_frame><location>1",
                        "<socket_parent_frame>/block/corners" + "</socket_parent_frame><location>1")
                .replace("<socket_child_frame>/block<", "<socket_child_frame>/block/corners<");
        String told = String.valueOf(assertThrows(DocumentException.class, () -> Osims.translate(circle))
                .getMessage());
        assertTrue(told.contains("frames are given in each other in a circle"), told);
    }

    private static double[] numbers(ModelFile model, String key) {
        return model.root().find("frames.corners." + key).orElseThrow().items().stream()
                .mapToDouble(e -> Double.parseDouble(e.text().replaceAll(" .*", "")))
                .toArray();
    }

    @Test
    void axesOfTheFirstVersionsMoveTheirJoint() {
        PosedModel m = new PosedModel(open("old-axes.osim").compile("", List.of()));
        m.set("bend", 1).place();
        double[] pose = m.pose("shank");
        assertEquals(-0.38, pose[1], 1e-12);
        assertEquals(Math.cos(1), pose[3], 1e-12);
    }

    @Test
    void aForceAlongAnAngleWithoutASpeedIsToldAndDoesNotAct() {
        Description source = open("scapula.osim");
        ModelFile model = source.compile("", List.of());
        assertEquals(List.of("wing"), List.copyOf(model.model().forces().keySet()));
        assertTrue(told(source).contains("! CoordinateLimitForce: acts along an angle of its joint that has no speed"));
        assertTrue(told(source).contains("! Coordinate: is locked or prescribed, but is free here"), told(source));
    }

    @Test
    void aSpeedThatSchuttesLawDoesNotUseMayBeZero() {
        Osims.Translated t = Osims.translate(MuscleScene.model(
                "40000", "Schutte1993Muscle_Deprecated", "<max_contraction_velocity>0</max_contraction_velocity>"));
        assertTrue(t.told().contains("  max_contraction_velocity: the law of this class does not use it"), t.told());
        assertEquals(1, t.posed().muscles().size());
        assertThrows(
                DocumentException.class,
                () -> Osims.translate(MuscleScene.model(
                        "40000", "Thelen2003Muscle", "<max_contraction_velocity>0</max_contraction_velocity>")));
    }

    /** Files of version 2 and 3 have the function with the name of the property in place of the property. */
    @Test
    void curvesOfSchuttesLawMayBeNamedFunctions() {
        String curve =
                "<SimmSpline name='passive_force_length_curve'><x>0 1 1 1.5 2</x><y>0 0 0 0.5 2</y></SimmSpline>";
        Osims.Translated t = Osims.translate(MuscleScene.model("30000", "Schutte1993Muscle_Deprecated", curve));
        assertFalse(t.told().contains("passive_force_length_curve is missing"), t.told());
        assertTrue(t.told().contains("  SimmSpline: a point is there twice"), t.told());
        assertTrue(t.told().contains("! Schutte1993Muscle_Deprecated: active_force_length_curve is missing"), t.told());
        t.read();
    }

    /** The moments are those of a rod about its end, with a product that no body has; 0.02 kg do not make up for it. */
    @ParameterizedTest
    @CsvSource({"0.02, 0.01, true", "0.02, 0.00001, false", "2, 0.01, false"})
    void aMatrixOfInertiaWithWhichNothingMovesIsThatOfABall(double mass, double product, boolean replaced) {
        Osims.Translated t = Osims.translate(
                Osims.modern(
                        "<BodySet><objects><Body name='b'><mass>" + mass
                                + "</mass><mass_center>0.2 0.2 0</mass_center><inertia>0.005 0.005 0.005 " + product
                                + " 0 0</inertia></Body>"
                                + "</objects></BodySet><JointSet><objects><PinJoint name='j'><socket_parent_frame>/ground"
                                + "</socket_parent_frame><socket_child_frame>/bodyset/b</socket_child_frame></PinJoint></objects></JointSet>"));
        assertEquals(
                replaced, t.told().contains("! Body: its matrix of inertia has a negative principal moment"), t.told());
        Body b = t.read().model().bodies().get(1);
        assertEquals(replaced ? 0 : product, b.inertia()[3]);
        assertEquals(0.005, b.inertia()[0], 1e-15);
    }

    @Test
    void aLayerThatCannotChangeItsVolumeGetsALittleRoom() {
        String mesh = "<ContactGeometrySet><objects><Smith2018ContactMesh name='m'><socket_frame>/ground</socket_frame>"
                + "<mesh_file>book.obj</mesh_file><poissons_ratio>0.5</poissons_ratio></Smith2018ContactMesh></objects>"
                + "</ContactGeometrySet>";
        Osims.Translated t = Osims.translate(
                Osims.modern(mesh), Objects.requireNonNull(file("drawn.osim").getParent()));
        assertTrue(t.told().contains("! poissons_ratio: a layer that cannot change its volume"), t.told());
    }

    /** Published models that were refused: they open, run for a moment, and go to a model file and back to OpenSim. */
    @ParameterizedTest
    @CsvSource({
        "MOD-1, osim-rajagopal/Rajagopal2016.osim, 0.05 s, femur_r", // 0.1 s takes 10 s of computing
        "MOD-2, osim-mobl/mobl2016_v01.osim, 0.005 s, humerus" // 0.1 s takes a minute
    })
    void publishedModelsOpenRunAndTravel(String id, String name, String until, String body) {
        Path found = null;
        for (Path p = Path.of("").toAbsolutePath(); found == null && p != null; p = p.getParent()) {
            found = Files.exists(p.resolve("shared/cases").resolve(name))
                    ? p.resolve("shared/cases").resolve(name)
                    : null;
        }
        assumeTrue(found != null, id + ": shared/cases/" + name + " is not above the repository");
        Description source = Library.find(Objects.requireNonNull(found).toString());
        ModelFile model = source.compile(
                "", List.of(Map.entry("run.until", Seeds.all() || id.equals("MOD-1") ? until : "0.001 s")));
        Outcome outcome = new Experiment(model)
                .run("", Listener.NONE, null, c -> Map.of())
                .outcome();
        assertEquals(Outcome.End.COMPLETED, outcome.end(), outcome.message());
        assertTrue(source.text().contains("\n  " + body + ":"));
        assertTrue(OpenSimExport.of(source, model).text().contains("<Body name=\"" + body + "\">"));
    }
}
