package org.condyle.study;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;

/** Reads the claims about all runs of a sample, and checks them when the outputs are known. */
record ClaimReader(Part file, Problems problems) {
    List<StudyClaim> read() {
        List<StudyClaim> all = new ArrayList<>();
        if (file.entry("claims").isMapping()) {
            file.each("claims", (id, c) -> all.add(new StudyClaim(id, c.text("says"), c.text("test"))));
            if (!file.has("sample")) {
                problems.error(
                        Code.MISSING_KEY,
                        file.entry("claims"),
                        "are about the runs of a sample, but 'sample' is not given");
            }
        }
        return all;
    }

    void check(Study study) {
        for (StudyClaim c : problems.hasErrors() ? List.<StudyClaim>of() : study.studyClaims()) {
            try {
                c.check(study);
            } catch (ExpressionException x) {
                Entry test = file.entry("claims").find(c.id() + ".test").orElseThrow();
                problems.error(
                        Texts.code(x),
                        test,
                        x.getMessage() + " (at '"
                                + c.test()
                                        .substring(Math.min(x.offset(), c.test().length())) + "')");
            }
        }
    }
}
