package org.condyle.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.WornSurface;
import org.condyle.dynamics.Workspace;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;
import org.condyle.view.plot.FaceMap;

/** What sliding has worn off: a table of volumes and depths, and a map of the depth on each surface, seen along the axis that shows most of it. */
final class WearSection {
    private static final int WIDTH = 620;
    private static final double AROUND = 0.25; // of the size of what is worn: so much beside it is shown
    private static final double SEEN = 1e-3; // of the greatest depth: less is no wear to frame
    private static final String[] AXES = {"x", "y", "z"};

    /** A unit for depths, with how many metres it is. */
    private record Unit(String name, double size) {
        static Unit of(double depth) {
            return depth >= 1e-4
                    ? new Unit("mm", 1e-3)
                    : depth >= 1e-7 || depth == 0
                            ? new Unit("\u00B5m", 1e-6)
                            : depth >= 1e-10 ? new Unit("nm", 1e-9) : new Unit("pm", 1e-12);
        }
    }

    private WearSection() {}

    static void html(RunResult result, Html page) {
        Filmed filmed = result.filmed();
        List<State> frames = filmed == null ? List.of() : filmed.film().frames();
        if (filmed == null || frames.isEmpty()) {
            return;
        }
        State last = frames.get(frames.size() - 1);
        Workspace w = new Workspace(filmed.mechanism());
        Map<String, List<WornSurface>> worn = new LinkedHashMap<>();
        List<String> names = filmed.mechanism().forceNames();
        for (int e = 0; e < names.size(); e++) {
            if (w.element(e) instanceof CompliantContact c && !c.worn(last).isEmpty()) {
                worn.put(names.get(e), c.worn(last));
            }
        }
        if (worn.isEmpty()) {
            return;
        }
        page.section("Wear");
        table(worn, page);
        page.raw("<div class=\"maps\">\n");
        for (Surface s : filmed.mechanism().model().surfaces()) {
            if (worn.values().stream()
                    .flatMap(List::stream)
                    .anyMatch(lost -> lost.name().equals(s.name()))) {
                map(s, (Mesh) s.shape(), worn, page); // only the faces of meshes wear
            }
        }
        page.raw("</div>\n").endSection();
    }

    private static void table(Map<String, List<WornSurface>> worn, Html page) {
        page.raw(
                "<table class=\"worn\"><thead><tr><th scope=\"col\">Surface</th><th scope=\"col\" class=\"n\">Volume</th>"
                        + "<th scope=\"col\" class=\"n\">Greatest depth</th><th scope=\"col\" class=\"n\">Worn faces</th></tr></thead><tbody>\n");
        worn.forEach((contact, surfaces) -> surfaces.forEach(s -> {
            Unit unit = Unit.of(s.greatest());
            long faces = Arrays.stream(s.depth()).filter(d -> d > 0).count();
            page.raw("<tr><th scope=\"row\">")
                    .text(s.name())
                    .raw("<div class=\"quiet\">in ")
                    .text(contact)
                    .raw("</div></th>");
            page.raw("<td class=\"n\">").raw(Text.brief(1e9 * s.wholeVolume())).raw("&#160;mm\u00B3</td>");
            page.raw("<td class=\"n\">")
                    .raw(Text.brief(s.greatest() / unit.size()))
                    .raw("&#160;" + unit.name() + "</td>");
            page.raw("<td class=\"n\">").raw(Html.grouped(faces)).raw("</td></tr>\n");
        }));
        page.raw("</tbody></table>\n");
    }

    /** The sum of all contacts that wear a surface. */
    private static void map(Surface surface, Mesh mesh, Map<String, List<WornSurface>> worn, Html page) {
        int triangles = Arrays.stream(mesh.faceIds).max().orElse(-1) + 1;
        double[] depth = new double[triangles];
        worn.values().stream()
                .flatMap(List::stream)
                .filter(s -> s.name().equals(surface.name()))
                .forEach(s -> {
                    double[] own = s.byTriangle(triangles);
                    Arrays.setAll(depth, i -> depth[i] + own[i]);
                });
        double most = Arrays.stream(depth).max().orElse(0);
        if (!(most > 0)) {
            return;
        }
        Unit unit = Unit.of(most);
        double[] way = new double[3], box = {1e9, -1e9, 1e9, -1e9, 1e9, -1e9};
        for (int f = 0; f < mesh.faces(); f++) {
            double d = depth[mesh.faceIds[f]];
            for (int i = 0; i < 3; i++) {
                way[i] += d * mesh.normals.face[3 * f + i];
                for (int k = 0; d > SEEN * most && k < 3; k++) {
                    double x = mesh.vertices[3 * mesh.corners[3 * f + k] + i];
                    box[2 * i] = Math.min(box[2 * i], x);
                    box[2 * i + 1] = Math.max(box[2 * i + 1], x);
                }
            }
        }
        int along = 0;
        for (int i = 1; i < 3; i++) {
            along = Math.abs(way[i]) > Math.abs(way[along]) ? i : along;
        }
        double side = Math.signum(way[along]);
        int across = (along + 1) % 3, up = (along + 2) % 3;
        if (side < 0) { // seen from outside, with right and left as they are then
            int swap = across;
            across = up;
            up = swap;
        }
        double around = AROUND * Math.max(box[2 * across + 1] - box[2 * across], box[2 * up + 1] - box[2 * up]);
        List<double[]> seen = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (int f = 0; f < mesh.faces(); f++) {
            if (side * mesh.normals.face[3 * f + along] > 0
                    && near(mesh, f, across, box, around)
                    && near(mesh, f, up, box, around)) {
                double[] c = new double[6];
                for (int k = 0; k < 3; k++) {
                    c[2 * k] = 1e3 * mesh.vertices[3 * mesh.corners[3 * f + k] + across];
                    c[2 * k + 1] = 1e3 * mesh.vertices[3 * mesh.corners[3 * f + k] + up];
                }
                seen.add(c);
                values.add(depth[mesh.faceIds[f]] / unit.size());
            }
        }
        page.raw("<figure>")
                .raw(new FaceMap(
                                "Worn depth of " + surface.name(),
                                AXES[across] + " [mm]",
                                AXES[up] + " [mm]",
                                seen.stream().flatMapToDouble(Arrays::stream).toArray(),
                                values.stream().mapToDouble(Double::doubleValue).toArray(),
                                unit.name(),
                                WIDTH)
                        .svg())
                .raw("</figure>\n");
    }

    /** Whether a face is within what is worn, and a little more. */
    private static boolean near(Mesh mesh, int f, int axis, double[] box, double around) {
        double middle = 0;
        for (int k = 0; k < 3; k++) {
            middle += mesh.vertices[3 * mesh.corners[3 * f + k] + axis] / 3;
        }
        return middle > box[2 * axis] - around && middle < box[2 * axis + 1] + around;
    }
}
