package org.condyle.io.data;

import org.condyle.io.mesh.MeshWriter;
import org.junit.jupiter.api.Test;

/** Meshes in XML, damaged like all other data files. */
class PolygonFuzzTest {
    @Test
    void polygonFiles() {
        String vtp =
                "<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" version=\"0.1\" byte_order=\"LittleEndian\">\n<PolyData>\n"
                        + "<Piece NumberOfPoints=\"4\" NumberOfPolys=\"4\">\n<Points><DataArray type=\"Float32\""
                        + " NumberOfComponents=\"3\" format=\"ascii\">0 0 0 1 0 0 0 1 0 0 0 1</DataArray></Points>\n<Polys>\n"
                        + "<DataArray type=\"Int32\" Name=\"connectivity\" format=\"ascii\">0 2 1 0 1 3 1 2 3 0 3 2</DataArray>\n"
                        + "<DataArray type=\"Int32\" Name=\"offsets\" format=\"ascii\">3 6 9 12</DataArray>\n</Polys>\n</Piece>\n"
                        + "</PolyData>\n</VTKFile>\n";
        DataFuzzTest.fuzz("a.vtp", new byte[][] {DataFuzzTest.utf8(vtp)}, true, (name, b) -> MeshWriter.read(name, b));
    }
}
