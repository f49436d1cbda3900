package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.jspecify.annotations.Nullable;

/**
 * Spatial tendons become measures of type path, fixed ones measures of type sum, with a spring along them if they have a stiffness or a
 * damping.
 */
final class TendonWriter {
    private final Mjcf m;
    private final WrapWriter wraps;
    private final Map<String, Line> lines = new LinkedHashMap<>();
    private int count;

    /**
     * A tendon that forces can act along.
     *
     * @param home its length at the reference values [m or rad]; not a number where it is not known
     */
    record Line(String measure, boolean spatial, boolean angle, double home) {}

    TendonWriter(Mjcf m) {
        this.m = m;
        wraps = new WrapWriter(m);
    }

    void write() {
        for (XmlElement e : m.section("tendon")) {
            count++;
            switch (e.name()) {
                case "spatial" -> spatial(e);
                case "fixed" -> fixed(e);
                default -> m.losses.matters(e, "is not known here and left out");
            }
        }
    }

    /** Tendons by their names; those with pulleys are not among them. */
    Map<String, Line> lines() {
        return lines;
    }

    /** A sum of coordinates. */
    private void fixed(XmlElement e) {
        Position at = e.at();
        Draft of = new Draft(at);
        double home = 0;
        boolean angle = false, length = false;
        for (XmlElement item : e.children("joint")) {
            MjcfJoint j = Scene.find(m.scene.joints, item, "joint", "joint");
            double factor = Attributes.plain(item).number("coef", 0);
            if (!j.isHinge() && !j.isSlide()) {
                throw item.problem("a fixed tendon adds hinges and slides only");
            }
            home += factor * j.ref();
            angle |= j.isHinge();
            length |= j.isSlide();
            of.set(m.coordinates.of(j).path(), item.at(), factor, "");
        }
        Attributes a = m.attributes(e, "tendon");
        if (of.isEmpty() || (angle && length)) {
            m.losses.matters(
                    e,
                    "a fixed tendon of no joints, or of hinges and slides together, is missing with all that acts along it");
            return;
        }
        String name = m.names.part(e, e.attribute("name", "tendon" + count));
        m.part("measures", at, name).set("type", at, "sum").set("of", of.entry());
        lines.put(e.attribute("name", ""), new Line(name, false, angle, home));
        spring(a, name, home, angle);
        lost(a);
    }

    /** A run of points between pulleys. */
    private static final class Branch {
        final List<Entry> points = new ArrayList<>();
        final List<double[]> home = new ArrayList<>(); // where they are in the world at the reference values
        final List<Entry> over = new ArrayList<>();
    }

    private void spatial(XmlElement e) {
        String wanted = e.attribute("name", "tendon" + count);
        List<Branch> branches = branches(e);
        Attributes a = m.attributes(e, "tendon");
        if (branches.size() > 1) {
            m.losses.matters(
                    e,
                    "a tendon with pulleys: each branch is a path of its own, and what acts along the whole tendon"
                            + " is missing");
        }
        for (int i = 0; i < branches.size(); i++) {
            Branch b = branches.get(i);
            if (b.points.size() < 2) {
                throw e.problem("a tendon needs at least two sites" + (branches.size() > 1 ? " between pulleys" : ""));
            }
            String name = m.names.part(e, branches.size() == 1 ? wanted : wanted + "_branch" + (i + 1));
            Draft measure = m.part("measures", e.at(), name);
            measure.set("type", e.at(), "path").set("through", Draft.list(e.at(), b.points));
            if (!b.over.isEmpty()) {
                measure.set("over", Draft.list(e.at(), b.over));
            }
            if (branches.size() == 1) {
                double home = b.over.isEmpty() ? straight(b) : Double.NaN;
                lines.put(e.attribute("name", ""), new Line(name, true, false, home));
                spring(a, name, home, false);
            }
        }
        lost(a);
    }

    private List<Branch> branches(XmlElement e) {
        List<Branch> all = new ArrayList<>();
        Branch here = new Branch();
        @Nullable XmlElement open = null; // a wrap after the last site
        for (XmlElement item : e.children()) {
            switch (item.name()) {
                case "site" -> {
                    Scene.Site site = Scene.find(m.scene.sites, item, "site", "site");
                    here.points.add(
                            Written.point(item.at(), site.body(), site.frame().origin()));
                    here.home.add(site.body().home.then(site.frame()).origin());
                    if (open != null) {
                        int n = here.points.size();
                        wraps.wrap(open, n - 1).ifPresent(here.over::add);
                        open = null;
                    }
                }
                case "geom" -> {
                    if (here.points.isEmpty() || open != null) {
                        throw item.problem("a wrapping geom must stand between two sites");
                    }
                    open = item;
                }
                case "pulley" -> {
                    requireClosed(open);
                    if (!here.points.isEmpty()) {
                        all.add(here);
                    }
                    here = new Branch();
                }
                default -> m.losses.matters(item, "is not known here and left out");
            }
        }
        requireClosed(open);
        all.add(here);
        return all;
    }

    private static void requireClosed(@Nullable XmlElement open) {
        if (open != null) {
            throw open.problem("a wrapping geom must stand between two sites");
        }
    }

    /** @param home length at which a spring is relaxed unless the file says otherwise */
    private void spring(Attributes a, String measure, double home, boolean angle) {
        double k = m.options.springs() ? first(a, "stiffness") : 0, c = m.options.dampers() ? first(a, "damping") : 0;
        if (k <= 0 && c <= 0) {
            return;
        }
        XmlElement e = a.element();
        double[] length = a.numbers("springlength", -1, -1);
        boolean band = length[1] >= 0 && length[1] != length[0], given = length[0] >= 0;
        if (k > 0 && (band || (!given && Double.isNaN(home)))) {
            m.losses.matters(
                    e,
                    band
                            ? "a tendon spring with a range of lengths without force is missing; use a force of type ligament"
                            : "a tendon spring that is relaxed at the initial length of a wrapped path is missing; give its"
                                    + " springlength");
            return;
        }
        m.spring(e, measure, measure, k, c, given ? length[0] : home, angle);
    }

    private static double first(Attributes a, String key) {
        double[] all = a.list(key);
        return all.length == 0 ? 0 : all[0];
    }

    private static double straight(Branch b) {
        double sum = 0;
        for (int i = 1; i < b.home.size(); i++) {
            double[] p = b.home.get(i - 1), q = b.home.get(i);
            sum += Math.hypot(Math.hypot(q[0] - p[0], q[1] - p[1]), q[2] - p[2]);
        }
        return sum;
    }

    private void lost(Attributes a) {
        String word = a.text("limited", "auto");
        if (m.options.limits() && (word.equals("true") || (word.equals("auto") && a.has("range")))) {
            m.losses.matters(
                    a.element(),
                    "the range of its length is not kept: MuJoCo's limit is a soft constraint without a stiffness in"
                            + " physical units; for a stop give the measure 'limits' with a stiffness");
        }
        for (String key : List.of("frictionloss", "armature")) {
            if (first(a, key) != 0) {
                m.losses.matters(a.element(), key + " of a tendon is missing");
            }
        }
    }
}
