package org.condyle.view.plot;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Box;
import org.condyle.view.page.Text;

/**
 * Points, lines, bands and bars over common axes, as a picture in SVG. Colours are those of Okabe and Ito; text takes the colour
 * of the page.
 *
 * @param title  what is shown, for people who hear it read, and above the picture
 * @param xLabel with the unit
 */
public record MarkPlot(String title, String xLabel, String yLabel, List<Mark> marks, int width, int height)
        implements Drawing {
    public static final String[] COLOURS = {"#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"};
    private static final int LINE = 19;

    /** The element that holds a picture. */
    public static StringBuilder begin(String title, int width, int height) {
        return new StringBuilder(4096)
                .append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" width=\"" + width + "\" height=\""
                        + height + "\" viewBox=\"0 0 " + width + " " + height + "\" role=\"img\"")
                .append(" font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif\" font-size=\"13\"")
                .append(" fill=\"currentColor\">\n<title>")
                .append(Text.escape(title))
                .append("</title>\n");
    }

    public static void text(StringBuilder out, double x, double y, String anchor, String s, String more) {
        out.append("<text x=\"" + f(x) + "\" y=\"" + f(y) + "\" text-anchor=\"" + anchor + "\"" + more + ">");
        out.append(Text.escape(s)).append("</text>\n");
    }

    public static String f(double x) {
        return String.format(Locale.ROOT, "%.1f", x);
    }

    @Override
    public String svg() {
        double[] range = range();
        List<Mark> named = marks.stream().filter(m -> !m.name().isEmpty()).toList();
        List<int[]> places = legendPlaces(named);
        int top = 34 + (named.isEmpty() ? 0 : LINE * (1 + places.get(places.size() - 1)[1])),
                bottom = height - 46,
                right = width - 18;
        Axis y = Axis.over(range[2], range[3], Math.max(3, (bottom - top) / 32), true);
        int widest = y.ticks().stream().mapToInt(t -> y.label(t).length()).max().orElse(1);
        int left = 36 + (int) Math.ceil(7.6 * widest);
        Axis x = Axis.over(range[0], range[1], Math.max(3, (right - left) / 75), false);
        StringBuilder out = begin(title, width, height);
        text(out, 14, 18, "start", Text.shortened(title, 66), " font-weight=\"600\"");
        for (BigDecimal t : y.ticks()) {
            double at = bottom - (bottom - top) * y.place(t.doubleValue());
            out.append("<path d=\"M" + left + " " + f(at) + "H" + right
                    + "\" stroke=\"currentColor\" stroke-opacity=\".14\"/>\n");
            text(out, left - 7, at + 4.5, "end", y.label(t), "");
        }
        for (BigDecimal t : x.ticks()) {
            double at = left + (right - left) * x.place(t.doubleValue());
            out.append("<path d=\"M" + f(at) + " " + top + "V" + bottom
                    + "\" stroke=\"currentColor\" stroke-opacity=\".14\"/>\n");
            text(out, at, bottom + 18, "middle", x.label(t), "");
        }
        Box box = new Box(x, y, left, top, right, bottom);
        for (int i = 0; i < marks.size(); i++) {
            out.append(mark(marks.get(i), box, i % COLOURS.length));
        }
        out.append("<path d=\"M" + left + " " + top + "V" + bottom + "H" + right
                + "\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".6\"/>\n");
        text(out, (left + right) / 2.0, height - 9, "middle", x.labelled(xLabel), "");
        double middle = (top + bottom) / 2.0;
        text(out, 15, middle, "middle", y.labelled(yLabel), " transform=\"rotate(-90 15 " + f(middle) + ")\"");
        legend(out, named);
        return out.append("</svg>\n").toString();
    }

    private record Box(Axis x, Axis y, int left, int top, int right, int bottom) {
        String at(double a, double b) {
            return f(left + (right - left) * x.place(a)) + " " + f(bottom - (bottom - top) * y.place(b));
        }
    }

    private static String mark(Mark m, Box box, int number) {
        String colour = COLOURS[number];
        // The page makes strokes of these classes lighter in the dark.
        String stroke = "class=\"c" + number + "\" stroke=\"" + colour + "\"";
        StringBuilder path = new StringBuilder();
        switch (m.kind()) {
            case POINTS -> {
                for (int i = 0; i < m.x().length; i++) {
                    if (Double.isFinite(m.x()[i]) && Double.isFinite(m.y()[i])) {
                        path.append("M").append(box.at(m.x()[i], m.y()[i])).append("h0");
                    }
                }
                boolean few = m.x().length < 6;
                return "<path d=\"" + path + "\" " + stroke + " stroke-width=\"" + (few ? "9" : "4.5")
                        + "\" stroke-linecap=\"round\" stroke-opacity=\"" + (few ? "1" : ".45") + "\"/>\n";
            }
            case LINE -> {
                for (int i = 0; i < m.x().length; i++) {
                    path.append(i == 0 ? "M" : "L").append(box.at(m.x()[i], m.y()[i]));
                }
                return "<path d=\"" + path + "\" fill=\"none\" " + stroke
                        + " stroke-width=\"1.9\" stroke-linejoin=\"round\"/>\n";
            }
            case BAND -> {
                for (int i = 0; i < m.x().length; i++) {
                    path.append(i == 0 ? "M" : "L").append(box.at(m.x()[i], m.high()[i]));
                }
                for (int i = m.x().length - 1; i >= 0; i--) {
                    path.append("L").append(box.at(m.x()[i], m.y()[i]));
                }
                return path.isEmpty()
                        ? ""
                        : "<path d=\"" + path + "Z\" fill=\"" + colour + "\" fill-opacity=\".28\"/>\n";
            }
            default -> {
                for (int i = 0; i < m.y().length; i++) {
                    path.append("M").append(box.at(m.x()[i], 0)).append("L").append(box.at(m.x()[i], m.y()[i]));
                    path.append("L").append(box.at(m.x()[i + 1], m.y()[i])).append("L");
                    path.append(box.at(m.x()[i + 1], 0)).append("Z");
                }
                return "<path d=\"" + path + "\" fill=\"" + colour + "\" fill-opacity=\".7\" stroke=\"" + colour
                        + "\"/>\n";
            }
        }
    }

    /** Left edge and row of each entry of the legend, by an estimate of the width of its text. */
    private List<int[]> legendPlaces(List<Mark> named) {
        List<int[]> places = new ArrayList<>();
        int at = 16, row = 0;
        for (Mark m : named) {
            int wide = 30 + (int) (7.4 * shown(m).length()) + 16;
            if (at + wide > width && at > 16) {
                at = 16;
                row++;
            }
            places.add(new int[] {at, row});
            at += wide;
        }
        return places;
    }

    private static String shown(Mark m) {
        return Text.shortened(m.name(), 30);
    }

    private void legend(StringBuilder out, List<Mark> named) {
        List<int[]> places = legendPlaces(named);
        for (int i = 0; i < named.size(); i++) {
            Mark m = named.get(i);
            int number = marks.indexOf(m) % COLOURS.length, at = places.get(i)[0], y = 36 + LINE * places.get(i)[1];
            boolean band = m.kind() == Mark.Kind.BAND;
            out.append("<path d=\"M" + at + " " + y + "h24\" class=\"c" + number + "\" stroke=\"" + COLOURS[number]
                    + "\" stroke-width=\"" + (band ? 10 : 2.2) + "\" stroke-opacity=\"" + (band ? ".35" : "1")
                    + "\"/>\n");
            text(out, at + 30, y + 4, "start", shown(m), "");
        }
    }

    private double[] range() {
        double[] r = {
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (Mark m : marks) {
            List<double[]> ys = new ArrayList<>(List.of(m.y(), m.high()));
            if (m.kind() == Mark.Kind.BARS) {
                ys.add(new double[] {0});
            }
            widen(r, 0, m.x());
            ys.forEach(y -> widen(r, 2, y));
        }
        return r;
    }

    private static void widen(double[] range, int at, double[] values) {
        for (double v : values) {
            if (Math.abs(v) <= Axis.LARGEST) {
                range[at] = Math.min(range[at], v);
                range[at + 1] = Math.max(range[at + 1], v);
            }
        }
    }
}
