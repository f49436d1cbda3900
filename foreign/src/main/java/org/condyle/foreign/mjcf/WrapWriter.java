package org.condyle.foreign.mjcf;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/**
 * Spheres and cylinders that tendons wrap over. MuJoCo's side site says on which side of the geom the tendon passes; the x axis
 * of a cylinder points to that site, and {@code side: x} says the same. Over a sphere the tendon takes the shorter way. A
 * side site inside of the geom means a tendon inside of it, which has no counterpart. For wrapping MuJoCo takes a cylinder
 * as endless, as a wrap without a length is.
 */
final class WrapWriter {
    private final Mjcf m;
    private final Set<String> written = new HashSet<>();

    WrapWriter(Mjcf m) {
        this.m = m;
    }

    /** The entry of {@code over} for a wrap between two points of a path, the first of which is number {@code from}. */
    Optional<Entry> wrap(XmlElement e, int from) {
        MjcfGeom geom = Scene.find(m.scene.geoms, e, "geom", "geom");
        boolean sphere = geom.type().equals("sphere");
        if (!sphere && !geom.type().equals("cylinder")) {
            throw e.problem(
                    "a tendon wraps over spheres and cylinders only; geom \"" + geom.name() + "\" is a " + geom.type());
        }
        String name = geom.name();
        if (e.has("sidesite")) {
            Scene.Site site = Scene.find(m.scene.sites, e, "sidesite", "site");
            double[] to = seen(geom, site);
            double distance = sphere ? Math.hypot(Math.hypot(to[0], to[1]), to[2]) : Math.hypot(to[0], to[1]);
            if (distance < geom.size()[0]) {
                m.losses.matters(
                        e,
                        "the tendon runs inside of the geom, because its side site is inside; here it runs"
                                + " straight, as if the geom were not there");
                return Optional.empty();
            }
            if (sphere) {
                m.losses.matters(
                        e,
                        "MuJoCo keeps the tendon on the side of its side site; over a sphere it takes the shorter"
                                + " way here, which differs where the tendon would slip to the other side");
                writeOnce(name, geom, geom.body(), geom.frame(), false);
            } else {
                name = name + " by " + site.name();
                sided(e, name, geom, site, to);
            }
        } else {
            writeOnce(name, geom, geom.body(), geom.frame(), false);
        }
        Position at = e.at();
        return Optional.of(new Draft(at)
                .set("wrap", at, name)
                .set("points", Draft.list(at, List.of(Draft.word(at, "" + from), Draft.word(at, "" + (from + 1)))))
                .entry());
    }

    /** A cylinder whose x axis points to the site. */
    private void sided(XmlElement e, String name, MjcfGeom geom, Scene.Site site, double[] to) {
        MjcfBody on = geom.body();
        Frame frame = geom.frame();
        if (on.carrier() != site.body().carrier()) {
            if (Symmetry.leaves(geom, site.body())) {
                on = site.body(); // which sees the geom turn about its own axis only
                frame = on.seen(geom.body().home.then(geom.frame()));
            } else {
                m.losses.matters(
                        e,
                        "its side site is on another body and moves relative to the geom in MuJoCo; here the side"
                                + " is that of the start");
            }
        }
        m.losses.matters(
                e,
                "where both ends of the tendon lie on one side of the cylinder, MuJoCo and this program can choose"
                        + " differently between the straight way and the way around it; elsewhere they agree");
        double[] turn = Rotations.about(0, 0, 1, Math.atan2(to[1], to[0]));
        writeOnce(name, geom, on, frame.then(new Frame(new double[3], turn)), true);
    }

    private void writeOnce(String name, MjcfGeom geom, MjcfBody on, Frame frame, boolean sided) {
        if (!written.add(name)) {
            return;
        }
        boolean sphere = geom.type().equals("sphere");
        Position at = geom.element().at();
        Draft wrap = m.part("wraps", at, name);
        Written.place(wrap, at, on, frame);
        Draft shape = wrap.mapping("shape", at).mapping(sphere ? "sphere" : "cylinder", at);
        shape.set("radius", at, geom.size()[0], "m");
        if (sided) {
            wrap.set("side", at, "x");
        }
    }

    /** The site in the frame of the geom at the reference values. */
    private static double[] seen(MjcfGeom geom, Scene.Site site) {
        Frame g = geom.body().home.then(geom.frame());
        double[] s = site.body().home.then(site.frame()).origin(), o = g.origin();
        double[] out = new double[3];
        Mat3.times(Mat3.transpose(g.rotation()), 0, s[0] - o[0], s[1] - o[1], s[2] - o[2], out, 0);
        return out;
    }
}
