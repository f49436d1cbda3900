package org.condyle.view.figure;

import java.util.List;
import org.condyle.view.Curve;

/** Curves over one vertical axis. Their names are the legend. */
public record Panel(AxisPlan y, List<Curve> curves) {
    public Panel {
        curves = List.copyOf(curves);
    }

    List<String> names() {
        return curves.stream().map(Curve::name).toList();
    }
}
