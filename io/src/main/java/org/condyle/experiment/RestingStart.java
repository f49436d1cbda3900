package org.condyle.experiment;

import org.condyle.analyse.Displacement;
import org.condyle.analyse.Equilibrium;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Problems;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.State;

/** A start at rest: the stable equilibrium near the initial position, with forces and drivers as they are at the start. */
final class RestingStart {
    private static final String KEY = "run.assemble";

    private RestingStart() {}

    /** Moves a start to its equilibrium; its speeds stay. Returns false, with a warning, where contacts are rigid. */
    static boolean settle(ModelFile file, Mechanism mechanism, State start, Problems warnings) {
        if (file.run().contact() != Treatment.COMPLIANT) {
            String said = "an equilibrium needs 'contact: compliant'; this run starts at the given initial position";
            warnings.add(EntryLocator.problem(Code.NO_EQUILIBRIUM, file.root(), KEY, said)
                    .asWarning());
            return false;
        }
        Equilibrium rest = Equilibrium.find(mechanism, start);
        if (!rest.found() || rest.stability() == Equilibrium.Stability.UNSTABLE) {
            String why = rest.found() ? "the equilibrium near by is not stable" : rest.message();
            throw new DocumentException(EntryLocator.problem(
                    Code.NO_EQUILIBRIUM, file.root(), KEY, "no stable equilibrium near the initial position: " + why));
        }
        String far = Displacement.far(mechanism, start, rest.state());
        if (!far.isEmpty()) {
            warnings.add(EntryLocator.problem(Code.DOUBTFUL_START, file.root(), KEY, far)
                    .asWarning());
        }
        System.arraycopy(rest.state().q, 0, start.q, 0, start.q.length);
        System.arraycopy(rest.state().z, 0, start.z, 0, start.z.length);
        return true;
    }
}
