package org.condyle.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.condyle.app.shell.UserException;
import org.condyle.mechanics.ForceElement;
import org.condyle.text.DidYouMean;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.Printed;
import org.condyle.view.law.LawFigure;
import picocli.CommandLine.Option;

/** The option of {@code condyle plot} for the curves of laws. */
final class LawPlot {
    /** Options that only figures of laws have. */
    static final List<String> OPTIONS = List.of("--speed", "--mass");

    private static final FigureSize SINGLE = new FigureSize(85, 65);
    private static final FigureSize DOUBLE = new FigureSize(175, 110);

    @Option(
            names = "--law",
            paramLabel = "NAME",
            split = ",",
            description =
                    "of contacts and ligaments of a model: force over depth in a free collision, friction over sliding"
                            + " speed, traction over distance, tension over strain")
    private List<String> names = List.of();

    @Option(
            names = "--speed",
            paramLabel = "V",
            split = ",",
            defaultValue = "0.1",
            description = "with --law: speeds of the collision in m/s, a loop for each (default 0.1)")
    private List<Double> speeds = List.of(0.1);

    @Option(
            names = "--mass",
            paramLabel = "M",
            defaultValue = "1",
            description = "with --law: reduced mass of the collision in kg, of a layer in kg/m^2 (default 1)")
    private double mass = 1;

    boolean isAsked() {
        return !names.isEmpty();
    }

    Printed figure(List<String> sources, String size, String title, List<String> legend, boolean grey) {
        if (!(mass > 0) || speeds.stream().anyMatch(v -> !(v > 0))) {
            throw new UserException("--speed and --mass must be greater than 0");
        }
        List<LawFigure.Source> all = new ArrayList<>();
        for (String source : sources) {
            add(source, sources.size() > 1, all);
        }
        Limits.legend(legend, all.size(), "laws");
        for (int i = 0; i < legend.size(); i++) {
            all.set(i, new LawFigure.Source(legend.get(i), all.get(i).element()));
        }
        return LawFigure.of(all, new LawFigure.Impact(speeds, mass), size(size), title, grey);
    }

    /** Of one of the figures beside each other. */
    private static FigureSize size(String asked) {
        return switch (asked) {
            case "single" -> SINGLE;
            case "double" -> DOUBLE;
            default -> Limits.size(asked);
        };
    }

    /** The elements of one model; with several models their names tell which. */
    private void add(String source, boolean several, List<LawFigure.Source> out) {
        Map<String, ForceElement> forces =
                ModelCase.drawn(source, "--law").model().forces();
        for (String asked : names) {
            String name = asked.strip();
            ForceElement element = forces.get(name);
            if (element == null) {
                throw new UserException(source + ": the model has no contact or force '" + name + "'"
                        + DidYouMean.hint(name, new TreeSet<>(forces.keySet()), "contact or force"));
            }
            if (!LawFigure.draws(element)) {
                throw new UserException(
                        source + ": '" + name + "' has no law that is drawn here: contacts with compliance and"
                                + " ligaments have; for muscles there is --muscle, for resistance of joints --kind");
            }
            out.add(new LawFigure.Source(several ? name + ", " + source : name, element));
        }
    }
}
