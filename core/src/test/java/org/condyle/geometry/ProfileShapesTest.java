package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.mechanics.Shape;

class ProfileShapesTest extends ShapeContractTest {
    @Override
    List<? extends Shape> shapes() {
        return FreeForms.profiles();
    }

    @Override
    boolean closed(Shape s) {
        return false; // they have no end along z
    }

    @Override
    boolean hasMass(Shape s) {
        return s instanceof CircleProfile c && !c.hollow()
                || s instanceof CurveProfile p && p.table().curve.closed();
    }

    /** Ribbons have no caps: masses of profiles are compared with closed forms in CurveProfileTest. */
    @Override
    void massIsThatOfFineTriangles() {}
}
