package org.condyle.io.model;

import java.util.List;
import org.condyle.simulate.Channel;

/** Runs that are no simulation in time. */
final class Analyses {
    private Analyses() {}

    static Experiment.Run run(Experiment experiment, List<Channel> recorded) {
        throw new UnsupportedOperationException(experiment.file().name() + recorded);
    }
}
