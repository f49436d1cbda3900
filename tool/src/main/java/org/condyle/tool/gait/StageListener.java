package org.condyle.tool.gait;

import org.condyle.simulate.Listener;

/** Passes on what happens in a stage, with the name of the stage before that of each part of its work. */
final class StageListener implements Listener {
    private final Listener to;
    private final String stage;

    StageListener(Listener to, String stage) {
        this.to = to;
        this.stage = stage;
    }

    @Override
    public void began(String what, double from) {
        to.began(what.isEmpty() ? stage : stage + ", " + what, from);
    }

    @Override
    public boolean stepped(double time, double until) {
        return to.stepped(time, until);
    }

    @Override
    public void warned(String text) {
        to.warned(text);
    }
}
