package org.condyle.scenes;

import org.condyle.contact.DistanceContact;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.geometry.many.BoundaryNodes;
import org.condyle.geometry.many.DistanceFields;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.joints.Planar;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;

/** Bodies kept off a slope by laws of distance; x runs down the slope, y is normal to it. */
public final class Cushions {
    public static final double RADIUS = 0.1;

    private Cushions() {}

    /** A rigid disk of water, 1 m thick, on a slope [rad]. */
    public static Model disk(DistanceLaw law, double slope) {
        double mass = 1000 * Math.PI * RADIUS * RADIUS;
        Model.Builder b = Model.builder("disk").gravity(9.81 * Math.sin(slope), -9.81 * Math.cos(slope), 0);
        int disk =
                b.body(new Body("disk", mass, new double[3], new double[] {0, 0, mass * RADIUS * RADIUS / 2, 0, 0, 0}));
        b.joint("disk", new Planar(), 0, disk, Frame.IDENTITY, Frame.IDENTITY);
        Surface rim = new Surface("disk", disk, Frame.IDENTITY, new CircleProfile(RADIUS));
        Surface floor =
                new Surface("floor", 0, Frame.withZAlong(new double[3], new double[] {0, 1, 0}), new HalfSpace());
        b.force(
                "support",
                new DistanceContact(
                        DistanceFields.of(floor),
                        new DistanceContact.Side(
                                "disk",
                                disk,
                                BoundaryNodes.of(rim, 128, true),
                                BoundaryNodes.of(rim, 256, true),
                                false),
                        law));
        return b.build();
    }

    /** That model at rest at a height. */
    public static State at(Model model, double y) {
        State s = model.newState();
        s.q[1] = y;
        return s;
    }
}
