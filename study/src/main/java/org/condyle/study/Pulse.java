package org.condyle.study;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Timer;
import java.util.TimerTask;
import org.condyle.study.task.Row;

/** Writes the {@link StudyStatus} of a running study. A status that cannot be written is no reason to end a study. */
final class Pulse implements AutoCloseable {
    private static final long BETWEEN = 2000; // ms

    private final Path folder;
    private final String title;
    private final String engine;
    private final String part;
    private final int runs;
    private final int known;
    private final String host = host();
    private final long begun = Instant.now().getEpochSecond();
    private final long clock = System.nanoTime();
    private final Timer timer = new Timer("status", true);
    private int done;
    private int failed;
    private int again;
    private String trouble = "";

    Pulse(Path folder, Study study, Engine engine, Shard part, int known) {
        this.folder = folder;
        title = study.title();
        this.engine = engine.name();
        this.part = part.isWhole() ? "" : part.toString();
        runs = part.size(study.runs());
        this.known = known;
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        write(StudyStatus.RUNNING);
                    }
                },
                0,
                BETWEEN);
    }

    synchronized void finished(Row row) {
        done++;
        again += row.attempts().size() > 1 ? 1 : 0;
        if (!row.outcome().good()) {
            failed++;
            trouble = "run " + row.run() + ": " + row.why();
        }
    }

    private synchronized void write(String state) {
        double each = 1e-9 * (System.nanoTime() - clock) / done;
        try {
            new StudyStatus(
                            title,
                            engine,
                            part,
                            host,
                            ProcessHandle.current().pid(),
                            begun,
                            Instant.now().getEpochSecond(),
                            state,
                            runs,
                            known + done,
                            failed,
                            again,
                            done == 0 ? -1 : each * (runs - known - done),
                            trouble)
                    .write(folder);
        } catch (IOException e) {
            // a full disk is told by the journal
        }
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "unknown";
        }
    }

    @Override
    public void close() {
        timer.cancel();
        write(known + done >= runs ? StudyStatus.DONE : StudyStatus.INTERRUPTED);
    }
}
