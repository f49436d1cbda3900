package org.condyle.io.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.Reached;
import org.condyle.io.SharedData;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Bones and cartilage as they are found in public models. They are not ours to ship: whoever has them puts them into
 * shared/data above or beside the repository, or names their folder with -Dcondyle.data=...
 */
class MeshRealFilesTest {
    private static Path folder() {
        return SharedData.folder();
    }

    @Test
    void publishedMeshesAreRead() throws IOException {
        List<Path> files = SharedData.listed(MeshRealFilesTest.class, "meshes.txt").stream()
                .map(folder()::resolve)
                .filter(Files::exists)
                .toList();
        assumeTrue(!files.isEmpty(), "there is no known mesh in " + folder());
        for (Path file : files) {
            Triangles mesh = MeshWriter.read(file);
            assertTrue(mesh.faces() >= 12, file.toString());
            double size = 0;
            for (double x : mesh.vertices()) {
                size = Math.max(size, Math.abs(x));
            }
            assertTrue(size > 0.01 && size < 2, file + " reaches " + size + " m");
        }
    }

    /** Counts and areas as published with the files: cartilage in cm², triangles; all polygons are triangles. */
    @ParameterizedTest
    @CsvSource({
        "knee-lenhart2015/Geometry/lenhart2015-R-femur-cartilage.stl, -1, 29782, 69.905",
        "knee-lenhart2015/Geometry/lenhart2015-R-tibia-cartilage.stl, -1, 8602, 20.243",
        "knee-lenhart2015/Geometry/lenhart2015-R-patella-cartilage.stl, -1, 6052, 14.181",
        "meshes-bone/ContactBigMeshes_Femur.obj, 4900, 9796, 0",
        "meshes-bone/ContactBigMeshes_Patella.obj, 1623, 3242, 0",
        "meshes-bone/r_tibia.vtp, 145, 286, 0"
    })
    void bonesAndCartilageHaveTheirPublishedSizes(String name, int points, int faces, double area) {
        Path file = folder().resolve(name);
        assumeTrue(Files.exists(file), "there is no " + name + " in the folder of meshes");
        Triangles mesh = MeshWriter.read(file);
        String id = area > 0 ? "MESH-1" : "MESH-2", last = file.getFileName().toString();
        int missing = Math.abs(faces - mesh.faces()) + (points < 0 ? 0 : Math.abs(points - mesh.points()));
        Reached.atMost(id, "points and faces of " + last, missing, 0, "-");
        if (area > 0) {
            Reached.atMost(id, "area of " + last, Math.abs(area - 1e4 * area(mesh)), 0.001, "cm^2");
        }
    }

    private static double area(Triangles mesh) {
        double sum = 0;
        double[] v = mesh.vertices();
        for (int t = 0; t < mesh.corners().length; t += 3) {
            int a = 3 * mesh.corners()[t], b = 3 * mesh.corners()[t + 1], c = 3 * mesh.corners()[t + 2];
            double[] n = new double[3];
            for (int i = 0; i < 3; i++) {
                int j = (i + 1) % 3, k = (i + 2) % 3;
                n[i] = (v[b + j] - v[a + j]) * (v[c + k] - v[a + k]) - (v[b + k] - v[a + k]) * (v[c + j] - v[a + j]);
            }
            sum += Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) / 2;
        }
        return sum;
    }

    /** A sphere with a small one inside, in three formats by OpenSim's authors; printed with six digits and more. */
    @Test
    void theThreeFilesOfASphereAgree() throws IOException {
        Path folder = folder().resolve("osim-contact");
        assumeTrue(Files.isDirectory(folder), "there is no folder osim-contact in the folder of meshes");
        for (String ending : List.of("obj", "stl", "vtp")) {
            Triangles mesh = MeshWriter.read(folder.resolve("sphere_10cm_radius." + ending));
            assertEquals(8704, mesh.faces(), ending);
            assertEquals(4 * Math.PI / 3 * 1e-3, volume(mesh), 1e-5, ending);
            assertEquals(volume(MeshWriter.read(folder.resolve("sphere_10cm_radius.obj"))), volume(mesh), 1e-9, ending);
        }
        Path obj = folder.resolve("sphere_10cm_radius.obj");
        Triangles inner = MeshFiles.read("two.obj", Files.readAllBytes(obj), new MeshOptions(1, "Sphere_2"));
        for (int i = 0; i < inner.points(); i++) {
            double[] v = inner.vertices();
            assertEquals(0.005, Math.hypot(v[3 * i], Math.hypot(v[3 * i + 1], v[3 * i + 2])), 2e-5);
        }
    }

    private static double volume(Triangles mesh) {
        double sum = 0;
        double[] v = mesh.vertices();
        for (int t = 0; t < mesh.corners().length; t += 3) {
            int a = 3 * mesh.corners()[t], b = 3 * mesh.corners()[t + 1], c = 3 * mesh.corners()[t + 2];
            for (int i = 0; i < 3; i++) {
                int j = (i + 1) % 3, k = (i + 2) % 3;
                sum += v[a + i] * (v[b + j] * v[c + k] - v[b + k] * v[c + j]) / 6;
            }
        }
        return sum;
    }
}
