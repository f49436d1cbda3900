package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.mesh.MeshWriter;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.Body;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every shape as a model file says it, and contacts of meshes and of many bodies. */
class ShapeModelTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private static final String LAYER = """
            condyle: 1
            gravity: none
            materials: {cartilage: {young: 5 MPa, poisson: 0.45, thickness: 3 mm}}
            bodies: {ball: {mass: 1 kg}}
            joints: {press: {type: slider, axis: y, child: ball}}
            surfaces:
              head:  {on: ball, shape: {mesh: {of: {sphere: {radius: 20 mm}}, faces: 20000}}, material: cartilage}
              plate: {shape: {half-space: {}}, material: rigid}
            contacts: {layer: {between: [head, plate], law: foundation}}
            initial: {press: {position: 19 mm}}
            run: {until: 1 us}
            outputs: {force: first(layer.force)}
            """;

    private static ModelFile read(Document d, List<Map.Entry<String, String>> settings) {
        return Description.of("m.yaml", d).compile("", settings);
    }

    private static RunResult run(Document d, List<Map.Entry<String, String>> settings) {
        RunResult r = new Experiment(read(d, settings)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static RunResult run(String text) {
        return run(Document.parse("m.yaml", text), List.of());
    }

    /**
     * Springs that stand at right angles to the plate, on faces whose area is not projected: a sphere then obeys the closed
     * form of the paraboloid, F = pi R k d^2 and its logarithmic counterpart.
     */
    @ParameterizedTest
    @CsvSource({"foundation, 397.212864247", "foundation-logarithmic, 450.605702156"})
    void aMeshMadeOfASphereFollowsTheClosedFormOfItsLayer(String law, double force) {
        RunResult r = run(Document.parse("m.yaml", LAYER), List.of(Map.entry("contacts.layer.law", law)));
        assertEquals(force, r.outputs().get("force"), 3e-4 * force);
    }

    @Test
    void springsStandOnTheOnlyMeshUnlessSaidOtherwise() {
        Document d = Document.parse("m.yaml", LAYER.replace("20000", "500"));
        double usual = run(d, List.of()).outputs().get("force");
        assertEquals(
                usual,
                run(d, List.of(Map.entry("contacts.layer.springs", "head")))
                        .outputs()
                        .get("force"));
        for (String other : List.of("plate", "both")) { // the plate has no faces
            assertThrows(DocumentException.class, () -> read(d, List.of(Map.entry("contacts.layer.springs", other))));
        }
    }

    @Test
    void aMeshFileStandsBesideTheModelAndHasItsScale() throws IOException {
        MeshWriter.write(folder.resolve("ball.stl"), MeshForms.sphere(20, 20)); // in millimetres
        Path model = Files.writeString(
                folder.resolve("m.yaml"),
                LAYER.replace("{of: {sphere: {radius: 20 mm}}, faces: 20000}", "{file: ball.stl, scale: 1 mm}"));
        assertEquals(397.2, run(Document.read(model), List.of()).outputs().get("force"), 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sphere: {radius: 0.1} | 0.004188790204786391",
                "box: {size: [0.1, 0.2, 0.3]} | 0.006",
                "capsule: {radius: 0.1, length: 0.3} | 0.013613568165555772",
                "cylinder: {radius: 0.1, length: 0.3} | 0.009424777960769381",
                "ellipsoid: {axes: [0.1, 0.2, 0.3]} | 0.025132741228718346",
                "torus: {ring-radius: 0.2, tube-radius: 0.1} | 0.039478417604357434",
                "superquadric: {axes: [0.1, 0.2, 0.3], exponents: [1, 1]} | 0.025132741228718346",
                "mesh: {of: {box: {size: [0.1, 0.2, 0.3]}}, faces: 48} | 0.006",
                "circle: {radius: 0.1} | 0.031415926535897934",
                "'profile: {x: [0.1, 0, -0.1, 0], y: [0, 0.1, 0, -0.1], closed: true}' | 0.0303"
            })
    void shapesWeighWhatTheyEnclose(String shape, double volume) {
        List<Body> bodies = read(
                        Document.parse(
                                "m.yaml",
                                "condyle: 1\nbodies: {b: {density: 1, shape: {" + shape
                                        + ", at: [1, 2, 3]}}}\nrun: {until: 1}\n"),
                        List.of())
                .model()
                .bodies();
        assertEquals(volume, bodies.get(1).mass(), volume == 0.0303 ? 0.002 : 1e-12);
        assertEquals(2, bodies.get(1).centreLocal()[1], 1e-9);
    }

    /** A box with two balls added whose halves stick out, cut off at one of them, and bored through. */
    @Test
    void combinedShapesWeighWhatIsLeftOfThem() {
        Body b = read(Document.parse("m.yaml", """
                condyle: 1
                bodies:
                  b:
                    density: 1000 kg/m^3
                    shape:
                      difference:
                        - intersection:
                            - union:
                                - {box: {size: [0.4, 0.2, 0.2]}}
                                - {sphere: {radius: 0.1}, at: [0.2, 0, 0]}
                                - {sphere: {radius: 0.1}, at: [-0.2, 0, 0]}
                            - {half-space: {normal: x, offset: 0.2}}
                        - {cylinder: {radius: 0.05, length: 1}, at: [0, 0.01, 0]}
                      at: [1, 2, 3]
                run: {until: 1}
                """), List.of()).model().bodies().get(1);
        double block = 16, half = 2 * Math.PI / 3, hole = Math.PI * 0.25 * 2;
        double mass = block + half - hole;
        assertEquals(mass, b.mass(), 1e-4 * mass);
        // half a ball has its centre 3/8 of its radius from its flat side
        assertEquals(1 - half * (0.2 + 0.0375) / mass, b.centreLocal()[0], 1e-5);
        assertEquals(2 - hole * 0.01 / mass, b.centreLocal()[1], 1e-5);
        assertEquals(3, b.centreLocal()[2], 1e-5);
    }

    @Test
    void planarShapesRollAndRest() {
        RunResult r = run("""
                condyle: 1
                plane: xy
                bodies:
                  wheel: {density: 1000 kg/m^3, shape: {circle: {radius: 10 cm}}, at: [0.3, 0.4]}
                  egg: {density: 500, shape: {profile: {angle: [0, 90 deg, 180 deg, 270 deg, 360 deg], radius: [0.1, 0.08, 0.12, 0.08, 0.1]}}, at: [-3, 0.2]}
                surfaces:
                  bowl: {shape: {profile: {polynomial: [0, 0, 1 1/m], from: -1 m, to: 1 m}}}
                  ramp: {on: ground, at: [-3, 0], shape: {line: {normal: [0, 1]}}}
                contacts:
                  roll: {between: [wheel, bowl], law: kelvin-voigt, stiffness: 1e6 N/m, damping: 1e4}
                  rest: {between: [egg, ramp], law: kelvin-voigt, stiffness: 1e6 N/m, damping: 1e4}
                run: {until: 0.3 s, accuracy: 1e-5}
                outputs: {x: last(wheel.x), y: last(egg.y), touched: count(roll)}
                """);
        assertTrue(r.outputs().get("touched") >= 1);
        assertTrue(r.outputs().get("x") < 0.3, "the wheel is pushed down the slope");
        assertEquals(0.08, r.outputs().get("y"), 0.03);
    }

    @Test
    void aBezierPatchCarriesABall() {
        RunResult r = run("""
                condyle: 1
                gravity: [0, 0, -9.81]
                bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 2 cm}}, at: [0, 0, 3 cm]}}
                surfaces:
                  plate: {shape: {nurbs: {points: [[[-0.2, -0.2, 0], [-0.2, 0.2, 0]], [[0.2, -0.2, 0], [0.2, 0.2, 0]]]}}}
                contacts: {land: {between: [ball, plate], stiffness: 1e7}}
                run: {until: 0.06 s}
                outputs: {speed: first(land).impactSpeed, e: first(land).restitution}
                """);
        assertEquals(Math.sqrt(2 * 9.81 * 0.01), r.outputs().get("speed"), 1e-8);
        assertEquals(1, r.outputs().get("e"), 1e-6);
    }

    @Test
    void manyBodiesFromARepeatedBodyPassOnTheirMomentum() {
        RunResult r = run("""
                condyle: 1
                gravity: none
                materials: {steel: {young: 200 GPa, poisson: 0.3, density: 7800}}
                bodies: {ball: {repeat: 4, shape: {sphere: {radius: 2 cm}}, material: steel, at: [= 4.1 cm*(i-1), 0, 0]}}
                contacts: {row: {among: [ball-1, "ball-*"], friction: 0.1}}
                initial: {ball-1: {velocity: [1, 0, 0]}}
                run: {until: 10 ms}
                outputs: {last: last(ball-4.vx), sum: last(ball-1.vx) + last(ball-2.vx) + last(ball-3.vx) + last(ball-4.vx), most: max(row.contacts)}
                """);
        assertEquals(1, r.outputs().get("sum"), 1e-9);
        assertTrue(r.outputs().get("last") > 0.99);
        assertTrue(r.outputs().get("most") >= 1);
    }

    @Test
    void aContactThatHasNoStiffnessWhereItBeginsEndsTheRunInOrder() {
        RunResult r = new Experiment(read(Document.parse("m.yaml", """
                        condyle: 1
                        materials: {rubber: {young: 1 MPa, poisson: 0.4, density: 1000 kg/m^3}}
                        bodies:
                          brick: {shape: {box: {size: [0.1, 0.1, 0.1]}}, material: rubber, at: [0, 0.2, 0], orientation: {xyz: [0.3, 0.4, 0.5]}}
                        surfaces: {ball: {shape: {capsule: {radius: 1 cm, length: 1 m, axis: x}}, material: rigid}}
                        contacts: {hit: {between: [brick, ball]}}
                        run: {until: 1 s}
                        """), List.of()))
                .run("", Listener.NONE, null, c -> Map.of());
        assertTrue(
                r.outcome().message().contains("contact 'hit': no stiffness can be computed from the curvatures"),
                r.outcome()::message);
    }

    /** Meshes may be larger than tables: 256 MB, as the documentation says. */
    @Test
    void aMeshFileMayBeLargerThanATable() throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("bone.ply"))) {
            out.write("ply\nformat ascii 1.0\n");
            String comment = "comment " + "scanned ".repeat(1000) + "\n";
            for (long size = 0; size < 65L << 20; size += comment.length()) {
                out.write(comment);
            }
            out.write("element vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
                    + "element face 4\nproperty list uchar int vertex_indices\nend_header\n"
                    + "0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n");
        }
        Path model = Files.writeString(
                folder.resolve("m.yaml"),
                "condyle: 1\nbodies: {b: {density: 1000 kg/m^3, shape: {mesh: {file: bone.ply}}}}\nrun: {until: 1 ms}\n");
        assertEquals(
                1000.0 / 6,
                Library.find(model.toString())
                        .compile("", List.of())
                        .model()
                        .bodies()
                        .get(1)
                        .mass(),
                1e-9);
    }

    /** Each include reads the files of its own folder, also if they are called alike. */
    @Test
    void dataFilesOfTheSameNameInTwoFoldersAreTwoFiles() throws IOException {
        Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("d.csv"), "x,y\n0,1\n1,1\n2,1\n3,1\n");
        Files.writeString(folder.resolve("sub/d.csv"), "x,y\n0,2\n1,2\n2,2\n3,2\n");
        Files.writeString(folder.resolve("sub/part.yaml"), "curves: {theirs: {data: {file: d.csv, x: x, y: y}}}\n");
        Path model = Files.writeString(folder.resolve("m.yaml"), """
                condyle: 1
                include: sub/part.yaml
                curves: {ours: {data: {file: d.csv, x: x, y: y}}}
                bodies: {b: {mass: 1 kg}}
                joints: {j: {type: slider, child: b}}
                outputs: {here: = ours(1), there: = theirs(1)}
                run: {until: 1 ms}
                """);
        RunResult r = new Experiment(Library.find(model.toString()).compile("", List.of()))
                .run("test", Listener.NONE, null, c -> Map.of());
        assertEquals(Map.of("here", 1.0, "there", 2.0), r.outputs());
    }
}
