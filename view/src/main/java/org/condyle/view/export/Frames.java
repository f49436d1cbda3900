package org.condyle.view.export;

import java.util.Arrays;
import org.condyle.view.scene.Scene;

/** Chooses the frames that are exported: not too many, and each later than the one before even in single precision. */
final class Frames {
    private Frames() {}

    static int[] of(Scene scene, int most) {
        double[] times = scene.times();
        int[] apart = new int[times.length];
        int n = 0;
        for (int f = 0; f < times.length; f++) {
            if (n == 0 || (float) (times[f] - times[0]) > (float) (times[apart[n - 1]] - times[0])) {
                apart[n++] = f;
            }
        }
        if (n <= most) {
            return Arrays.copyOf(apart, n);
        }
        int[] chosen = new int[most];
        for (int i = 0; i < most; i++) {
            chosen[i] = apart[(int) Math.round((double) i * (n - 1) / (most - 1))];
        }
        return chosen;
    }
}
