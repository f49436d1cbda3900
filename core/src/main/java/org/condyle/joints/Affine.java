package org.condyle.joints;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Mobility;

/**
 * Moves and deforms homogeneously: x = p + A X with any A. The coordinates are p and A row by row, and their rates the
 * speeds. In the plane A has its upper left 2×2 part, and A₃₃ stays 1 (plane strain).
 *
 * <p>Such a body hangs from the ground and carries nothing by joints; constraints hold it to other bodies.
 */
public final class Affine implements Mobility {
    private final boolean planar;
    private final Coordinate[] coordinates;

    public Affine(boolean planar) {
        this.planar = planar;
        int n = planar ? 2 : 3;
        List<Coordinate> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(new Coordinate("xyz".substring(i, i + 1), Dimension.LENGTH));
        }
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                all.add(new Coordinate("a" + i + j, Dimension.NONE));
            }
        }
        coordinates = all.toArray(new Coordinate[0]);
    }

    @Override
    public String type() {
        return planar ? "planar-affine" : "affine";
    }

    @Override
    public Coordinate[] coordinates() {
        return coordinates;
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.AFFINE;
    }

    @Override
    public void neutral(double[] q, int qAt) {
        Pose.zero(q, qAt, coordinates.length);
        int n = planar ? 2 : 3;
        for (int i = 0; i < n; i++) {
            q[qAt + n + (n + 1) * i] = 1;
        }
    }

    /** A is no rotation, so it is no pose of a joint; the engine places such bodies itself. */
    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        throw new UnsupportedOperationException("an affine body is not placed by a pose");
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        throw new UnsupportedOperationException("an affine body does not move by a twist");
    }

    @Override
    public Layout layout() {
        return Layout.place(0, planar ? 2 : 3);
    }

    @Override
    public Plane plane() {
        return planar ? Plane.XY : Plane.NONE;
    }
}
