package org.condyle.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.app.shell.UserException;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.PathReach;
import org.condyle.io.model.ModelFile;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.FibreState;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.text.DidYouMean;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.Printed;
import org.condyle.view.muscle.MuscleFigure;
import picocli.CommandLine.Option;

/** The option of {@code condyle plot} for the curves of muscles. */
final class MusclePlot {
    private static final FigureSize USUAL = new FigureSize(175, 125);
    private static final FigureSize SINGLE = new FigureSize(85, 75);

    @Option(
            names = "--muscle",
            paramLabel = "NAME[,NAME]",
            split = ",",
            description = "of muscles of a model: active and passive force over fibre length, force over speed,"
                    + " tendon force over strain; shaded: fibre lengths at full activation in the ranges of the"
                    + " coordinates")
    private List<String> names = List.of();

    boolean isAsked() {
        return !names.isEmpty();
    }

    Printed figure(List<String> sources, String size, String title, List<String> legend, boolean grey) {
        List<MuscleFigure.Source> all = new ArrayList<>();
        for (String source : sources) {
            add(source, sources.size() > 1, all);
        }
        Limits.legend(legend, all.size(), "muscles");
        for (int i = 0; i < legend.size(); i++) {
            MuscleFigure.Source m = all.get(i);
            all.set(i, new MuscleFigure.Source(legend.get(i), m.law(), m.from(), m.to()));
        }
        return MuscleFigure.of(all, size(size), title, grey);
    }

    private static FigureSize size(String asked) {
        return switch (asked) {
            case "single" -> SINGLE;
            case "double" -> USUAL;
            default -> Limits.size(asked);
        };
    }

    /** The muscles of one model; with several models their names tell which. */
    private void add(String source, boolean several, List<MuscleFigure.Source> out) {
        ModelFile file = ModelCase.drawn(source, "--muscle");
        Map<String, Muscle> known = new LinkedHashMap<>();
        file.model().forces().forEach((name, force) -> {
            if (force instanceof Muscle m) {
                known.put(name, m);
            }
        });
        Experiment experiment = new Experiment(file);
        for (String name : names) {
            Muscle muscle = known.get(name.strip());
            if (muscle == null) {
                throw new UserException(source + ": the model has no "
                        + (known.isEmpty()
                                ? "muscles"
                                : "muscle '" + name.strip() + "'"
                                        + DidYouMean.hint(name.strip(), known.keySet(), "muscle")));
            }
            out.add(drawn(several ? name.strip() + ", " + source : name.strip(), muscle, experiment));
        }
    }

    private static MuscleFigure.Source drawn(String name, Muscle muscle, Experiment experiment) {
        PathReach reach = PathReach.of(experiment, muscle.measure());
        double from = Double.NaN, to = Double.NaN;
        if (reach.isRange()) {
            from = stretch(muscle.law(), reach.least());
            to = stretch(muscle.law(), reach.most());
        }
        return new MuscleFigure.Source(name, muscle.law(), from, to);
    }

    /** Of a fibre at rest and full activation, over the optimal one. */
    private static double stretch(MuscleLaw law, double length) {
        FibreState state = new FibreState();
        law.evaluate(1, length, 0, law.state() == null ? 0 : law.equilibrium(1, length, 0), state);
        return state.fibreLength / law.architecture().optimalFibreLength();
    }
}
