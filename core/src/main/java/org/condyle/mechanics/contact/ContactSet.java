package org.condyle.mechanics.contact;

import java.util.Arrays;

/**
 * Where two surfaces touch: a struct of arrays, written by a {@link org.condyle.mechanics.ContactGeometry} and read by contact elements. The
 * normal points from A to B; depth &gt; 0 overlaps. The arrays grow in the first steps of a run and keep their size
 * afterwards.
 */
public final class ContactSet {
    /** Entries in use. */
    public int count;
    /** Where the force acts, in the world: x, y, z of each entry, midway between the two surfaces [m]. */
    public double[] point;
    /** Unit normal from A to B, in the world. */
    public double[] normal;
    /** Overlap, negative where the surfaces are apart [m]. */
    public double[] depth;
    /** Area that the entry stands for [m²]; 0 for a contact at a point. */
    public double[] area;
    /** What the entry is a contact of: a face, a corner; for colouring and for friends of memory. */
    public int[] feature;
    /** Which spring of {@link org.condyle.mechanics.ContactGeometry#springs} the entry is; only where there are any. */
    public int[] spring;
    /**
     * Signed distance of the two surfaces [m], negative when they overlap; may be a lower bound while they are far
     * apart. Written by every search.
     */
    public double gap;
    /**
     * While a patch is apart: a place near which the gap is smallest and the normal there, six numbers; NaN where that
     * is not known. Tells whether the surfaces come nearer.
     */
    public final double[] near = new double[6];

    /**
     * Whether the entries have one depth in common, that of a whole overlap: -{@link #gap}, which changes as {@link #whole} says. A law of pressure is
     * given the depth and the area of the first entry instead, those of an even layer.
     */
    public boolean isWhole;
    /**
     * Of a whole overlap: a place c, and the gradient of its depth, Ḋ = g·v + τ·ω with velocity v at c and spin ω of B less those of A; c, g and τ
     * in the world. Entries are places with equal shares of the load.
     */
    public final double[] whole = new double[9];

    public ContactSet(int capacity) {
        point = new double[3 * capacity];
        normal = new double[3 * capacity];
        depth = new double[capacity];
        area = new double[capacity];
        feature = new int[capacity];
        spring = new int[capacity];
    }

    public void clear() {
        count = 0;
        isWhole = false;
        gap = Double.POSITIVE_INFINITY;
        Arrays.fill(near, Double.NaN);
    }

    /** Adds an entry; returns its number. */
    public int add(
            double x, double y, double z, double nx, double ny, double nz, double overlap, double faceArea, int what) {
        if (count == depth.length) {
            grow();
        }
        int i = count++;
        point[3 * i] = x;
        point[3 * i + 1] = y;
        point[3 * i + 2] = z;
        normal[3 * i] = nx;
        normal[3 * i + 1] = ny;
        normal[3 * i + 2] = nz;
        depth[i] = overlap;
        area[i] = faceArea;
        feature[i] = what;
        return i;
    }

    /** Adds an entry that is a spring. */
    public void addSpring(
            double x,
            double y,
            double z,
            double nx,
            double ny,
            double nz,
            double overlap,
            double faceArea,
            int what,
            int which) {
        int i = add(x, y, z, nx, ny, nz, overlap, faceArea, what); // first: it may have to grow
        spring[i] = which;
    }

    /** Adds an entry of another set. */
    public void add(ContactSet from, int i) {
        int k = 3 * i;
        double[] x = from.point, n = from.normal;
        add(x[k], x[k + 1], x[k + 2], n[k], n[k + 1], n[k + 2], from.depth[i], from.area[i], from.feature[i]);
        spring[count - 1] = from.spring[i];
    }

    /** Lowers the gap to one at a place with a normal, if it is smaller. */
    public void lower(double distance, double x, double y, double z, double nx, double ny, double nz) {
        if (distance < gap) {
            gap = distance;
            near[0] = x;
            near[1] = y;
            near[2] = z;
            near[3] = nx;
            near[4] = ny;
            near[5] = nz;
        }
    }

    /** The same contacts seen with A and B exchanged. */
    public void flip() {
        for (int i = 0; i < 3 * count; i++) {
            normal[i] = -normal[i];
        }
        for (int i = 3; i < 6; i++) {
            near[i] = -near[i];
        }
        for (int i = 3; isWhole && i < 9; i++) {
            whole[i] = -whole[i];
        }
    }

    private void grow() {
        int size = Math.max(8, 2 * depth.length);
        point = Arrays.copyOf(point, 3 * size);
        normal = Arrays.copyOf(normal, 3 * size);
        depth = Arrays.copyOf(depth, size);
        area = Arrays.copyOf(area, size);
        feature = Arrays.copyOf(feature, size);
        spring = Arrays.copyOf(spring, size);
    }
}
