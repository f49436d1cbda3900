package org.condyle.simulate;

import org.condyle.dynamics.ConstraintProjection;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;

/** Runs as tests want them: accurate, and with no rows and channels but those that are asked for. */
final class Runs {
    private Runs() {}

    static Run of(Model model) {
        return Run.of(model)
                .accuracy(1e-12)
                .stabilisation(new ConstraintProjection(1e-13))
                .every(Double.POSITIVE_INFINITY)
                .record();
    }

    static Stepper accurate() {
        return new DormandPrince853(StepOptions.accuracy(1e-12));
    }
}
