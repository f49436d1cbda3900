package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.CoupledDirections;
import org.condyle.dynamics.Dynamics;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;

/**
 * Lengths, lengthening speeds and moment arms of paths: of every named measure that is a line (muscles, cables) and of every
 * force along a line (ligaments, springs).
 *
 * <pre>  r = -∂L/∂q,   a tension T has the generalised force r T  </pre>
 *
 * Where constraints couple coordinates, r is that of the coordinate with all it moves, r_ind + Σ r_dep dq_dep/dq_ind
 * ({@link CoupledDirections}). Source: K. N. An et al., "Determination of muscle orientations and moment arms", Journal of
 * Biomechanical Engineering 106 (1984) 280-282.
 */
public final class PathAnalysis {
    private final Instant instant;
    private final List<String> names;
    private final Measure[] measures;
    private final Measure.Reading[] readings;
    private final List<CoordinateNames.Place> coordinates = new ArrayList<>();
    private final double[][] gradient;
    private final double[][] direction;
    private final CoupledDirections directions;
    private final Forces scratch;

    /**
     * @param paths       names; empty for all
     * @param coordinates about which moment arms are wanted; empty for all that have a speed
     */
    public PathAnalysis(Instant instant, List<String> paths, List<String> coordinates) {
        this.instant = instant;
        Model model = instant.mechanism().model();
        Map<String, Measure> known = paths(model);
        names = List.copyOf(paths.isEmpty() ? known.keySet() : paths);
        measures = names.stream().map(n -> path(known, n)).toArray(Measure[]::new);
        readings = new Measure.Reading[measures.length];
        for (int i = 0; i < measures.length; i++) {
            readings[i] = new Measure.Reading(measures[i]);
        }
        CoordinateNames all = new CoordinateNames(model);
        if (coordinates.isEmpty()) {
            all.all().stream().filter(CoordinateNames.Place::hasSpeed).forEach(this.coordinates::add);
        }
        coordinates.forEach(c -> this.coordinates.add(all.find(c)));
        this.coordinates.forEach(CoordinateNames.Place::v); // refuses those without a speed
        gradient = new double[measures.length][model.speeds()];
        direction = new double[this.coordinates.size()][model.speeds()];
        directions = new CoupledDirections(instant.workspace);
        scratch = new Forces(model.bodies().size(), model.speeds());
    }

    /** The paths of a model by name, measures before forces. */
    public static Map<String, Measure> paths(Model model) {
        Map<String, Measure> known = new LinkedHashMap<>();
        model.measures().forEach((name, measure) -> {
            if (measure.isLine()) {
                known.put(name, measure);
            }
        });
        model.forces().forEach((name, force) -> {
            if (force instanceof AlongMeasure along && along.measure().isLine()) {
                known.putIfAbsent(name, along.measure());
            }
        });
        return known;
    }

    private static Measure path(Map<String, Measure> known, String name) {
        Measure measure = known.get(name);
        if (measure == null) {
            throw new ModelException(
                    "the model has no path '" + name + "'" + DidYouMean.hint(name, known.keySet(), "path"), name);
        }
        return measure;
    }

    public List<String> paths() {
        return names;
    }

    /** The coordinates of the moment arms, in order. */
    public List<CoordinateNames.Place> coordinates() {
        return List.copyOf(coordinates);
    }

    /** Looks at all paths at the instant; allocates nothing. */
    public void update() {
        for (int i = 0; i < measures.length; i++) {
            Dynamics.jacobian(measures[i], readings[i], scratch, instant.state(), instant.workspace, gradient[i]);
        }
        for (int c = 0; c < direction.length; c++) {
            directions.of(coordinates.get(c).v(), direction[c]);
        }
    }

    /** [m]. */
    public double length(int path) {
        return readings[path].value;
    }

    /** L̇ [m/s]; positive while the path gets longer. */
    public double lengtheningSpeed(int path) {
        return readings[path].rate;
    }

    /** r of a path about a coordinate with all that is coupled to it [m or -]; 0 where the constraints do not let it move. */
    public double momentArm(int path, int coordinate) {
        double sum = 0;
        double[] g = gradient[path], c = direction[coordinate];
        for (int k = 0; k < g.length; k++) {
            sum -= g[k] * c[k];
        }
        return sum;
    }
}
