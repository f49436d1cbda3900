package org.condyle.geometry.mesh;

import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;

/**
 * Volume, mass centre and inertia of the solid that flat faces enclose, exactly: the sum over the tetrahedra from one
 * point to every face, each with the sign of its volume.
 */
final class MeshMass {
    private MeshMass() {}

    static MassProperties of(double[] v, int[] corners) {
        double[] o = {v[0], v[1], v[2]}; // near the mesh, so that little cancels
        double[] p = new double[12]; // corners of the tetrahedron, then their sum
        double volume = 0;
        double[] first = new double[3];
        double[] second = new double[9];
        for (int f = 0; f < corners.length; f += 3) {
            for (int i = 0; i < 3; i++) {
                p[9 + i] = 0;
                for (int k = 0; k < 3; k++) {
                    p[3 * k + i] = v[3 * corners[f + k] + i] - o[i];
                    p[9 + i] += p[3 * k + i];
                }
            }
            double part = (p[0] * (p[4] * p[8] - p[5] * p[7])
                            + p[1] * (p[5] * p[6] - p[3] * p[8])
                            + p[2] * (p[3] * p[7] - p[4] * p[6]))
                    / 6;
            volume += part;
            for (int i = 0; i < 3; i++) {
                first[i] += part / 4 * p[9 + i];
                for (int j = 0; j < 3; j++) {
                    second[3 * i + j] +=
                            part / 20 * (p[i] * p[j] + p[3 + i] * p[3 + j] + p[6 + i] * p[6 + j] + p[9 + i] * p[9 + j]);
                }
            }
        }
        if (!(volume > 0)) {
            throw new ModelException("mesh: its volume is not positive (" + volume + " m^3)");
        }
        double[] centre = new double[3];
        for (int i = 0; i < 3; i++) {
            first[i] /= volume;
            centre[i] = o[i] + first[i];
        }
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                second[3 * i + j] -= volume * first[i] * first[j];
            }
        }
        double[] inertia = {
            second[4] + second[8], second[0] + second[8], second[0] + second[4], -second[1], -second[2], -second[5]
        };
        return new MassProperties(volume, centre, inertia);
    }
}
