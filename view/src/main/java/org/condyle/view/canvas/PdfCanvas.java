package org.condyle.view.canvas;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One page of PDF 1.4 (Adobe, PDF Reference, third edition), of the size of the figure. Letters are drawn as shapes: no
 * font is embedded, named or missing, which is what preflight checks of publishers look for. No dates, no identifiers.
 */
public final class PdfCanvas implements Canvas {
    private final FigureSize size;
    private final StringBuilder page = new StringBuilder(1 << 14);

    public PdfCanvas(FigureSize size) {
        this.size = size;
        // y downwards as everywhere here; round joins and ends
        page.append("1 0 0 -1 0 ").append(Thousandths.of(size.heightPoints())).append(" cm\n1 j 1 J\n");
    }

    @Override
    public void stroke(Outline path, Pen pen) {
        colour(pen.rgb(), "RG");
        Thousandths.append(page, pen.width());
        page.append(" w [");
        for (double d : pen.dashes()) {
            Thousandths.append(page, d);
            page.append(' ');
        }
        page.append("] 0 d\n");
        path(path);
        page.append("S\n");
    }

    @Override
    public void fill(Outline path, Ink ink) {
        colour(ink.onWhite(), "rg");
        path(path);
        page.append("f\n");
    }

    @Override
    public void text(String text, double x, double y, double size, Align align, boolean upwards) {
        fill(Glyphs.outline(text, x, y, size, align, upwards), 0);
    }

    private void colour(int rgb, String operator) {
        for (int shift = 16; shift >= 0; shift -= 8) {
            Thousandths.append(page, (rgb >> shift & 0xff) / 255.0);
            page.append(' ');
        }
        page.append(operator).append('\n');
    }

    private void path(Outline path) {
        path.visit("mlch", this::part);
    }

    private void part(char operator, double... numbers) {
        for (double n : numbers) {
            Thousandths.append(page, n);
            page.append(' ');
        }
        page.append(operator).append('\n');
    }

    @Override
    public byte[] finish() {
        byte[] content = Deflated.of(page.toString().getBytes(StandardCharsets.US_ASCII));
        Objects pdf = new Objects();
        pdf.add("<< /Type /Catalog /Pages 2 0 R >>");
        pdf.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
        pdf.add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + Thousandths.of(size.widthPoints()) + " "
                + Thousandths.of(size.heightPoints()) + "] /Resources << >> /Contents 4 0 R >>");
        pdf.add("<< /Length " + content.length + " /Filter /FlateDecode >>", content);
        return pdf.file();
    }

    /** The numbered objects of the file, and the table of where they begin. */
    private static final class Objects {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final List<Integer> offsets = new ArrayList<>();

        Objects() {
            write("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n% " + Canvas.MADE_BY
                    + "\n"); // high bytes tell mailers that this is not text
        }

        private void write(String text) {
            out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        void add(String dictionary) {
            offsets.add(out.size());
            write(offsets.size() + " 0 obj\n" + dictionary + "\nendobj\n");
        }

        void add(String dictionary, byte[] stream) {
            offsets.add(out.size());
            write(offsets.size() + " 0 obj\n" + dictionary + "\nstream\n");
            out.writeBytes(stream);
            write("\nendstream\nendobj\n");
        }

        byte[] file() {
            int table = out.size();
            write("xref\n0 " + (offsets.size() + 1) + "\n0000000000 65535 f \n");
            offsets.forEach(at -> write(String.format(Locale.ROOT, "%010d 00000 n \n", at)));
            write("trailer\n<< /Size " + (offsets.size() + 1) + " /Root 1 0 R >>\nstartxref\n" + table + "\n%%EOF\n");
            return out.toByteArray();
        }
    }
}
