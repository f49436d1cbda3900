package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.WornMesh;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.Triangles;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Wear over blocks of cycles with meshes whose vertices move. A flat pin at a given height presses with K (d - h) on its depth d, so that
 * dh/dN = k K s (d - h): after N cycles h = d (1 - exp(-x)), x = k K s N. Blocks by the explicit rule give d (1 - (1 - x/n)^n), by the midpoint
 * d (1 - (1 - x/n + x²/2n²)^n).
 */
class WearBlocksTest {
    private static final double SUNK = 5e-6;
    private static final String PIN = """
            condyle: 1
            gravity: none
            bodies: {sled: {mass: 0.1 kg}}
            joints: {way: {type: slider, axis: x, child: sled}}
            constraints: {slide: {type: drive, coordinate: way.position, value: "= -10 mm*cos(2*pi*t/(1 s))"}}
            surfaces:
              pin: {on: sled, at: [0, 0, 2 mm - 5 um], shape: {mesh: {of: {box: {size: [8 mm, 5 mm, 4 mm]}}, faces: 200, smooth: false}}}
              floor: {shape: {half-space: {normal: z}}}
            contacts:
              rub: {between: [pin, floor], law: foundation, stiffness: 1e12 Pa/m, wear: {factors: {pin: 1e-7 mm^3/(N*m)}}}
            initial: {way: {position: -10 mm}}
            run: {until: 1 s, integrator: rk4, step: STEP, ledger: 1, wear: {cycles: 2.5e5, blocks: BLOCKS, midpoint: MIDPOINT}}
            record: [rub.force, rub.pin.worn-volume, rub.pin.worn-depth, rub.pin.worn-by-force]
            outputs:
              depth: last(rub.pin.worn-depth)
              volume: last(rub.pin.worn-volume)
              by-force: last(rub.pin.worn-by-force)
              force: last(rub.force)
            """.replace("2 mm - 5 um", "1.995 mm");

    private static RunResult run(String text) {
        ModelFile file = Description.of("pin.yaml", Document.parse("pin.yaml", text), text)
                .compile("", List.of());
        return new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
    }

    private static RunResult run(int blocks, boolean midpoint, String step) {
        return run(PIN.replace("BLOCKS", "" + blocks)
                .replace("MIDPOINT", "" + midpoint)
                .replace("STEP", step));
    }

    @ParameterizedTest
    @CsvSource({"1, false", "4, false", "8, false", "4, true", "8, true"})
    void blocksGiveWhatTheirRuleGives(int n, boolean midpoint) {
        double x = 1.0 / n, left = Math.pow(midpoint ? 1 - x + x * x / 2 : 1 - x, n);
        RunResult r = run(n, midpoint, "4 ms");
        assertEquals(SUNK * (1 - left), r.output("depth"), 4e-4 * SUNK, "the way is a sum over steps");
        assertEquals(r.output("depth") * 40e-6, r.output("volume"), 1e-9 * r.output("volume"), "the pin stays flat");
        assertEquals(r.output("volume"), r.output("by-force"), 1e-9 * r.output("volume"));
        double now = midpoint ? Math.pow(1 - x + x * x / 2, n - 1) * (1 - x / 2) : Math.pow(1 - x, n - 1);
        assertEquals(1e12 * SUNK * now * 40e-6, r.output("force"), 1e-3 * 200, "the last cycle is on the worn pin");
    }

    /** Against h = d (1 - exp(-1)): halving the blocks divides the error by 2, and by 4 with the midpoint. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theErrorFallsWithTheLengthOfBlocks(boolean midpoint) {
        List<Double> errors = new ArrayList<>();
        for (int n : new int[] {4, 8, 16}) {
            errors.add(run(n, midpoint, "1 ms").output("depth") / (SUNK * (1 - Math.exp(-1))) - 1);
        }
        double order = Math.log(errors.get(0) / errors.get(2)) / Math.log(4);
        assertEquals(midpoint ? 2 : 1, order, 0.15, errors::toString);
    }

    @Test
    void theErrorFallsWithTheSquareOfTheTimeStep() {
        // of a single block h = d k K N times the trapezoidal sum of |v|, whose corners at the turns are on steps
        double exact = SUNK;
        double coarse = run(1, false, "20 ms").output("depth") / exact - 1,
                fine = run(1, false, "10 ms").output("depth") / exact - 1;
        assertEquals(4, coarse / fine, 0.1);
    }

    @Test
    void whatWasWornBeforeIsTold() {
        RunResult r = run(4, false, "4 ms");
        assertTrue(
                r.outcome().notes().stream().anyMatch(n -> n.startsWith("125000 cycles: pin 0.0")),
                r.outcome().notes()::toString);
        assertTrue(
                r.allWarnings().stream().anyMatch(w -> w.contains("% of the greatest depth of the contacts")),
                r.allWarnings()::toString);
        assertTrue(r.allWarnings().stream().noneMatch(w -> w.contains("wear:")), r.allWarnings()::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wear: {factors: {pin: 1e-7 mm^3/(N*m)}}|wear: {factors: {pin: 1e-7 mm^3/(N*m)}, cycles: 5}|pin.yaml:10:119: contacts.rub.wear.cycles: clashes with run.wear
            , wear: {factors: {pin: 1e-7 mm^3/(N*m)}}}|}|no contact of the model has 'wear'
            ledger: 1|analysis: kinematics|can be used only with analysis: dynamics
            """)
    void whatCannotWearIsTold(String found, String instead, String said) {
        String text = PIN.substring(0, PIN.indexOf("record:"))
                .replace("BLOCKS", "2")
                .replace("MIDPOINT", "false")
                .replace("STEP", "4 ms");
        assertTrue(text.contains(found), found);
        String message = assertThrows(DocumentException.class, () -> run(text.replace(found, instead)))
                .getMessage();
        assertTrue(message.contains(said), message);
    }

    /** A sphere of which a patch wears: the volume between the meshes is the sum of depth times area, to first order. */
    @Test
    void aWornMeshLosesTheVolumeOfItsWear() {
        int n = 40;
        List<double[]> v = new ArrayList<>();
        List<int[]> f = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            for (int k = 0; k < 2 * n; k++) {
                double a = Math.PI * i / n, b = Math.PI * k / n;
                v.add(new double[] {Math.sin(a) * Math.cos(b), Math.sin(a) * Math.sin(b), Math.cos(a)});
                if (i < n) {
                    int p = 2 * n * i + k, q = 2 * n * i + (k + 1) % (2 * n);
                    f.add(new int[] {p, p + 2 * n, q});
                    f.add(new int[] {q, p + 2 * n, q + 2 * n});
                }
            }
        }
        Mesh ball = Mesh.flat(new Triangles(
                v.stream().flatMapToDouble(java.util.Arrays::stream).toArray(),
                f.stream().flatMapToInt(java.util.Arrays::stream).toArray()));
        Mesh numbered = Mesh.flat(WornMesh.asIs(ball));
        double[] depth = new double[numbered.faces()];
        double lost = 0, small = 1e-5;
        for (int face = 0; face < depth.length; face++) {
            double z = 0;
            for (int k = 0; k < 3; k++) {
                z += numbered.vertices[3 * numbered.corners[3 * face + k] + 2] / 3;
            }
            double[] e = java.util.Arrays.copyOfRange(numbered.flat, 12 * face + 9, 12 * face + 12);
            double d = z > 0.3 ? small * (z - 0.3) : 0;
            depth[numbered.faceIds[face]] = d;
            lost += d * 0.5 * Math.sqrt(e[0] * e[2] - e[1] * e[1]);
        }
        Mesh worn = Mesh.flat(WornMesh.of(numbered, depth));
        double before = numbered.massProperties().mass(),
                after = worn.massProperties().mass();
        assertEquals(numbered.faces(), worn.faces());
        assertEquals(lost, before - after, 3e-3 * lost);
    }
}
