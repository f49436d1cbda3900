package org.condyle.app;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The command as a user meets it: what it prints on both streams, and its exit code. */
public record Command(int code, String out, String err) {
    public static Command run(String... args) {
        StringWriter out = new StringWriter(), err = new StringWriter();
        PrintWriter o = new PrintWriter(out), e = new PrintWriter(err);
        int code = Main.execute(o, e, args);
        o.flush();
        e.flush();
        return new Command(code, out.toString(), err.toString());
    }

    /** Everything, for the message of a failed test. */
    public String all() {
        return "exit code " + code + "\n--- out\n" + out + "\n--- err\n" + err;
    }
}
