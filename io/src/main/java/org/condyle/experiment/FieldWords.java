package org.condyle.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Words of biomechanics that are no key and no element of a model file, and how the thing is done here; for {@code condyle explain}. */
final class FieldWords {
    /** Words, without case, spaces, hyphens and underscores | what to do. */
    private static final String TABLE = """
            laxity, drawer, drawertest, lachman, restraint | a laxity test pulls, bends or twists one bone with a known load while the other is held: include the knee, add a force or torque of 'value: = F*t/(1 s)' and run it with run: {analysis: quasi-static}; see docs/knee.md
            varus, valgus, varusvalgus, adduction, abduction, internalrotation, externalrotation, flexion, extension, groodsuntay, clinicalangles | clinical rotations of a joint are its three angles: measures of type: cardan, or a joint whose coordinates they are; see docs/knee.md
            patella, kneecap | a patella is a body between two muscles or ligaments that touches the femur: bodies, forces and contacts as for any other bone
            meniscus, menisci | a meniscus can be a body of its own with contacts on both sides, or a layer on the plateau; see docs/contact-laws.md
            cartilage | cartilage is a thin layer with law: foundation or law: casting under 'contacts', or materials: {cartilage: {young: ..., poisson: ..., thickness: ...}} of a surface; see docs/contact-laws.md
            rom, rangeofmotion, jointlimit, jointlimits | the range of a joint is its key limits: {lower: ..., upper: ..., stiffness: ...}; of a ball and socket a force of type: stop-contour or type: flexion-torsion; see docs/joint-resistance.md
            passiveresistance, passivemoment, jointstiffness, endfeel | the passive resistance of a joint is a spring or a formula on its angle; of a ball and socket see docs/joint-resistance.md
            sinus, sinuscone, jointsinus | the joint sinus is the boundary of the directions that a bone can reach: the key 'sinus' of a force of type: stop-contour; see docs/joint-resistance.md
            grf, groundreaction, groundreactionforce, forceplate, externalloads, cop, centreofpressure, centerofpressure | measured ground reactions are read with 'condyle convert FILE.c3d -o loads.mot' and applied by 'condyle analyse ... --loads'; in a model file they are forces of type: external-load; see docs/analyses.md
            marker, markers, mocap, motioncapture, trc | measured markers move a model with 'condyle analyse ik.xml' (inverse kinematics); see docs/analyses.md
            ik, inversekinematics | inverse kinematics is 'condyle analyse SETUP.xml' with OpenSim's setup file; see docs/analyses.md
            id, inversedynamics | inverse dynamics of a measured motion is 'condyle analyse SETUP.xml'; of a model whose motion is prescribed run: {analysis: inverse-dynamics}; see docs/analyses.md
            so, staticoptimisation, staticoptimization, musclesharing, redundancy | static optimisation shares joint moments among muscles: 'condyle analyse SETUP.xml'; see docs/analyses.md
            cmc, computedmusclecontrol, rra, residualreduction | computed muscle control is 'condyle analyse SETUP.xml'; residuals are reported by inverse dynamics; see docs/analyses.md
            residual, residuals, pelvisresidual, reserve, reserves, reserveactuator | what a model cannot explain: residual forces on the pelvis, and reserve moments that help the muscles; see docs/analyses.md
            scaling, scaletool, anthropometry | a model is scaled to a subject by 'condyle analyse scale.xml'; see docs/analyses.md
            momentarm, momentarms | the moment arms of a path are written by a muscle analysis of 'condyle analyse'; see docs/analyses.md
            jointreaction, jointload, jointforce, contactforce | joint loads are the channels JOINT.reaction.fx to mz, and a joint reaction analysis of 'condyle analyse'; contact forces are CONTACT.force
            emg, excitation, activation | an activation follows the control of a muscle: control: 0.5, a formula or a column of a file under 'controls'; see docs/muscles.md
            tendonslacklength, slacklength, prestrain, referencestrain, insitustrain | the length without tension is slack-length; or reference-strain gives the strain in a known pose
            acl, pcl, mcl, lcl, cruciate, collateral | ligaments are forces of type: ligament, or rows of a table with type: ligaments; a row is cut with --set forces.TABLE.ACL=~; see docs/knee.md
            tear, rupture, failure, injury, damage | a ligament tears with its key 'damage'; a spring with type: damaging-spring
            wear, archard | wear is not computed during a run; contact pressure and sliding are recorded as CONTACT.pressure and CONTACT.friction
            gaitcycle, heelstrike, toeoff, stance, swing | instants of a walk are 'events' of a model file; foot contact is a contact with a floor; see models/walking
            csection, cadaver, rig, oxfordrig | a test rig is a set of constraints (drive, weld, spherical) and forces; see models/knee
            belt, seatbelt, sled, crashpulse, airbag | a sled is a body on a slider with a drive along its pulse; see the model shoulder/crash
            hic, nij, injurycriterion | there are no injury criteria; outputs can be formulas over channels, such as mean(head.acceleration, from=..., to=...)
            bone, bonemesh, stl, vtp, geometry | a surface of triangles is shape: {mesh: {file: femur.stl, scale: 1 mm}}; it carries contact, or is only drawn
            finiteelement, fe, fem, hexahedral, tetrahedral | there are no finite elements: bodies are rigid or deform evenly (matter), and cartilage is an elastic layer; see docs/contact-laws.md
            sensitivity, montecarlo, uncertainty, doe, parameterstudy, sweep | many runs over values or distributions are a study file: condyle study; see docs/studies.md
            optimisation, optimization, calibration, fit, fitting | parameters are varied by a study; a joint is fitted to measured points by condyle joint; see docs/studies.md and docs/joint-resistance.md
            csv, sto, mot, hdf5, matlab | results are recording.csv and recording.sto; condyle convert changes formats; see docs/command.md
            """;

    private static final Map<String, String> ANSWERS = read();

    private FieldWords() {}

    private static Map<String, String> read() {
        Map<String, String> answers = new LinkedHashMap<>();
        TABLE.lines().map(line -> line.split("\\|", 2)).forEach(column -> {
            for (String word : column[0].split(",", -1)) {
                answers.put(word.strip(), column[1].strip());
            }
        });
        return Map.copyOf(answers);
    }

    /** What to do; empty if the word is not known. */
    static String answer(String word) {
        return ANSWERS.getOrDefault(word.toLowerCase(Locale.ROOT).replaceAll("[\\s_./-]", ""), "");
    }

    /** All answers, for their test. */
    static List<String> answers() {
        return ANSWERS.values().stream().distinct().toList();
    }
}
