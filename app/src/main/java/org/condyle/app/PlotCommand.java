package org.condyle.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.UserException;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.RunFolder;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.AskedFigure;
import org.condyle.view.figure.ChannelRequest;
import org.condyle.view.figure.Figure;
import org.condyle.view.figure.Panel;
import org.condyle.view.figure.Printed;
import org.condyle.view.figure.RunFigure;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle plot}: a figure for a paper from the channels of runs, of a measured joint, or of a muscle. */
@Command(
        name = "plot",
        description =
                "Draw a figure for a paper from channels of runs, of a joint resistance, of muscles, or of laws: SVG, PDF or PNG.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle plot condyle-out/two-spheres --x spheres.depth[um] --y spheres.force -o figure.pdf",
            "condyle plot condyle-out/knee --plot ligaments -o figure.svg",
            "One curve for each channel of each run; channels with different units are in separate panels.",
            "condyle plot shoulder/resistance --kind map -o map.svg",
            "condyle plot arm.yaml --muscle biceps -o biceps.pdf",
            "condyle plot contact/two-spheres --law spheres --speed 0.3 -o loop.svg"
        })
final class PlotCommand extends CondyleCommand {
    /** Options that only curves of channels have. */
    private static final List<String> OF_CHANNELS =
            List.of("--x", "--y", "--plot", "--arrows", "--xlabel", "--ylabel", "--xlim", "--ylim", "--xlog", "--ylog");

    /** Options that only figures of joints have. */
    private static final List<String> OF_JOINTS = List.of("--bands", "--pole", "--view", "--up", "--levels");

    @Parameters(
            arity = "1..*",
            paramLabel = "RUN",
            description = "folders written by 'condyle run'; for figures of joints also MODEL[:CASE] and"
                    + " FILE.csv[:SET[:ROW]]; for muscles and laws MODEL[:CASE]")
    private List<String> sources = List.of();

    @Mixin
    private JointPlot joint = new JointPlot();

    @Mixin
    private MusclePlot muscle = new MusclePlot();

    @Mixin
    private LawPlot law = new LawPlot();

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "file of the figure; the extension selects the format: .svg, .pdf or .png")
    private Path output = Path.of("");

    @Option(
            names = "--x",
            paramLabel = "CH",
            defaultValue = "time",
            description = "channel on the horizontal axis (default: time)")
    private String x = "time";

    @Option(
            names = "--y",
            paramLabel = "CH[,CH]",
            description = "channels on the vertical axis; a unit in brackets converts: --y \"knee.angle[deg]\"")
    private String y = "";

    @Option(
            names = "--plot",
            paramLabel = "NAME",
            description = "a plot of the model file, with its channels, units and words, instead of --x and --y")
    private String plot = "";

    @Option(
            names = "--arrows",
            description = "arrows in the direction of time on curves that do not run to the right; --plot has them")
    private boolean arrows;

    @Option(
            names = "--size",
            paramLabel = "SIZE",
            defaultValue = "single",
            description = "single (85 mm wide, default), double (175 mm), or WxH in mm such as 120x80")
    private String size = "single";

    @Option(names = "--title", paramLabel = "TEXT", description = "title of the figure (default: none)")
    private String title = "";

    @Option(names = "--xlabel", paramLabel = "TEXT", description = "label instead of the name of the channel")
    private @Nullable String xLabel;

    @Option(names = "--ylabel", paramLabel = "TEXT", description = "label instead of the name of the channel")
    private @Nullable String yLabel;

    @Option(
            names = "--legend",
            split = ",",
            paramLabel = "TEXT",
            description = "names of the curves in their order, separated by commas")
    private List<String> legend = List.of();

    @Option(
            names = "--xlim",
            paramLabel = "A,B",
            description = "limits of the axis in the displayed unit; one of them may be omitted")
    private @Nullable String xLimits;

    @Option(names = "--ylim", paramLabel = "A,B", description = "limits of the vertical axis")
    private @Nullable String yLimits;

    @Option(names = "--xlog", description = "logarithmic axis")
    private boolean xLog;

    @Option(names = "--ylog", description = "logarithmic axis")
    private boolean yLog;

    @Mixin
    private CommonOptions.Writing writing = new CommonOptions.Writing();

    @Option(names = "--grey", description = "grey instead of colours")
    private boolean grey;

    @Option(
            names = "--dpi",
            paramLabel = "N",
            defaultValue = "300",
            description = "pixels per inch of a .png (default 300)")
    private int dpi = 300;

    @Override
    public Integer call() throws IOException {
        String name = output.toString().toLowerCase(Locale.ROOT);
        String kind = name.substring(name.lastIndexOf('.') + 1);
        if (!List.of("svg", "pdf", "png").contains(kind)) {
            throw new UserException("-o " + output + ": the name must end with .svg, .pdf or .png");
        }
        if (Files.isDirectory(output)) {
            throw new UserException("-o " + output + ": this is a folder; give the name of a file");
        }
        if (!writing.force && Files.exists(output) && !isFigure(output)) {
            throw new UserException("-o " + output
                    + ": this file exists, and it was not written by Condyle or was edited; give another name,"
                    + " or --force");
        }
        try {
            Printed figure = figure();
            byte[] bytes = switch (kind) {
                case "svg" -> figure.svg();
                case "pdf" -> figure.pdf();
                default -> figure.png(dpi);
            };
            AtomicFile.write(output, out -> out.write(bytes));
        } catch (DocumentException e) {
            throw new UserException(e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new UserException("the figure cannot be drawn: " + e.getMessage());
        }
        if (!writing.quiet) {
            out().println("written to " + output);
        }
        return ExitCode.DONE;
    }

    /** All formats tell in their first lines what wrote them. */
    private static boolean isFigure(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(512), StandardCharsets.ISO_8859_1).contains(Canvas.MADE_BY);
        }
    }

    private Printed figure() throws IOException {
        boolean ofJoint = joint.isAsked(), ofMuscle = muscle.isAsked();
        boolean ofLaw = law.isAsked();
        List<String> asked = new ArrayList<>(ofJoint ? List.of("--kind") : List.of());
        asked.addAll(ofMuscle ? List.of("--muscle") : List.of());
        asked.addAll(ofLaw ? List.of("--law") : List.of());
        if (asked.size() > 1) {
            throw new UserException(asked.get(0) + " and " + asked.get(1) + " exclude each other: draw two figures");
        }
        if (!ofLaw) {
            refuse(LawPlot.OPTIONS, "laws: --law");
        }
        if (ofJoint || ofMuscle || ofLaw) {
            refuse(OF_CHANNELS, "curves of channels, not for this kind of figure");
        }
        if (!ofJoint) {
            refuse(OF_JOINTS, "figures of joints: --kind");
        }
        if (ofMuscle) {
            return muscle.figure(sources, matched("--size") ? size : "double", title, legend, grey);
        }
        if (ofLaw) {
            return law.figure(sources, size, title, legend, grey);
        }
        return ofJoint ? joint.figure(sources, size, title, legend, grey, err()) : ofChannels();
    }

    private boolean matched(String option) {
        return line().getParseResult().hasMatchedOption(option);
    }

    private void refuse(List<String> options, String areFor) {
        for (String option : options) {
            if (matched(option)) {
                throw new UserException(option + " is an option for " + areFor);
            }
        }
    }

    private Figure ofChannels() throws IOException {
        boolean named = matched("--plot");
        if (y.isBlank() && !named) {
            throw new UserException(
                    "--y is missing: give the channels of the vertical axis, such as --y spheres.force,"
                            + " --plot for a plot of the model file, --kind for figures of joints, --muscle for curves of muscles, or --law for those of laws");
        }
        for (String option : List.of("--x", "--y")) {
            if (named && matched(option)) {
                throw new UserException(
                        option + " and --plot exclude each other: a plot of the model file has its axes");
            }
        }
        List<RunFolder> runs = new ArrayList<>();
        for (String f : sources) {
            runs.add(RunFolder.read(Path.of(f)));
        }
        if (named) {
            AskedFigure figure = AskedFigure.of(runs, plot, legend);
            return figure(runs, List.of(figure.panel()), figure.xLabel(), figure.overTime());
        }
        RequestedChannels channels = new RequestedChannels(runs.get(0), err());
        List<ChannelRequest> asked = channels.list(y);
        if (asked.isEmpty()) {
            throw new UserException("--y " + y + ": give at least one channel");
        }
        RunFigure figure = new RunFigure(runs, channels.one(x.strip()), asked, legend);
        List<Panel> panels = figure.panels();
        return figure(
                runs,
                arrows ? panels.stream().map(Panel::directed).toList() : panels,
                figure.xLabel(),
                figure.overTime());
    }

    private Figure figure(List<RunFolder> runs, List<Panel> panels, String usualLabel, boolean overTime) {
        long curves = panels.stream().mapToLong(p -> p.curves().size()).sum();
        if (!legend.isEmpty() && legend.size() != curves && legend.size() != runs.size()) {
            throw new UserException("--legend has " + legend.size() + " names for " + curves + " curves");
        }
        if (panels.size() > 1 && (yLabel != null || yLimits != null)) {
            throw new UserException("--ylabel and --ylim need a single axis; these channels have " + panels.size()
                    + " units and therefore as many axes. Draw separate figures");
        }
        double[] xEnds = Limits.of("--xlim", xLimits), yEnds = Limits.of("--ylim", yLimits);
        AxisPlan across = new AxisPlan(xLabel != null ? xLabel : usualLabel, xEnds[0], xEnds[1], xLog, !overTime);
        List<Panel> drawn = new ArrayList<>();
        for (Panel p : panels) {
            String label = yLabel != null ? yLabel : p.y().label();
            drawn.add(
                    new Panel(new AxisPlan(label, yEnds[0], yEnds[1], yLog, true), p.curves(), p.behind(), p.arrows()));
        }
        return new Figure(size(panels.size()), title, across, drawn, grey);
    }

    private FigureSize size(int panels) {
        return switch (size) {
            case "single" -> FigureSize.SINGLE.forPanels(panels);
            case "double" -> FigureSize.DOUBLE.forPanels(panels);
            default -> Limits.size(size);
        };
    }
}
