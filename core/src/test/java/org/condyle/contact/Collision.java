package org.condyle.contact;

import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.Rebound;

/**
 * One free collision in one dimension, integrated: m δ̈ = -F. Classical Runge-Kutta of order 4 whose steps shrink towards
 * both ends, where the force goes like a broken power of time.
 */
public final class Collision {
    public final double restitution;
    public final double deepest;
    public final double largestForce;
    public final double duration;

    private final NormalLaw law;
    private final double stiffness;
    private final double mass;
    private final double speed;

    private double x = Double.MIN_NORMAL; // touching: a dashpot begins to act at once
    private double v;

    /** @param fineness largest step, as a part of deepest/speed of an elastic collision */
    public Collision(NormalLaw law, double stiffness, double mass, double speed, double fineness) {
        this.law = law;
        this.stiffness = stiffness;
        this.mass = mass;
        this.speed = speed;
        double length = Rebound.deepest(0, law.exponent(), stiffness, mass, speed);
        double time = length / speed, t = 0, peak = 0;
        double deep = 0, before = 0, force = 0;
        v = speed;
        while (true) {
            double step = time * Math.min(fineness, 1e-5 + 0.03 * Math.min(t / time, nearEnd(time)));
            double x0 = x, v0 = v;
            advance(step);
            if (ended()) {
                t += finish(step, x0, v0);
                break;
            }
            t += step;
            double next = force(x, v);
            peak = Math.max(peak, force >= before && force >= next ? top(before, force, next) : next);
            before = force;
            force = next;
            deep = Math.max(deep, v < 0 && v0 > 0 ? vertex(x0, v0, step) : x);
        }
        restitution = -v / speed;
        deepest = deep;
        largestForce = peak;
        duration = t;
    }

    private boolean ended() {
        return x <= 0 || v < 0 && !law.adhesive() && force(x, v) <= 0;
    }

    private double nearEnd(double time) {
        return v < 0 ? x / -v / time : Double.POSITIVE_INFINITY;
    }

    private double force(double depth, double rate) {
        return law.force(stiffness, depth, rate, speed);
    }

    private void advance(double h) {
        double k1 = -force(x, v) / mass;
        double v2 = v + 0.5 * h * k1, k2 = -force(x + 0.5 * h * v, v2) / mass;
        double v3 = v + 0.5 * h * k2, k3 = -force(x + 0.5 * h * v2, v3) / mass;
        double v4 = v + h * k3, k4 = -force(x + h * v3, v4) / mass;
        x += h / 6 * (v + 2 * v2 + 2 * v3 + v4);
        v += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
    }

    /** The last part of a step: until the depth or the force of the rebound is zero, by bisection. */
    private double finish(double step, double x0, double v0) {
        double low = 0, high = step;
        for (int i = 0; i < 60; i++) {
            double h = 0.5 * (low + high);
            x = x0;
            v = v0;
            advance(h);
            if (ended()) {
                high = h;
            } else {
                low = h;
            }
        }
        return high;
    }

    /** Deepest point of a step in which the velocity changes sign, by bisection on the step. */
    private double vertex(double x0, double v0, double step) {
        double keptX = x, keptV = v, low = 0, high = step, deep = 0;
        for (int i = 0; i < 50; i++) {
            double h = 0.5 * (low + high);
            x = x0;
            v = v0;
            advance(h);
            deep = x;
            if (v > 0) {
                low = h;
            } else {
                high = h;
            }
        }
        x = keptX;
        v = keptV;
        return deep;
    }

    /** Top of the parabola through three values at equal steps. */
    private static double top(double left, double middle, double right) {
        double slope = 0.5 * (right - left), bend = left - 2 * middle + right;
        return bend < 0 ? middle - slope * slope / (2 * bend) : middle;
    }
}
