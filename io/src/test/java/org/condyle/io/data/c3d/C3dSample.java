package org.condyle.io.data.c3d;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes C3D files for tests, in the numbers of all three processors, whole or real; independent of the reader. */
final class C3dSample {
    final C3dBytes.Processor processor;
    final boolean real;
    double pointScale = 0.5;
    int firstFrame = 1;
    int samplesPerFrame = 1;
    boolean trialFields;
    double[][] points = {}; // [frame][4 * point], residual last, in units of the file
    double[][] analog = {}; // [sample][channel], raw numbers
    private final Map<String, Map<String, byte[]>> groups = new LinkedHashMap<>();

    C3dSample(C3dBytes.Processor processor, boolean real) {
        this.processor = processor;
        this.real = real;
    }

    C3dSample texts(String group, String name, String... texts) {
        int length = Arrays.stream(texts).mapToInt(String::length).max().orElse(0);
        ByteArrayOutputStream out =
                entry(-1, texts.length == 1 ? new int[] {length} : new int[] {length, texts.length});
        for (String t : texts) {
            out.writeBytes((t + " ".repeat(length - t.length())).getBytes(StandardCharsets.ISO_8859_1));
        }
        return put(group, name, out);
    }

    C3dSample words(String group, String name, int[] dimensions, int... values) {
        ByteArrayOutputStream out = entry(2, dimensions);
        Arrays.stream(values).forEach(v -> out.writeBytes(word(v)));
        return put(group, name, out);
    }

    C3dSample reals(String group, String name, int[] dimensions, double... values) {
        ByteArrayOutputStream out = entry(4, dimensions);
        Arrays.stream(values).forEach(v -> out.writeBytes(real(v)));
        return put(group, name, out);
    }

    private static ByteArrayOutputStream entry(int type, int[] dimensions) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(type);
        out.write(dimensions.length);
        Arrays.stream(dimensions).forEach(out::write);
        return out;
    }

    private C3dSample put(String group, String name, ByteArrayOutputStream data) {
        data.write(0); // no description
        groups.computeIfAbsent(group, g -> new LinkedHashMap<>()).put(name, data.toByteArray());
        return this;
    }

    byte[] word(int v) {
        byte low = (byte) v, high = (byte) (v >> 8);
        return processor == C3dBytes.Processor.MIPS ? new byte[] {high, low} : new byte[] {low, high};
    }

    byte[] real(double v) {
        // DEC: the exponent is larger by 2 than that of IEEE, the words are exchanged
        int bits = Float.floatToIntBits((float) (processor == C3dBytes.Processor.DEC ? 4 * v : v));
        byte a = (byte) (bits >> 24), b = (byte) (bits >> 16), c = (byte) (bits >> 8), d = (byte) bits;
        return switch (processor) {
            case INTEL -> new byte[] {d, c, b, a};
            case MIPS -> new byte[] {a, b, c, d};
            case DEC -> new byte[] {b, a, d, c};
        };
    }

    byte[] bytes() {
        int count = points.length > 0 ? points[0].length / 4 : 0, channels = analog.length > 0 ? analog[0].length : 0;
        int frames = points.length > 0 ? points.length : analog.length / samplesPerFrame;
        double scale = real ? -pointScale : pointScale;
        words("POINT", "USED", new int[0], count).reals("POINT", "SCALE", new int[0], scale);
        reals("POINT", "RATE", new int[0], 100).words("ANALOG", "USED", new int[0], channels);
        if (trialFields) {
            int last = firstFrame + frames - 1;
            words("TRIAL", "ACTUAL_START_FIELD", new int[] {2}, firstFrame & 0xFFFF, firstFrame >> 16);
            words("TRIAL", "ACTUAL_END_FIELD", new int[] {2}, last & 0xFFFF, last >> 16);
        }
        byte[] parameters = parameters();
        int blocks = (parameters.length + 511) / 512;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(2);
        out.write(0x50);
        int last = Math.min(65535, firstFrame + frames - 1);
        for (int w : new int[] {count, channels * samplesPerFrame, firstFrame, last, 0}) {
            out.writeBytes(word(w));
        }
        out.writeBytes(real(scale));
        out.writeBytes(word(2 + blocks));
        out.writeBytes(word(samplesPerFrame));
        out.writeBytes(real(100));
        out.writeBytes(new byte[512 - out.size()]);
        out.writeBytes(Arrays.copyOf(parameters, 512 * blocks));
        for (int f = 0; f < frames; f++) {
            for (int i = 0; i < 4 * count; i++) {
                boolean residual = i % 4 == 3;
                number(real || residual ? points[f][i] : Math.rint(points[f][i] / pointScale), out);
            }
            for (int s = 0; s < samplesPerFrame && channels > 0; s++) {
                Arrays.stream(analog[f * samplesPerFrame + s]).forEach(v -> number(v, out));
            }
        }
        return out.toByteArray();
    }

    private void number(double v, ByteArrayOutputStream out) {
        out.writeBytes(real ? real(v) : word((int) v));
    }

    private byte[] parameters() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(1);
        out.write(0x50);
        out.write(0);
        out.write(84 + processor.ordinal());
        List<String> names = new ArrayList<>(groups.keySet());
        for (String group : names) { // groups behind their parameters, as some programs have it
            groups.get(group).forEach((name, data) -> item(out, name, names.indexOf(group) + 1, data));
        }
        for (String group : names) {
            item(out, group, -names.indexOf(group) - 1, new byte[] {0});
        }
        out.write(0);
        out.write(0);
        return out.toByteArray();
    }

    private void item(ByteArrayOutputStream out, String name, int group, byte[] data) {
        out.write(-name.length()); // locked
        out.write(group);
        out.writeBytes(name.getBytes(StandardCharsets.ISO_8859_1));
        out.writeBytes(word(2 + data.length));
        out.writeBytes(data);
    }
}
