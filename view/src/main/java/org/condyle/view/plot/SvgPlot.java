package org.condyle.view.plot;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.Axis;
import org.condyle.view.page.Text;

/**
 * Curves over a common axis as a picture in SVG. Colours are those of Okabe and Ito, told apart by people who see
 * colours differently, and each curve has its own dashes for paper without colour. Lines and text take the colour of
 * the page they stand in ({@code currentColor}), so that a picture works on light and dark; curves have the classes
 * {@code c0, c1, ...} for a page that wants others.
 *
 * @param title  what the picture shows, for people who hear it read; not drawn
 * @param xLabel below the axis, with the unit: "time [s]"
 * @param yLabel beside the axis
 * @param width  of the whole picture [pixels]
 * @param height of the whole picture [pixels]
 * @param layers the first curve is the widest and palest, so that it is seen below another that lies on it
 */
public record SvgPlot(
        String title, String xLabel, String yLabel, List<Curve> curves, int width, int height, boolean layers)
        implements Drawing {
    private static final String[] COLOURS = {"#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"};
    private static final String[] DASHES = {"", "7 3", "2 3", "9 3 2 3", "14 4", "5 2 1 2 1 2"};
    private static final int FONT = 13;
    private static final int LINE = 19; // of the legend
    private static final int SWATCH = 28;
    private static final int LONGEST_NAME = 48;

    /** Curves as lines of one width. */
    public SvgPlot(String title, String xLabel, String yLabel, List<Curve> curves, int width, int height) {
        this(title, xLabel, yLabel, curves, width, height, false);
    }

    /** The same for curves that may lie on each other. */
    public SvgPlot layered() {
        return new SvgPlot(title, xLabel, yLabel, curves, width, height, true);
    }

    public SvgPlot {
        curves = List.copyOf(curves);
        if (width < 200 || height < 120) {
            throw new IllegalArgumentException("a plot needs at least 200 x 120 pixels, was " + width + " x " + height);
        }
    }

    @Override
    public String svg() {
        double[] range = range();
        // Rows of the legend wrap by an estimate of the width of text: no font is asked, so no machine differs.
        List<int[]> places = legendPlaces();
        int legend = curves.isEmpty() ? 0 : LINE * (1 + places.get(places.size() - 1)[1]) + 4;
        int top = 14 + legend, bottom = height - 46;
        Axis y = Axis.over(range[2], range[3], Math.max(3, (bottom - top) / 27), true, whole());
        List<BigDecimal> yTicks = y.ticks();
        int widest = yTicks.stream().mapToInt(t -> y.label(t).length()).max().orElse(1);
        int left = 34 + (int) Math.ceil(0.58 * FONT * widest), right = width - 16;
        Axis x = Axis.over(range[0], range[1], Math.max(3, (right - left) / 70), false);

        StringBuilder out = new StringBuilder(4096);
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" width=\"")
                .append(width);
        out.append("\" height=\"")
                .append(height)
                .append("\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height);
        out.append(
                "\" role=\"img\" font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif\" font-size=\"");
        out.append(FONT)
                .append("\" fill=\"currentColor\">\n<title>")
                .append(Text.escape(title))
                .append("</title>\n");
        StringBuilder grid = new StringBuilder(), labels = new StringBuilder();
        for (BigDecimal tick : yTicks) {
            int at = (int) Math.round(100 * (bottom - (bottom - top) * y.place(tick.doubleValue())));
            grid.append("M")
                    .append(left)
                    .append(' ')
                    .append(CurvePath.hundredths(at))
                    .append('H')
                    .append(right);
            text(labels, left - 7, at + 450, "end", y.label(tick), "");
        }
        for (BigDecimal tick : x.ticks()) {
            int at = (int) Math.round(100 * (left + (right - left) * x.place(tick.doubleValue())));
            grid.append("M")
                    .append(CurvePath.hundredths(at))
                    .append(' ')
                    .append(top)
                    .append('V')
                    .append(bottom);
            labels.append("<text x=\"")
                    .append(CurvePath.hundredths(at))
                    .append("\" y=\"")
                    .append(bottom + 18);
            labels.append("\" text-anchor=\"middle\">").append(x.label(tick)).append("</text>\n");
        }
        out.append("<path d=\"").append(grid).append("\" stroke=\"currentColor\" stroke-opacity=\".14\"/>\n");
        if (y.low() < 0 && y.high() > 0) {
            int zero = (int) Math.round(100 * (bottom - (bottom - top) * y.place(0)));
            out.append("<path d=\"M")
                    .append(left)
                    .append(' ')
                    .append(CurvePath.hundredths(zero))
                    .append('H');
            out.append(right).append("\" stroke=\"currentColor\" stroke-opacity=\".45\"/>\n");
        }
        out.append("<path d=\"M")
                .append(left)
                .append(' ')
                .append(top)
                .append('V')
                .append(bottom)
                .append('H');
        out.append(right).append("\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".6\"/>\n");
        boolean empty = range[0] > range[1];
        out.append(empty ? "" : labels);
        int middleX = (left + right) / 2, middleY = (top + bottom) / 2;
        text(out, middleX, 100 * (height - 9), "middle", x.labelled(xLabel), "");
        text(out, 15, 100 * middleY, "middle", y.labelled(yLabel), " transform=\"rotate(-90 15 " + middleY + ")\"");

        CurvePath path = new CurvePath(x, y, left, top, right - left, bottom - top);
        out.append("<g fill=\"none\" stroke-width=\"1.7\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n");
        for (int i = 0; i < curves.size(); i++) {
            out.append("<path")
                    .append(stroke(i))
                    .append(layer(i))
                    .append(" d=\"")
                    .append(path.of(curves.get(i)))
                    .append("\"/>\n");
        }
        out.append("</g>\n");
        if (empty) {
            text(out, middleX, 100 * middleY, "middle", "no finite values", "");
        }
        for (int i = 0; i < curves.size(); i++) {
            int atX = places.get(i)[0], atY = 16 + LINE * places.get(i)[1];
            out.append("<path")
                    .append(stroke(i))
                    .append(" fill=\"none\" stroke-width=\"2.2\" d=\"M")
                    .append(atX);
            out.append(' ').append(atY - 4).append('h').append(SWATCH).append("\"/>\n");
            text(out, atX + SWATCH + 6, 100 * atY, "start", shown(i), "");
        }
        return out.append("</svg>\n").toString();
    }

    /** Counts have no halves. */
    private boolean whole() {
        return curves.stream().allMatch(c -> {
            for (int i = 0; i < c.x().length; i++) {
                if (c.shows(i) && c.y()[i] != Math.rint(c.y()[i])) {
                    return false;
                }
            }
            return true;
        });
    }

    /** Of three curves the first is drawn 6.5 pixels wide, the second 4.1, the last 1.7. */
    private String layer(int curve) {
        int above = Math.min(2, curves.size() - 1 - curve);
        return layers && above > 0
                ? " stroke-width=\"" + (above == 1 ? "4.1" : "6.5") + "\" stroke-opacity=\".45\""
                : "";
    }

    private double[] range() {
        double[] r = {
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (Curve c : curves) {
            for (int i = 0; i < c.x().length; i++) {
                if (c.shows(i)) {
                    r[0] = Math.min(r[0], c.x()[i]);
                    r[1] = Math.max(r[1], c.x()[i]);
                    r[2] = Math.min(r[2], c.y()[i]);
                    r[3] = Math.max(r[3], c.y()[i]);
                }
            }
        }
        return r;
    }

    private String shown(int curve) {
        return Text.shortened(Text.visible(curves.get(curve).name()).replaceAll("\\s+", " "), LONGEST_NAME);
    }

    /** Left edge and row of each entry of the legend. */
    private List<int[]> legendPlaces() {
        List<int[]> places = new ArrayList<>();
        int x = 16, row = 0;
        for (int i = 0; i < curves.size(); i++) {
            int wide = SWATCH + 6 + (int) (0.56 * FONT * shown(i).length()) + 18;
            if (x + wide > width && x > 16) {
                x = 16;
                row++;
            }
            places.add(new int[] {x, row});
            x += wide;
        }
        return places;
    }

    private String stroke(int i) {
        // Shifted by one from the seventh curve on: 36 curves differ in colour or dashes.
        String dash = DASHES[(i + i / COLOURS.length) % DASHES.length];
        return " class=\"c" + i % COLOURS.length + "\" stroke=\"" + COLOURS[i % COLOURS.length] + "\""
                + (dash.isEmpty() || (layers && i < curves.size() - 1) ? "" : " stroke-dasharray=\"" + dash + "\"");
    }

    private static void text(StringBuilder out, int x, int yHundredths, String anchor, String s, String more) {
        out.append("<text x=\"").append(x).append("\" y=\"").append(CurvePath.hundredths(yHundredths));
        out.append("\" text-anchor=\"").append(anchor).append('"').append(more).append('>');
        out.append(Text.escape(s)).append("</text>\n");
    }
}
