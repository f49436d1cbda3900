package org.condyle.io.data.c3d;

import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;

/**
 * Where the numbers of a C3D file lie: each frame has the points (x, y, z, residual) and then the analog samples taken
 * during the frame, in words or in real numbers. Parameters count more than the header, whose words end at 65535.
 *
 * @param start first byte of the data
 * @param points number of points
 * @param channels number of analog channels
 * @param samples analog samples of a channel in a frame
 * @param firstFrame number of the first frame, as the laboratory counts
 * @param frames number of frames
 * @param scale factor of whole numbers; 0 if the data are real numbers
 * @param rate frames a second [Hz]
 */
record C3dLayout(
        int start, int points, int channels, int samples, int firstFrame, int frames, double scale, double rate) {
    /** Each has a name and columns of its own, which cost memory whatever the file holds. */
    private static final int MOST = 10_000;

    private static final int LONGEST = 65535; // frames that the header can count

    static C3dLayout of(String file, C3dBytes b, C3dParameters p, Problems warnings) {
        int points = p.count("POINT:USED", b.word(2));
        if (points != b.word(2)) {
            warn(warnings, file, "the header says " + b.word(2) + " points, POINT:USED " + points + ", which counts");
        }
        int perFrame = b.word(4);
        int channels = p.count("ANALOG:USED", 0);
        channels = channels == 0 && perFrame > 0 ? perFrame / Math.max(1, b.word(18)) : channels;
        int samples = channels == 0 ? 0 : perFrame / channels;
        if (samples * channels != perFrame) {
            throw b.wrong("the header says " + perFrame + " analog samples a frame, which " + channels
                    + " channels (ANALOG:USED) do not divide");
        }
        if (points > MOST || channels > MOST) {
            throw b.wrong("the file has " + points + " points and " + channels + " channels; at most " + MOST
                    + " of each are read");
        }
        double scale = p.number("POINT:SCALE", b.real(12));
        if (scale == 0 || !Double.isFinite(scale)) {
            throw b.wrong("POINT:SCALE is " + scale + "; it must be a number other than 0");
        }
        double rate = p.number("POINT:RATE", b.real(20));
        if (!(rate > 0) || Double.isInfinite(rate)) {
            throw b.wrong("POINT:RATE is " + rate + " Hz; it must be greater than 0");
        }
        int block = b.word(16) > 0 ? b.word(16) : p.count("POINT:DATA_START", 0);
        if (block < 2) {
            throw b.wrong("the data begin at block " + block + ", where the header is");
        }
        long start = (long) C3dBytes.BLOCK * (block - 1);
        long width = (4L * points + perFrame) * (scale < 0 ? 4 : 2);
        if (width == 0) {
            throw b.wrong("the file has neither points nor analog channels");
        }
        long held = Math.max(0, b.length() - start) / width;
        long frames = frames(file, b, p, held, warnings);
        if (frames > held) {
            throw b.wrong("the file ends after " + held + " of " + frames + " frames");
        }
        if (frames < 1) {
            throw b.wrong("the file has no frames");
        }
        return new C3dLayout(
                (int) start, points, channels, samples, b.word(6), (int) frames, scale < 0 ? 0 : scale, rate);
    }

    /** Frames by TRIAL, by POINT:LONG_FRAMES, by the header; or what the file holds when none of these can count them. */
    private static long frames(String file, C3dBytes b, C3dParameters p, long held, Problems warnings) {
        double[] first = p.numbers("TRIAL:ACTUAL_START_FIELD", 2, -1, true);
        double[] last = p.numbers("TRIAL:ACTUAL_END_FIELD", 2, -1, true);
        if (first[1] >= 0 && last[1] >= 0) {
            double trial = last[0] + 65536 * last[1] - first[0] - 65536 * first[1] + 1;
            if (trial >= 1 && trial <= held) {
                return (long) trial;
            }
        }
        int stated = p.count("POINT:LONG_FRAMES", 0);
        if (stated > 0) {
            return stated;
        }
        long counted = (long) b.word(8) - b.word(6) + 1;
        if (b.word(8) == LONGEST && held > counted) {
            warn(
                    warnings,
                    file,
                    "the header ends counting at " + LONGEST + " frames; all " + held + " frames of the file are read");
            return held;
        }
        return counted;
    }

    private static void warn(Problems warnings, String file, String message) {
        warnings.add(Problem.warning(Code.DOUBTFUL_DATA, Position.in(file), "", message));
    }

    boolean isReal() {
        return scale == 0;
    }

    /** Bytes of a number. */
    int size() {
        return isReal() ? 4 : 2;
    }

    /** Numbers of a frame. */
    int width() {
        return 4 * points + samples * channels;
    }

    /** Where a number of a frame lies. */
    int at(int frame, int number) {
        return (int) (start + ((long) frame * width() + number) * size());
    }
}
