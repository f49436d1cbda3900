package org.condyle.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.condyle.io.results.AtomicFile;

/** A study in a folder: goes on where the journal ends, and leaves {@code table.csv}. */
public final class StudyRun {
    private StudyRun() {}

    /** Whoever watches: a progress line. Called by one thread at a time. */
    public interface Watcher {
        /**
         * Before the first run.
         *
         * @param found   what the journal has
         * @param changes why its rows are of another study, if they are; empty if that is not known
         * @param known   how many of the runs are in it already
         */
        default void begins(Journal.Found found, String changes, int known) {}

        default void finished(Row row) {}
    }

    /**
     * Does the runs that are not in the journal of the folder, and writes the table of all that are done.
     *
     * @param version of the program: rows of another version are not used
     * @param restart forget what was done before
     * @param stop    asked now and then; true ends the work, and the table has what is done
     */
    public static Table run(
            Study study,
            Path folder,
            Engine engine,
            String version,
            boolean restart,
            BooleanSupplier stop,
            Watcher watcher)
            throws IOException {
        Files.createDirectories(folder);
        try (Journal journal = Journal.open(folder, version, study, restart)) {
            List<Task> left = study.tasks().stream()
                    .filter(t -> !journal.rows().containsKey(t.run()))
                    .toList();
            watcher.begins(journal.found(), journal.changes(), study.runs() - left.size());
            engine.run(
                    left,
                    row -> {
                        journal.add(row);
                        watcher.finished(row);
                    },
                    stop);
            Table table = new Table(study, journal.rows().values());
            AtomicFile.write(folder.resolve(Table.FILE), table.csv());
            return table;
        }
    }
}
