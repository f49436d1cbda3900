package org.condyle.math;

/**
 * Friction at a given normal impulse: x with |x| ≤ r and -(A x + c) in the normal cone of the disc there, A symmetric
 * positive semidefinite, one or two by two. Inside, the contact sticks: A x = -c; on the rim (A + λ) x = -c, λ ≥ 0.
 */
final class DiscQuadratic {
    /** λ of the last problem; 0 if it sticks. */
    double multiplier;

    double x;
    double y;

    /** One tangent. */
    void solve(double a, double c, double radius) {
        y = 0;
        x = a > 0 ? -c / a : -Math.signum(c) * radius;
        if (Math.abs(x) > radius) {
            x = -Math.signum(c) * radius;
        }
        multiplier = radius > 0 ? Math.max(0, Math.abs(c) / radius - a) : 0;
    }

    /** Two tangents: the matrix is (a, b; b, d). */
    void solve(double a, double b, double d, double cx, double cy, double radius) {
        double size = Math.sqrt(cx * cx + cy * cy);
        multiplier = 0;
        x = 0;
        y = 0;
        if (radius <= 0 || size == 0) {
            return;
        }
        double determinant = a * d - b * b;
        if (determinant > 1e-14 * (a + d) * (a + d)) {
            at(a, b, d, cx, cy, 0);
            if (Math.sqrt(x * x + y * y) <= radius) {
                return;
            }
        }
        // |x(λ)| falls from above the radius; 1/|x| is nearly straight in λ (the secular equation of trust regions),
        // so Newton on 1/|x| - 1/r needs few steps. Bisection guards it: λ lies between 0 and |c|/r.
        double low = 0;
        double high = size / radius;
        double lambda = Math.max(high - 0.5 * (a + d), 0.5 * 1e-3 * high);
        for (int i = 0; i < 100 && high - low > 1e-16 * high; i++) {
            at(a, b, d, cx, cy, lambda);
            double length = Math.sqrt(x * x + y * y);
            if (length > radius) {
                low = lambda;
            } else {
                high = lambda;
            }
            double det = (a + lambda) * (d + lambda) - b * b;
            double energy = (x * x * (d + lambda) - 2 * x * y * b + y * y * (a + lambda)) / det; // xᵀ(A+λ)⁻¹x
            double next = lambda + (length - radius) / radius * (length * length / energy);
            if (Math.abs(next - lambda) <= 1e-16 * lambda) {
                break;
            }
            lambda = next > low && next < high ? next : 0.5 * (low + high);
        }
        if (low == 0) {
            return; // a singular A whose smallest solution lies inside: it sticks
        }
        multiplier = lambda;
        double length = Math.sqrt(x * x + y * y);
        x *= radius / length;
        y *= radius / length;
    }

    private void at(double a, double b, double d, double cx, double cy, double lambda) {
        double det = (a + lambda) * (d + lambda) - b * b;
        x = -((d + lambda) * cx - b * cy) / det;
        y = -((a + lambda) * cy - b * cx) / det;
    }
}
