package org.condyle.app.analyse;

import java.io.PrintWriter;
import org.condyle.app.text.Terminal;
import org.condyle.text.Quoted;
import org.condyle.tool.gait.GaitCheck;
import org.condyle.tool.gait.GaitResult;

/** The decisions and the verdict of a gait analysis, which are printed before the numbers. */
final class GaitLines {
    private GaitLines() {}

    static void print(GaitResult result, PrintWriter out) {
        result.remarks().forEach(r -> out.println(Quoted.visible(r)));
        for (GaitCheck c : result.checks()) {
            String mark = switch (c.judged()) {
                case GOOD -> Terminal.good("good");
                case DOUBTED -> Terminal.unsure("doubted");
                case BAD -> Terminal.bad("bad");
            };
            out.println(mark + "  " + Quoted.visible(c.what() + ": " + c.found() + " (" + c.bound() + ")"));
        }
    }
}
