package org.condyle.io.model.muscle;

import org.condyle.io.model.muscle.MuscleLawCatalog.Made;
import org.condyle.io.problem.Code;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FirstOrderActivation;
import org.condyle.muscle.law.MujocoMuscle;

/** Reads the law of MuJoCo, which has neither an elastic tendon nor pennation. */
final class MujocoReader {
    private MujocoReader() {}

    static Made read(LawValues v, Architecture a, boolean elastic) {
        MujocoMuscle.Parameters d = MujocoMuscle.Parameters.defaults();
        FirstOrderActivation usual = MujocoMuscle.usualActivation();
        double shortest = v.notNegative("active-shortest", "", d.shortest());
        double longest = v.above("active-longest", 1, d.longest());
        double passive = v.notNegative("passive-force", "", d.passiveForce());
        double lengthening = v.notNegative("lengthening-force", "", d.lengtheningForce());
        if (elastic) {
            v.refuse(Code.KEYS_CLASH, "tendon", "the law 'mujoco' has a rigid tendon only; write tendon: rigid");
        }
        if (a.pennation() != 0) {
            v.refuse(
                    Code.NO_EFFECT,
                    "pennation",
                    "has no effect with law: mujoco, whose fibres are parallel to the tendon; remove it");
        }
        if (shortest >= 1) {
            v.refuse(Code.OUT_OF_RANGE, "active-shortest", "must be below 1");
        }
        if (lengthening < 1) {
            v.refuse(Code.OUT_OF_RANGE, "lengthening-force", "must be 1 or more");
        }
        return new Made(
                new MujocoMuscle(
                        new Architecture(
                                a.maxIsometricForce(),
                                a.optimalFibreLength(),
                                a.tendonSlackLength(),
                                0,
                                a.maxContractionVelocity()),
                        new MujocoMuscle.Parameters(
                                Math.min(shortest, 0.99), longest, passive, Math.max(1, lengthening))),
                v.activation(usual),
                0);
    }
}
