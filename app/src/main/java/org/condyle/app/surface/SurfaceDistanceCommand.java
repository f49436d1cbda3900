package org.condyle.app.surface;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.Json;
import org.condyle.expression.Dimension;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.Proximity;
import org.condyle.mechanics.Triangles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle surface distance}: the five proximity queries for two files. */
@Command(
        name = "distance",
        description = {
            "Tell for two surfaces whether they collide, their separation, spanning and Hausdorff distance, and the depth of their penetration.",
            "Meshes are taken as flat triangles; a .nurbs or IGES surface as triangles within 1e-4 of its size."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "condyle surface distance femur.stl tibia.stl --scale \"1 mm\" --at \"0, 0, -1 mm\""})
public final class SurfaceDistanceCommand extends CondyleCommand {
    private static final List<Dimension> LENGTHS = List.of(Dimension.LENGTH, Dimension.LENGTH, Dimension.LENGTH);
    private static final double ACCURACY = 1e-6; // of the Hausdorff distance, relative to the size

    @Parameters(index = "0", paramLabel = "A", description = "file of a surface: mesh, .nurbs, .igs")
    private Path first = Path.of("");

    @Parameters(index = "1", paramLabel = "B", description = "the other surface, in the same axes")
    private Path second = Path.of("");

    @Option(
            names = "--scale",
            paramLabel = "LENGTH",
            defaultValue = "1 m",
            description = "one unit of meshes, such as \"1 mm\" (default 1 m)")
    private String scale = "1 m";

    @Option(
            names = "--at",
            paramLabel = "X,Y,Z",
            defaultValue = "0,0,0",
            description = "shift of B before it is measured, such as \"0, 0, -1 mm\" (default none)")
    private String at = "0,0,0";

    @Mixin
    private CommonOptions.Facts facts = new CommonOptions.Facts();

    @Override
    public Integer call() throws IOException {
        double unit = length("--scale", scale);
        double[] shift = quantities("--at", at, LENGTHS, "three lengths, such as \"0, 0, -1 mm\"");
        Mesh a = SurfacePoints.surface(first, unit), b = moved(SurfacePoints.surface(second, unit), shift);
        Proximity p = new Proximity(a, b), back = new Proximity(b, a);
        double accuracy = ACCURACY * p.spanning().distance();
        boolean collide = p.collide();
        Proximity.Found separation = p.separation(), spanning = p.spanning();
        Proximity.Found forth = p.hausdorff(accuracy), other = back.hausdorff(accuracy);
        boolean solids = a.closed() && b.closed();
        Proximity.Depth depth = solids ? p.penetration() : new Proximity.Depth(Double.NaN, Double.NaN);
        if (facts.json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("collide", collide);
            all.put("separation", pair(separation));
            all.put("spanning", pair(spanning));
            all.put("hausdorff", Math.max(forth.distance(), other.distance()));
            all.put("from-a-to-b", pair(forth));
            all.put("from-b-to-a", pair(other));
            if (solids) {
                all.put("penetration", Map.of("at-least", depth.atLeast(), "at-most", depth.atMost()));
            }
            out().println(Json.text(all));
            return ExitCode.DONE;
        }
        if (facts.quiet) {
            return ExitCode.DONE;
        }
        PrintWriter out = out();
        out.println("collision            " + (collide ? "yes" : "no"));
        out.println("separation distance  " + text(separation));
        out.println("spanning distance    " + text(spanning));
        out.println("Hausdorff distance   " + millimetres(Math.max(forth.distance(), other.distance()))
                + ", the larger of:");
        out.println("  from A to B        " + text(forth));
        out.println("  from B to A        " + text(other));
        out.println("penetration depth    "
                + (!solids
                        ? "not defined: a surface is open and has no inside"
                        : depth.atMost() - depth.atLeast() <= 1e-9
                                ? millimetres(depth.atMost())
                                : "between " + millimetres(depth.atLeast()) + " (deepest corner) and "
                                        + millimetres(depth.atMost()) + " (shift of the convex hulls)"));
        return ExitCode.DONE;
    }

    private static Map<String, Object> pair(Proximity.Found f) {
        return Map.of("distance", f.distance(), "error", f.error(), "on-a", f.onA(), "on-b", f.onB());
    }

    private static String text(Proximity.Found f) {
        return millimetres(f.distance()) + ", from " + place(f.onA()) + " to " + place(f.onB());
    }

    private static String place(double[] x) {
        return String.format(Locale.ROOT, "(%.6g, %.6g, %.6g) mm", 1000 * x[0], 1000 * x[1], 1000 * x[2]);
    }

    private static String millimetres(double x) {
        return String.format(Locale.ROOT, "%.6g mm", 1000 * x);
    }

    private static Mesh moved(Mesh m, double[] shift) {
        double[] v = m.vertices.clone();
        for (int k = 0; k < v.length; k++) {
            v[k] += shift[k % 3];
        }
        return Mesh.flat(new Triangles(v, m.corners));
    }
}
