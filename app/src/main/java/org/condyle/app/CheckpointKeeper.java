package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import org.condyle.app.shell.UserException;
import org.condyle.app.text.Terminal;
import org.condyle.io.results.Checkpoints;
import org.condyle.simulate.Checkpoint;
import org.condyle.text.Quoted;

/** Keeps checkpoints as long as the disk takes them. A run does not end because one could not be written. */
final class CheckpointKeeper implements AutoCloseable {
    private final Checkpoints checkpoints;
    private final PrintWriter err;
    private boolean told;

    CheckpointKeeper(Checkpoints checkpoints, PrintWriter err) {
        this.checkpoints = checkpoints;
        this.err = err;
    }

    Checkpoint resume() {
        try {
            return checkpoints.resume();
        } catch (IOException e) {
            throw new UserException("--resume: " + e.getMessage());
        }
    }

    void keep(Checkpoint c) {
        try {
            checkpoints.keep(c);
        } catch (IOException e) {
            if (!told) {
                told = true; // the next ones are tried in silence
                err.println(Quoted.visible(
                        "warning: the checkpoint at t = " + Terminal.number(c.state().time) + " s cannot be written: "
                                + e.getMessage() + "; the run continues, and the previous checkpoint remains"));
                err.flush();
            }
        }
    }

    @Override
    public void close() throws IOException {
        checkpoints.close();
    }
}
