package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.ParametricSurface;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.geometry.shape.Torus;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every pair that is searched by samples. The point of A has the gap as its distance from B, by formula where there is one;
 * apart, the point of B has it from A; and no point of a dense cloud on A is nearer or deeper. Overlaps of more than half of
 * what a pair is meant for are only held to the cloud roughly: there the least distance lies on ridges.
 *
 * <p>Ten thousand poses where a search takes less than 0.1 ms. The others take up to some milliseconds; they have a thousand
 * poses for the two that matter most, and a hundred or three otherwise, since one search serves all of them.
 */
@Order(2) // it takes long
class SampledReferencesTest {
    private static final Set<String> QUICK =
            Set.of("half-space", "cavity", "line", "hollow circle", "circle", "capsule", "torus");

    /** A shape with its formula, points of it if it can be A, and the radii of balls inside and around it. */
    record Subject(
            String name,
            NearestPointShape shape,
            SignedDistance distance,
            List<double[]> points,
            double in,
            double out) {
        static Subject of(String name, NearestPointShape s, double in, double out) {
            return new Subject(name, s, SignedDistance.of(s), Cloud.points(s, 40), in, out);
        }

        static Subject second(String name, NearestPointShape s, double in, double out) {
            return new Subject(name, s, SignedDistance.of(s), List.of(), in, out);
        }

        boolean open() {
            return name.equals("open nurbs") || name.equals("table");
        }

        /** Edges are where a search may stop at a second best place; an open patch has a rim, and few samples. */
        boolean edged() {
            return open() || shape instanceof Csg || shape instanceof Box || shape instanceof Cylinder;
        }
    }

    record Case(Subject a, Subject b, int poses) {
        @Override
        public String toString() {
            return a.name + " / " + b.name + ", " + poses + " poses";
        }
    }

    static List<Case> cases() {
        ParametricShape egg = new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5));
        ParametricShape hill = new ParametricShape(NurbsSurfaceTest.hill()),
                wide = new ParametricShape(new Wide(NurbsSurfaceTest.hill(), 3));
        SampledSurface table = new SampledSurface(hill, 41, 41);
        Csg block = FreeForms.solids().get(2);
        Subject[] first = {
            Subject.of("ellipsoid", new Ellipsoid(0.5, 0.3, 0.2), 0.2, 0.5),
            Subject.of("superquadric", new Superquadric(0.3, 0.2, 0.4, 0.8, 1.3), 0.2, 0.4),
            Subject.of("torus", new Torus(0.4, 0.15), 0.3, 0.55),
            new Subject("nurbs", egg, SignedDistance.of(new Ellipsoid(0.3, 0.2, 0.5)), Cloud.points(egg, 40), 0.2, 0.5),
            new Subject("open nurbs", hill, SignedDistance.itself(hill), Cloud.points(hill, 40), 0.1, 0.7),
            new Subject("table", table, SignedDistance.itself(table), Cloud.points(hill, 40), 0.1, 0.7),
            new Subject("csg", block, SignedDistance.itself(block), surface(block), 0.35, 0.7)
        };
        Subject[] second = {
            Subject.second("half-space", new HalfSpace(), 0, 0),
            Subject.second("cavity", new Cavity(0.9), 0, 0.9),
            Subject.second("box", new Box(0.4, 0.5, 0.6), 0.2, 0.45),
            Subject.second("capsule", new Capsule(0.2, 0.5), 0.2, 0.45),
            Subject.second("cylinder", new Cylinder(0.3, 0.6), 0.3, 0.42),
            Subject.second("line", new LineProfile(), 0, 0),
            Subject.second("circle", new CircleProfile(0.5), 0.5, 0.5),
            Subject.second("hollow circle", new CircleProfile(0.9, true), 0, 0.9),
            Subject.second("profile", CurveProfileTest.bean(Through.NATURAL), 0.7, 1.3),
            Subject.second("open nurbs", wide, 0, 0),
            Subject.second("table", new SampledSurface(wide, 61, 61), 0, 0),
            Subject.second("endless csg", floor(), 0, 0)
        };
        List<Case> all = new ArrayList<>();
        for (int i = 0; i < first.length; i++) {
            for (int j = i; j < first.length; j++) {
                if (first[j].open()) {
                    continue; // it is among the second ones, wider
                }
                all.add(new Case(first[i], first[j], poses(first[i], first[j])));
            }
            for (Subject s : second) {
                all.add(new Case(first[i], s, poses(first[i], s)));
            }
        }
        all.removeIf(c -> !Pairs.method(c.a.shape, c.b.shape).startsWith("samples"));
        return all;
    }

    private static int poses(Subject a, Subject b) {
        boolean cheap = List.of("ellipsoid", "torus").contains(a.name);
        boolean flat =
                QUICK.contains(b.name) && !List.of("circle", "capsule", "torus").contains(b.name);
        if (flat || (cheap && (QUICK.contains(b.name) || b.name.equals("box") || b.name.equals("cylinder")))) {
            return PoseTrials.POSES;
        }
        if (b.name.equals("nurbs") && List.of("nurbs", "superquadric").contains(a.name)) {
            return Seeds.of(1000, 200);
        }
        return b.points.isEmpty() && b.in > 0 && !b.name.equals("profile") ? 300 : 100;
    }

    /** A patch stretched across: its rim is far from where others meet it, since behind the rim distances jump. */
    record Wide(ParametricSurface narrow, double factor) implements ParametricSurface {
        @Override
        public double[] breaksU() {
            return narrow.breaksU();
        }

        @Override
        public double[] breaksV() {
            return narrow.breaksV();
        }

        @Override
        public void jet(double u, double v, double[] out) {
            narrow.jet(u, v, out);
            for (int i = 0; i < 18; i++) {
                out[i] *= i % 3 < 2 ? factor : 1;
            }
        }
    }

    private static List<double[]> surface(Csg solid) {
        List<double[]> out = new ArrayList<>();
        for (Csg.Leaf leaf : solid.leaves) {
            for (double[] p : Cloud.moved(Cloud.points(leaf.shape(), 40), leaf.frame())) {
                if (Math.abs(solid.value(p[0], p[1], p[2])) < 1e-12) {
                    out.add(p);
                }
            }
        }
        return out;
    }

    /** A floor with a ball in it, to its middle. */
    private static Csg floor() {
        return Csg.union(new Csg.Part(new HalfSpace()), new Csg.Part(new Sphere(0.3)));
    }

    private static PoseTrials trials(Subject a, Subject b) {
        if (b.open()) {
            return new PoseTrials(a.shape, b.shape, a.in, 1).inFront(0.3);
        }
        if (b.in == 0) { // a wall to lie on, or one around
            return new PoseTrials(
                    a.shape, b.shape, b.out > 0 ? b.out - 1.3 * a.out : 0, b.out > 0 ? b.out : 2.5 * a.out);
        }
        return new PoseTrials(a.shape, b.shape, 0.9 * (a.in + b.in), a.out + b.out);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGapIsTheLeastDistanceOfAFromB(Case c) {
        Subject a = c.a, b = c.b;
        PoseTrials t = trials(a, b);
        Cloud cloud = new Cloud(a.points);
        boolean edged = a.edged() || b.edged();
        double tabulated = a.name.equals("table") || b.name.equals("table") ? 5e-3 : 0; // normals between its nodes
        double[] x = new double[3], p = new double[3];
        int[] missed = new int[1];
        SignedDistance fromB = (u, v, w) -> {
            p[0] = u;
            p[1] = v;
            p[2] = w;
            t.across(1, p, x);
            return b.distance.at(x[0], x[1], x[2]);
        };
        t.run(c.poses, () -> {
            boolean deep = -t.gap() > 0.5 * t.two.pair.maxValidDepth();
            double least = cloud.least(fromB, t.gap()), lower = t.gap() - least - tabulated;
            missed[0] += lower > 1e-9 && !deep ? 1 : 0;
            assertTrue(lower < 0.05, () -> t + ": " + t.gap() + " but a point of A at " + least);
            assertEquals(0, a.distance.at(t.onA[0], t.onA[1], t.onA[2]), 1e-9, () -> t + ": point of A");
            assertEquals(0, b.distance.at(t.onB[0], t.onB[1], t.onB[2]), 1e-7, () -> t + ": point of B");
            double exact = deep ? 2e-3 : 1e-9; // near its middle a patch may take a second best place of its own
            assertEquals(t.gap(), fromB.at(t.onA[0], t.onA[1], t.onA[2]), exact, () -> t + ": gap from B");
            if (t.gap() > 0 && lower < 1e-9) {
                double back = Math.abs(a.distance.at(t.onBFromA[0], t.onBFromA[1], t.onBFromA[2]));
                double slack = tabulated + (edged ? 1e-5 : 1e-9);
                assertEquals(t.gap(), back, slack, () -> t + ": gap from A");
            }
        });
        assertTrue(missed[0] <= (edged ? c.poses / 50 : 0), () -> c + ": second best places " + missed[0]);
    }
}
