package org.condyle.foreign.opensim.scale;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** How much the bodies of a model grow along their own axes x, y and z. A body that is not named keeps its size. */
public final class ScaleFactors {
    private static final double[] ONE = {1, 1, 1};

    private final Map<String, double[]> factors = new LinkedHashMap<>();

    /** Sets all three factors of a body. */
    public void set(String body, double[] xyz) {
        if (xyz.length != 3 || !(xyz[0] > 0 && xyz[1] > 0 && xyz[2] > 0)) {
            throw new IllegalArgumentException("scale factors of body '" + body + "' must be three numbers > 0");
        }
        factors.put(body, xyz.clone());
    }

    /** Sets the factor along one axis, 0 for x. */
    public void set(String body, int axis, double factor) {
        double[] all = of(body).clone();
        all[axis] = factor;
        set(body, all);
    }

    /** The three factors of a body; not to be changed. */
    public double[] of(String body) {
        return factors.getOrDefault(body, ONE);
    }

    /** The bodies that were named. */
    public Set<String> bodies() {
        return factors.keySet();
    }
}
