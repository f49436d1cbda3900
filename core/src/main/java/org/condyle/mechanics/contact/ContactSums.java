package org.condyle.mechanics.contact;

import java.util.Arrays;

/**
 * Sums over a contact at one instant, for the parts of a {@link ContactReport}. Scratch of one thread; nothing is allocated
 * after construction.
 */
public final class ContactSums implements SpotReceiver {
    private static final int BODY = 12; // numbers of a placement: origin, axes row by row

    // of each part: force, moment, Σ F x, then
    private static final int MOMENT = 3;
    private static final int CENTRE = 6;
    private static final int FORCE = 9;
    private static final int AREA = 10;
    private static final int PEAK = 11;
    private static final int STRIDE = 12;

    private final ContactReport.Part[] parts;
    private final double[] sum;
    private final boolean[] here; // parts that the last place belongs to
    private final double[] local = new double[6];
    private double[] placement = new double[BODY];

    /** Sum of the normal forces of the whole contact [N]. */
    public double force;
    /** Area of the whole contact [m²]. */
    public double area;
    /** Largest pressure [Pa]. */
    public double peak;
    /** Σ F x in the world; divide by {@link #force}. */
    public final double[] centre = new double[3];

    public ContactSums(ContactReport report) {
        parts = report.parts().toArray(new ContactReport.Part[0]);
        sum = new double[STRIDE * parts.length];
        here = new boolean[parts.length];
    }

    /** Begins an instant, at which the bodies have these placements. */
    public void begin(double[] placements) {
        placement = placements;
        Arrays.fill(sum, 0);
        Arrays.fill(centre, 0);
        force = area = peak = 0;
    }

    @Override
    public void spot(
            int bodyA,
            int bodyB,
            double x,
            double y,
            double z,
            double fx,
            double fy,
            double fz,
            double normalForce,
            double spotArea,
            double spotPeak,
            int feature) {
        force += normalForce;
        area += spotArea;
        peak = Math.max(peak, spotPeak);
        centre[0] += normalForce * x;
        centre[1] += normalForce * y;
        centre[2] += normalForce * z;
        boolean taken = false;
        for (int p = 0; p < parts.length; p++) {
            ContactReport.Part part = parts[p];
            int sign = sign(part, bodyA, bodyB);
            here[p] = false;
            if (sign == 0 || (part.exclusive() && taken)) {
                continue;
            }
            see(part, x, y, z, sign * fx, sign * fy, sign * fz);
            ContactReport.Region region = part.region();
            if (region != null && !region.holds(local[0], local[1], local[2], feature)) {
                continue;
            }
            here[p] = true;
            taken |= part.exclusive();
            int at = STRIDE * p;
            act(at, 1);
            for (int k = 0; k < 3; k++) {
                sum[at + CENTRE + k] += normalForce * local[k];
            }
            sum[at + FORCE] += normalForce;
            sum[at + AREA] += spotArea;
            sum[at + PEAK] = Math.max(sum[at + PEAK], spotPeak);
        }
    }

    @Override
    public void couple(int bodyA, int bodyB, double tx, double ty, double tz) {
        for (int p = 0; p < parts.length; p++) {
            if (here[p]) {
                int sign = sign(parts[p], bodyA, bodyB), at = STRIDE * p + MOMENT;
                see(parts[p], 0, 0, 0, sign * tx, sign * ty, sign * tz);
                for (int k = 0; k < 3; k++) {
                    sum[at + k] += local[3 + k];
                }
            }
        }
    }

    @Override
    public void spread(int bodyA, int bodyB, double x, double y, double z, double fx, double fy, double fz) {
        for (int p = 0; p < parts.length; p++) {
            ContactReport.Part part = parts[p];
            int sign = sign(part, bodyA, bodyB), at = STRIDE * p;
            double share = part.region() == null ? 1 : force > 0 ? sum[at + FORCE] / force : 0;
            if (sign != 0 && share != 0) {
                see(part, x, y, z, sign * fx, sign * fy, sign * fz);
                act(at, share);
            }
        }
    }

    private static int sign(ContactReport.Part part, int bodyA, int bodyB) {
        return part.on() == bodyB ? 1 : part.on() == bodyA ? -1 : 0;
    }

    /** A place and a vector in the frame of a part. */
    private void see(ContactReport.Part part, double x, double y, double z, double fx, double fy, double fz) {
        double[] p = placement;
        int b = BODY * part.frame();
        double dx = x - p[b], dy = y - p[b + 1], dz = z - p[b + 2];
        for (int k = 0; k < 3; k++) {
            int c = b + 3 + k;
            local[k] = p[c] * dx + p[c + 3] * dy + p[c + 6] * dz;
            local[3 + k] = p[c] * fx + p[c + 3] * fy + p[c + 6] * fz;
        }
    }

    /** Adds a share of the force that was seen last, with its moment. */
    private void act(int at, double share) {
        double[] l = local;
        for (int k = 0; k < 3; k++) {
            int i = (k + 1) % 3, j = (k + 2) % 3;
            sum[at + k] += share * l[3 + k];
            sum[at + MOMENT + k] += share * (l[i] * l[3 + j] - l[j] * l[3 + i]);
        }
    }

    /** A quantity of a part; while nothing presses centres of pressure are not a number, shares and pressures are 0. */
    public double value(int part, ContactQuantity what) {
        int at = STRIDE * part;
        double pressed = sum[at + FORCE], over = sum[at + AREA];
        return switch (what) {
            case FX -> sum[at];
            case FY -> sum[at + 1];
            case FZ -> sum[at + 2];
            case MX -> sum[at + MOMENT];
            case MY -> sum[at + MOMENT + 1];
            case MZ -> sum[at + MOMENT + 2];
            case X -> pressed > 0 ? sum[at + CENTRE] / pressed : Double.NaN;
            case Y -> pressed > 0 ? sum[at + CENTRE + 1] / pressed : Double.NaN;
            case Z -> pressed > 0 ? sum[at + CENTRE + 2] / pressed : Double.NaN;
            case FORCE -> pressed;
            case SHARE -> force > 0 ? pressed / force : 0;
            case AREA -> over;
            case PRESSURE -> sum[at + PEAK];
            case MEAN_PRESSURE -> mean(pressed, over);
        };
    }

    /** Mean pressure over the whole contact [Pa]. */
    public double meanPressure() {
        return mean(force, area);
    }

    /** Centre of pressure of the whole contact in the world along an axis [m]; not a number while nothing presses. */
    public double centre(int axis) {
        return force > 0 ? centre[axis] / force : Double.NaN;
    }

    private static double mean(double sum, double over) {
        return over == 0 ? 0 : sum / over;
    }
}
