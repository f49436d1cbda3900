package org.condyle.anatomy.form;

import java.util.ArrayList;
import java.util.List;

/**
 * A form under construction: a list of pieces, each joined to those before it, or carved out of them, with a transition of a given
 * width. Lengths are in millimetres; x points forwards, y up, z to the right.
 *
 * <p>Any list of numbers gives a solid, and its surface is closed and does not cross itself, which is why bones are written this way:
 * branches, holes and notches need no care of how faces are connected.
 */
public final class Form {
    record Step(Piece piece, double blend, boolean carved) {}

    private final List<Step> steps = new ArrayList<>();
    private Frame frame = Frame.HOME;
    private double blend;
    private double cap = 1;
    private boolean carving;
    private boolean symmetric;

    /** Width of the transitions of the pieces that follow; 0 for none. */
    public Form blend(double width) {
        blend = width;
        return this;
    }

    /** The next piece is taken away. */
    public Form carve() {
        carving = true;
        return this;
    }

    /** The ends of the next sweep are flatter than round: they bulge by this share of the smaller half width. */
    public Form cap(double share) {
        cap = share;
        return this;
    }

    /** Only the half with positive z is written; the other half is its mirror image. */
    public Form symmetric() {
        symmetric = true;
        return this;
    }

    /** The pieces that follow are scaled, turned about the fixed axes x, then y, then z [degrees], and shifted. */
    public Form at(double x, double y, double z, double aboutX, double aboutY, double aboutZ, double scale) {
        frame = Frame.of(x, y, z, aboutX, aboutY, aboutZ, scale);
        return this;
    }

    /** The pieces that follow are where their numbers say. */
    public Form home() {
        frame = Frame.HOME;
        return this;
    }

    public Form ball(double x, double y, double z, double radius) {
        return ellipsoid(x, y, z, radius, radius, radius);
    }

    public Form ellipsoid(double x, double y, double z, double a, double b, double c) {
        return ellipsoid(x, y, z, a, b, c, 0, 0, 0);
    }

    /** An ellipsoid with half axes a, b, c along x, y, z, then turned about the fixed axes x, y, z [degrees]. */
    public Form ellipsoid(
            double x, double y, double z, double a, double b, double c, double aboutX, double aboutY, double aboutZ) {
        double s = frame.scale();
        return add(new Ellipsoid(
                frame.point(x, y, z),
                new double[] {s * a, s * b, s * c},
                frame.axes(Frame.turn(aboutX, aboutY, aboutZ))));
    }

    /**
     * A section swept along a smooth curve through stations {x, y, z, r} or {x, y, z, a, b, c₃, c₄}: half widths a along {@code across} and
     * b perpendicular to it; c₃ makes the section a triangle with a corner towards {@code across}, a negative c₄ a square.
     */
    public Form sweep(double[] across, double[]... stations) {
        double[][] moved = new double[stations.length][];
        for (int i = 0; i < stations.length; i++) {
            moved[i] = frame.station(stations[i], 2);
        }
        return add(new Sweep(moved, frame.direction(across[0], across[1], across[2]), cap));
    }

    /** A smooth sheet through rows of points {x, y, z, half thickness}. */
    public Form sheet(double[][]... rows) {
        double[][][] moved = new double[rows.length][rows[0].length][];
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < rows[i].length; j++) {
                moved[i][j] = frame.station(rows[i][j], 1);
            }
        }
        return add(new Sheet(moved));
    }

    /** Everything beyond a plane is taken away. */
    public Form cut(double x, double y, double z, double normalX, double normalY, double normalZ) {
        carving = true;
        return add(new HalfSpace(frame.point(x, y, z), frame.direction(normalX, normalY, normalZ)));
    }

    private Form add(Piece piece) {
        steps.add(new Step(piece, blend, carving));
        carving = false;
        cap = 1;
        return this;
    }

    public Field field() {
        return new Field(steps, symmetric);
    }
}
