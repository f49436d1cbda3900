package org.condyle.view;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.results.Filmed;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Recording;

/**
 * The usual channels read off the frames of the film. They are there whatever the model file asked to record, and the film
 * has the steps inside contacts, which rows of the recording may pass over: a force over its depth needs these.
 */
final class FilmChannels {
    private static final int MOST = 60; // of a model with many bodies only the energies

    private FilmChannels() {}

    /** Only what follows from the state alone: coordinates, speeds, contacts, energies. */
    static Recording of(Filmed filmed) {
        Mechanism mechanism = filmed.mechanism();
        List<Channel> usual = new Channels(mechanism).usual();
        if (usual.size() > MOST) {
            usual = usual.stream().filter(c -> c.id().isTotalEnergy()).toList();
        }
        Observer observer = new Observer(mechanism, new ArrayList<>(usual));
        double[] unknown = new double[mechanism.model().newState().v.length];
        double[] none = new double[mechanism.rows()];
        for (State s : filmed.film().frames()) {
            observer.look(s, unknown, none);
            observer.record();
        }
        return observer.recording();
    }
}
