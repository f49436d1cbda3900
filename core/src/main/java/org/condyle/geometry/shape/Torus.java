package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;

/**
 * A ring about z: all points no farther than {@code tubeRadius} from a circle of {@code ringRadius} in the xy plane, with
 * a hole in the middle.
 */
public record Torus(double ringRadius, double tubeRadius) implements SampledShape {
    public Torus {
        Check.positive("torus tubeRadius [m]", tubeRadius);
        Check.positive("torus ringRadius [m]", ringRadius);
        if (ringRadius <= tubeRadius) {
            throw new IllegalArgumentException(
                    "torus ringRadius [m] must be > tubeRadius = " + tubeRadius + ", was " + ringRadius);
        }
    }

    @Override
    public String type() {
        return "torus";
    }

    @Override
    public void bounds(double[] out) {
        out[3] = out[4] = ringRadius + tubeRadius;
        out[5] = tubeRadius;
        for (int i = 0; i < 3; i++) {
            out[i] = -out[3 + i];
        }
    }

    @Override
    public MassProperties massProperties() {
        double ring = ringRadius * ringRadius, tube = tubeRadius * tubeRadius;
        double volume = 2 * Math.PI * Math.PI * ringRadius * tube;
        double across = volume * (ring / 2 + 0.625 * tube), along = volume * (ring + 0.75 * tube);
        return new MassProperties(volume, new double[3], new double[] {across, across, along, 0, 0, 0});
    }

    @Override
    public Triangles triangles(double tolerance) {
        int tube = Revolution.parts(tubeRadius, tolerance);
        double[] r = new double[tube];
        double[] z = new double[tube];
        for (int i = 0; i < tube; i++) {
            double angle = 2 * Math.PI * i / tube;
            r[i] = ringRadius + tubeRadius * Math.cos(angle);
            z[i] = tubeRadius * Math.sin(angle);
        }
        return Revolution.turn(r, z, Revolution.parts(ringRadius + tubeRadius, tolerance), true);
    }

    /** A point of the axis goes to the side of +x, a point of the ring leaves outwards. */
    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double across = Math.sqrt(x * x + y * y);
        double ux = across > 0 ? x / across : 1, uy = across > 0 ? y / across : 0;
        double beyond = across - ringRadius;
        double distance = Math.sqrt(beyond * beyond + z * z);
        double outwards = distance > 0 ? beyond / distance : 1, up = distance > 0 ? z / distance : 0;
        out[0] = (ringRadius + tubeRadius * outwards) * ux;
        out[1] = (ringRadius + tubeRadius * outwards) * uy;
        out[2] = tubeRadius * up;
        out[3] = outwards * ux;
        out[4] = outwards * uy;
        out[5] = up;
        return distance - tubeRadius;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double across = Math.sqrt(x * x + y * y);
        double beyond = across - ringRadius;
        double distance = Math.sqrt(beyond * beyond + z * z);
        // along the ring: cos(tube angle) / distance from the axis, negative on the side of the hole
        CurvatureTensor.aboutAxis(beyond / (distance * across), x, y, out);
        // around the tube
        double c = -z / (distance * across);
        CurvatureTensor.add(1 / tubeRadius, c * x, c * y, beyond / distance, out);
    }

    @Override
    public double halfThickness() {
        return tubeRadius;
    }
}
