package org.condyle.app.analyse;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
import org.condyle.io.results.FolderLock;
import org.condyle.text.Quoted;
import org.condyle.tool.Tools;
import org.condyle.tool.gait.GaitRequest;
import org.condyle.tool.gait.GaitResult;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultFolder;
import org.condyle.tool.setup.SetupFile;
import org.condyle.view.AnalysisReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code condyle analyse}: runs a setup file of OpenSim, or an analysis that its options describe. */
@Command(
        name = "analyse",
        description = "Analyse a measured or computed motion: run a setup file of OpenSim, or a plain form of it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle analyse gait walk.c3d --model subject.osim --reserves \"10 N*m\" --out walk",
            "condyle analyse walk_Setup_IK.xml --model leg.osim",
            "condyle analyse ik --model leg.osim --markers walk.trc --out ik",
            "condyle analyse id --model leg.osim --coordinates ik/ik.mot --loads grf.xml --low-pass \"6 Hz\"",
            "condyle analyse paths --model leg.osim --coordinates ik/ik.mot",
            "condyle analyse muscles --model leg.osim --states run/states.sto",
            "Exit codes: 0 done; 2 bad input; 3 stopped early; 4 the results are not to be trusted."
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final int DONE = 0;
    private static final int STOPPED_EARLY = 3;
    private static final int NOT_TO_BE_TRUSTED = 4;

    @Parameters(
            index = "0",
            paramLabel = "SETUP",
            description = "a setup file (.xml), or one of: gait, ik, id, paths, muscles, forces, reactions, induced,"
                    + " static-optimisation, cmc, kinematics")
    private String setup = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "TRIAL",
            description = "the measurement (.c3d, .trc), for gait")
    private @Nullable Path trial;

    @Mixin
    private PlainOptions plain = new PlainOptions();

    @Mixin
    private GaitOptions gait = new GaitOptions();

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description =
                    "change any key of the setup: --set time_range=\"0 1\" --set AnalysisSet.JointReaction.joint_names=hip")
    private List<String> settings = List.of();

    @Option(names = "--out", paramLabel = "DIR", description = "folder of the results (default condyle-out/<setup>)")
    private @Nullable Path out;

    @Option(names = "--force", description = "permit writing into a folder that contains other results or files")
    private boolean force;

    @Option(names = "--no-report", description = "write no report.html")
    private boolean noReport;

    @Option(names = "--json", description = "print summary.json on standard output")
    private boolean json;

    @Option(names = "--quiet", description = "print no summary")
    private boolean quiet;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (setup.equals(GaitOptions.WORD)) {
            return gait();
        }
        gait.refuse(setup, spec.commandLine());
        if (trial != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "analyse " + setup + " takes no second file (" + trial
                            + "); markers are given with --markers, a table of a motion with --coordinates");
        }
        boolean form = PlainOptions.isForm(setup);
        SetupFile file = form ? plain.setup(setup, spec.commandLine()) : SetupFile.read(Path.of(setup));
        if (!form) {
            plain.apply(file, spec.commandLine());
        }
        for (String s : settings) {
            int eq = s.indexOf('=');
            if (eq <= 0) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--set " + s + ": write --set KEY=VALUE, for example --set time_range=\"0 1\"");
            }
            file.set(s.substring(0, eq), s.substring(eq + 1));
        }
        Path folder = out != null ? out : Path.of("condyle-out", form ? plain.folder(setup) : stem(setup));
        AnalysisPlace place = new AnalysisPlace(folder, spec.commandLine());
        place.check(force);
        plain.reserves(file, folder, spec.commandLine());
        AnalysisResult result = Tools.run(file);
        try (FolderLock lock = place.lock()) {
            lock.clear();
            ResultFolder.write(result, version(), folder);
            if (!noReport) {
                AnalysisReport.write(result, version(), today(), folder);
            }
        }
        tell(result, folder);
        return code(result);
    }

    private static int code(AnalysisResult result) {
        return !result.stopped().isEmpty() ? STOPPED_EARLY : result.distrust().isEmpty() ? DONE : NOT_TO_BE_TRUSTED;
    }

    private int gait() throws IOException {
        GaitRequest request = gait.request(trial, plain, settings, spec.commandLine());
        Path folder = out != null ? out : Path.of("condyle-out", stem(String.valueOf(trial)) + "-gait");
        GaitResult result = new GaitRun(request, version(), today(), !noReport)
                .run(folder, new AnalysisPlace(folder, spec.commandLine()), force);
        if (!json && !quiet) {
            GaitRun.tell(result, spec.commandLine().getOut());
        }
        tell(result.whole(), folder);
        return code(result.whole());
    }

    private static String today() {
        return LocalDate.now(ZoneId.systemDefault()).toString();
    }

    private static String stem(String file) {
        Path last = Path.of(file).getFileName();
        return String.valueOf(last).replaceAll("\\.[A-Za-z0-9]+$", "");
    }

    static String version() {
        String v = AnalyseCommand.class.getPackage().getImplementationVersion();
        return v == null ? "development" : v;
    }

    /** What is odd comes first: numbers that are read before it are believed. */
    private void tell(AnalysisResult result, Path folder) {
        PrintWriter terminal = spec.commandLine().getOut(),
                err = spec.commandLine().getErr();
        result.distrust().forEach(d -> err.println(Quoted.visible("not to be trusted: " + d)));
        result.remarks().warnings().forEach(w -> err.println(Quoted.visible(w.line())));
        result.losses().forEach(l -> err.println(Quoted.visible("lost in translation: " + l)));
        if (!result.stopped().isEmpty()) {
            err.println(Quoted.visible(
                    "stopped early: " + result.stopped() + "; the results up to there are in " + folder));
        }
        err.flush();
        if (json) {
            terminal.println(ResultFolder.summary(result, version()).strip());
        } else if (!quiet) {
            new AnalysisLines(terminal).print(result, folder, !noReport);
        }
        terminal.flush();
    }
}
