package org.condyle.view.figure;

import java.util.List;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.PdfCanvas;
import org.condyle.view.canvas.PngCanvas;
import org.condyle.view.canvas.ShiftedCanvas;
import org.condyle.view.canvas.SvgCanvas;

/**
 * Figures beside and below each other on one page, each with its own axes, row by row from the upper left.
 *
 * @param title above all of them; empty for none
 * @param cells of one size each
 */
public record FigureGrid(String title, int columns, List<Figure> cells) implements Printed {
    private static final double TITLE = 1.6 * Painter.SIZE;

    public FigureGrid {
        cells = List.copyOf(cells);
        if (columns < 1 || cells.isEmpty()) {
            throw new IllegalArgumentException("a grid of figures needs at least one figure and one column");
        }
    }

    /** Of the whole page. */
    FigureSize size() {
        FigureSize cell = cells.get(0).size();
        int rows = (cells.size() + columns - 1) / columns;
        double above = title.isEmpty() ? 0 : TITLE / FigureSize.POINTS;
        return new FigureSize(columns * cell.width(), rows * cell.height() + above);
    }

    @Override
    public byte[] svg() {
        String said = String.join("; ", cells.stream().map(Figure::spoken).toList());
        return drawn(new SvgCanvas(size(), title.isEmpty() ? said : title));
    }

    @Override
    public byte[] pdf() {
        return drawn(new PdfCanvas(size()));
    }

    @Override
    public byte[] png(int dpi) {
        return drawn(new PngCanvas(size(), dpi));
    }

    private byte[] drawn(Canvas canvas) {
        double top = 0;
        if (!title.isEmpty()) {
            double x = size().widthPoints() / 2;
            canvas.text(title, x, 1.2 * Painter.SIZE, Painter.SIZE, Canvas.Align.MIDDLE, false);
            top = TITLE;
        }
        for (int i = 0; i < cells.size(); i++) {
            FigureSize cell = cells.get(i).size();
            int column = i % columns, row = i / columns;
            double dx = column * cell.widthPoints(), dy = top + row * cell.heightPoints();
            new Painter(cells.get(i), new ShiftedCanvas(canvas, dx, dy)).draw();
        }
        return canvas.finish();
    }
}
