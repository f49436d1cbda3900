package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.Picture;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunFolder;
import org.condyle.text.DidYouMean;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.plot.Curve;

/**
 * The figure of a plot that a model file asks for, with its words and units: in one panel a curve for every series of
 * every run. Several runs share the plot of the first.
 *
 * @param names of the curves, instead of those of the plot; empty for those
 */
public record AskedFigure(List<RunFolder> runs, AskedPlot plot, List<String> names) {

    /**
     * The plot of this name.
     *
     * @throws DocumentException if the model of the first run has no such plot
     */
    public static AskedFigure of(List<RunFolder> runs, String name, List<String> names) {
        RunFolder first = runs.get(0);
        List<String> known = first.plots().stream().map(AskedPlot::name).toList();
        if (!known.contains(name)) {
            throw new DocumentException(
                    Code.UNKNOWN_NAME,
                    Position.in(first.path().toString()),
                    known.isEmpty()
                            ? "the model of this run has no 'plots'; name channels with --x and --y"
                            : "there is no plot '" + name + "'" + DidYouMean.hint(name, known) + " (plots of this run: "
                                    + String.join(", ", known) + ")");
        }
        return new AskedFigure(runs, first.plots().get(known.indexOf(name)), names);
    }

    public String xLabel() {
        return label(plot.x().label(), shown(plot.x(), runs.get(0)).unit());
    }

    /** Whether the time is along the horizontal axis, which then ends where the run ends. */
    public boolean overTime() {
        return plot.x().channel().equals(Picture.TIME);
    }

    public Panel panel() {
        List<String> runNames = RunNames.of(runs);
        List<Curve> curves = new ArrayList<>();
        String unit = shown(plot.y().get(0), runs.get(0)).unit();
        for (AskedPlot.Series s : plot.y()) {
            for (int i = 0; i < runs.size(); i++) {
                RunFolder run = runs.get(i);
                String own = runs.size() == 1
                        ? s.label()
                        : plot.y().size() == 1 ? runNames.get(i) : s.label() + ", " + runNames.get(i);
                String name = names.isEmpty() ? own : names.get(curves.size() % names.size());
                double[] y = new ChannelRequest(s.channel(), unit).of(run).values();
                curves.add(new Curve(name, shown(plot.x(), run).values(), during(run, y)));
            }
        }
        List<Backdrop.Band> bands = new ArrayList<>();
        double byX = 1 / Presentation.size(shown(plot.x(), runs.get(0)).unit()), byY = 1 / Presentation.size(unit);
        for (AskedPlot.Measured si : plot.measured()) {
            AskedPlot.Measured m = si.scaled(byX, byY);
            if (m.hasBand()) {
                bands.addAll(Backdrop.Band.pieces(curves.size(), m.x(), m.low(), m.high()));
            }
            curves.add(new Curve(m.label(), m.x(), m.y()));
        }
        String words = !plot.yLabel().isEmpty()
                ? plot.yLabel()
                : plot.y().size() == 1 && plot.measured().isEmpty()
                        ? plot.y().get(0).label()
                        : "";
        Backdrop behind = new Backdrop(bands, List.of(), List.of());
        return new Panel(AxisPlan.of(label(words, unit).strip(), true), curves, behind).directed();
    }

    private double[] during(RunFolder run, double[] y) {
        if (plot.during().isEmpty()) {
            return y;
        }
        double[] during = run.series(plot.during()).values(), out = y.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] = during[i] > 0 ? y[i] : Double.NaN;
        }
        return out;
    }

    private static ChannelRequest.Shown shown(AskedPlot.Series s, RunFolder run) {
        return new ChannelRequest(s.channel(), s.unit()).of(run);
    }

    private static String label(String words, String unit) {
        return new ChannelRequest.Shown(words, unit, new double[0]).label();
    }
}
