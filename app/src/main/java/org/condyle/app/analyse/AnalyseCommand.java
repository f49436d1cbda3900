package org.condyle.app.analyse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.FolderGuard;
import org.condyle.tool.Tools;
import org.condyle.tool.gait.GaitChain;
import org.condyle.tool.gait.GaitRequest;
import org.condyle.tool.motion.MeasuredMotion;
import org.condyle.tool.setup.SetupFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle analyse}: runs a setup file of OpenSim, or an analysis that its options describe. */
@Command(
        name = "analyse",
        description = "Analyse a measured or computed motion: run a setup file of OpenSim, or a plain form of it.",
        mixinStandardHelpOptions = true,
        resourceBundle = AnalyseTexts.NAME)
public final class AnalyseCommand extends CondyleCommand {
    @Parameters(index = "0", paramLabel = "SETUP", description = "a setup file (.xml), or one of: ${bundle:words}")
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

    @Mixin
    private MeasuredOptions measured = new MeasuredOptions();

    @Mixin
    private CommonOptions.Results results = new CommonOptions.Results();

    @Override
    public Integer call() throws IOException {
        String lonely = measured.problem();
        if (!lonely.isEmpty()) {
            throw wrong(lonely);
        }
        if (setup.equals(GaitOptions.WORD)) {
            if (!measured.files.isEmpty()) {
                throw wrong("analyse gait draws no other measurement; --measured is for single analyses");
            }
            return gait();
        }
        gait.refuse(setup, line());
        if (trial != null) {
            throw wrong("analyse " + setup + " takes no second file (" + trial
                    + "); markers are given with --markers, a table of a motion with --coordinates");
        }
        Optional<PlainForm> form = PlainForm.of(setup);
        SetupFile file = form.isPresent()
                ? plain.setup(form.get(), line())
                : plain.applied(SetupFile.read(Path.of(setup)), line());
        for (String s : settings) {
            int eq = s.indexOf('=');
            if (eq <= 0) {
                throw wrong("--set " + s + ": write --set KEY=VALUE, for example --set time_range=\"0 1\"");
            }
            file.set(s.substring(0, eq), s.substring(eq + 1));
        }
        Tools.check(file);
        Path folder = results.folder(form.map(plain::folder).orElse(stem(setup)));
        try (FolderGuard guard = FolderGuard.enter(folder, results.force, new AnalysisOwner())) {
            plain.reserves(file, guard.folder(), line());
            return run(folder)
                    .single(listener ->
                            MeasuredMotion.beside(Tools.run(file, listener), measured.files, measured.over));
        }
    }

    private int gait() throws IOException {
        GaitRequest request = gait.request(trial, plain, settings, line());
        GaitChain chain = GaitChain.prepare(request);
        Path folder = results.folder(stem(String.valueOf(trial)) + "-gait");
        try (FolderGuard guard = FolderGuard.enter(folder, results.force, new AnalysisOwner())) {
            return run(guard.folder()).gait(chain);
        }
    }

    private AnalysisRun run(Path folder) {
        return new AnalysisRun(results, folder, out(), err());
    }

    private static String stem(String file) {
        Path last = Path.of(file).getFileName();
        return String.valueOf(last).replaceAll("\\.[A-Za-z0-9]+$", "");
    }
}
