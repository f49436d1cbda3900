package org.condyle.app.shell;

/** Exit codes of the command; scripts rely on them. Ctrl-C ends the process with 130, whatever the command returns. */
public final class ExitCode {
    public static final int DONE = 0;
    public static final int CLAIM_NOT_AS_EXPECTED = 1;
    public static final int BAD_INPUT = 2;
    public static final int STOPPED_EARLY = 3;
    public static final int NOT_TO_BE_TRUSTED = 4;

    private ExitCode() {}

    /** The code of work that was begun: the worst that can be said of it. */
    public static int of(boolean complete, boolean trusted, boolean asExpected) {
        return !complete ? STOPPED_EARLY : !trusted ? NOT_TO_BE_TRUSTED : asExpected ? DONE : CLAIM_NOT_AS_EXPECTED;
    }
}
