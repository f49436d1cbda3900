package org.condyle.tool.scale;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.scale.ScaleFactors;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Landmark;
import org.condyle.text.DidYouMean;

/**
 * Scale factors from distances of markers: for each measurement the mean over its pairs of (measured distance, mean over the frames)
 * / (distance in the default pose of the model), for the bodies and axes that it names.
 */
public final class Measurements {
    private final TreeModel model;
    private final MarkerTable measured;
    private final int first;
    private final int last;
    private final Map<String, Double> found = new LinkedHashMap<>();

    /** @param first and {@code last} the frames that are used, the last one excluded */
    public Measurements(TreeModel model, MarkerTable measured, int first, int last) {
        this.model = model;
        this.measured = measured;
        this.first = first;
        this.last = last;
    }

    /** Applies an element {@code Measurement}. */
    public void apply(XmlElement measurement, ScaleFactors factors) {
        if (!measurement.flag("apply", true)) {
            return;
        }
        List<XmlElement> pairs = objects(measurement, "MarkerPairSet", "MarkerPair");
        if (pairs.isEmpty()) {
            throw measurement.problem("has no pair of markers; give a MarkerPair, or set apply to false");
        }
        double sum = 0;
        for (XmlElement pair : pairs) {
            String[] names = pair.text("markers", "").split("\\s+", 0);
            if (names.length != 2) {
                throw pair.problem("needs the names of two markers");
            }
            sum += distance(pair, names) / modelDistance(pair, names);
        }
        double factor = sum / pairs.size();
        found.put(measurement.attribute("name", ""), factor);
        for (XmlElement body : objects(measurement, "BodyScaleSet", "BodyScale")) {
            String axes = body.text("axes", "X Y Z").toUpperCase(Locale.ROOT);
            for (int k = 0; k < 3; k++) {
                if (axes.indexOf("XYZ".charAt(k)) >= 0) {
                    factors.set(body.attribute("name", ""), k, factor);
                }
            }
        }
    }

    /** The factors that were found, by the names of the measurements. */
    public Map<String, Double> found() {
        return found;
    }

    private static List<XmlElement> objects(XmlElement e, String set, String name) {
        return e.find(set, "objects").map(o -> o.children(name)).orElse(List.of());
    }

    private double modelDistance(XmlElement pair, String[] names) {
        double[][] x = new double[2][];
        for (int i = 0; i < 2; i++) {
            Landmark mark = model.file().model().markers().get(names[i]);
            if (mark == null) {
                throw missing(
                        pair,
                        "the model",
                        names[i],
                        model.file().model().markers().keySet());
            }
            x[i] = model.marker(mark, model.pose());
        }
        double d = Vec3.distance(x[0], x[1]);
        if (!(d > 0)) {
            throw pair.problem("the two markers of the model are at the same place");
        }
        return d;
    }

    /** Mean over the frames in which both are seen. */
    private double distance(XmlElement pair, String[] names) {
        int a = column(pair, names[0]), b = column(pair, names[1]), seen = 0;
        double[] x = new double[3], y = new double[3];
        double sum = 0;
        for (int f = first; f < last; f++) {
            if (!measured.isMissing(f, a) && !measured.isMissing(f, b)) {
                measured.position(f, a, x, 0);
                measured.position(f, b, y, 0);
                sum += Vec3.distance(x, y);
                seen++;
            }
        }
        if (seen == 0) {
            throw pair.problem("the two markers are never seen together in " + measured.file());
        }
        return sum / seen;
    }

    private int column(XmlElement pair, String name) {
        int at = measured.names().indexOf(name);
        if (at < 0) {
            throw missing(pair, measured.file(), name, measured.names());
        }
        return at;
    }

    private static DocumentException missing(
            XmlElement pair, String where, String name, java.util.Collection<String> known) {
        return pair.problem("there is no marker '" + name + "' in " + where + DidYouMean.hint(name, known, "marker"));
    }
}
