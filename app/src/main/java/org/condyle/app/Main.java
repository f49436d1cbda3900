package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.condyle.app.analyse.AnalyseCommand;
import org.condyle.app.data.ConvertCommand;
import org.condyle.app.foreign.ExportCommand;
import org.condyle.app.foreign.ImportCommand;
import org.condyle.app.joint.JointCommand;
import org.condyle.app.laxity.LaxityCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.FileNames;
import org.condyle.app.shell.UserException;
import org.condyle.app.shell.Version;
import org.condyle.app.surface.SurfaceCommand;
import org.condyle.app.text.Terminal;
import org.condyle.io.document.DocumentException;
import org.condyle.text.Quoted;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The {@code condyle} command. */
@Command(
        name = "condyle",
        description = "Dynamics of human joints that touch, collide, wear out and deform.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {"", "Start with:  condyle examples", "             condyle run mechanisms/double-pendulum"})
public final class Main implements Runnable {
    private static final String PLEASE =
            "This is a bug in Condyle, not an error in your model; please report it with the model file.";

    /** The verbs, in the order of the page on usage. */
    private static final List<String> VERBS = List.of(
            "run",
            "study",
            "check",
            "describe",
            "plot",
            "picture",
            "compare",
            "import",
            "export",
            "joint",
            "surface",
            "analyse",
            "laxity",
            "convert",
            "examples",
            "reproduce",
            "explain",
            "schema",
            "generate-completion",
            "help");

    private static final Set<String> OF_ALL = Set.of("generate-completion", "help");
    private static final Set<String> OVERVIEW = Set.of("--help", "-h", "--version", "-V");

    private final PrintWriter out;

    Main(PrintWriter out) {
        this.out = out;
    }

    public static void main(String[] args) {
        StandardOutput stdout = new StandardOutput();
        PrintWriter out = new PrintWriter(stdout, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code = execute(out, err, args);
        out.flush();
        String lost = stdout.lost();
        if (!lost.isEmpty()) {
            err.println("condyle: standard output cannot be written: " + lost);
            code = Math.max(code, ExitCode.STOPPED_EARLY);
        }
        err.flush();
        System.exit(code);
    }

    /**
     * The command with as much of its verbs as a line needs: to describe the options of all of them takes longer than to print the version,
     * and as long as to check a small model.
     */
    static CommandLine line(Main main, String... args) {
        CommandLine line = new CommandLine(main);
        String first = args.length == 0 ? "" : args[0];
        if (VERBS.contains(first) && !OF_ALL.contains(first)) {
            line.addSubcommand(command(first));
        } else if (args.length == 1 && OVERVIEW.contains(first)) {
            VERBS.forEach(verb -> line.addSubcommand(verb, summary(command(verb))));
        } else {
            VERBS.forEach(verb -> line.addSubcommand(command(verb)));
        }
        return line;
    }

    /** A verb as the page on usage lists it, without its options. */
    private static CommandSpec summary(Class<?> command) {
        CommandSpec spec = CommandSpec.create();
        Command words = Objects.requireNonNull(command.getAnnotation(Command.class));
        spec.usageMessage().header(words.header()).description(words.description());
        return spec;
    }

    private static Class<?> command(String verb) {
        return switch (verb) {
            case "run" -> RunCommand.class;
            case "study" -> StudyCommand.class;
            case "check" -> CheckCommand.class;
            case "describe" -> DescribeCommand.class;
            case "plot" -> PlotCommand.class;
            case "picture" -> PictureCommand.class;
            case "compare" -> CompareCommand.class;
            case "import" -> ImportCommand.class;
            case "export" -> ExportCommand.class;
            case "joint" -> JointCommand.class;
            case "surface" -> SurfaceCommand.class;
            case "analyse" -> AnalyseCommand.class;
            case "laxity" -> LaxityCommand.class;
            case "convert" -> ConvertCommand.class;
            case "examples" -> ExamplesCommand.class;
            case "reproduce" -> ReproduceCommand.class;
            case "explain" -> ExplainCommand.class;
            case "schema" -> SchemaCommand.class;
            case "generate-completion" -> CompletionCommand.class;
            default -> CommandLine.HelpCommand.class;
        };
    }

    /** Runs the command with the given streams; returns the exit code. */
    static int execute(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = line(new Main(out), args);
        line.setOut(out).setErr(err);
        line.setColorScheme(
                Terminal.colours()
                        ? CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.AUTO)
                        : CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        line.registerConverter(Path.class, Main::path);
        IParameterExceptionHandler usual = line.getParameterExceptionHandler();
        line.setParameterExceptionHandler((e, all) -> {
            if (String.valueOf(e.getMessage()).contains(FileNames.IMPOSSIBLE)) { // the page on usage would not help
                err.println(Quoted.visible(String.valueOf(e.getMessage())));
                return ExitCode.BAD_INPUT;
            }
            return usual.handleParseException(visible(e), all);
        });
        line.setExecutionExceptionHandler((e, c, parsed) -> explain(e, err));
        line.setExitCodeExceptionMapper(e -> ExitCode.BAD_INPUT);
        try {
            return line.execute(args);
        } catch (OutOfMemoryError e) {
            err.println(
                    "condyle: out of memory. Give Java more memory (CONDYLE_OPTS=-Xmx8g, or java -Xmx8g -jar ...), use"
                            + " meshes of fewer triangles (a million need about 0.7 GB), or record fewer channels or rows"
                            + " (record: {every: ...})");
        } catch (StackOverflowError e) {
            err.println("condyle: internal error: stack overflow, the input is nested too deeply. " + PLEASE);
        }
        return ExitCode.STOPPED_EARLY;
    }

    /** The words of a user stand in messages about them, too. */
    private static ParameterException visible(ParameterException e) {
        String said = String.valueOf(e.getMessage()), shown = Quoted.visible(said);
        return said.equals(shown) ? e : new ParameterException(e.getCommandLine(), shown);
    }

    /** Bad input in plain words; anything else is a fault of ours and says so, still without a stack trace. */
    private static int explain(Exception e, PrintWriter err) {
        if (e instanceof DocumentException d) {
            err.println(Quoted.visible(d.problems().render()));
            err.println(d.problems().footer() + d.problems().more());
            return ExitCode.BAD_INPUT;
        }
        if (e instanceof UserException) {
            err.println(Quoted.visible(String.valueOf(e.getMessage())));
            return ExitCode.BAD_INPUT;
        }
        if (e instanceof InvalidPathException p) {
            err.println(FileNames.bad(p));
            return ExitCode.BAD_INPUT;
        }
        if (e instanceof UncheckedIOException u) {
            return explain(Objects.requireNonNull(u.getCause()), err);
        }
        if (e instanceof IOException) {
            err.println("condyle: cannot read or write " + Quoted.visible(String.valueOf(e.getMessage())) + reason(e)
                    + "; check the free space and the permissions");
            return ExitCode.BAD_INPUT;
        }
        err.println("condyle: internal error: " + Quoted.visible(e.toString()) + " at "
                + (e.getStackTrace().length > 0 ? e.getStackTrace()[0] : "?"));
        err.println(PLEASE);
        if (System.getenv("CONDYLE_TRACE") != null) {
            e.printStackTrace(err);
        }
        return ExitCode.STOPPED_EARLY;
    }

    /** picocli forgets the cause of what is thrown here, but keeps the message. */
    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(FileNames.bad(e));
        }
    }

    /** Files name what is wrong by the class of the exception alone. */
    private static String reason(Exception e) {
        return e instanceof java.nio.file.AccessDeniedException
                ? " (no permission)"
                : e instanceof java.nio.file.FileSystemException f && f.getReason() == null
                        ? " (no such folder, or a file has this name)"
                        : "";
    }

    @Override
    public void run() {
        line(this, "--help").usage(out);
    }
}
