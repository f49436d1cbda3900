package org.condyle.anatomy;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Draws docs/images/bones.png: the skeleton from the front and from the side, and each bone from the front, from the right and obliquely.
 * Not a test: run its main method with the name of the file, after a page of numbers was changed, and look at it.
 */
final class BonePictures {
    /** Directions to the right and up in the picture. */
    private static final double[][][] VIEWS = {
        {{0, 0, -1}, {0, 1, 0}}, {{1, 0, 0}, {0, 1, 0}}, {{0.6, 0, -0.8}, {-0.21, 0.954, -0.158}}
    };

    private static final int WIDTH = 104, HEIGHT = 140, LABEL = 22, COLUMNS = 4, SAMPLES = 3, SHADES = 48;
    private static final Color PAPER = new Color(0xf4f4f2);

    private final int width;
    private final int height;
    private final double[] depth;
    private final float[] normals;

    private BonePictures(int width, int height) {
        this.width = SAMPLES * width;
        this.height = SAMPLES * height;
        depth = new double[this.width * this.height];
        normals = new float[3 * depth.length];
        Arrays.fill(depth, Double.NEGATIVE_INFINITY);
    }

    public static void main(String[] arguments) throws IOException {
        List<Bone> all = Bone.all();
        int rows = (all.size() + COLUMNS - 1) / COLUMNS, tall = rows * (HEIGHT + LABEL), body = 3 * WIDTH;
        BufferedImage sheet = new BufferedImage(
                2 * body + COLUMNS * (3 * WIDTH + 14), tall, BufferedImage.TYPE_BYTE_INDEXED, shades());
        Graphics2D g = sheet.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(PAPER);
        g.fillRect(0, 0, sheet.getWidth(), tall);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14));
        List<BoneMesh> skeleton =
                new Skeleton().bones.stream().map(p -> p.mesh(Resolution.FINE)).toList();
        for (int view = 0; view < 2; view++) {
            g.drawImage(picture(skeleton, VIEWS[view], body, tall), view * body, 0, null);
        }
        for (int n = 0; n < all.size(); n++) {
            int x = 2 * body + n % COLUMNS * (3 * WIDTH + 14), y = n / COLUMNS * (HEIGHT + LABEL);
            for (int view = 0; view < VIEWS.length; view++) {
                BufferedImage one = picture(List.of(all.get(n).mesh(Resolution.FINE)), VIEWS[view], WIDTH, HEIGHT);
                g.drawImage(one, x + view * WIDTH, y + LABEL, null);
            }
            g.setColor(Color.DARK_GRAY);
            g.drawString(all.get(n).name(), x + 8, y + 16);
        }
        ImageIO.write(sheet, "png", new File(arguments[0]));
    }

    private static IndexColorModel shades() {
        byte[][] c = new byte[3][SHADES];
        int[] dark = {20, 18, 16}, light = {240, 228, 204};
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < SHADES - 1; i++) {
                c[k][i] = (byte) (dark[k] + i * (light[k] - dark[k]) / (SHADES - 2));
            }
            c[k][SHADES - 1] = (byte) (PAPER.getRGB() >> (16 - 8 * k));
        }
        return new IndexColorModel(8, SHADES, c[0], c[1], c[2]);
    }

    /** Least and greatest place of all vertices to the right and up in a view. */
    private static double[] box(List<BoneMesh> meshes, double[][] view) {
        double[] box = {1e9, 1e9, -1e9, -1e9};
        for (BoneMesh mesh : meshes) {
            double[] v = mesh.triangles().vertices();
            for (int i = 0; i < v.length; i += 3) {
                for (int k = 0; k < 2; k++) {
                    double s = dot(v, i, view[k]);
                    box[k] = Math.min(box[k], s);
                    box[2 + k] = Math.max(box[2 + k], s);
                }
            }
        }
        return box;
    }

    /** All views of one thing have the same scale. */
    private static BufferedImage picture(List<BoneMesh> meshes, double[][] view, int width, int height) {
        BonePictures p = new BonePictures(width, height);
        double scale = Double.POSITIVE_INFINITY;
        for (double[][] any : VIEWS) {
            double[] box = box(meshes, any);
            scale = Math.min(scale, 0.94 * Math.min(p.width / (box[2] - box[0]), p.height / (box[3] - box[1])));
        }
        double[] box = box(meshes, view);
        for (BoneMesh mesh : meshes) {
            p.draw(mesh, view, 0.5 * (box[0] + box[2]), 0.5 * (box[1] + box[3]), scale);
        }
        return p.shaded();
    }

    private static double dot(double[] v, int i, double[] d) {
        return v[i] * d[0] + v[i + 1] * d[1] + v[i + 2] * d[2];
    }

    private void draw(BoneMesh mesh, double[][] view, double middleX, double middleY, double scale) {
        double[] forward = Surfaces.cross(view[0], view[1]),
                v = mesh.triangles().vertices(),
                n = mesh.normals();
        double[] at = new double[v.length], normal = new double[v.length];
        for (int i = 0; i < v.length; i += 3) {
            at[i] = 0.5 * width + scale * (dot(v, i, view[0]) - middleX);
            at[i + 1] = 0.5 * height - scale * (dot(v, i, view[1]) - middleY);
            at[i + 2] = scale * dot(v, i, forward);
            normal[i] = dot(n, i, view[0]);
            normal[i + 1] = dot(n, i, view[1]);
            normal[i + 2] = dot(n, i, forward);
        }
        int[] c = mesh.triangles().corners();
        for (int f = 0; f < c.length; f += 3) {
            fill(at, normal, 3 * c[f], 3 * c[f + 1], 3 * c[f + 2]);
        }
    }

    private void fill(double[] p, double[] n, int a, int b, int c) {
        double area = (p[b] - p[a]) * (p[c + 1] - p[a + 1]) - (p[b + 1] - p[a + 1]) * (p[c] - p[a]);
        int top = (int) Math.ceil(Math.min(p[a + 1], Math.min(p[b + 1], p[c + 1])));
        int left = (int) Math.ceil(Math.min(p[a], Math.min(p[b], p[c])));
        for (int y = Math.max(0, top); y < height && y <= Math.max(p[a + 1], Math.max(p[b + 1], p[c + 1])); y++) {
            for (int x = Math.max(0, left); x < width && x <= Math.max(p[a], Math.max(p[b], p[c])); x++) {
                double u = ((p[b] - x) * (p[c + 1] - y) - (p[b + 1] - y) * (p[c] - x)) / area;
                double v = ((p[c] - x) * (p[a + 1] - y) - (p[c + 1] - y) * (p[a] - x)) / area;
                double w = 1 - u - v, z = u * p[a + 2] + v * p[b + 2] + w * p[c + 2];
                int pixel = y * width + x;
                if (u >= 0 && v >= 0 && w >= 0 && z > depth[pixel]) {
                    depth[pixel] = z;
                    for (int k = 0; k < 3; k++) {
                        normals[3 * pixel + k] = (float) (u * n[a + k] + v * n[b + k] + w * n[c + k]);
                    }
                }
            }
        }
    }

    /** Matte: a light from the upper left, a weak one from the right, less of both in hollows. */
    private double shade(int x, int y) {
        int pixel = y * width + x;
        float a = normals[3 * pixel], b = normals[3 * pixel + 1], c = normals[3 * pixel + 2];
        double length = Math.sqrt(a * a + b * b + c * c) + 1e-12;
        double hidden = 0;
        for (int i = 0; i < 24; i++) {
            double reach = (1 + i % 3) * 1.5 * SAMPLES;
            int u = x + (int) Math.round(reach * Math.cos(i)), v = y + (int) Math.round(reach * Math.sin(i));
            if (u >= 0 && v >= 0 && u < width && v < height) {
                double rise = (depth[v * width + u] - depth[pixel]) / reach;
                hidden += rise > 0.9 && rise < 12 ? Math.min(1, rise - 0.9) / 24 : 0;
            }
        }
        double open = 1 - 0.6 * Math.min(1, 1.4 * hidden);
        double key = Math.max(0, -0.45 * a + 0.55 * b + 0.7 * c) / length,
                fill = Math.max(0, 0.7 * a + 0.1 * b + 0.5 * c) / length;
        return Math.min(1, (0.41 + 0.11 * b / length + 0.12 * fill) * open + 0.52 * key * (0.4 + 0.6 * open));
    }

    private BufferedImage shaded() {
        BufferedImage out =
                new BufferedImage(width / SAMPLES, height / SAMPLES, BufferedImage.TYPE_BYTE_INDEXED, shades());
        for (int y = 0; y < out.getHeight(); y++) {
            for (int x = 0; x < out.getWidth(); x++) {
                double sum = 0;
                int covered = 0;
                for (int k = 0; k < SAMPLES * SAMPLES; k++) {
                    int u = SAMPLES * x + k % SAMPLES, v = SAMPLES * y + k / SAMPLES;
                    boolean bone = depth[v * width + u] > Double.NEGATIVE_INFINITY;
                    covered += bone ? 1 : 0;
                    sum += bone ? 0.92 * shade(u, v) : 1;
                }
                int tone = (int) Math.round(sum / (SAMPLES * SAMPLES) * (SHADES - 2));
                out.getRaster().setSample(x, y, 0, covered == 0 ? SHADES - 1 : Math.max(0, Math.min(SHADES - 2, tone)));
            }
        }
        return out;
    }
}
