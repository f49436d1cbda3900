package org.condyle.mechanics.contact;

import java.util.Arrays;

/** Contacts among many surfaces: a {@link ContactSet}, and for each entry the indices of the two surfaces, A &lt; B. */
public final class ManyBodySet {
    public final ContactSet contacts = new ContactSet(64);
    public int[] surfaceA = new int[64];
    public int[] surfaceB = new int[64];

    public void clear() {
        contacts.clear();
    }

    public int count() {
        return contacts.count;
    }

    /** Adds a contact at a point. */
    public void add(
            int a, int b, double x, double y, double z, double nx, double ny, double nz, double depth, int feature) {
        int i = contacts.add(x, y, z, nx, ny, nz, depth, 0, feature);
        if (i == surfaceA.length) {
            surfaceA = Arrays.copyOf(surfaceA, 2 * i);
            surfaceB = Arrays.copyOf(surfaceB, 2 * i);
        }
        surfaceA[i] = a;
        surfaceB[i] = b;
    }

    /** Adds those of {@code found} that overlap, or have a smaller gap [m]. */
    public void addCloser(int a, int b, ContactSet found, double gap) {
        double[] p = found.point, n = found.normal;
        for (int i = 0; i < found.count; i++) {
            if (found.depth[i] > -gap) {
                int k = 3 * i;
                add(a, b, p[k], p[k + 1], p[k + 2], n[k], n[k + 1], n[k + 2], found.depth[i], found.feature[i]);
                contacts.area[contacts.count - 1] = found.area[i];
            }
        }
    }
}
