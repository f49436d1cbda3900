package org.condyle.geometry.pair;

import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Profile;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/** A circle that is not hollow against any profile: its centre's nearest point decides. */
public final class CircleAgainstProfile extends SurfacePair {
    private final double radius;
    private final Profile profile;
    private final double[] local = new double[3];
    private final double[] found;
    private final double[] scratch = new double[6];
    private final double[] world = new double[6];

    public CircleAgainstProfile(Surface circle, Surface other) {
        super(circle, other);
        radius = ((CircleProfile) circle.shape()).radius();
        profile = (Profile) other.shape();
        found = new double[6 + profile.hintSize()];
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        Placement.toLocal(b, a[0], a[1], a[2], local, 0);
        double distance = profile.project(local[0], local[1], 0, memory, at, found) - radius;
        Placement.toWorld(b, found[0], found[1], local[2], world, 0);
        Placement.turn(b, found[3], found[4], 0, world, 3);
        out.clear();
        out.gap = distance;
        double half = 0.5 * distance;
        out.add(
                world[0] + half * world[3],
                world[1] + half * world[4],
                world[2] + half * world[5],
                -world[3],
                -world[4],
                -world[5],
                -distance,
                0,
                0);
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        project(motion, contacts, entry, Double.NaN);
        PlaneCurvatures.write(1 / radius + profile.bend(found, scratch), out);
    }

    private void project(Motion motion, ContactSet contacts, int entry, double hint) {
        place(motion);
        double[] p = contacts.point;
        Placement.toLocal(b, p[3 * entry], p[3 * entry + 1], p[3 * entry + 2], local, 0);
        scratch[0] = hint;
        profile.project(local[0], local[1], 0, scratch, 0, found);
    }

    @Override
    public double maxValidDepth() {
        return Math.min(radius, profile.halfThickness());
    }

    @Override
    public int memories() {
        return profile.hintSize();
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        project(motion, contacts, 0, Double.NaN);
        System.arraycopy(found, 6, memory, at, profile.hintSize());
    }

    @Override
    public ContactGeometry forThread() {
        return new CircleAgainstProfile(surfaceA, surfaceB);
    }
}
