package org.condyle.app.surface;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.OwnFiles;
import org.condyle.geometry.freeform.BaseSurface;
import org.condyle.geometry.freeform.Net;
import org.condyle.geometry.freeform.SurfaceFit;
import org.condyle.geometry.freeform.SurfaceFitter;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.freeform.NetTable;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.view.page.PageHead;
import org.condyle.view.surface.SurfacePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle surface fit}: from points or a mesh to a NURBS surface. */
@Command(
        name = "fit",
        description =
                "Fit a NURBS surface to points (.csv with x, y, z) or to the vertices of a mesh; writes a .nurbs file and a page.",
        mixinStandardHelpOptions = true,
        footer = {"", "condyle surface fit points.csv -o condyle.nurbs --base cylinder --spans 10,6"})
public final class SurfaceFitCommand extends CondyleCommand {
    private static final double DOUBTFUL = 0.02; // largest distance relative to the size of the points

    @Parameters(paramLabel = "POINTS", description = "table of points (.csv) or mesh")
    private Path points = Path.of("");

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "file of the surface (.nurbs); its page (.html) is written beside it")
    private Path output = Path.of("");

    @Option(
            names = "--degree",
            paramLabel = "U,V",
            defaultValue = "3,3",
            description = "degrees along u and v, from 1 to 9 (default 3,3)")
    private String degree = "3,3";

    @Option(
            names = "--spans",
            paramLabel = "U,V",
            defaultValue = "6,6",
            description = "polynomial pieces along u and v (default 6,6)")
    private String spans = "6,6";

    @Option(
            names = "--base",
            paramLabel = "FORM",
            defaultValue = "plane",
            description = "what the points lie about: plane (caps, plateaus) or cylinder (condyles) (default plane)")
    private String base = "plane";

    @Option(
            names = "--smooth",
            paramLabel = "L",
            defaultValue = "0",
            description =
                    "weight of the bending energy of a thin plate; needed where parts of the net have no points, such as 1e-6 (default 0)")
    private double smooth;

    @Option(
            names = "--scale",
            paramLabel = "LENGTH",
            defaultValue = "1 m",
            description = "one unit of a mesh, or of a table without units, such as \"1 mm\" (default 1 m)")
    private String scale = "1 m";

    @Option(
            names = "--flipped",
            description = "the solid is on the other side than the normals of the mesh, or s_u x s_v, tell")
    private boolean flipped;

    @Mixin
    private CommonOptions.Writing writing = new CommonOptions.Writing();

    @Override
    public Integer call() throws IOException {
        Path page = beside();
        int[] d = pair("--degree", degree, 9), n = pair("--spans", spans, 200);
        SurfacePoints given = SurfacePoints.read(points, length("--scale", scale));
        SurfaceFit fit;
        try {
            fit = SurfaceFitter.corrected(given.places(), Net.even(d[0], d[1], n[0], n[1]), form(), checkedSmooth());
        } catch (IllegalArgumentException e) {
            throw new DocumentException(
                    Code.MODEL_REFUSED,
                    Position.in(points.toString()),
                    String.valueOf(e.getMessage()),
                    "see --spans and --smooth");
        }
        if (turnsInward(given, fit.net()) != flipped) {
            fit = fit.mirrored();
        }
        List<String> remarks = remarks(fit, given.places());
        StringWriter text = new StringWriter();
        NetTable.write(fit.net(), "fitted to " + points.getFileName(), text);
        String html = SurfacePage.html(
                String.valueOf(output.getFileName()), String.valueOf(points.getFileName()), fit, remarks);
        AtomicFile.write(output, out -> out.write(text.toString().getBytes(StandardCharsets.UTF_8)));
        AtomicFile.write(page, out -> out.write(html.getBytes(StandardCharsets.UTF_8)));
        tell(fit, remarks, page);
        return ExitCode.DONE;
    }

    private void tell(SurfaceFit fit, List<String> remarks, Path page) {
        PrintWriter out = out();
        if (!writing.quiet) {
            out.printf(
                    Locale.ROOT,
                    "%s: %d points, %d x %d control points, %d corrections of the parameters%n",
                    points.getFileName(),
                    fit.distances().length,
                    fit.net().rows(),
                    fit.net().columns(),
                    fit.rounds());
            out.printf(
                    Locale.ROOT,
                    "distance from the surface: %.4g mm root mean square, %.4g mm at most (point %d); condition %.3g%n",
                    1000 * fit.rms(),
                    1000 * fit.largest(),
                    fit.farthest() + 1,
                    fit.condition());
        }
        remarks.forEach(r -> out.println("warning: " + r));
        if (!writing.quiet) {
            out.println("written to " + output + " and " + page);
        }
    }

    private static List<String> remarks(SurfaceFit fit, double[] places) {
        List<String> out = new ArrayList<>();
        int spans = (fit.net().rows() - fit.net().degreeU())
                * (fit.net().columns() - fit.net().degreeV());
        if (fit.empty() > 0) {
            out.add(fit.empty() + " of " + spans
                    + " pieces of the surface have no point: there only the bending energy decides its form");
        }
        double size = size(places);
        if (fit.largest() > DOUBTFUL * size) {
            out.add(String.format(
                    Locale.ROOT,
                    "a point is %.3g mm from the surface, %.0f %% of its size: take more --spans, or another --base",
                    1000 * fit.largest(),
                    100 * fit.largest() / size));
        }
        return out;
    }

    private static double size(double[] x) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int k = i; k < x.length; k += 3) {
                low = Math.min(low, x[k]);
                high = Math.max(high, x[k]);
            }
            sum += (high - low) * (high - low);
        }
        return Math.sqrt(sum);
    }

    /** Whether s_u × s_v points into the solid, as the normals of a mesh tell. */
    private static boolean turnsInward(SurfacePoints given, Net net) {
        double[] normals = given.normal();
        if (normals == null) {
            return false;
        }
        var surface = net.surface();
        var shape = new org.condyle.geometry.freeform.ParametricShape(surface);
        double sum = 0;
        double[] hint = {Double.NaN, Double.NaN}, out = new double[8], x = given.places();
        for (int k = 0; k < x.length; k += 3) {
            shape.project(x[k], x[k + 1], x[k + 2], hint, 0, out);
            sum += out[3] * normals[k] + out[4] * normals[k + 1] + out[5] * normals[k + 2];
        }
        return sum < 0;
    }

    private BaseSurface form() {
        try {
            return BaseSurface.valueOf(base.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw wrong("--base " + base + ": choose plane or cylinder");
        }
    }

    private double checkedSmooth() {
        if (!(smooth >= 0) || Double.isInfinite(smooth)) {
            throw wrong("--smooth " + smooth + ": the value must be 0 or greater");
        }
        return smooth;
    }

    private int[] pair(String option, String text, int most) {
        String[] words = text.split(",", -1);
        try {
            if (words.length == 2) {
                int[] out = {Integer.parseInt(words[0].strip()), Integer.parseInt(words[1].strip())};
                if (Math.min(out[0], out[1]) >= 1 && Math.max(out[0], out[1]) <= most) {
                    return out;
                }
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw wrong(option + " " + text + ": write two whole numbers from 1 to " + most + ", such as 3,3");
    }

    private Path beside() throws IOException {
        String own = String.valueOf(output.getFileName());
        if (!own.endsWith(".nurbs")) {
            throw wrong("-o " + output + ": the name must end with .nurbs");
        }
        Path page = output.resolveSibling(own.substring(0, own.lastIndexOf('.')) + ".html");
        OwnFiles.refuseForeign(output, NetTable.FIRST_LINE, writing.force);
        OwnFiles.refuseForeign(page, PageHead.GENERATOR, writing.force);
        return page;
    }
}
