package org.condyle.app.joint;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.OwnFiles;
import org.condyle.expression.Dimension;
import org.condyle.fit.JointAxes;
import org.condyle.fit.JointFit;
import org.condyle.fit.JointFitter;
import org.condyle.fit.Resistance;
import org.condyle.fit.Track;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.measured.JointYaml;
import org.condyle.io.measured.MeasuredFile;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.view.joint.JointPage;
import org.condyle.view.page.PageHead;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle joint}: from measured points to a joint that a model file can include. */
@Command(
        name = "joint",
        description = "Fit a joint to measured points: centre, axes, sinus, moments. Writes a file to include.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle joint measured.csv -o joint.yaml --robust",
            "Columns: x, y, z (positions), d1, d2, d3, d4 (distances to sensors), phi, theta or ux, uy, uz (directions)."
        })
public final class JointCommand extends CondyleCommand {
    private static final long LARGEST = 64L << 20; // bytes, the limit of tables

    @Parameters(paramLabel = "MEASURED", description = "table of the measurement (.csv)")
    private Path measured = Path.of("");

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "file of the joint (.yaml); its page (.html) is written beside it")
    private Path output = Path.of("");

    @Option(names = "--moments", paramLabel = "FILE", description = "table of forced motion with moments or forces")
    private @Nullable Path moments;

    @Option(names = "--robust", description = "ignore outliers (default: least squares of all points)")
    private boolean robust;

    @Option(
            names = "--sensors",
            paramLabel = "WxH|FILE",
            defaultValue = "",
            description = "places of the sensors of distances: a rectangle such as \"165x110 cm\", or a table x, y, z")
    private String sensors = "";

    @Option(
            names = "--three",
            description = "use the three smallest of four distances (default: least squares of all distances)")
    private boolean three;

    @Option(
            names = "--point",
            paramLabel = "N",
            defaultValue = "0",
            description = "emitter on the axis of the segment (default: the middle of all emitters)")
    private int point;

    @Option(
            names = "--pole",
            paramLabel = "PHI,THETA",
            description =
                    "direction of the pole if it is known, such as \"59.29 deg,79.08 deg\" (default: the normal of"
                            + " the plane of the contour)")
    private @Nullable String pole;

    @Option(
            names = "--confidence",
            paramLabel = "P",
            defaultValue = "0.95",
            description = "confidence of the intervals, between 0 and 1 (default 0.95)")
    private double confidence = 0.95;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            defaultValue = "measured-joint",
            description = "name of the force in the file (default measured-joint)")
    private String name = "measured-joint";

    @Option(
            names = "--parent",
            paramLabel = "BODY",
            defaultValue = "ground",
            description = "fixed body, in whose axes was measured (default ground)")
    private String parent = "ground";

    @Option(names = "--child", paramLabel = "BODY", defaultValue = "arm", description = "moving body (default arm)")
    private String child = "arm";

    @Option(
            names = "--stiffness",
            paramLabel = "K",
            defaultValue = "30",
            description = "assumed slope of the moment beyond the sinus if no moments are given [N*m/rad] (default 30)")
    private double stiffness = 30;

    @Mixin
    private CommonOptions.Writing writing = new CommonOptions.Writing();

    @Override
    public Integer call() throws IOException {
        checkOptions();
        Path page = beside();
        List<String> sources = new ArrayList<>();
        MeasuredFile file = read(measured, sources);
        MeasuredFile forced = moments == null ? null : read(moments, sources);
        Track track = file.track();
        Resistance resistance = forced == null ? file.resistance() : forced.resistance();
        if (forced != null && resistance == null) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(forced.file()),
                    "there are no moments: the table needs a column 'moment', or fx, fy, fz");
        }
        if (forced != null && forced.isDirections() != file.isDirections()) {
            throw new DocumentException(
                    Code.WRONG_KIND,
                    Position.in(forced.file()),
                    "this file has " + forced.kind() + ", and " + file.file() + " has " + file.kind(),
                    "both must be positions, or both directions");
        }
        JointFit fit;
        try {
            fit = JointFitter.fit(track, resistance, axes(), robust);
        } catch (IllegalArgumentException e) {
            throw new DocumentException(Code.MODEL_REFUSED, file.end(), String.valueOf(e.getMessage()));
        }
        List<String> remarks = new ArrayList<>(file.warnings());
        if (forced != null) {
            remarks.addAll(forced.warnings());
        }
        remarks.addAll(fit.warnings());
        JointYaml yaml = new JointYaml(name, parent, child, confidence, stiffness, sources);
        String text = yaml.text(fit);
        String html = JointPage.html(name, fit, confidence, sources, remarks, text);
        AtomicFile.write(output, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        AtomicFile.write(page, out -> out.write(html.getBytes(StandardCharsets.UTF_8)));
        PrintWriter out = out();
        if (!writing.quiet) {
            tell(file, fit, resistance == null, out);
        }
        remarks.forEach(r -> out.println("warning: " + r));
        if (!writing.quiet) {
            out.println("written to " + output + " and " + page);
        }
        return ExitCode.DONE;
    }

    private void tell(MeasuredFile file, JointFit fit, boolean withoutMoments, PrintWriter out) {
        out.println(file.file() + ": " + file.kind() + ", " + file.samples() + " samples"
                + (file.emitters() > 1 ? " of " + file.emitters() + " emitters" : ""));
        new JointLines(out, confidence).print(fit);
        if (withoutMoments) {
            out.println("No moments were given: the file assumes a stiffness beyond the sinus (--stiffness).");
        }
    }

    private void checkOptions() {
        if (!(confidence > 0 && confidence < 1)) {
            throw wrong("--confidence " + confidence + ": the value must be between 0 and 1, such as 0.95");
        }
        if (!(stiffness > 0) || Double.isInfinite(stiffness)) {
            throw wrong("--stiffness " + stiffness + ": the value must be greater than 0");
        }
        if (point < 0) {
            throw wrong("--point " + point + ": emitters are numbered from 1");
        }
        for (String word : List.of(name, parent, child)) {
            if (!word.matches("[A-Za-z][A-Za-z0-9_-]*")) {
                throw wrong("'" + word + "' cannot be a name; use letters, digits, - and _");
            }
        }
    }

    /** The page has the name of the file; neither may replace what is not ours. */
    private Path beside() throws IOException {
        String own = String.valueOf(output.getFileName());
        if (!own.endsWith(".yaml") && !own.endsWith(".yml")) {
            throw wrong("-o " + output + ": the name must end with .yaml");
        }
        Path page = output.resolveSibling(own.substring(0, own.lastIndexOf('.')) + ".html");
        OwnFiles.refuseForeign(output, JointYaml.FIRST_LINE, writing.force);
        OwnFiles.refuseForeign(page, PageHead.GENERATOR, writing.force);
        return page;
    }

    private MeasuredFile read(Path path, List<String> sources) throws IOException {
        byte[] bytes = OwnFiles.read(path, LARGEST);
        sources.add(path.getFileName() + ", SHA-256 " + hash(bytes));
        Path folder = path.toAbsolutePath().getParent();
        MeasuredFile.Options options = new MeasuredFile.Options(sensors, point, robust, three);
        return MeasuredFile.read(path.toString(), bytes, folder == null ? Path.of("") : folder, options);
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes))
                    .substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    private @Nullable JointAxes axes() {
        if (pole == null) {
            return null;
        }
        double[] angles = quantities(
                "--pole",
                pole,
                List.of(Dimension.ANGLE, Dimension.ANGLE),
                "two angles, such as \"59.29 deg,79.08 deg\"");
        return new JointAxes(angles[0], angles[1]);
    }
}
