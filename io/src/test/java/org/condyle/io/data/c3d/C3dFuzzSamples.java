package org.condyle.io.data.c3d;

import java.util.Arrays;

/** Small and large C3D files for the tests with broken ones. */
public final class C3dFuzzSamples {
    private C3dFuzzSamples() {}

    /** All that can be read of a file. */
    public static void readAll(String name, byte[] content) {
        C3dFile file = C3dFile.read(name, content);
        file.unit();
        if (file.hasMarkers()) {
            file.markers();
        }
        if (file.hasAnalog()) {
            file.analog();
        }
        if (!file.plates().isEmpty()) {
            file.reactions().atPressure(10);
        }
    }

    /** One of each processor, with whole and real numbers and force plates. */
    public static byte[][] all() {
        byte[][] all = new byte[6][];
        for (int i = 0; i < 6; i++) {
            all[i] = sample(C3dBytes.Processor.values()[i / 2], i % 2 == 0, 4).bytes();
        }
        return all;
    }

    /** Whole numbers, many frames. */
    public static byte[] large() {
        return sample(C3dBytes.Processor.INTEL, false, 60_000).bytes();
    }

    private static C3dSample sample(C3dBytes.Processor processor, boolean real, int frames) {
        C3dSample s = new C3dSample(processor, real);
        s.samplesPerFrame = 2;
        s.trialFields = true;
        s.points = new double[frames][];
        s.analog = new double[2 * frames][];
        Arrays.setAll(s.points, i -> new double[] {100, -250, 1000, 0, 7, 8, 9, -1});
        Arrays.setAll(s.analog, i -> new double[] {1, 2, -300, 4, 5, 6});
        s.texts("POINT", "LABELS", "HEEL", "TOE").texts("POINT", "UNITS", "mm");
        s.texts("ANALOG", "LABELS", "a", "b", "c", "d", "e", "f").reals("ANALOG", "SCALE", new int[] {2}, 0.25, 4);
        s.words("ANALOG", "OFFSET", new int[] {2}, 5, -2);
        s.words("FORCE_PLATFORM", "USED", new int[0], 1).words("FORCE_PLATFORM", "TYPE", new int[] {1}, 2);
        s.reals("FORCE_PLATFORM", "CORNERS", new int[] {3, 4, 1}, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0);
        s.reals("FORCE_PLATFORM", "ORIGIN", new int[] {3, 1}, 0, 0, -20);
        return s.words("FORCE_PLATFORM", "CHANNEL", new int[] {6, 1}, 1, 2, 3, 4, 5, 6);
    }
}
