package org.condyle.view;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.FrameReader;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Recording;

/**
 * The usual channels read off the frames of the film. They are there whatever the model file asked to record, and the film
 * has the steps inside contacts, which rows of the recording may pass over: a force over its depth needs these. All of them
 * follow from the state alone: coordinates, speeds, contacts, energies.
 */
final class FilmChannels implements FrameReader {
    private static final int MOST = 60; // of a model with many bodies only the energies

    private final Observer observer;

    FilmChannels(FilmPass pass) {
        Mechanism mechanism = pass.filmed().mechanism();
        List<Channel> usual = new Channels(mechanism).usual();
        if (usual.size() > MOST) {
            usual = usual.stream().filter(c -> c.id().isTotalEnergy()).toList();
        }
        observer = new Observer(pass.workspace(), usual);
    }

    @Override
    public Depth needs() {
        return Depth.FORCES;
    }

    @Override
    public void read(int number, State s, Workspace w) {
        observer.take(s);
    }

    Recording recording() {
        return observer.recording();
    }
}
