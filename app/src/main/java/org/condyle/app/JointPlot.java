package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.app.shell.UserException;
import org.condyle.resistance.MomentField;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.BoneCurve;
import org.condyle.view.figure.Eye;
import org.condyle.view.figure.GlobeFigure;
import org.condyle.view.figure.JointFigures;
import org.condyle.view.figure.PerspectiveFigure;
import org.condyle.view.figure.Printed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of {@code condyle plot} for figures of measured joints. */
final class JointPlot {
    static final String CURVES = "curves";

    private static final List<String> KINDS = List.of(CURVES, "globe", "sinus", "map", "perspective");
    private static final double WIDE = 175;
    private static final double NARROW = 85;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            defaultValue = CURVES,
            description = "what is drawn: curves of channels (default), or of a joint resistance: globe, sinus, map,"
                    + " perspective")
    private String kind = CURVES;

    @Option(names = "--bands", description = "sinus, globe: mean and standard deviation of the curves of each table")
    private boolean bands;

    @Option(
            names = "--pole",
            paramLabel = "PHI,THETA",
            description = "globe: pole of the joint axes in body axes, in degrees; the globe then has body axes")
    private @Nullable String pole;

    @Option(
            names = "--view",
            paramLabel = "PHI,THETA",
            description = "globe, perspective: direction of the eye in degrees")
    private @Nullable String view;

    @Option(
            names = "--up",
            paramLabel = "AXIS",
            defaultValue = "z",
            description = "globe: axis that points upwards: x, y, z, -x, -y or -z (default z)")
    private String up = "z";

    @Option(
            names = "--levels",
            paramLabel = "M,M",
            description = "map: moments of the lines in N*m (default: round ones)")
    private @Nullable String levels;

    /** Whether a joint is drawn; the option is checked. */
    boolean isAsked() {
        if (!KINDS.contains(kind)) {
            throw new UserException("--kind " + kind + ": kinds are " + String.join(", ", KINDS));
        }
        return !kind.equals(CURVES);
    }

    Printed figure(List<String> sources, String size, String title, List<String> legend, boolean grey, PrintWriter err)
            throws IOException {
        JointSources from = new JointSources(sources, err);
        List<BoneCurve> curves = new ArrayList<>(), faint = new ArrayList<>();
        for (JointSources.Group g : from.groups) {
            if (bands && g.curves().size() > 1) {
                curves.add(BoneCurve.mean(g.name() + ", mean ± S", g.curves()));
                faint.addAll(g.curves());
            } else {
                curves.addAll(g.curves());
            }
        }
        if (!legend.isEmpty() && legend.size() != curves.size()) {
            throw new UserException("--legend has " + legend.size() + " names for " + curves.size() + " curves");
        }
        for (int i = 0; i < legend.size(); i++) {
            BoneCurve c = curves.get(i);
            curves.set(i, new BoneCurve(legend.get(i), c.phi(), c.theta(), c.spread()));
        }
        if (curves.isEmpty() && !kind.equals("map")) {
            throw new UserException("--kind " + kind + ": there is no sinus or contour to draw; give a model or a table"
                    + " that has one");
        }
        return switch (kind) {
            case "globe" -> {
                double[] n = angles("--pole", pole, 0, 0);
                yield new GlobeFigure(size(size, 1.06), title, curves, n[0], n[1], eye(30, 55, upwards()), grey);
            }
            case "sinus" ->
                JointFigures.sinuses(size(size, FigureSize.SINGLE.height() / NARROW), title, curves, faint, grey);
            case "map" -> JointFigures.map(size(size, 1).width(), title, field(from), curves, levels(), grey);
            default ->
                new PerspectiveFigure(
                        size(size, 0.88), title, field(from), curves, eye(-60, 45, new double[] {0, 0, 1}), grey);
        };
    }

    private MomentField field(JointSources from) {
        if (from.fields.size() != 1) {
            throw new UserException("--kind " + kind + ": needs one moment field, there are " + from.fields.size()
                    + "; give one model with a resistance of type sinus, or one row of a table: FILE.csv:SET:ROW");
        }
        return from.fields.get(0);
    }

    private static FigureSize size(String size, double ratio) {
        double width = size.equals("double") ? WIDE : NARROW;
        return size.equals("double") || size.equals("single")
                ? new FigureSize(width, ratio * width)
                : Limits.size(size);
    }

    private Eye eye(double phi, double theta, double[] upwards) {
        double[] at = angles("--view", view, Math.toRadians(phi), Math.toRadians(theta));
        return new Eye(at[0], at[1], upwards);
    }

    private double[] upwards() {
        String axis = up.startsWith("-") ? up.substring(1) : up;
        int k = List.of("x", "y", "z").indexOf(axis);
        if (k < 0) {
            throw new UserException("--up " + up + ": write x, y, z, -x, -y or -z");
        }
        double[] out = new double[3];
        out[k] = up.startsWith("-") ? -1 : 1;
        return out;
    }

    private static double[] angles(String option, @Nullable String text, double phi, double theta) {
        if (text == null) {
            return new double[] {phi, theta};
        }
        double[] degrees = Limits.numbers(text.split(",", -1));
        if (degrees == null || degrees.length != 2 || Arrays.stream(degrees).anyMatch(Double::isNaN)) {
            throw new UserException(option + " " + text + ": write two angles in degrees, such as 59.29,79.08");
        }
        return new double[] {Math.toRadians(degrees[0]), Math.toRadians(degrees[1])};
    }

    private double[] levels() {
        if (levels == null) {
            return new double[0];
        }
        double[] out = Limits.numbers(levels.split(",", -1));
        if (out == null || Arrays.stream(out).anyMatch(Double::isNaN)) {
            throw new UserException("--levels " + levels + ": write numbers in N*m, such as 0,6,26");
        }
        return out;
    }
}
