package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.Curve;

/** Curves over one vertical axis. Their names are the legend. */
public record Panel(AxisPlan y, List<Curve> curves, Backdrop behind) {
    public Panel {
        curves = List.copyOf(curves);
    }

    public Panel(AxisPlan y, List<Curve> curves) {
        this(y, curves, Backdrop.NONE);
    }

    List<String> names() {
        return curves.stream().map(Curve::name).toList();
    }

    /** All that must find room, edges of bands included. */
    List<Curve> all() {
        List<Curve> out = new ArrayList<>(curves);
        out.addAll(behind.faint());
        for (Backdrop.Band b : behind.bands()) {
            out.add(new Curve("", b.x(), b.low()));
            out.add(new Curve("", b.x(), b.high()));
        }
        return out;
    }
}
