package org.condyle.app;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code condyle generate-completion}: verbs, options and names of the library for the Tab key. */
@Command(
        name = "generate-completion",
        description = {"Print a completion script for bash and zsh:", "source <(condyle generate-completion)"},
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    /** As picocli makes it, but files are completed where no name fits, and the script of this folder has its words, too. */
    @Override
    public void run() {
        String script = AutoComplete.bash("condyle", spec.root().commandLine())
                .replace("  type compopt &>/dev/null && compopt +o default\n", "")
                .replace("-o default condyle condyle.sh condyle.bash", "-o default condyle ./condyle");
        spec.commandLine().getOut().print(script);
        spec.commandLine().getOut().flush();
    }
}
