package org.condyle.app.surface;

import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import picocli.CommandLine.Command;

/** {@code condyle surface}: what can be done with surfaces outside of a model. */
@Command(
        name = "surface",
        description =
                "Fit a free-form surface to points or to a mesh, or measure how far two surfaces are from each other.",
        mixinStandardHelpOptions = true,
        subcommands = {SurfaceFitCommand.class, SurfaceDistanceCommand.class})
public final class SurfaceCommand extends CondyleCommand {
    @Override
    public Integer call() {
        line().usage(err());
        return ExitCode.BAD_INPUT;
    }
}
