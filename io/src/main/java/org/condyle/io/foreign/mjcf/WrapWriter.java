package org.condyle.io.foreign.mjcf;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;

/**
 * Spheres and cylinders that tendons wrap over. MuJoCo's side site says on which side of the geom the tendon passes; here the
 * x axis of the wrap points to that site, at right angles to the axis of a cylinder, and {@code side: x} says the same. A
 * side site inside of the geom means a tendon inside of it, which has no counterpart. For wrapping MuJoCo takes a cylinder
 * as endless, as a wrap without a length is.
 */
final class WrapWriter {
    private final Scene scene;
    private final Draft draft;
    private final Losses losses;
    private final Set<String> written = new HashSet<>();

    WrapWriter(Scene scene, Draft draft, Losses losses) {
        this.scene = scene;
        this.draft = draft;
        this.losses = losses;
    }

    /** The entry of {@code over} for a wrap between two points of a path, the first of which is number {@code from}. */
    Optional<Entry> wrap(XmlElement e, int from) {
        MjcfGeom geom = Scene.find(scene.geoms, e, "geom", "geom");
        boolean sphere = geom.type().equals("sphere");
        if (!sphere && !geom.type().equals("cylinder")) {
            throw e.problem(
                    "a tendon wraps over spheres and cylinders only; geom \"" + geom.name() + "\" is a " + geom.type());
        }
        MjcfBody on = geom.body();
        Frame frame = geom.frame();
        String name = geom.name();
        boolean sided = e.has("sidesite");
        if (sided) {
            MjcfSite site = Scene.find(scene.sites, e, "sidesite", "site");
            double[] to = seen(geom, site);
            if (on.carrier() != site.body().carrier()) {
                if (Symmetry.leaves(geom, site.body())) {
                    on = site.body(); // which sees the geom turn about its own axis only
                    frame = on.seen(geom.body().home.then(geom.frame()));
                } else {
                    losses.matters(
                            e,
                            "its side site is on another body and moves relative to the geom in MuJoCo; here the"
                                    + " side is that of the start");
                }
            }
            double distance = sphere ? Math.hypot(Math.hypot(to[0], to[1]), to[2]) : Math.hypot(to[0], to[1]);
            if (distance < geom.size()[0]) {
                losses.matters(
                        e,
                        "the tendon runs inside of the geom, because its side site is inside; here it runs"
                                + " straight, as if the geom were not there");
                return Optional.empty();
            }
            frame = frame.then(new Frame(new double[3], sphere ? xAlong(to) : xAlong(new double[] {to[0], to[1], 0})));
            name = name + " by " + site.name();
        }
        if (written.add(name)) {
            write(name, geom, on, frame, sided);
        }
        Position at = e.at();
        return Optional.of(new Draft(at)
                .set("wrap", at, name)
                .set("points", Draft.list(at, List.of(Draft.word(at, "" + from), Draft.word(at, "" + (from + 1)))))
                .entry());
    }

    private void write(String name, MjcfGeom geom, MjcfBody on, Frame frame, boolean sided) {
        boolean sphere = geom.type().equals("sphere");
        Position at = geom.element().at();
        Draft wrap = draft.mapping("wraps", at).mapping(name, at);
        Written.place(wrap, at, on, frame);
        Draft shape = wrap.mapping("shape", at).mapping(sphere ? "sphere" : "cylinder", at);
        shape.set("radius", at, geom.size()[0], "m");
        if (sided) {
            wrap.set("side", at, "x");
        }
    }

    /** The site in the frame of the geom at the reference values. */
    private static double[] seen(MjcfGeom geom, MjcfSite site) {
        Frame g = geom.body().home.then(geom.frame());
        double[] s = site.body().home.then(site.frame()).origin(), o = g.origin();
        double[] out = new double[3];
        Mat3.times(Mat3.transpose(g.rotation()), 0, s[0] - o[0], s[1] - o[1], s[2] - o[2], out, 0);
        return out;
    }

    /** Columns x along a vector, then y and z; z stays z if the vector is at right angles to it. */
    private static double[] xAlong(double[] v) {
        double n = Math.hypot(Math.hypot(v[0], v[1]), v[2]);
        double[] x = {v[0] / n, v[1] / n, v[2] / n};
        double[] z = Math.abs(x[2]) < 0.9 ? new double[] {0, 0, 1} : new double[] {1, 0, 0};
        double along = z[0] * x[0] + z[1] * x[1] + z[2] * x[2];
        double[] p = {z[0] - along * x[0], z[1] - along * x[1], z[2] - along * x[2]};
        double m = Math.hypot(Math.hypot(p[0], p[1]), p[2]);
        double[] w = {p[0] / m, p[1] / m, p[2] / m};
        return new double[] {
            x[0], w[1] * x[2] - w[2] * x[1], w[0],
            x[1], w[2] * x[0] - w[0] * x[2], w[1],
            x[2], w[0] * x[1] - w[1] * x[0], w[2]
        };
    }
}
