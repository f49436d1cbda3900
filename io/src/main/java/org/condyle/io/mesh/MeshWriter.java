package org.condyle.io.mesh;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.condyle.io.data.FileFormats;
import org.condyle.mechanics.Triangles;

/** Triangles to bytes. Text holds every digit a double needs; binary STL has room for single precision only. */
final class MeshWriter {
    private static final int HEADER = 80;

    private final double[] v;
    private final int[] c;
    private final OutputStream out;

    MeshWriter(Triangles mesh, OutputStream out) {
        v = mesh.vertices();
        c = mesh.corners();
        this.out = out;
    }

    void write(MeshFormat format) throws IOException {
        for (int i = 0; i < v.length; i++) {
            if (!Double.isFinite(format == MeshFormat.STL ? (float) v[i] : v[i])) {
                throw new IllegalArgumentException("vertex " + i / 3 + " of the mesh cannot be written to " + format
                        + ", a coordinate is " + v[i]);
            }
        }
        if (format.form == null) {
            throw new IllegalArgumentException(format + " is read, not written; write "
                    + new FileFormats<>(MeshFormat.ALL.all().stream()
                                    .filter(f -> f.form != null)
                                    .toList())
                            .choice());
        }
        format.form.write(this);
    }

    void stl() throws IOException {
        ByteBuffer head = ByteBuffer.allocate(HEADER + 4).order(ByteOrder.LITTLE_ENDIAN);
        head.put("binary STL, coordinates in metres".getBytes(StandardCharsets.US_ASCII));
        out.write(head.putInt(HEADER, c.length / 3).array());
        ByteBuffer facet = ByteBuffer.allocate(50).order(ByteOrder.LITTLE_ENDIAN);
        for (int t = 0; t < c.length; t += 3) {
            facet.clear();
            normal(t, facet);
            for (int i = t; i < t + 3; i++) {
                for (int k = 0; k < 3; k++) {
                    facet.putFloat((float) v[3 * c[i] + k]);
                }
            }
            out.write(facet.array());
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

    void obj() throws IOException {
        text("# coordinates in metres\n");
        for (int i = 0; i < v.length; i += 3) {
            text("v " + v[i] + " " + v[i + 1] + " " + v[i + 2] + "\n");
        }
        for (int i = 0; i < c.length; i += 3) {
            text("f " + (c[i] + 1) + " " + (c[i + 1] + 1) + " " + (c[i + 2] + 1) + "\n");
        }
    }

    void vtp() throws IOException {
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

    private void text(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.US_ASCII));
    }
}
