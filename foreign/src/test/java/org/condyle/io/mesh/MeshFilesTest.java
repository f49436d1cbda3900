package org.condyle.io.mesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.condyle.io.data.Decimal;
import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeshFilesTest {
    private static final String SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

    private static Triangles read(String name, String text) {
        return MeshWriter.read(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Coordinates of all corners, triangle by triangle. */
    private static double[] soup(Triangles mesh) {
        double[] out = new double[3 * mesh.corners().length];
        for (int i = 0; i < out.length; i++) {
            out[i] = mesh.vertices()[3 * mesh.corners()[i / 3] + i % 3] + 0.0;
        }
        return out;
    }

    /** The coordinates are floats, so that even the narrow formats hold them: all agree bit by bit, not only to 1e-12. */
    @Test
    void theSameMeshComesOutOfEveryFormatAndEncoding() {
        for (Triangles mesh : List.of(MeshSamples.sphere(2), MeshSamples.ring())) {
            MeshSamples.all(mesh).forEach((how, sample) -> {
                Triangles found = MeshWriter.read(sample.name(), sample.content());
                assertArrayEquals(soup(mesh), soup(found), how);
                assertEquals(mesh.points(), found.points(), how);
                if (!how.startsWith("stl")) { // those number vertices as they appear
                    assertArrayEquals(mesh.corners(), found.corners(), how);
                }
            });
        }
    }

    @Test
    void textKeepsEveryBitOfADouble() {
        SplittableRandom random = new SplittableRandom(41);
        double[] x = new double[300];
        int[] c = new int[300];
        for (int i = 0; i < 300; i++) {
            x[i] = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-20, 20));
            c[i] = random.nextInt(100);
        }
        Triangles mesh = new Triangles(x, c);
        for (MeshFormat format : List.of(MeshFormat.OBJ, MeshFormat.VTP)) {
            Triangles found = MeshWriter.read("a." + format, MeshWriter.bytes(format, mesh));
            assertArrayEquals(x, found.vertices());
            assertArrayEquals(c, found.corners());
        }
        assertArrayEquals(soup(mesh), soup(read("a.stl", MeshSamples.stl(mesh))));
    }

    @Test
    void numbersAreRoundedAsJavaRoundsThem() {
        SplittableRandom random = new SplittableRandom(42);
        for (int i = 0; i < 30_000; i++) {
            long digits = random.nextLong() >>> random.nextInt(1, 63);
            String text = (random.nextBoolean() ? "-" : "") + digits;
            int point = random.nextInt(text.length() + 1);
            if (point > 1) {
                text = text.substring(0, point) + "." + text.substring(point);
            }
            text += random.nextBoolean() ? "" : (random.nextBoolean() ? "e" : "E+0") + random.nextInt(0, 40);
            text = random.nextInt(4) > 0 ? text : text.replaceAll("[eE].*", "") + "e-0" + random.nextInt(0, 330);
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            assertEquals(Double.parseDouble(text), Decimal.parse(bytes, 0, bytes.length), text);
        }
        for (String wrong : List.of("", "-", ".", "1e", "e5", "1.2.3", "0x10", "1f", "1,5", "--1", "1e+-5", "1_0")) {
            byte[] bytes = wrong.getBytes(StandardCharsets.US_ASCII);
            assertEquals(Double.NaN, Decimal.parse(bytes, 0, bytes.length), wrong);
        }
    }

    @Test
    void facesOfManyCornersBecomeFans() {
        int[] fan = {0, 1, 2, 0, 2, 3};
        assertArrayEquals(fan, read("a.obj", SQUARE + "f 1 2 3 4").corners());
        assertArrayEquals(fan, read("a.obj", SQUARE + "f -4 -3 -2 -1").corners());
        String ply =
                "ply\r\nformat ascii 1.0\r\nelement vertex 4\r\nproperty int x\r\nproperty int y\r\nproperty int z\r\n"
                        + "element face 1\r\nproperty list uchar int vertex_index\r\nend_header\r\n"
                        + "0 0 0\r\n1 0 0\r\n\r\n1 1 0\r\n0 1 0\r\n4 0 1 2 3";
        assertArrayEquals(fan, read("a.ply", ply).corners());
        assertArrayEquals(fan, read("a.ply", ply.replace("\r\n", "\r")).corners());
        var how = new MeshSamples.Vtp("raw", true, false, true, true, false);
        Triangles square = read("a.obj", SQUARE + "f 1 2 3 4");
        byte[] polygon = how.write(square, new int[] {0, 1, 2, 3}, new int[] {4}, "Polys");
        assertArrayEquals(fan, MeshWriter.read("a.vtp", polygon).corners());
    }

    @Test
    void everySecondTriangleOfAStripIsTurned() {
        Triangles mesh = MeshSamples.ring();
        for (String format : List.of("ascii", "binary", "raw", "base64")) {
            var how = new MeshSamples.Vtp(format, false, true, false, false, true);
            byte[] strips = how.write(mesh, new int[] {0, 1, 2, 3, 4, 7, 8, 9}, new int[] {5, 8}, "Strips");
            assertArrayEquals(
                    new int[] {0, 1, 2, 2, 1, 3, 2, 3, 4, 7, 8, 9},
                    MeshWriter.read("s.vtp", strips).corners());
        }
    }

    @Test
    void piecesOfAVtpFileAreJoined() {
        String vtp = new String(MeshWriter.bytes(MeshFormat.VTP, MeshSamples.sphere(0)), StandardCharsets.UTF_8);
        int from = vtp.indexOf("<Piece"), to = vtp.indexOf("</PolyData>");
        Triangles two = read("a.vtp", vtp.substring(0, to) + vtp.substring(from));
        assertEquals(12, two.points());
        assertEquals(16, two.faces());
        assertEquals(two.corners()[0] + 6, two.corners()[24]);
    }

    @Test
    void oneGroupOrObjectOfAnObjFileCanBeTaken() {
        byte[] obj = (SQUARE + "v 9 9 9\nf 1 2 3\no bone two\nf 2 3 4\no other\ng knee left\nf 1 2 4 # c\ng\nf 5 1 2\n")
                .getBytes(StandardCharsets.UTF_8);
        assertEquals(4, MeshWriter.read("a.obj", obj).faces());
        Triangles bone = MeshFiles.read("a.obj", obj, new MeshOptions(1, "bone two"));
        assertArrayEquals(new double[] {1, 0, 0, 1, 1, 0, 0, 1, 0}, bone.vertices());
        assertArrayEquals(new int[] {0, 1, 2}, bone.corners());
        Triangles left = MeshFiles.read("a.obj", obj, new MeshOptions(1e-3, "left"));
        assertArrayEquals(new double[] {0, 0, 0, 1e-3, 0, 0, 0, 1e-3, 0}, left.vertices());
        assertEquals(
                "a.obj: there are no faces in a group or object 'lefd'; did you mean 'left'?",
                assertThrows(DocumentException.class, () -> MeshFiles.read("a.obj", obj, new MeshOptions(1, "lefd")))
                        .getMessage());
    }

    @Test
    void equalVerticesOfStlBecomeOneAndSeveralSolidsOneMesh() {
        String solid = "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 -0.0\nvertex 0 1 0\n"
                + "endloop\nendfacet\nendsolid a\n";
        Triangles mesh = read("a.stl", solid + solid.toUpperCase(Locale.ROOT).replace("\n", "\r\n\t"));
        assertArrayEquals(new int[] {0, 1, 2, 0, 1, 2}, mesh.corners());
        assertEquals(3, mesh.points());
    }

    @Test
    void facesWithoutAreaStay() {
        Triangles mesh = read(
                "a.obj",
                SQUARE + "v 3 3 0\nv 1e-200 0 0\nv 0 1e-200 0\nv 1e300 0 0\nv 0 1e300 0\n"
                        + "f 1 2 3\nf 1 1 2\nf 1 3 5\nf 1 6 7\nf 1 8 9\nf 2 2 2\n");
        assertEquals(6, mesh.faces());
    }

    @Test
    void filesAreReadInAnyUnit(@TempDir Path folder) throws IOException {
        Triangles mesh = MeshSamples.ring();
        for (String name : List.of("a.STL", "b.obj", "c.vtp")) {
            Path file = folder.resolve(name);
            MeshWriter.write(file, mesh);
            double[] x = soup(mesh);
            assertArrayEquals(x, soup(MeshWriter.read(file)));
            Triangles small = MeshFiles.read(name, Files.readAllBytes(file), MeshOptions.MILLIMETRES);
            assertArrayEquals(Arrays.stream(x).map(v -> v * 1e-3).toArray(), soup(small));
        }
    }
}
