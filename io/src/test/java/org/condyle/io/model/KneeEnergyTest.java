package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/**
 * An undamped tibia that springs hold to the femur bounces on cartilage of the forms of {@code knee/articular}, to all sides: what
 * a foundation on nearest points and what casting leave of its energy.
 */
class KneeEnergyTest {
    private static final String KNEE = """
            condyle: 1
            title: undamped knee
            gravity: none
            materials:
              cartilage: {young: 5 MPa, poisson: 0.45, thickness: 2 mm}
            bodies:
              femur: {mass: 9.3 kg, inertia: {xx: 0.14, yy: 0.13, zz: 0.035}}
              tibia: {mass: 4 kg, centre: [0, 0, -240 mm], inertia: {xx: 0.0672, yy: 0.0672, zz: 0.005334}}
            joints:
              hip: {type: weld, child: femur}
              tibia: {type: free, child: tibia}
            surfaces:
              femur-cartilage:
                on: femur
                material: cartilage
                shape: {mesh: {of: {femoral-cartilage: {posterior-radius: [22 mm, 22 mm], distal-radius: [29.7 mm, 22 mm], transition: [-30 deg, -15 deg], coronal-radius: 22 mm, spacing: 47 mm, condyle-width: 27 mm, groove-radius: 23 mm, groove-offset: 21 mm, groove-direction: 113 deg, groove-ridges: [5 mm, 6.5 mm], ridge-spacing: 38 mm}}, faces: 2000}}
              medial-plateau:
                on: tibia
                at: [-23.5 mm, 0, -23 mm]
                material: cartilage
                shape: {mesh: {of: {tibial-cartilage: {size: [28 mm, 44 mm], coronal-radius: 100 mm, sagittal-radius: 75 mm, eminence: 8 mm, eminence-at: 18 mm, eminence-size: [4.5 mm, 12 mm]}}, faces: 300}}
              lateral-plateau:
                on: tibia
                at: [23.5 mm, 0, -22 mm]
                material: cartilage
                shape: {mesh: {of: {tibial-cartilage: {size: [28 mm, 38 mm], coronal-radius: 80 mm, sagittal-radius: -51 mm, eminence: 7 mm, eminence-at: -18 mm, eminence-size: [4.5 mm, 12 mm]}}, faces: 300}}
            contacts:
              medial: {between: [femur-cartilage, medial-plateau], law: foundation, springs: medial-plateau}
              lateral: {between: [femur-cartilage, lateral-plateau], law: foundation, springs: lateral-plateau}
            forces:
              inner: {type: spring, between: [{on: femur, at: [-35 mm, 5 mm, 10 mm]}, {on: tibia, at: [-30 mm, 10 mm, -60 mm]}], stiffness: 40 N/mm, rest: 68 mm}
              outer: {type: spring, between: [{on: femur, at: [35 mm, 5 mm, 10 mm]}, {on: tibia, at: [35 mm, -10 mm, -50 mm]}], stiffness: 30 N/mm, rest: 58 mm}
              cross: {type: spring, between: [{on: femur, at: [5 mm, -10 mm, 0]}, {on: tibia, at: [-5 mm, 15 mm, -30 mm]}], stiffness: 30 N/mm, rest: 38 mm}
            initial: {tibia: {z: -1 mm}}
            run: {until: 30 ms, integrator: dopri5, accuracy: 1e-7}
            record: {every: 1 ms, channels: [energy.kinetic, energy.stored, energy.work]}
            outputs:
              start: first(energy.kinetic) + first(energy.stored)
              end: last(energy.kinetic) + last(energy.stored)
              work: last(energy.work)
              pressed: max(medial.force) + max(lateral.force)
              ledger: abs(ledger.relativeResidual)
            """;

    private static Map<String, Double> run(String text) {
        ModelFile file =
                Description.of("knee.yaml", Document.parse("knee.yaml", text)).compile("", List.of());
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        assertTrue(r.outputs().get("pressed") > 500, "pressed by " + r.outputs().get("pressed") + " N");
        return r.outputs();
    }

    @Test
    void aFoundationOnNearestPointsKeepsTheEnergyOfAnUndampedKnee() {
        Map<String, Double> r = run(KNEE);
        assertEquals(r.get("start"), r.get("end"), 1e-5 * r.get("start"));
        assertEquals(0, r.get("work"));
        assertTrue(r.get("ledger") < 1e-5, "ledger " + r.get("ledger"));
    }

    /** The ledger closes all the same: what casting takes and gives is in the account of supplied energy. */
    @Test
    void castingSuppliesAndTakesEnergyAndTheLedgerKnows() {
        String casting = KNEE.replace(
                        "law: foundation, springs: medial-plateau", "law: casting, cast-from: medial-plateau")
                .replace("law: foundation, springs: lateral-plateau", "law: casting, cast-from: lateral-plateau")
                .replace("  ledger:", "  layers: last(medial.layer-energy) + last(lateral.layer-energy)\n  ledger:");
        Map<String, Double> r = run(casting);
        assertTrue(r.get("ledger") < 1e-5, "ledger " + r.get("ledger"));
        assertEquals(r.get("start") + r.get("work"), r.get("end"), 1e-5 * r.get("start"));
        double astray = Math.abs(r.get("end") + r.get("layers") - r.get("start")) / r.get("start");
        assertTrue(astray > 1e-4 && astray < 0.05, "energy with that of the layers is off by " + astray);
    }
}
