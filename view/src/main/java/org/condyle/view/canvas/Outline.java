package org.condyle.view.canvas;

import java.util.Arrays;

/** A path of lines and cubic curves. */
public final class Outline {
    /** Takes the parts of a path in order. */
    public interface Visitor {
        void move(double x, double y);

        void line(double x, double y);

        void curve(double x1, double y1, double x2, double y2, double x, double y);

        void close();
    }

    /** Takes the parts of a path as letters with numbers. */
    interface Lettered {
        void part(char letter, double... numbers);
    }

    private static final double CIRCLE = 0.5522847498307936; // 4 (sqrt(2) - 1)/3: a quarter as a cubic, right to 0.03 %

    private byte[] parts = new byte[16];
    private int partCount;
    private double[] numbers = new double[64];
    private int numberCount;

    public boolean isEmpty() {
        return partCount == 0;
    }

    public Outline move(double x, double y) {
        return part('M', x, y);
    }

    public Outline line(double x, double y) {
        return part('L', x, y);
    }

    public Outline curve(double x1, double y1, double x2, double y2, double x, double y) {
        return part('C', x1, y1, x2, y2, x, y);
    }

    /** A quadratic curve from the last point, written as the same cubic one. */
    public Outline quadratic(double cx, double cy, double x, double y) {
        double fromX = numbers[numberCount - 2], fromY = numbers[numberCount - 1];
        return curve((fromX + 2 * cx) / 3, (fromY + 2 * cy) / 3, (x + 2 * cx) / 3, (y + 2 * cy) / 3, x, y);
    }

    public Outline close() {
        return part('Z');
    }

    public Outline rectangle(double x, double y, double width, double height) {
        return move(x, y)
                .line(x + width, y)
                .line(x + width, y + height)
                .line(x, y + height)
                .close();
    }

    /** A closed shape from its corners. */
    public Outline polygon(double... xy) {
        move(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            line(xy[i], xy[i + 1]);
        }
        return close();
    }

    public Outline circle(double x, double y, double r) {
        double k = CIRCLE * r;
        move(x + r, y);
        curve(x + r, y + k, x + k, y + r, x, y + r);
        curve(x - k, y + r, x - r, y + k, x - r, y);
        curve(x - r, y - k, x - k, y - r, x, y - r);
        curve(x + k, y - r, x + r, y - k, x + r, y);
        return close();
    }

    /** The same path elsewhere. */
    public Outline shifted(double dx, double dy) {
        Outline out = new Outline();
        out.parts = Arrays.copyOf(parts, parts.length);
        out.partCount = partCount;
        out.numbers = Arrays.copyOf(numbers, numbers.length);
        out.numberCount = numberCount;
        for (int i = 0; i < numberCount; i++) {
            out.numbers[i] += i % 2 == 0 ? dx : dy;
        }
        return out;
    }

    private Outline part(char kind, double... xy) {
        if (partCount == parts.length) {
            parts = Arrays.copyOf(parts, 2 * partCount);
        }
        if (numberCount + xy.length > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        parts[partCount++] = (byte) kind;
        System.arraycopy(xy, 0, numbers, numberCount, xy.length);
        numberCount += xy.length;
        return this;
    }

    /**
     * Goes through the path.
     *
     * @param letters for moving, a line, a curve and the end of a part, as a format calls them
     */
    void visit(String letters, Lettered format) {
        visit(new Visitor() {
            @Override
            public void move(double x, double y) {
                format.part(letters.charAt(0), x, y);
            }

            @Override
            public void line(double x, double y) {
                format.part(letters.charAt(1), x, y);
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double x, double y) {
                format.part(letters.charAt(2), x1, y1, x2, y2, x, y);
            }

            @Override
            public void close() {
                format.part(letters.charAt(3));
            }
        });
    }

    public void visit(Visitor to) {
        double[] n = numbers;
        for (int p = 0, i = 0; p < partCount; p++) {
            switch (parts[p]) {
                case 'M' -> to.move(n[i++], n[i++]);
                case 'L' -> to.line(n[i++], n[i++]);
                case 'C' -> to.curve(n[i++], n[i++], n[i++], n[i++], n[i++], n[i++]);
                default -> to.close();
            }
        }
    }

    /** The path with curves replaced by chords, as a sequence of moves and lines; closed parts end where they began. */
    public void flatten(Visitor to) {
        visit(new Flattening(to));
    }

    private static final class Flattening implements Visitor {
        private static final int CHORDS = 8; // of letters and circles of a few points: no chord is off by 0.02 points

        private final Visitor to;
        private double x;
        private double y;
        private double startX;
        private double startY;

        Flattening(Visitor to) {
            this.to = to;
        }

        @Override
        public void move(double toX, double toY) {
            startX = x = toX;
            startY = y = toY;
            to.move(x, y);
        }

        @Override
        public void line(double toX, double toY) {
            x = toX;
            y = toY;
            to.line(x, y);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
            double fromX = x, fromY = y;
            for (int i = 1; i <= CHORDS; i++) {
                double t = i / (double) CHORDS, s = 1 - t;
                double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
                line(a * fromX + b * x1 + c * x2 + d * x3, a * fromY + b * y1 + c * y2 + d * y3);
            }
        }

        @Override
        public void close() {
            line(startX, startY);
            to.close();
        }
    }
}
