package org.condyle.view.canvas;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.condyle.view.page.Text;

/** SVG whose text stays text: it can be searched, read aloud and edited. White behind, for readers with dark pages. */
public final class SvgCanvas implements Canvas {
    private final StringBuilder out = new StringBuilder(1 << 14);

    public SvgCanvas(FigureSize size, String title) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(Thousandths.of(size.width()));
        out.append("mm\" height=\"").append(Thousandths.of(size.height())).append("mm\" viewBox=\"0 0 ");
        out.append(Thousandths.of(size.widthPoints())).append(' ').append(Thousandths.of(size.heightPoints()));
        out.append("\" role=\"img\" font-family=\"Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif\"");
        out.append(" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n<!-- ");
        out.append(Canvas.MADE_BY).append(" -->\n<title>");
        out.append(Text.escape(title)).append("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
    }

    @Override
    public void stroke(Outline path, Pen pen) {
        out.append("<path fill=\"none\" stroke=\"").append(colour(pen.rgb())).append("\" stroke-width=\"");
        Thousandths.append(out, pen.width());
        if (pen.dashes().length > 0) {
            out.append("\" stroke-dasharray=\"");
            for (int i = 0; i < pen.dashes().length; i++) {
                out.append(i > 0 ? " " : "");
                Thousandths.append(out, pen.dashes()[i]);
            }
        }
        path(path);
    }

    @Override
    public void fill(Outline path, Ink ink) {
        out.append("<path fill=\"").append(colour(ink.onWhite()));
        path(path);
    }

    private void path(Outline path) {
        out.append("\" d=\"");
        path.visit("MLCZ", this::part);
        out.append("\"/>\n");
    }

    private void part(char kind, double... numbers) {
        out.append(kind);
        for (int i = 0; i < numbers.length; i++) {
            out.append(i > 0 ? " " : "");
            Thousandths.append(out, numbers[i]);
        }
    }

    @Override
    public void text(String text, double x, double y, double size, Align align, boolean upwards) {
        String place = Thousandths.of(x) + " " + Thousandths.of(y);
        out.append("<text font-size=\"").append(Thousandths.of(size));
        if (align != Align.START) {
            out.append("\" text-anchor=\"").append(align.name().toLowerCase(Locale.ROOT));
        }
        out.append("\" transform=\"translate(").append(place).append(upwards ? ") rotate(-90)" : ")");
        out.append("\">").append(Text.escape(text)).append("</text>\n");
    }

    private static String colour(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    @Override
    public byte[] finish() {
        return out.append("</svg>\n").toString().getBytes(StandardCharsets.UTF_8);
    }
}
