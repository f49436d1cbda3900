package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** The resultant of the external loads of a model. */
final class LoadSum {
    private static final String[] PARTS = {"fx", "fy", "fz"};

    private final Workspace workspace;
    private final List<List<Signal>> parts = new ArrayList<>();

    LoadSum(ToolModel model, Workspace workspace) {
        this.workspace = workspace;
        for (String part : PARTS) {
            parts.add(model.externalLoads().stream()
                    .flatMap(name ->
                            workspace.signals(model.mechanism().forceNames().indexOf(name)).stream())
                    .filter(s -> s.name().equals(part))
                    .toList());
        }
    }

    /** Size of the resultant in a state in which the workspace was placed [N]. */
    double at(State s) {
        double squared = 0;
        for (List<Signal> axis : parts) {
            double sum = 0;
            for (Signal force : axis) {
                sum += force.read(s, workspace.motion);
            }
            squared += sum * sum;
        }
        return Math.sqrt(squared);
    }
}
