package org.condyle.app;

import java.io.PrintWriter;
import java.util.List;
import org.condyle.io.model.read.Renamed;
import org.condyle.io.results.RunFolder;
import org.condyle.view.figure.ChannelRequest;

/** Channels that an option of {@code plot} or {@code compare} names; spellings of the last version give a warning. */
record RequestedChannels(RunFolder run, PrintWriter warnings) {
    ChannelRequest one(String text) {
        return current(ChannelRequest.one(text, run));
    }

    List<ChannelRequest> list(String text) {
        return ChannelRequest.list(text, run).stream().map(this::current).toList();
    }

    private ChannelRequest current(ChannelRequest asked) {
        ChannelRequest today = asked.current(run);
        if (!today.equals(asked)) {
            warnings.println("warning: " + Renamed.message(asked.name(), today.name()));
            warnings.flush();
        }
        return today;
    }
}
