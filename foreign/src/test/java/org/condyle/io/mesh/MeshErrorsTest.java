package org.condyle.io.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;

/** What a message says: file, place, what is wrong, the way out. */
class MeshErrorsTest {
    private static final String TRIANGLE = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    private static final String PLY = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
            + "property float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n"
            + "0 1 0\n3 0 1 2\n";
    private static final String VTP =
            new String(MeshWriter.bytes(MeshFormat.VTP, MeshSamples.sphere(0)), StandardCharsets.UTF_8);

    private static String message(String name, byte[] content) {
        return assertThrows(DocumentException.class, () -> MeshWriter.read(name, content))
                .getMessage();
    }

    private static String message(String name, String text) {
        return message(name, MeshSamples.utf8(text));
    }

    @Test
    void theNameMustTellTheFormatAndTheContentAgree() {
        assertEquals(
                "knee.step: mesh files must end in .stl, .obj, .ply or .vtp; convert or rename the file",
                message("knee.step", "x"));
        assertEquals("a.stl: the file is empty", message("a.stl", ""));
        assertEquals(
                "a.stl: the content is PLY, but the file name indicates STL; rename the file to .ply",
                message("a.stl", PLY));
        assertEquals(
                "a.obj: the content is VTP, but the file name indicates OBJ; rename the file to .vtp",
                message("a.obj", VTP));
        assertEquals(
                "a.stl: this is a pointer of Git LFS, not the mesh; fetch the file with 'git lfs pull'",
                message("a.stl", "version https://git-lfs.github.com/spec/v1\n"));
        assertEquals(
                "a.vtp: this is a legacy VTK file; save it as XML PolyData (.vtp)",
                message("a.vtp", "# vtk DataFile Version 3.0"));
        assertEquals("a.obj: the file is UTF-16; save it as UTF-8", message("a.obj", new byte[] {-1, -2, 'v', 0}));
        assertTrue(message("a.stl", "hello").startsWith("a.stl: this is neither a text STL"));
    }

    @Test
    void objNamesTheLine() {
        assertEquals(
                "a.obj:2: y of the vertex must be a number, found 'abc'", message("a.obj", "# c\r\nv 1 abc 2\r\n"));
        assertEquals("a.obj:1: z of the vertex is missing at the end of the line", message("a.obj", "v 1 2\nv 1 2 3"));
        assertEquals(
                "a.obj:1: vertex 1 is not finite: 1.0, NaN, 0.0; repair the mesh or remove the vertex and its faces",
                message("a.obj", "v 1 nan 0\n" + TRIANGLE));
        assertTrue(message("a.obj", "v 1e999 0 0\n").startsWith("a.obj:1: vertex 1 is not finite: Infinity"));
        assertEquals(
                "a.obj:4: a face refers to vertex 9, but there are 1 to 3; the file is damaged or cut off",
                message("a.obj", TRIANGLE + "f 1 2 9\nf 1 2 3"));
        assertEquals(
                "a.obj:4: a face refers to vertex 99999999999, but there are 1 to 3; the file is damaged or cut off",
                message("a.obj", TRIANGLE + "f 1 2 99999999999\n"));
        for (String number : new String[] {"0", "-4", "-99999999999999999999"}) {
            assertTrue(message("a.obj", TRIANGLE + "f 1 2 " + number)
                    .endsWith("; numbers begin at 1, or at -1 for the last of the 3 above"));
        }
        assertEquals(
                "a.obj:4: vertex of a face must be a whole number, found '1.5'",
                message("a.obj", TRIANGLE + "f 1 1.5 3"));
        assertEquals("a.obj:4: a face needs 3 corners or more, this one has 2", message("a.obj", TRIANGLE + "f 1 2"));
        assertEquals(
                "a.obj: the mesh has no faces, only 3 points; export the surface as triangles",
                message("a.obj", TRIANGLE));
        assertTrue(
                message("a.obj", TRIANGLE + "surf 0 1").startsWith("a.obj:4: 'surf' does not begin a line of an OBJ"));
    }

    @Test
    void stlNamesTheLineOrTheByte() {
        String stl = MeshSamples.stl(MeshSamples.sphere(0));
        assertEquals(
                "a.stl:4: x of the vertex must be a number, found 'x'",
                message("a.stl", "solid\nfacet normal 0 0 0\nouter loop\nvertex x 0 0"));
        assertEquals(
                "a.stl:58: the file ends where 'endsolid' should be; it is cut off",
                message("a.stl", stl.substring(0, stl.indexOf("endsolid"))));
        assertEquals(
                "a.stl: the mesh has no faces; export the surface as triangles",
                message("a.stl", "solid a\nendsolid a\n"));
        byte[] binary = MeshWriter.bytes(MeshFormat.STL, MeshSamples.sphere(0));
        assertEquals(
                "a.stl: this is neither a text STL, which begins with 'solid', nor a binary one: according to its header it has 8"
                        + " triangles, which need 484 bytes, but the file has 483; it is cut off or of another format",
                message("a.stl", Arrays.copyOf(binary, 483)));
        ByteBuffer.wrap(binary).order(ByteOrder.LITTLE_ENDIAN).putFloat(84 + 50 + 12 + 12, Float.NaN);
        assertTrue(message("a.stl", binary).startsWith("a.stl: at byte 158: vertex 5 is not finite: NaN, "));
        ByteBuffer.wrap(binary).putInt(80, -1);
        assertTrue(message("a.stl", binary).contains("4294967295 triangles, which need 214748364834 bytes"));
        assertEquals("a.stl: the mesh has no faces; export the surface as triangles", message("a.stl", new byte[84]));
    }

    @Test
    void plyNamesTheLineOrTheByte() {
        assertEquals(3, MeshWriter.read("a.ply", MeshSamples.utf8(PLY)).points());
        assertEquals("a.ply:1: a PLY file begins with the line 'ply'", message("a.ply", "plx\n"));
        assertTrue(message("a.ply", PLY.replace("ascii", "ebcdic")).startsWith("a.ply:2: expected 'format' with"));
        assertTrue(message("a.ply", PLY.replace("vertex 3", "vertex 99999999999999999999"))
                .endsWith("the file is damaged or cut off"));
        assertTrue(message("a.ply", PLY.replace("property float z\n", "")).contains("named x, y and z (line 3)"));
        assertTrue(message("a.ply", PLY.replace("float y", "quad y")).startsWith("a.ply:5: 'quad' is not a type"));
        assertEquals(
                "a.ply:13: a face refers to vertex 3, but there are 0 to 2; the file is damaged or cut off",
                message("a.ply", PLY.replace("3 0 1 2", "3 0 1 3")));
        assertEquals(
                "a.ply:13: a face needs 3 corners or more, this one has 2",
                message("a.ply", PLY.replace("3 0 1 2", "2 0 1")));
        assertTrue(message("a.ply", PLY.replace("3 0 1 2", "3 0 1 -1"))
                .contains("refers to vertex -1, but numbers begin at 0"));
        assertTrue(
                message("a.ply", PLY.replace("3 0 1 2", "3 0 1 2 0")).contains("more numbers than the header states"));
        assertTrue(message("a.ply", PLY.replace("3 0 1 2", "-3 0 1 2")).contains("has the length -3"));
        assertTrue(
                message("a.ply", PLY + "3 0 1 2\n").startsWith("a.ply:14: the numbers go on after the last element"));
        assertTrue(message("a.ply", PLY.replace("0 1 0", "0 inf 0")).startsWith("a.ply:12: vertex 2 is not finite"));
    }

    @Test
    void vtpNamesTheArray() {
        assertTrue(message("a.vtp", VTP.replace("\"PolyData\"", "\"UnstructuredGrid\""))
                .startsWith(
                        "a.vtp:2: a .vtp file begins with <VTKFile type=\"PolyData\">, found type='UnstructuredGrid'"));
        assertTrue(
                message("a.vtp", VTP.replace("<Points>", "<Pxints>")).startsWith("a.vtp:5: this is not well-formed XML")
                        || message("a.vtp", VTP.replace("<Points>", "<Pxints>")).contains("well-formed"));
        assertEquals(
                "a.vtp:6: Points must contain 3 x 7 numbers according to the piece, found 18",
                message("a.vtp", VTP.replace("NumberOfPoints=\"6\"", "NumberOfPoints=\"7\"")));
        assertEquals(
                "a.vtp:16: Polys connectivity names point 6 as number 3, but there are 0 to 5",
                message("a.vtp", VTP.replace("0 2 4\n", "0 2 6\n")));
        assertTrue(message("a.vtp", VTP.replace("\n9\n", "\n7\n"))
                .contains("Polys offsets has 7 as number 3; cells need 3"));
        assertTrue(message("a.vtp", VTP.replace("0 2 4\n", "0 two 4\n"))
                .contains("must contain numbers, found 'two' as number 2"));
        assertTrue(message("a.vtp", VTP.replace("NumberOfPolys=\"8\"", "NumberOfPolys=\"-8\""))
                .contains("must be a whole number"));
        byte[] lz4 = new String(
                        new MeshSamples.Vtp("binary", true, false, false, false, true).write(MeshSamples.ring()),
                        StandardCharsets.UTF_8)
                .replace("vtkZLib", "vtkLZ4")
                .getBytes(StandardCharsets.UTF_8);
        assertTrue(
                message("a.vtp", lz4).contains("only vtkZLibDataCompressor is supported; save the file uncompressed"));
    }

    @Test
    void entitiesAreRefused() {
        StringBuilder bomb = new StringBuilder("<?xml version=\"1.0\"?>\n<!DOCTYPE VTKFile [<!ENTITY a0 \"0 0 0 \">\n");
        for (int i = 1; i < 30; i++) {
            bomb.append("<!ENTITY a" + i + " \"" + ("&a" + (i - 1) + ";").repeat(10) + "\">\n");
        }
        String laughs =
                bomb + "]>\n" + VTP.substring(VTP.indexOf("<VTKFile")).replaceFirst("ascii\">", "ascii\">&a29;");
        assertEquals(
                "a.vtp:2: document types and entities are not supported; remove the DOCTYPE, and write VTK XML without entities",
                message("a.vtp", laughs).replaceFirst("vtp:\\d+", "vtp:2"));
        String file = "<!DOCTYPE VTKFile [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>";
        assertTrue(message("a.vtp", VTP.replace("<VTKFile", file + "<VTKFile")).contains("entities are not supported"));
    }

    /** Refused when the header is read: a million of them took seconds before their counts were looked at. */
    @Test
    void aHeaderWithoutEndIsRefused() {
        String elements = "element a 0\n".repeat(1_000_000), properties = "property float a\n".repeat(1_000_000);
        for (String header : List.of(elements, "element vertex 1\n" + properties)) {
            byte[] ply = ("ply\nformat ascii 1.0\n" + header + "end_header\n").getBytes(StandardCharsets.UTF_8);
            DocumentException e = assertThrows(DocumentException.class, () -> MeshWriter.read("a.ply", ply));
            assertTrue(
                    e.getMessage().matches("a.ply:100[34]: the header has more than 1000 (elements|properties); .*"),
                    e.getMessage());
        }
    }
}
