package org.condyle.anatomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every bone must be. A bone extends this with its page, and adds the numbers that its sources give. */
abstract class BoneContractTest {
    private static final double MM = 1e-3;

    abstract Page page();

    final Bone bone() {
        return Bone.named(page().name);
    }

    final Triangles fine() {
        return bone().mesh(Resolution.FINE).triangles();
    }

    @ParameterizedTest
    @EnumSource
    void surfaceIsClosedAndOrientable(Resolution resolution) {
        assertEquals(0, Surfaces.badEdges(bone().mesh(resolution).triangles()));
    }

    @ParameterizedTest
    @EnumSource
    void facesLookOutwards(Resolution resolution) {
        BoneMesh mesh = bone().mesh(resolution);
        Triangles t = mesh.triangles();
        assertTrue(Surfaces.volume(t) > 0);
        double agree = 0, all = 0;
        double[] n = mesh.normals();
        for (int f = 0; f < t.faces(); f++) {
            double[] face = Surfaces.normal(t, f);
            double area = Math.sqrt(Surfaces.dot(face, face));
            for (int k = 0; k < 3; k++) {
                int v = 3 * t.corners()[3 * f + k];
                double[] own = {n[v], n[v + 1], n[v + 2]};
                assertEquals(1, Surfaces.dot(own, own), 1e-9, "normals have unit length");
                agree += Surfaces.dot(face, own) > 0 ? area : 0;
                all += area;
            }
        }
        assertTrue(agree > 0.95 * all, "normals point out of " + agree / all + " of the surface");
    }

    /** Where the field has a kink, as in a crevice between two bones, a vertex has no gradient to agree with. */
    @ParameterizedTest
    @EnumSource
    void verticesLieOnTheFieldAndNormalsAreItsGradient(Resolution resolution) {
        BoneMesh mesh = bone().mesh(resolution);
        double[] v = mesh.triangles().vertices(), n = mesh.normals();
        int on = 0, along = 0;
        double h = 1e-4;
        int each = resolution == Resolution.FINE ? Seeds.of(1, 5) : 1, looked = 0;
        for (int i = 0; i < v.length; i += 3 * each) {
            looked++;
            on += Math.abs(bone().distance(v[i], v[i + 1], v[i + 2])) < 0.05 * MM ? 1 : 0;
            double[] g = new double[3];
            for (int k = 0; k < 3; k++) {
                double[] p = {v[i], v[i + 1], v[i + 2]};
                p[k] += h;
                double above = bone().distance(p[0], p[1], p[2]);
                p[k] -= 2 * h;
                g[k] = above - bone().distance(p[0], p[1], p[2]);
            }
            double cosine = (g[0] * n[i] + g[1] * n[i + 1] + g[2] * n[i + 2]) / Math.sqrt(Surfaces.dot(g, g));
            along += cosine > 0.98 ? 1 : 0;
        }
        assertTrue(on > 0.88 * looked, on + " of " + looked + " vertices lie on the surface");
        assertTrue(along > 0.8 * looked, along + " of " + looked + " normals are the gradient");
    }

    @Test
    void landmarksLieOnTheSurfaceOrAreSaidNotTo() {
        for (Landmark p : bone().landmarks()) {
            double[] at = {p.x(), p.y(), p.z()};
            if (p.onSurface()) {
                assertEquals(0, Surfaces.distance(fine(), at), 1.0 * MM, p.name());
                assertEquals(0, Surfaces.distance(bone().mesh(Resolution.USUAL).triangles(), at), 2.5 * MM, p.name());
            }
        }
        for (Landmark written : page().landmarks) { // the page says where they are, not only what they are near to
            double[] d = Surfaces.minus(
                    written.at(Side.RIGHT), bone().landmark(written.name()).at(Side.RIGHT));
            assertEquals(0, Math.sqrt(Surfaces.dot(d, d)), 4 * MM, written.name());
        }
    }

    @Test
    void namesOfLandmarksDiffer() {
        List<String> names = bone().landmarks().stream().map(Landmark::name).toList();
        assertEquals(names.size(), new HashSet<>(names).size());
        assertNotSame(bone().from(), bone().to());
    }

    @ParameterizedTest
    @EnumSource
    void leftIsTheMirrorOfRight(Resolution resolution) {
        BoneMesh right = bone().mesh(resolution, Side.RIGHT), left = bone().mesh(resolution, Side.LEFT);
        double[] r = right.triangles().vertices(), l = left.triangles().vertices();
        for (int i = 0; i < r.length; i++) {
            assertEquals(i % 3 == 2 ? -r[i] : r[i], l[i]);
            assertEquals(i % 3 == 2 ? -right.normals()[i] : right.normals()[i], left.normals()[i]);
        }
        assertEquals(0, Surfaces.badEdges(left.triangles()));
        assertEquals(Surfaces.volume(right.triangles()), Surfaces.volume(left.triangles()), 1e-12);
        for (Landmark p : bone().landmarks()) {
            assertArrayEquals(new double[] {p.x(), p.y(), -p.z()}, p.at(Side.LEFT));
        }
    }

    /** A placement is an affine map, which takes crossings to crossings; so the extremes hold if the natural size does. */
    @Test
    void surfaceDoesNotCrossItselfAtTheExtremesOfItsParameters() {
        assertEquals(List.of(), Surfaces.crossings(fine()));
        Landmark a = bone().from(), b = bone().to();
        double[] across =
                Math.abs(b.x() - a.x()) > 0.9 * bone().length() ? new double[] {0, 1, 0} : new double[] {1, 0, 0};
        Placement.Direction direction = across[0] > 0 ? Placement.Direction.ANTERIOR : Placement.Direction.SUPERIOR;
        for (double length : new double[] {0.6, 1.6}) {
            for (double width : new double[] {0.6, 1.6}) {
                double[] start = a.at(Side.RIGHT), end = b.at(Side.RIGHT);
                for (int i = 0; i < 3; i++) {
                    end[i] = start[i] + length * (end[i] - start[i]);
                }
                Triangles t = Placement.between(bone(), Side.RIGHT, a, b, start, end, direction, across, width)
                        .mesh(Resolution.USUAL)
                        .triangles();
                assertEquals(List.of(), Surfaces.crossings(t), "length " + length + ", width " + width);
                double natural = Surfaces.volume(bone().mesh(Resolution.USUAL).triangles());
                assertEquals(length * width * width * natural, Surfaces.volume(t), 1e-9 * natural);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void triangleCountIsThatOfThePage(Resolution resolution) {
        int faces = bone().mesh(resolution).triangles().faces();
        assertTrue(faces <= bone().faces(resolution), faces + " faces");
        assertTrue(faces > 0.9 * bone().faces(resolution), faces + " faces");
    }

    @Test
    void samePageGivesTheSameBytes() {
        Bone again = new Bone(page());
        assertNotSame(bone(), again);
        BoneMesh a = bone().mesh(Resolution.USUAL), b = again.mesh(Resolution.USUAL);
        assertArrayEquals(a.triangles().vertices(), b.triangles().vertices());
        assertArrayEquals(a.triangles().corners(), b.triangles().corners());
        assertArrayEquals(a.normals(), b.normals());
        assertEquals(bone().landmarks(), again.landmarks());
        assertSame(a, bone().mesh(Resolution.USUAL), "made once and kept");
    }

    @Test
    void namesItsSources() {
        assertFalse(bone().sources().isEmpty());
        bone().sources().forEach(s -> assertTrue(s.matches(".*\\(\\d{4}\\).*"), s + " has a year"));
    }
}
