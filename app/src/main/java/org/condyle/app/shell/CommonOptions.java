package org.condyle.app.shell;

import java.nio.file.Path;
import org.condyle.app.text.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that mean the same on every command that has them, declared once. A command takes the widest set that it can obey. */
public final class CommonOptions {
    private CommonOptions() {}

    /** Of every command that prints more than what it was asked for. */
    public static class Quiet {
        @Option(names = "--quiet", description = "print no progress and no summary; warnings are still printed")
        public boolean quiet;
    }

    /** Of commands that write a file whose name is given. */
    public static final class Writing extends Quiet {
        @Option(names = "--force", description = "overwrite a file that was not written by this command")
        public boolean force;
    }

    /** Of commands that tell facts. */
    public static class Facts extends Quiet {
        @Option(names = "--json", description = "print the summary as JSON on standard output, instead of text")
        public boolean json;

        /** Whether a person reads the output. */
        public boolean isText() {
            return !quiet && !json;
        }

        /** Whether a line of progress is drawn. */
        public boolean showsProgress() {
            return isText() && Terminal.interactive();
        }
    }

    /** Of commands that write a folder of results. */
    public static final class Results extends Facts {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                description = "folder of the results (default: a folder in condyle-out, named after what is done)")
        public @Nullable Path out;

        @Option(names = "--force", description = "permit writing into a folder that contains other results or files")
        public boolean force;

        @Option(names = "--no-report", description = "write no page (.html)")
        public boolean noReport;

        /** The folder that was asked for, or one in {@code condyle-out}. */
        public Path folder(String usual) {
            return out != null ? out : Path.of("condyle-out", usual);
        }
    }

    /** Of commands that read models of other programs. */
    public static class Root {
        @Option(
                names = "--root",
                paramLabel = "DIR",
                description =
                        "folder below which the files of an MJCF model are read; by default the nearest that holds all"
                                + " files it includes")
        public @Nullable Path root;
    }
}
