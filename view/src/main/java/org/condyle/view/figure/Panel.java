package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.plot.Curve;

/**
 * Curves over one vertical axis. Their names are the legend.
 *
 * @param arrows whether arrows show the order of the points, on curves that do not run to the right anyway
 */
public record Panel(AxisPlan y, List<Curve> curves, Backdrop behind, boolean arrows) {
    public Panel {
        curves = List.copyOf(curves);
    }

    public Panel(AxisPlan y, List<Curve> curves) {
        this(y, curves, Backdrop.NONE);
    }

    public Panel(AxisPlan y, List<Curve> curves, Backdrop behind) {
        this(y, curves, behind, false);
    }

    /** The same with arrows along its curves. */
    public Panel directed() {
        return new Panel(y, curves, behind, true);
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
