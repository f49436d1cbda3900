package org.condyle.io.data.c3d;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Analog channels of a C3D file: (sample - OFFSET) · SCALE · GEN_SCALE; whole numbers signed or not, by FORMAT. */
final class C3dAnalog {
    private final C3dBytes bytes;
    private final C3dLayout layout;
    private final boolean unsigned;
    private final double[] scales;
    private final double[] offsets;
    private final List<String> units;

    C3dAnalog(C3dBytes bytes, C3dLayout layout, C3dParameters parameters) {
        this.bytes = bytes;
        this.layout = layout;
        int n = layout.channels();
        unsigned = parameters.text("ANALOG:FORMAT").equalsIgnoreCase("UNSIGNED");
        scales = parameters.numbers("ANALOG:SCALE", n, 1, true);
        offsets = parameters.numbers("ANALOG:OFFSET", n, 0, unsigned);
        double general = parameters.number("ANALOG:GEN_SCALE", 1);
        for (int c = 0; c < n; c++) {
            scales[c] *= general;
        }
        units = new ArrayList<>(parameters.texts("ANALOG:UNITS", n));
        units.addAll(Collections.nCopies(n - units.size(), ""));
    }

    int channels() {
        return layout.channels();
    }

    /** Samples of each channel. */
    int samples() {
        return layout.frames() * layout.samples();
    }

    /** Unit of a channel as the file writes it; may be empty. */
    String unit(int channel) {
        return units.get(channel);
    }

    /** A sample in the unit of its channel; NaN if it is not a finite number. */
    double value(int channel, int sample) {
        int frame = sample / layout.samples(), within = sample % layout.samples();
        int at = layout.at(frame, 4 * layout.points() + within * layout.channels() + channel);
        double raw = layout.isReal() ? bytes.real(at) : unsigned ? bytes.word(at) : bytes.signedWord(at);
        double value = (raw - offsets[channel]) * scales[channel];
        return Double.isFinite(value) ? value : Double.NaN;
    }
}
