package org.condyle.view.canvas;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.condyle.view.page.Text;

/**
 * SVG that stands in a page, in pixels. Text has the font and the colour of the page, so that a picture works on light and dark; lines
 * have the names of styles that a page may change. Numbers are hundredths, which no screen tells apart.
 */
public final class PageCanvas implements Canvas {
    /** Of all text, in pixels. */
    public static final double SIZE = 13;

    /** Of an average letter, in pixels: no font is asked, so that no machine differs. */
    private static final double LETTER = 0.58 * SIZE;

    private final StringBuilder out = new StringBuilder(4096);

    private PageCanvas(String title, int width, int height, String kind) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"")
                .append(kind)
                .append("\" width=\"");
        out.append(width).append("\" height=\"").append(height).append("\" viewBox=\"0 0 ");
        out.append(width).append(' ').append(height).append("\" role=\"img\"");
        out.append(" font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif\" font-size=\"13\"");
        out.append(" fill=\"currentColor\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n<title>");
        out.append(Text.escape(title)).append("</title>\n");
    }

    /** @param title what is shown, for people who hear it read; not drawn */
    public PageCanvas(String title, int width, int height) {
        this(title, width, height, "plot");
    }

    /** For fields side by side, whose edges are those of pixels. */
    public static PageCanvas ofFields(String title, int width, int height) {
        return new PageCanvas(title, width, height, "plot map\" shape-rendering=\"crispEdges");
    }

    /** How wide a text is, about. */
    public static double width(String text) {
        return LETTER * text.length();
    }

    @Override
    public void stroke(Outline path, Pen pen) {
        begin("path", pen.ink());
        out.append(" fill=\"none\" stroke=\"").append(colour(pen.ink()));
        out.append("\" stroke-width=\"").append(number(pen.width())).append('"');
        opacity("stroke", pen.ink());
        for (int i = 0; i < pen.dashes().length; i++) {
            out.append(i == 0 ? " stroke-dasharray=\"" : " ").append(number(pen.dashes()[i]));
        }
        out.append(pen.dashes().length > 0 ? "\"" : "");
        path(path);
    }

    @Override
    public void fill(Outline path, Ink ink) {
        begin("path", ink);
        fill(ink);
        path(path);
    }

    /**
     * Fills a rectangle.
     *
     * @param says shown to who points at it; empty for nothing
     */
    public void rectangle(Box box, Ink ink, String says) {
        begin("rect", ink);
        out.append(" x=\"").append(number(box.left())).append("\" y=\"").append(number(box.top()));
        out.append("\" width=\"").append(number(box.width())).append("\" height=\"");
        out.append(number(box.height())).append('"');
        fill(ink);
        out.append(says.isEmpty() ? "/>\n" : "><title>" + Text.escape(says) + "</title></rect>\n");
    }

    private void begin(String tag, Ink ink) {
        out.append('<').append(tag);
        if (!ink.style().isEmpty()) {
            out.append(" class=\"").append(ink.style()).append('"');
        }
    }

    private void fill(Ink ink) {
        if (ink.rgb() != Ink.TEXT) {
            out.append(" fill=\"").append(colour(ink)).append('"');
        }
        opacity("fill", ink);
    }

    private void opacity(String of, Ink ink) {
        if (ink.opacity() < 1) {
            String share = number(ink.opacity());
            out.append(' ')
                    .append(of)
                    .append("-opacity=\"")
                    .append(share.substring(1))
                    .append('"');
        }
    }

    private static String colour(Ink ink) {
        return ink.rgb() == Ink.TEXT ? "currentColor" : String.format(Locale.ROOT, "#%06x", ink.rgb());
    }

    @Override
    public void text(String text, double x, double y, double size, Align align, boolean upwards) {
        text(text, x, y, size, align, upwards, "");
    }

    /** A title in the picture. */
    public void heading(String text, double x, double y) {
        text(text, x, y, SIZE, Align.START, false, " font-weight=\"600\"");
    }

    private void text(String text, double x, double y, double size, Align align, boolean upwards, String more) {
        out.append("<text x=\"")
                .append(number(x))
                .append("\" y=\"")
                .append(number(y))
                .append('"');
        if (align != Align.START) {
            out.append(" text-anchor=\"")
                    .append(align.name().toLowerCase(Locale.ROOT))
                    .append('"');
        }
        if (size != SIZE) {
            out.append(" font-size=\"").append(number(size)).append('"');
        }
        if (upwards) {
            out.append(" transform=\"rotate(-90 ").append(number(x)).append(' ');
            out.append(number(y)).append(")\"");
        }
        out.append(more).append('>').append(Text.escape(text)).append("</text>\n");
    }

    private static String number(double x) {
        return Thousandths.of(Math.round(100 * x) / 100.0);
    }

    @Override
    public byte[] finish() {
        return svg().getBytes(StandardCharsets.UTF_8);
    }

    /** The picture; nothing can be drawn after. */
    public String svg() {
        return out.append("</svg>\n").toString();
    }

    private void path(Outline path) {
        out.append(" d=\"");
        PathText text = new PathText();
        path.visit(text);
        text.end();
        out.append("\"/>\n");
    }

    /** A path as SVG writes it; steps that cannot be seen are left out, and a piece that is a single point becomes a dot. */
    private final class PathText implements Outline.Visitor {
        private String at = "";
        private boolean dot;

        @Override
        public void move(double x, double y) {
            end();
            at = number(x) + " " + number(y);
            out.append('M').append(at);
            dot = true;
        }

        @Override
        public void line(double x, double y) {
            String to = number(x) + " " + number(y);
            if (!to.equals(at)) {
                out.append('L').append(to);
                dot = false;
            }
            at = to;
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            at = number(x) + " " + number(y);
            out.append('C').append(number(x1)).append(' ').append(number(y1)).append(' ');
            out.append(number(x2)).append(' ').append(number(y2)).append(' ').append(at);
            dot = false;
        }

        @Override
        public void close() {
            out.append('Z');
            dot = false;
        }

        void end() {
            out.append(dot ? "h0" : "");
            dot = false;
        }
    }
}
