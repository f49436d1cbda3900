package org.condyle.geometry.shape;

import org.condyle.mechanics.many.Boundary;

/** Collects the nodes of a boundary whose number is known. */
public final class BoundaryCollector {
    private final double[] point;
    private final double[] normal;
    private final double[] area;
    private int count;

    public BoundaryCollector(int size) {
        point = new double[3 * size];
        normal = new double[3 * size];
        area = new double[size];
    }

    public void add(double x, double y, double z, double nx, double ny, double nz, double part) {
        int i = 3 * count;
        point[i] = x;
        point[i + 1] = y;
        point[i + 2] = z;
        normal[i] = nx;
        normal[i + 1] = ny;
        normal[i + 2] = nz;
        area[count++] = part;
    }

    public Boundary boundary() {
        return new Boundary(point, normal, area);
    }
}
