package org.condyle.io.results;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.FrameReader.Depth;
import org.condyle.mechanics.State;

/**
 * One pass over the frames of a film. Each frame is evaluated once, in one workspace, as far as some reader needs it, and is then
 * shown to all readers: a contact that several of them ask for is searched once. The readers are added first, then the pass runs.
 */
public final class FilmPass {
    private final Filmed filmed;
    private final Workspace workspace;
    private final List<State> frames;
    private final List<State> path; // the same with speeds, of an analysis of positions at rest
    private final List<FrameReader> readers = new ArrayList<>();
    private final Dynamics dynamics = new Dynamics(Stabilisation.none());

    public FilmPass(Filmed filmed) {
        this.filmed = filmed;
        workspace = new Workspace(filmed.mechanism());
        frames = filmed.film().frames();
        path = filmed.film().path();
    }

    public Filmed filmed() {
        return filmed;
    }

    /** The workspace in which the frames are evaluated. */
    public Workspace workspace() {
        return workspace;
    }

    /** Times of the frames, increasing [s]. */
    public double[] times() {
        return frames.stream().mapToDouble(s -> s.time).toArray();
    }

    /** Adds a reader of all frames. */
    public void add(FrameReader reader) {
        readers.add(reader);
    }

    /** Shows all frames to all readers; without readers nothing is evaluated. */
    public void run() {
        Depth depth =
                readers.stream().map(FrameReader::needs).max(Depth::compareTo).orElse(Depth.PLACES);
        for (int f = 0; f < frames.size() && !readers.isEmpty(); f++) {
            State s = frames.get(f);
            if (!path.isEmpty()) {
                Dynamics.follow(s, path.get(f).v, workspace);
            }
            evaluate(s, depth);
            for (FrameReader r : readers) {
                r.read(f, s, workspace);
            }
        }
    }

    private void evaluate(State s, Depth depth) {
        switch (depth) {
            case PLACES -> {
                Dynamics.place(s, workspace);
                Dynamics.fillRates(workspace);
            }
            case ROWS -> Dynamics.constrain(s, workspace);
            default -> {
                if (workspace.contacts.closed(s)) {
                    dynamics.evaluate(s, workspace); // what is closed pushes as the accelerations demand
                } else {
                    Dynamics.prepare(s, workspace);
                }
            }
        }
    }
}
