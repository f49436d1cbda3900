package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import javax.imageio.ImageIO;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.Raster;
import org.condyle.view.plot.Curve;
import org.junit.jupiter.api.Test;

class PngCanvasTest {
    private static BufferedImage decoded(byte[] png) throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertTrue(image != null, "not a picture");
        return image;
    }

    private static Figure flat(boolean grey) {
        Curve c = new Curve("flat", new double[] {0, 1}, new double[] {3, 3});
        AxisPlan y = new AxisPlan("y", 2, 4, false, true);
        return new Figure(FigureSize.SINGLE, "", AxisPlan.of("x", false), List.of(new Panel(y, List.of(c))), grey);
    }

    @Test
    void thePictureDecodesWithItsSizeAndTheCurveIsWhereItBelongs() throws Exception {
        BufferedImage image = decoded(flat(false).png(300));
        assertEquals(Math.round(85 / 25.4 * 300), image.getWidth());
        assertEquals(Math.round(60 / 25.4 * 300), image.getHeight());
        assertEquals(0xffffff, image.getRGB(1, 1) & 0xffffff);
        Box box = new Layout(flat(false), new int[1]).boxes.get(0);
        double pixels = 300 / 72.0;
        int x = (int) (pixels * (box.left() + 0.3 * box.width()));
        int y = (int) (pixels * (box.top() + box.bottom()) / 2); // 3 is half way from 2 to 4
        assertEquals(0x0072b2, image.getRGB(x, y) & 0xffffff);
        assertEquals(0xffffff, image.getRGB(x, y + 8) & 0xffffff);
    }

    @Test
    void greyPicturesAreGrey() throws Exception {
        assertEquals(1, decoded(flat(true).png(100)).getRaster().getNumBands());
        assertEquals(3, decoded(flat(false).png(100)).getRaster().getNumBands());
    }

    /** Sum of darkness of what was painted black: the area in pixels. */
    private static double area(Raster r) {
        double sum = 0;
        for (int i = 0; i < r.pixels().length; i += 3) {
            sum += 1 - (r.pixels()[i] & 0xff) / 255.0;
        }
        return sum;
    }

    @Test
    void filledShapesHaveTheirArea() {
        Raster r = new Raster(60, 60);
        double[] triangle = {10.3, 5.2, 50.1, 20.7, 50.1, 20.7, 22.4, 55.9, 22.4, 55.9, 10.3, 5.2};
        r.area(triangle, triangle.length);
        r.paint(0);
        double exact = Math.abs((50.1 - 10.3) * (55.9 - 5.2) - (22.4 - 10.3) * (20.7 - 5.2)) / 2;
        assertEquals(exact, area(r), 0.002 * exact);
    }

    @Test
    void linesHaveTheirAreaAndOverlapsAreNotDarker() {
        double radius = 3, length = Math.sqrt(30 * 30 + 20 * 20);
        double exact = 2 * radius * length + Math.PI * radius * radius; // a capsule
        Raster r = new Raster(60, 60);
        r.capsule(10, 15, 40, 35, radius);
        r.capsule(40, 35, 25, 25, radius); // back over itself
        r.paint(0);
        assertEquals(exact, area(r), 0.01 * exact);
        Raster outside = new Raster(20, 20);
        outside.capsule(-1000, -5000, 3000, 9000, 2); // far ends are no harm
        outside.paint(0);
    }

    @Test
    void whatALetterTurnsAroundTwiceIsFilledAndHolesAreOpen() {
        Raster r = new Raster(40, 40);
        double[] square = square(5, 35, false), same = square(10, 30, false), hole = square(15, 25, true);
        double[] all = new double[48];
        System.arraycopy(square, 0, all, 0, 16);
        System.arraycopy(same, 0, all, 16, 16);
        System.arraycopy(hole, 0, all, 32, 16);
        r.area(all, all.length);
        r.paint(0);
        assertEquals(900, area(r), 1e-6); // turned twice, less one turn back: still inside
        Raster open = new Raster(40, 40);
        System.arraycopy(hole, 0, all, 16, 16);
        open.area(all, 32);
        open.paint(0);
        assertEquals(800, area(open), 1e-6);
    }

    private static double[] square(double a, double b, boolean back) {
        double[] forth = {a, a, b, a, b, a, b, b, b, b, a, b, a, b, a, a};
        double[] reverse = {a, a, a, b, a, b, b, b, b, b, b, a, b, a, a, a};
        return back ? reverse : forth;
    }
}
