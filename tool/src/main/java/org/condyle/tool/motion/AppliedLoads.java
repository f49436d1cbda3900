package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.ExternalLoad;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** The external loads of a model in a state: their forces and where they act. */
final class AppliedLoads {
    /** Where the states are placed. */
    final Workspace workspace;

    private final List<Load> loads = new ArrayList<>();
    private State placed;

    /** Six signals: the force and its point, in the world. */
    private record Load(String name, int body, List<Signal> signals) {}

    AppliedLoads(ToolModel model) {
        workspace = new Workspace(model.mechanism());
        placed = model.initial();
        for (String name : model.externalLoads()) {
            if (model.model().forces().get(name) instanceof ExternalLoad load) {
                List<Signal> all =
                        workspace.signals(model.mechanism().forceNames().indexOf(name));
                loads.add(new Load(name, load.body(), all.subList(0, 6)));
            }
        }
    }

    void place(State s) {
        placed = s;
        Dynamics.place(s, workspace);
    }

    int count() {
        return loads.size();
    }

    String name(int load) {
        return loads.get(load).name;
    }

    /** The body that a load acts on. */
    int body(int load) {
        return loads.get(load).body;
    }

    /** Force and point of a load in the state that was placed [N, m]. */
    void read(int load, double[] forceAndPoint) {
        for (int k = 0; k < forceAndPoint.length; k++) {
            forceAndPoint[k] = loads.get(load).signals.get(k).read(placed, workspace.motion);
        }
    }

    /** Size of the sum of all forces in the state that was placed [N]. */
    double resultant() {
        double[] sum = new double[3], one = new double[6];
        for (int i = 0; i < loads.size(); i++) {
            read(i, one);
            for (int k = 0; k < 3; k++) {
                sum[k] += one[k];
            }
        }
        return Math.hypot(Math.hypot(sum[0], sum[1]), sum[2]);
    }
}
