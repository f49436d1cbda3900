package org.condyle.app.shell;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What all commands have: where they print, and how they refuse their options. */
public abstract class CondyleCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    protected final CommandLine line() {
        return spec.commandLine();
    }

    protected final PrintWriter out() {
        return line().getOut();
    }

    protected final PrintWriter err() {
        return line().getErr();
    }

    /** Options that cannot be obeyed. */
    protected final ParameterException wrong(String message) {
        return new ParameterException(line(), message);
    }
}
