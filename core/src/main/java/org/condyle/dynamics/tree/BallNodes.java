package org.condyle.dynamics.tree;

/**
 * Articulated-body steps of a joint that turns freely about a point O, the origin of its frame. Seen from O the joint
 * frees all turning and nothing else, so that only a force passes it: with Θ, H, M taken to O
 *
 * <pre>  K = Θ⁻¹ H,   Mᵃ = M - Hᵀ K,   α = Θ⁻¹ u - K a  </pre>
 *
 * and what the parent feels is the mass Mᵃ at O. One third of the work of the general elimination.
 */
final class BallNodes {
    private final Tree tree;
    private final TreeKinematics kinematics;
    private final double[] inertia; // articulated, 21 a node
    private final double[] load; // 6 a node
    private final double[] inverse; // Θ⁻¹ at O: xx xy xz yy yz zz, where the tree keeps factors
    private final double[] gain; // K, 9 of the node's 18
    private final double[] drive; // Θ⁻¹ u, 3

    BallNodes(
            Tree tree,
            TreeKinematics kinematics,
            double[] inertia,
            double[] load,
            double[] factors,
            double[] gain,
            double[] drive) {
        this.tree = tree;
        this.kinematics = kinematics;
        this.inertia = inertia;
        this.load = load;
        this.inverse = factors;
        this.gain = gain;
        this.drive = drive;
    }

    boolean eliminate(int i, double[] generalised) {
        double[] art = inertia, joint = kinematics.joint, ref = kinematics.reference;
        int a = ArticulatedBodies.INERTIA * i, o = 3 * tree.root[i], first = tree.vAt[i], t = 6 * first, s = 6 * i;
        double dx = joint[3 * i] - ref[o], dy = joint[3 * i + 1] - ref[o + 1], dz = joint[3 * i + 2] - ref[o + 2];
        double h0 = art[a + 6], h1 = art[a + 7], h2 = art[a + 8];
        double h3 = art[a + 9], h4 = art[a + 10], h5 = art[a + 11];
        double h6 = art[a + 12], h7 = art[a + 13], h8 = art[a + 14];
        double mxx = art[a + 15], mxy = art[a + 16], mxz = art[a + 17];
        double myy = art[a + 18], myz = art[a + 19], mzz = art[a + 20];
        // to O: Θ + H[d] + (H'[d])ᵀ with H' = H - [d]M
        double g0 = h0 - (dy * mxz - dz * mxy), g1 = h1 - (dy * myz - dz * myy), g2 = h2 - (dy * mzz - dz * myz);
        double g3 = h3 - (dz * mxx - dx * mxz), g4 = h4 - (dz * mxy - dx * myz), g5 = h5 - (dz * mxz - dx * mzz);
        double g6 = h6 - (dx * mxy - dy * mxx), g7 = h7 - (dx * myy - dy * mxy), g8 = h8 - (dx * myz - dy * mxz);
        double xx = art[a] + (h1 + g1) * dz - (h2 + g2) * dy;
        double xy = art[a + 1] + (h2 * dx - h0 * dz) + (g4 * dz - g5 * dy);
        double xz = art[a + 2] + (h0 * dy - h1 * dx) + (g7 * dz - g8 * dy);
        double yy = art[a + 3] + (h5 + g5) * dx - (h3 + g3) * dz;
        double yz = art[a + 4] + (h3 * dy - h4 * dx) + (g8 * dx - g6 * dz);
        double zz = art[a + 5] + (h6 + g6) * dy - (h7 + g7) * dx;

        double cxx = yy * zz - yz * yz, cxy = xz * yz - xy * zz, cxz = xy * yz - xz * yy;
        double det = xx * cxx + xy * cxy + xz * cxz;
        if (!(det > 1e-14 * xx * yy * zz) || !(xx > 0)) {
            return false;
        }
        double inv = 1 / det;
        double ixx = inv * cxx, ixy = inv * cxy, ixz = inv * cxz;
        double iyy = inv * (xx * zz - xz * xz), iyz = inv * (xy * xz - xx * yz), izz = inv * (xx * yy - xy * xy);
        int l = tree.cholAt[i];
        inverse[l] = ixx;
        inverse[l + 1] = ixy;
        inverse[l + 2] = ixz;
        inverse[l + 3] = iyy;
        inverse[l + 4] = iyz;
        inverse[l + 5] = izz;
        double k0 = ixx * g0 + ixy * g3 + ixz * g6, k1 = ixx * g1 + ixy * g4 + ixz * g7;
        double k2 = ixx * g2 + ixy * g5 + ixz * g8, k3 = ixy * g0 + iyy * g3 + iyz * g6;
        double k4 = ixy * g1 + iyy * g4 + iyz * g7, k5 = ixy * g2 + iyy * g5 + iyz * g8;
        double k6 = ixz * g0 + iyz * g3 + izz * g6, k7 = ixz * g1 + iyz * g4 + izz * g7;
        double k8 = ixz * g2 + iyz * g5 + izz * g8;
        double[] k = gain;
        k[t] = k0;
        k[t + 1] = k1;
        k[t + 2] = k2;
        k[t + 3] = k3;
        k[t + 4] = k4;
        k[t + 5] = k5;
        k[t + 6] = k6;
        k[t + 7] = k7;
        k[t + 8] = k8;

        // u = τ - moment of the load about O; τ is given in the turning frame
        double[] sub = kinematics.subspace, p = load;
        double q0 = generalised[first], q1 = generalised[first + 1], q2 = generalised[first + 2];
        double tx = sub[t] * q0 + sub[t + 6] * q1 + sub[t + 12] * q2;
        double ty = sub[t + 1] * q0 + sub[t + 7] * q1 + sub[t + 13] * q2;
        double tz = sub[t + 2] * q0 + sub[t + 8] * q1 + sub[t + 14] * q2;
        double fx = p[s + 3], fy = p[s + 4], fz = p[s + 5];
        double ux = tx - p[s] + (dy * fz - dz * fy);
        double uy = ty - p[s + 1] + (dz * fx - dx * fz);
        double uz = tz - p[s + 2] + (dx * fy - dy * fx);
        drive[first] = ixx * ux + ixy * uy + ixz * uz;
        drive[first + 1] = ixy * ux + iyy * uy + iyz * uz;
        drive[first + 2] = ixz * ux + iyz * uy + izz * uz;

        int up = tree.parent[i];
        if (up < 0) {
            return true;
        }
        mxx -= g0 * k0 + g3 * k3 + g6 * k6;
        mxy -= g0 * k1 + g3 * k4 + g6 * k7;
        mxz -= g0 * k2 + g3 * k5 + g6 * k8;
        myy -= g1 * k1 + g4 * k4 + g7 * k7;
        myz -= g1 * k2 + g4 * k5 + g7 * k8;
        mzz -= g2 * k2 + g5 * k5 + g8 * k8;
        double[] b = kinematics.bias;
        double cx = b[s + 3] - (dy * b[s + 2] - dz * b[s + 1]);
        double cy = b[s + 4] - (dz * b[s] - dx * b[s + 2]);
        double cz = b[s + 5] - (dx * b[s + 1] - dy * b[s]);
        fx += k0 * ux + k3 * uy + k6 * uz + (mxx * cx + mxy * cy + mxz * cz);
        fy += k1 * ux + k4 * uy + k7 * uz + (mxy * cx + myy * cy + myz * cz);
        fz += k2 * ux + k5 * uy + k8 * uz + (mxz * cx + myz * cy + mzz * cz);
        int w = 6 * up;
        p[w] += tx + dy * fz - dz * fy;
        p[w + 1] += ty + dz * fx - dx * fz;
        p[w + 2] += tz + dx * fy - dy * fx;
        p[w + 3] += fx;
        p[w + 4] += fy;
        p[w + 5] += fz;
        // back to the reference: H = [d]M, Θ = -H[d]
        h0 = dy * mxz - dz * mxy;
        h1 = dy * myz - dz * myy;
        h2 = dy * mzz - dz * myz;
        h3 = dz * mxx - dx * mxz;
        h4 = dz * mxy - dx * myz;
        h5 = dz * mxz - dx * mzz;
        h6 = dx * mxy - dy * mxx;
        h7 = dx * myy - dy * mxy;
        h8 = dx * myz - dy * mxz;
        int q = ArticulatedBodies.INERTIA * up;
        art[q] += h2 * dy - h1 * dz;
        art[q + 1] += h0 * dz - h2 * dx;
        art[q + 2] += h1 * dx - h0 * dy;
        art[q + 3] += h3 * dz - h5 * dx;
        art[q + 4] += h4 * dx - h3 * dy;
        art[q + 5] += h7 * dx - h6 * dy;
        art[q + 6] += h0;
        art[q + 7] += h1;
        art[q + 8] += h2;
        art[q + 9] += h3;
        art[q + 10] += h4;
        art[q + 11] += h5;
        art[q + 12] += h6;
        art[q + 13] += h7;
        art[q + 14] += h8;
        art[q + 15] += mxx;
        art[q + 16] += mxy;
        art[q + 17] += mxz;
        art[q + 18] += myy;
        art[q + 19] += myz;
        art[q + 20] += mzz;
        return true;
    }

    /** The inward step of M⁻¹τ: from τ and the pull p of the node to its command Θ⁻¹u and the pull of its parent. */
    void pull(int i, double[] tau, double[] p, double[] command) {
        double[] joint = kinematics.joint, ref = kinematics.reference, sub = kinematics.subspace, k = gain;
        int o = 3 * tree.root[i], first = tree.vAt[i], t = 6 * first, s = 6 * i, l = tree.cholAt[i];
        double dx = joint[3 * i] - ref[o], dy = joint[3 * i + 1] - ref[o + 1], dz = joint[3 * i + 2] - ref[o + 2];
        double q0 = tau[first], q1 = tau[first + 1], q2 = tau[first + 2];
        double tx = sub[t] * q0 + sub[t + 6] * q1 + sub[t + 12] * q2;
        double ty = sub[t + 1] * q0 + sub[t + 7] * q1 + sub[t + 13] * q2;
        double tz = sub[t + 2] * q0 + sub[t + 8] * q1 + sub[t + 14] * q2;
        double fx = p[s + 3], fy = p[s + 4], fz = p[s + 5];
        double ux = tx - p[s] + (dy * fz - dz * fy);
        double uy = ty - p[s + 1] + (dz * fx - dx * fz);
        double uz = tz - p[s + 2] + (dx * fy - dy * fx);
        command[first] = inverse[l] * ux + inverse[l + 1] * uy + inverse[l + 2] * uz;
        command[first + 1] = inverse[l + 1] * ux + inverse[l + 3] * uy + inverse[l + 4] * uz;
        command[first + 2] = inverse[l + 2] * ux + inverse[l + 4] * uy + inverse[l + 5] * uz;
        int up = tree.parent[i];
        if (up >= 0) {
            fx += k[t] * ux + k[t + 3] * uy + k[t + 6] * uz;
            fy += k[t + 1] * ux + k[t + 4] * uy + k[t + 7] * uz;
            fz += k[t + 2] * ux + k[t + 5] * uy + k[t + 8] * uz;
            int w = 6 * up;
            p[w] += tx + dy * fz - dz * fy;
            p[w + 1] += ty + dz * fx - dx * fz;
            p[w + 2] += tz + dx * fy - dy * fx;
            p[w + 3] += fx;
            p[w + 4] += fy;
            p[w + 5] += fz;
        }
    }

    /** v̇ of the joint from Θ⁻¹u and the acceleration it is carried with, which becomes that of its own body. */
    void back(int i, double[] command, double[] acc, double[] out) {
        double[] joint = kinematics.joint, ref = kinematics.reference, sub = kinematics.subspace, k = gain;
        int o = 3 * tree.root[i], first = tree.vAt[i], t = 6 * first, s = 6 * i;
        double dx = joint[3 * i] - ref[o], dy = joint[3 * i + 1] - ref[o + 1], dz = joint[3 * i + 2] - ref[o + 2];
        double wx = acc[s], wy = acc[s + 1], wz = acc[s + 2];
        double ax = acc[s + 3] - (dy * wz - dz * wy); // of O
        double ay = acc[s + 4] - (dz * wx - dx * wz);
        double az = acc[s + 5] - (dx * wy - dy * wx);
        double nx = command[first] - (k[t] * ax + k[t + 1] * ay + k[t + 2] * az);
        double ny = command[first + 1] - (k[t + 3] * ax + k[t + 4] * ay + k[t + 5] * az);
        double nz = command[first + 2] - (k[t + 6] * ax + k[t + 7] * ay + k[t + 8] * az);
        acc[s] = nx;
        acc[s + 1] = ny;
        acc[s + 2] = nz;
        acc[s + 3] = ax + (dy * nz - dz * ny);
        acc[s + 4] = ay + (dz * nx - dx * nz);
        acc[s + 5] = az + (dx * ny - dy * nx);
        wx = nx - wx;
        wy = ny - wy;
        wz = nz - wz;
        out[first] = sub[t] * wx + sub[t + 1] * wy + sub[t + 2] * wz;
        out[first + 1] = sub[t + 6] * wx + sub[t + 7] * wy + sub[t + 8] * wz;
        out[first + 2] = sub[t + 12] * wx + sub[t + 13] * wy + sub[t + 14] * wz;
    }
}
