package org.condyle.view;

import java.util.List;
import org.condyle.view.muscle.MuscleSection;
import org.condyle.view.page.Html;

/** Activations, tensions, moments and fibres of the muscles. */
final class MusclePanel implements ReportPanel {
    @Override
    public void html(ReportContent content, Html page) {
        page.raw(MuscleSection.html(content.muscles()));
    }

    @Override
    public String name() {
        return "muscles";
    }

    @Override
    public String data(ReportContent content) {
        return MuscleSection.json(content.muscles());
    }

    @Override
    public List<String> scripts() {
        return List.of("stacked.js", "strips.js", "fibre.js", "muscles.js");
    }
}
