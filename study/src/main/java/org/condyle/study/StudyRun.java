package org.condyle.study;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.condyle.io.results.AtomicFile;
import org.condyle.study.task.Row;

/** A study in a folder: goes on where the journal ends, and leaves {@code table.csv}. */
public final class StudyRun {
    /** Below the folder of a study: a folder for each part that was done apart. */
    public static final String SHARDS = "shards";

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

        /** The rows of a part that was done apart cannot be used. */
        default void refused(Path part, String why) {}
    }

    /**
     * What is to be done.
     *
     * @param part    of the study
     * @param restart forget what was done before
     * @param retry   do again what machines have given up
     */
    public record Order(Shard part, boolean restart, boolean retry) {}

    /** All of a study, or the rest of it. */
    public static Table run(
            Study study,
            Path folder,
            Engine engine,
            String version,
            boolean restart,
            BooleanSupplier stop,
            Watcher watcher)
            throws IOException {
        return run(study, folder, engine, version, new Order(Shard.WHOLE, restart, false), stop, watcher);
    }

    /**
     * Does the runs that are not in the journal of the folder, and writes the table of all that are done. A part of a
     * study has a folder of its own below that, and no table.
     *
     * @param version of the program: rows of another version are not used
     * @param stop    asked now and then; true ends the work, and the table has what is done
     */
    public static Table run(
            Study study, Path folder, Engine engine, String version, Order order, BooleanSupplier stop, Watcher watcher)
            throws IOException {
        Shard part = order.part();
        Path own = folder(folder, part);
        Files.createDirectories(own);
        try (Journal journal = Journal.open(own, version, study, order.restart())) {
            if (!order.restart()) {
                takeOthers(journal, folder, part, watcher);
            }
            if (order.retry()) {
                journal.forgetGivenUp();
            }
            int[] left = IntStream.rangeClosed(1, study.runs())
                    .filter(run -> part.has(run) && !journal.has(run))
                    .toArray();
            int known = part.size(study.runs()) - left.length;
            watcher.begins(journal.found(), journal.changes(), known);
            try (Pulse pulse = new Pulse(own, study, engine, part, known)) {
                engine.run(
                        new Work(left, study.taskByRun()),
                        row -> {
                            journal.add(row);
                            pulse.finished(row);
                            watcher.finished(row);
                        },
                        stop);
            }
            Table table = journal.table();
            if (part.isWhole()) {
                AtomicFile.write(folder.resolve(Table.FILE), table::write);
            }
            return table;
        }
    }

    /** Where a part of a study has its journal. */
    public static Path folder(Path folder, Shard part) {
        return part.isWhole() ? folder : folder.resolve(SHARDS).resolve(part.folder());
    }

    /** The whole takes the rows of all its parts; a part needs not do what the whole has done already. */
    private static void takeOthers(Journal journal, Path folder, Shard part, Watcher watcher) throws IOException {
        for (Path other : part.isWhole() ? parts(folder) : List.of(folder)) {
            if (Files.isRegularFile(other.resolve(Journal.FILE))) {
                String why = journal.take(other);
                if (!why.isEmpty()) {
                    watcher.refused(other, why);
                }
            }
        }
    }

    /** Folders of the parts of a study that were done apart, in their order: 2-of-12 before 10-of-12. */
    public static List<Path> parts(Path folder) throws IOException {
        List<Path> parts = new ArrayList<>();
        Path shards = folder.resolve(SHARDS);
        if (Files.isDirectory(shards)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(shards, "*-of-*")) {
                all.forEach(parts::add);
            }
        }
        parts.sort(Comparator.comparingInt((Path p) -> p.toString().length()).thenComparing(Path::toString));
        return parts;
    }
}
