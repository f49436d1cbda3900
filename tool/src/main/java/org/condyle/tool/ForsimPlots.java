package org.condyle.tool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.AskedPlot.Series;
import org.condyle.io.results.Picture;
import org.condyle.tool.motion.CoordinateLabels;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.ResultTable;
import org.jspecify.annotations.Nullable;

/**
 * What the page of a forward simulation of a joint shows first: the coordinates that were free, over the one that was led where there is only one,
 * and how the cartilages press.
 */
final class ForsimPlots {
    private static final double MOVES = 1e-6; // [rad, m]
    private static final String AREA = ".contact_area";

    private final ToolModel model;
    private final Series axis;
    private final ResultBuilder result;

    private ForsimPlots(ToolModel model, @Nullable Place led, ResultBuilder result) {
        this.model = model;
        this.result = result;
        axis = led == null ? new Series(Picture.TIME, Picture.TIME, "") : series(led);
    }

    /** @param prescribed values of the coordinates that follow a table */
    static void add(ToolModel model, Set<Place> free, Map<Place, double[]> prescribed, ResultBuilder result) {
        List<Place> led = prescribed.entrySet().stream()
                .filter(e -> Arrays.stream(e.getValue()).max().orElse(0)
                                - Arrays.stream(e.getValue()).min().orElse(0)
                        > MOVES)
                .map(Map.Entry::getKey)
                .toList();
        ForsimPlots plots = new ForsimPlots(model, led.size() == 1 ? led.get(0) : null, result);
        plots.contacts();
        plots.coordinates(free);
    }

    private Series series(Place p) {
        String unit = p.coordinate().isAngle() ? "deg" : p.coordinate().isLength() ? "mm" : "";
        return new Series(CoordinateLabels.path(p) + "/value", model.labels().label(p), unit);
    }

    private void coordinates(Set<Place> free) {
        Map<String, List<Series>> groups = new LinkedHashMap<>();
        for (Place p : model.labels().moving()) {
            if (free.contains(p)) {
                String kind = p.coordinate().isAngle() ? "angles" : "shifts";
                groups.computeIfAbsent(p.joint().name() + ", " + kind, k -> new ArrayList<>())
                        .add(series(p));
            }
        }
        groups.forEach((title, y) -> plot(title, y, ""));
    }

    /** Pressures and areas of all contacts together; where each presses has a gap while it is open. */
    private void contacts() {
        List<Series> pressures = new ArrayList<>(), areas = new ArrayList<>();
        Map<String, List<Series>> places = new LinkedHashMap<>();
        for (ResultTable t : result.tables()) {
            for (ResultTable.Column c : t.columns()) {
                String label = c.label(), contact = label.replaceAll("\\..*", "");
                if (label.endsWith(AREA)) {
                    areas.add(new Series(label, contact, "mm^2"));
                    places.put(label, new ArrayList<>());
                } else if (label.endsWith(".max_pressure")) {
                    pressures.add(new Series(label, contact, "MPa"));
                }
                places.forEach((area, y) -> {
                    String stem = area.substring(0, area.length() - AREA.length()) + ".center_of_pressure_";
                    if (label.startsWith(stem)) {
                        y.add(new Series(label, label.substring(stem.length()), "mm"));
                    }
                });
            }
        }
        plot("Largest pressure", pressures, "");
        plot("Contact area", areas, "");
        places.forEach((area, y) ->
                plot(area.replaceAll("\\..*", "") + ", centre of pressure, in the axes of the casting body", y, area));
    }

    private void plot(String title, List<Series> y, String during) {
        if (!y.isEmpty()) {
            result.plot(new AskedPlot(title, "", axis, y, "", during));
        }
    }
}
