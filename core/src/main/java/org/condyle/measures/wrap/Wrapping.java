package org.condyle.measures.wrap;

import java.util.Locale;

/** The two sets of rules by which paths go over surfaces. */
public enum Wrapping {
    /** Shortest paths, exactly: smooth lengths whose gradients are the moment arms. */
    GEODESIC,
    /** The rules of OpenSim, which give its numbers; without its errors in signs and stale positions. */
    OPENSIM;

    /** The word of model files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    SegmentRule rule(PathWrap wrap) {
        Side side = wrap.surface().side();
        WrapShape shape = wrap.surface().shape();
        boolean exact = this == GEODESIC;
        if (shape instanceof WrapShape.Sphere sphere) {
            return new SphereRule(sphere, side);
        } else if (shape instanceof WrapShape.Cylinder cylinder) {
            return exact
                    ? new HelixRule(cylinder, side)
                    : new ReferenceCylinder(cylinder.radius(), cylinder.length(), side);
        } else if (shape instanceof WrapShape.Ellipsoid ellipsoid) {
            return exact ? new EllipsoidRule(ellipsoid, side) : new ReferenceEllipsoid(ellipsoid, side, wrap.method());
        }
        WrapShape.Torus torus = (WrapShape.Torus) shape;
        return exact ? new TorusRule(torus, side) : new TubeRule(torus, side, false);
    }
}
