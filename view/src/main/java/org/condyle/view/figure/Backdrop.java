package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.view.plot.Curve;

/**
 * Bands, faint curves and labels behind the curves of a panel, without an entry in the legend.
 *
 * @param bands  areas that belong to curves
 * @param faint  thin grey curves
 * @param labels texts on a white ground
 */
public record Backdrop(List<Band> bands, List<Curve> faint, List<Label> labels) {
    static final Backdrop NONE = new Backdrop(List.of(), List.of(), List.of());

    /** An area between two heights, in the colour of a curve of the panel. */
    public record Band(int curve, double[] x, double[] low, double[] high) {
        /** A band with gaps: one for each piece between them. */
        static List<Band> pieces(int curve, double[] x, double[] low, double[] high) {
            List<Band> all = new ArrayList<>();
            for (int i = 0, from = 0; i <= x.length; i++) {
                if (i == x.length || !Double.isFinite(x[i] + low[i] + high[i])) {
                    if (i > from) {
                        all.add(new Band(
                                curve,
                                Arrays.copyOfRange(x, from, i),
                                Arrays.copyOfRange(low, from, i),
                                Arrays.copyOfRange(high, from, i)));
                    }
                    from = i + 1;
                }
            }
            return all;
        }
    }

    /** A text with its middle at a place. */
    public record Label(String text, double x, double y) {}

    public Backdrop {
        bands = List.copyOf(bands);
        faint = List.copyOf(faint);
        labels = List.copyOf(labels);
    }
}
