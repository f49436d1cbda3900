package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.Profile;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.mechanics.Frame;
import org.condyle.scenes.Chance;

/** Free-form shapes of all kinds, for the contract tests. */
public final class FreeForms {
    private FreeForms() {}

    static List<Superquadric> superquadrics() {
        return List.of(
                new Superquadric(0.3, 0.2, 0.5, 1, 1),
                new Superquadric(0.3, 0.3, 0.3, 0.5, 0.7),
                new Superquadric(0.3, 0.2, 0.5, 1.4, 0.8),
                new Superquadric(0.3, 0.4, 0.2, 0.6, 1.3));
    }

    static List<Profile> profiles() {
        return List.of(
                new LineProfile(),
                new CircleProfile(0.7),
                new CircleProfile(0.7, true),
                CurveProfileTest.bean(Through.NATURAL),
                CurveProfileTest.wave(Through.NATURAL),
                CurveProfileTest.wave(Through.SHAPE_PRESERVING),
                CurveProfileTest.circleSpline(9, 0.8, Through.SHAPE_PRESERVING),
                CurveProfileTest.femur());
    }

    /** A dumb-bell, a lens, a block with a seat, and a bored ball with a foot, turned. */
    public static List<Csg> solids() {
        return Solids.ALL;
    }

    /** Made once: their boxes and samples take a while. */
    private static final class Solids {
        static final List<Csg> ALL = make();
    }

    private static List<Csg> make() {
        Csg.Part left = new Csg.Part(new Sphere(0.4), Frame.at(-0.3, 0, 0));
        Csg.Part right = new Csg.Part(new Sphere(0.3), Frame.at(0.3, 0, 0));
        Csg.Part far = new Csg.Part(new Sphere(0.5), Frame.at(0.3, 0.1, 0));
        Csg.Part seat = new Csg.Part(new Sphere(0.3), Frame.at(0, 0, 0.35));
        Csg bored = Csg.difference(new Csg.Part(new Sphere(0.5)), new Csg.Part(new Cylinder(0.2, 2)));
        double[] turn = new Chance(7).rotation();
        return List.of(
                Csg.union(left, right),
                Csg.intersection(left, far),
                Csg.difference(new Csg.Part(new Box(0.9, 0.8, 0.7)), seat),
                Csg.union(
                        new Csg.Part(bored, new Frame(new double[] {0.05, 0, 0}, turn)),
                        new Csg.Part(new Box(0.3, 0.3, 0.3), new Frame(new double[] {0.4, 0.2, 0}, turn))));
    }

    static List<ParametricShape> patches() {
        return List.of(
                new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5)),
                new ParametricShape(NurbsSurfaceTest.torus(0.5, 0.2)));
    }
}
