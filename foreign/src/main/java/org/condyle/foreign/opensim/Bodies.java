package org.condyle.foreign.opensim;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.mechanics.Body;

/** Masses, mass centres and inertias. */
final class Bodies {
    private static final double TINY_MASS = 1e-6, TINY_INERTIA = 1e-9; // kg, kg·m²
    private static final String[] ENTRIES = {"xx", "yy", "zz", "xy", "xz", "yz"};

    private final Osim osim;
    /** How many more bodies share the mass of one, because joints close loops at it. */
    private final Map<String, Integer> copies;
    /** Bodies that move and carry no mass at all; OpenSim computes their kinematics only. */
    private final Set<String> weightless;

    /** Where in a body the joint to its parent is, if that can only turn it. */
    private final Map<String, double[]> jointCentres;

    Bodies(Osim osim, Map<String, Integer> copies, Set<String> weightless, Map<String, double[]> jointCentres) {
        this.jointCentres = jointCentres;
        this.osim = osim;
        this.copies = copies;
        this.weightless = weightless;
    }

    /** Names in the model file of the bodies that have a mass or a moment of inertia. */
    static Set<String> heavy(Osim osim) {
        Set<String> heavy = new HashSet<>();
        for (XmlElement e : osim.set("BodySet")) {
            String name = osim.frames.body(Osim.name(e));
            if (name != null && (Osim.number(e, "mass", 0) != 0 || !Spot.isZero(inertia(e)))) {
                heavy.add(name);
            }
        }
        return heavy;
    }

    void translate() {
        for (XmlElement e : osim.set("BodySet")) {
            String name = osim.frames.body(Osim.name(e));
            if (name != null && !name.equals(FrameTable.GROUND)) {
                int parts = 1 + copies.getOrDefault(name, 0);
                body(e, name, parts);
                for (int i = 1; i < parts; i++) {
                    body(e, copy(name, i), parts);
                }
            }
        }
    }

    /** Name of the part of a body at which a loop is closed. */
    static String copy(String body, int number) {
        return body + "-loop" + (number == 1 ? "" : "_" + number);
    }

    private void body(XmlElement e, String name, int parts) {
        double mass = Osim.number(e, "mass", 0);
        double[] centre = Osim.vector(e, "mass_center", 0, 0, 0), inertia = inertia(e);
        if (weightless.contains(name)) {
            osim.losses.matters(
                    e,
                    "moves without any mass; it gets 1 mg, so that its joint is not singular: only its motion has a meaning");
            mass = TINY_MASS;
            inertia = new double[] {TINY_INERTIA, TINY_INERTIA, TINY_INERTIA, 0, 0, 0};
        }
        if (isIndefinite(aboutJoint(e, mass, centre, inertia))) {
            osim.losses.matters(
                    e,
                    "its matrix of inertia has a negative principal moment, with which nothing can move; the moments of a ball"
                            + " of their quadratic mean are used, as OpenSim does where it checks them");
            inertia = ball(inertia);
        }
        Draft d = osim.section("bodies", e).mapping(name, e.at());
        d.set("mass", e.at(), mass / parts, "kg");
        if (!Spot.isZero(centre)) {
            d.set("centre", e.at(), centre, "m");
        }
        for (int k = 0; k < 6; k++) {
            if (inertia[k] != 0) {
                d.mapping("inertia", e.at()).set(ENTRIES[k], e.at(), inertia[k] / parts, "kg*m^2");
            }
        }
        boolean negative = inertia[0] < 0 || inertia[1] < 0 || inertia[2] < 0;
        if (!negative
                && mass >= 0
                && !new Body(name, mass, centre, inertia).implausibility().isEmpty()) {
            d.mapping("inertia", e.at()).set("impossible", e.at(), "accepted");
            osim.losses.harmless(e, "no real body can have these moments of inertia; they are used as they are");
        }
    }

    /** Whether a principal moment of inertia is negative though the moments about the axes are not. */
    private static boolean isIndefinite(double[] i) {
        double largest = Math.max(i[0], Math.max(i[1], i[2])), slack = -1e-9 * largest * largest;
        boolean minors = i[0] * i[1] - i[3] * i[3] >= slack
                && i[0] * i[2] - i[4] * i[4] >= slack
                && i[1] * i[2] - i[5] * i[5] >= slack;
        double determinant = i[0] * (i[1] * i[2] - i[5] * i[5])
                - i[3] * (i[3] * i[2] - i[5] * i[4])
                + i[4] * (i[3] * i[5] - i[1] * i[4]);
        return i[0] >= 0 && i[1] >= 0 && i[2] >= 0 && !(minors && determinant >= slack * largest);
    }

    /** Of a body with one joint to its parent about that joint; a body that can also shift moves about its mass centre. */
    private double[] aboutJoint(XmlElement e, double mass, double[] centre, double[] i) {
        double[] joint = jointCentres.getOrDefault(osim.frames.body(Osim.name(e)), centre);
        double x = centre[0] - joint[0], y = centre[1] - joint[1], z = centre[2] - joint[2];
        return new double[] {
            i[0] + mass * (y * y + z * z),
            i[1] + mass * (x * x + z * z),
            i[2] + mass * (x * x + y * y),
            i[3] - mass * x * y,
            i[4] - mass * x * z,
            i[5] - mass * y * z
        };
    }

    private static double[] ball(double[] i) {
        double mean = Math.sqrt((i[0] * i[0] + i[1] * i[1] + i[2] * i[2]) / 3);
        return new double[] {mean, mean, mean, 0, 0, 0};
    }

    private static double[] inertia(XmlElement e) {
        if (e.child("inertia").isPresent()) {
            return Osim.vector(e, "inertia", 0, 0, 0, 0, 0, 0);
        }
        double[] all = new double[6];
        for (int k = 0; k < 6; k++) {
            all[k] = Osim.number(e, "inertia_" + ENTRIES[k], 0);
        }
        return all;
    }
}
