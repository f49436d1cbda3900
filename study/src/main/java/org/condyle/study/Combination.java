package org.condyle.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Which values meet in which run: of a grid every one with every other, the last thing that is varied changing fastest;
 * otherwise the first with the first, the second with the second.
 */
record Combination(List<Varied> varied, boolean grid) implements Design {
    private static final int MOST_LOOKS = 300;

    @Override
    public long runs() {
        if (!grid) {
            return varied.get(0).size();
        }
        double all = 1;
        for (Varied v : varied) {
            all *= v.size();
        }
        return (long) all;
    }

    @Override
    public double[] of(int run) {
        double[] at = new double[varied.size()];
        int rest = run - 1;
        for (int i = at.length - 1; i >= 0; i--) {
            int n = varied.get(i).size();
            at[i] = grid ? rest % n : rest;
            rest = grid ? rest / n : rest;
        }
        return at;
    }

    /** Between them they have every value that is written in the file at least once, the first run first. */
    @Override
    public List<Glance> glances() {
        LinkedHashSet<Integer> runs = new LinkedHashSet<>(List.of(1));
        int stride = 1;
        List<Varied> backwards = new ArrayList<>(varied);
        java.util.Collections.reverse(backwards);
        for (Varied v : backwards) {
            for (int i : v.written()) {
                runs.add(1 + i * stride);
            }
            stride *= grid ? v.size() : 1;
        }
        return runs.stream()
                .limit(MOST_LOOKS)
                .map(run -> new Glance(of(run), odd(of(run))))
                .toList();
    }

    private int odd(double[] at) {
        int found = -1;
        for (int i = 0; i < at.length; i++) {
            if (at[i] > 0) {
                found = found < 0 ? i : varied.size();
            }
        }
        return found < varied.size() ? found : -1;
    }
}
