package org.condyle.app.analyse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ListResourceBundle;

/** Texts of the help of {@code condyle analyse} that follow from {@link PlainForm}; picocli reads them by their keys. */
public final class AnalyseTexts extends ListResourceBundle {
    static final String NAME = "org.condyle.app.analyse.AnalyseTexts";

    @Override
    protected Object[][] getContents() {
        List<Object[]> all = new ArrayList<>();
        all.add(new Object[] {"words", PlainForm.words()});
        for (PlainForm.Extra e : PlainForm.Extra.values()) {
            all.add(new Object[] {"with" + e.option(), e.words()});
        }
        List<String> footer = new ArrayList<>(List.of("", GaitOptions.EXAMPLE, SETUP_EXAMPLE));
        Arrays.stream(PlainForm.values())
                .map(PlainForm::example)
                .filter(e -> !e.isEmpty())
                .forEach(footer::add);
        footer.add("Exit codes: 0 done; 2 bad input; 3 stopped early; 4 the results are not to be trusted.");
        for (int i = 0; i < footer.size(); i++) {
            all.add(new Object[] {"usage.footer." + i, footer.get(i)});
        }
        return all.toArray(new Object[0][]);
    }

    private static final String SETUP_EXAMPLE = "condyle analyse walk_Setup_IK.xml --model leg.osim";
}
