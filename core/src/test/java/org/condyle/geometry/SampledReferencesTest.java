package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.CurveProfile.Through;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every pair that is searched by samples. The gap is what the point of A has as its distance from B, by formula where
 * there is one; apart, the point of B has it from A; overlapping, both normals are one. And no point of a dense cloud on A
 * is nearer or deeper. Beyond half the depth to which a pair is meant only the cloud is asked, and with less exactness:
 * the least distance then lies on ridges.
 */
class SampledReferencesTest {
    /** A shape with its formula, points of it if it can be A, and the radii of balls inside and around it. */
    record Subject(String name, Projection shape, SignedDistance distance, List<double[]> points, double in, double out) {
        static Subject of(String name, Projection s, double in, double out) {
            return new Subject(name, s, SignedDistance.of(s), Cloud.points(s, 40), in, out);
        }

        static Subject only(String name, Projection s, double in, double out) {
            return new Subject(name, s, SignedDistance.of(s), List.of(), in, out);
        }
    }

    record Case(Subject a, Subject b, int poses) {
        @Override
        public String toString() {
            return a.name + " / " + b.name + ", " + poses + " poses";
        }
    }

    static List<Case> cases() {
        Patch egg = new Patch(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5)), hill = new Patch(NurbsSurfaceTest.hill());
        Ellipsoid twin = new Ellipsoid(0.3, 0.2, 0.5);
        SampledSurface table = new SampledSurface(hill, 41, 41);
        Csg lens = FreeForms.solids().get(1), block = FreeForms.solids().get(2);
        Subject[] first = {
            Subject.of("ellipsoid", new Ellipsoid(0.5, 0.3, 0.2), 0.2, 0.5),
            Subject.of("superquadric", new Superquadric(0.3, 0.2, 0.4, 0.8, 1.3), 0.2, 0.4),
            Subject.of("torus", new Torus(0.4, 0.15), 0.3, 0.55),
            new Subject("nurbs", egg, SignedDistance.of(twin), Cloud.points(egg, 40), 0.2, 0.5),
            new Subject("open nurbs", hill, SignedDistance.itself(hill), Cloud.points(hill, 40), 0.1, 0.6),
            new Subject("table", table, SignedDistance.itself(table), Cloud.points(hill, 40), 0.1, 0.6),
            new Subject("csg", block, SignedDistance.itself(block), surface(block), 0.35, 0.7)
        };
        Subject[] second = {
            Subject.only("half-space", new HalfSpace(), 0, 0),
            Subject.only("cavity", new Cavity(0.8), 0, 0.8),
            Subject.only("box", new Box(0.4, 0.5, 0.6), 0.2, 0.45),
            Subject.only("capsule", new Capsule(0.2, 0.5), 0.2, 0.45),
            Subject.only("cylinder", new Cylinder(0.3, 0.6), 0.3, 0.42),
            Subject.only("line", new LineProfile(), 0, 0),
            Subject.only("circle", new CircleProfile(0.5), 0.5, 0.5),
            Subject.only("hollow circle", new CircleProfile(0.8, true), 0, 0.8),
            Subject.only("profile", CurveProfileTest.bean(Through.NATURAL), 0.7, 1.3),
        };
        List<Case> all = new ArrayList<>();
        for (int i = 0; i < first.length; i++) {
            for (int j = i; j < first.length; j++) {
                all.add(new Case(first[i], first[j], 200));
            }
            for (Subject s : second) {
                all.add(new Case(first[i], s, 200));
            }
        }
        all.removeIf(c -> !Pairs.method(c.a.shape, c.b.shape).startsWith("samples"));
        return all;
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

    @ParameterizedTest
    @MethodSource("cases")
    void theGapIsTheLeastDistanceOfAFromB(Case c) {
        Subject a = c.a, b = c.b;
        boolean open = b.name.equals("open nurbs") || b.name.equals("table");
        boolean around = b.shape instanceof Cavity || (b.shape instanceof CircleProfile p && p.hollow());
        double near = around ? b.out - a.out : 0.6 * (a.in + b.in), far = around ? b.out : a.out + b.out;
        PoseTrials t = new PoseTrials(a.shape, b.shape, open ? 0.1 : near, open ? 0.8 : far);
        if (open) {
            t.inFront(0.3);
        }
        Cloud cloud = new Cloud(a.points);
        double[] x = new double[3], p = new double[3];
        int[] n = new int[6];
        double[] w = new double[6];
        long start = System.nanoTime();
        t.run(c.poses, () -> {
            boolean deep = -t.gap() > 0.5 * t.two.pair.deepest();
            double least = cloud.least(
                    (u, v, z) -> {
                        p[0] = u;
                        p[1] = v;
                        p[2] = z;
                        t.across(1, p, x);
                        return b.distance.at(x[0], x[1], x[2]);
                    },
                    t.gap());
            w[0] = Math.max(w[0], deep ? 0 : t.gap() - least);
            w[1] = Math.max(w[1], deep ? t.gap() - least : 0);
            if (!deep) { n[0]++;
            w[2] = Math.max(w[2], Math.abs(a.distance.at(t.onA[0], t.onA[1], t.onA[2])));
            w[3] = Math.max(w[3], Math.abs(b.distance.at(t.onAFromB[0], t.onAFromB[1], t.onAFromB[2]) - t.gap()));
            w[4] = Math.max(w[4], Math.abs(b.distance.at(t.onB[0], t.onB[1], t.onB[2])));
            if (t.gap() > 0) w[5] = Math.max(w[5], Math.abs(a.distance.at(t.onBFromA[0], t.onBFromA[1], t.onBFromA[2]) - t.gap()));
            }
        });
        System.out.printf("%-40s shallow %d overlap %d: cloud %.1e deep %.1e onA %.1e gapB %.1e onB %.1e gapA %.1e 1e4: %.2f%n", c, n[0],t.overlapping,w[0],w[1],w[2],w[3],w[4],w[5],(System.nanoTime()-start)*1e-9/c.poses*1e4);
    }
}
