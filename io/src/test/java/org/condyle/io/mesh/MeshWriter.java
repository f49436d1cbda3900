package org.condyle.io.mesh;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.mechanics.Triangles;

/** Triangles to files and back, for tests. Text holds every digit a double needs; binary STL has room for single precision only. */
public final class MeshWriter {
    private static final int HEADER = 80;

    private final double[] v;
    private final int[] c;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private MeshWriter(Triangles mesh) {
        v = mesh.vertices();
        c = mesh.corners();
    }

    /** What a file of a format contains: .stl (binary, single precision), .obj or .vtp (text, exact), in metres. */
    public static byte[] bytes(MeshFormat format, Triangles mesh) {
        MeshWriter writer = new MeshWriter(mesh);
        switch (format) {
            case STL -> writer.stl();
            case OBJ -> writer.obj();
            case VTP -> writer.vtp();
            default -> throw new IllegalArgumentException(format + " is not written");
        }
        return writer.out.toByteArray();
    }

    /** Writes a file, in the format that its ending says. */
    public static void write(Path file, Triangles mesh) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, bytes(MeshFormat.of(file.toString()), mesh));
    }

    /** Reads a file in metres. */
    public static Triangles read(Path file) {
        try {
            return read(file.toString(), Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same of its content. */
    public static Triangles read(String name, byte[] content) {
        return MeshFiles.read(name, content, MeshOptions.METRES);
    }

    private void stl() {
        ByteBuffer head = ByteBuffer.allocate(HEADER + 4).order(ByteOrder.LITTLE_ENDIAN);
        head.put("binary STL, coordinates in metres".getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(head.putInt(HEADER, c.length / 3).array());
        ByteBuffer facet = ByteBuffer.allocate(50).order(ByteOrder.LITTLE_ENDIAN);
        for (int t = 0; t < c.length; t += 3) {
            facet.clear();
            normal(t, facet);
            for (int i = t; i < t + 3; i++) {
                for (int k = 0; k < 3; k++) {
                    facet.putFloat((float) v[3 * c[i] + k]);
                }
            }
            out.writeBytes(facet.array());
        }
    }

    private void normal(int t, ByteBuffer facet) {
        int a = 3 * c[t], b = 3 * c[t + 1], d = 3 * c[t + 2];
        double[] n = new double[3];
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            n[i] = (v[b + j] - v[a + j]) * (v[d + k] - v[a + k]) - (v[b + k] - v[a + k]) * (v[d + j] - v[a + j]);
        }
        double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        for (double x : n) {
            facet.putFloat(length > 0 && length < Double.POSITIVE_INFINITY ? (float) (x / length) : 0); // flat: zero
        }
    }

    private void obj() {
        text("# coordinates in metres\n");
        for (int i = 0; i < v.length; i += 3) {
            text("v " + v[i] + " " + v[i + 1] + " " + v[i + 2] + "\n");
        }
        for (int i = 0; i < c.length; i += 3) {
            text("f " + (c[i] + 1) + " " + (c[i + 1] + 1) + " " + (c[i + 2] + 1) + "\n");
        }
    }

    private void vtp() {
        text("""
                <?xml version="1.0"?>
                <VTKFile type="PolyData" version="1.0" byte_order="LittleEndian" header_type="UInt64">
                <PolyData>
                <Piece NumberOfPoints="%d" NumberOfVerts="0" NumberOfLines="0" NumberOfStrips="0" NumberOfPolys="%d">
                <Points>
                <DataArray type="Float64" Name="Points" NumberOfComponents="3" format="ascii">
                """.formatted(v.length / 3, c.length / 3));
        for (int i = 0; i < v.length; i += 3) {
            text(v[i] + " " + v[i + 1] + " " + v[i + 2] + "\n");
        }
        text("</DataArray>\n</Points>\n<Polys>\n<DataArray type=\"Int32\" Name=\"connectivity\" format=\"ascii\">\n");
        for (int i = 0; i < c.length; i += 3) {
            text(c[i] + " " + c[i + 1] + " " + c[i + 2] + "\n");
        }
        text("</DataArray>\n<DataArray type=\"Int32\" Name=\"offsets\" format=\"ascii\">\n");
        for (int i = 3; i <= c.length; i += 3) {
            text(i + "\n");
        }
        text("</DataArray>\n</Polys>\n</Piece>\n</PolyData>\n</VTKFile>\n");
    }

    private void text(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }
}
