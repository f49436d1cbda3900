package org.condyle.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A method for smooth motion that makes way, as long as a {@link ContactOde} is in lasting contact, for the steps of that. Their length
 * follows the error that they tell. Inside such a step velocities are a straight line and places their integral.
 */
public final class ContactStepper implements Stepper {
    private static final double ACCURACY = 1e-4; // of velocities in a step, relative to 0.1 + the largest
    private static final double LEAST_SPEED = 0.1;
    private static final double BENDS =
            10; // of that, by which accelerations may change a step: errors are of higher order
    private static final double PLACE = 1e-8; // error of a place that is none: gaps are not known better [m]
    private static final double FIRST = 5e-5; // step after a change, and the shortest that errors ask for [s]
    private static final double LONGEST = 0.02;
    private static final double SHORTEST = 1e-9;
    private static final double GROWTH = 2;

    private final Stepper method;
    private @Nullable Ode system;
    private double[] y0 = {};
    private double[] y = {};
    private double[] y1 = {};
    private double[] f = {};
    private double[] increment = {};
    private double t0;
    private double time;
    private double acceptedEnd;
    private double next = FIRST;
    private boolean own; // the current point is that of a step of contact
    private long accepted;
    private long rejected;
    private long evaluations;

    /** @param method what advances the system while it is not in lasting contact */
    public ContactStepper(Stepper method) {
        this.method = method;
    }

    private boolean lasting() {
        return system instanceof ContactOde c && c.lasting();
    }

    private Ode ode() {
        if (system == null) {
            throw new IllegalStateException("start() comes before steps");
        }
        return system;
    }

    @Override
    public int order() {
        return method.order();
    }

    @Override
    public boolean adaptive() {
        return method.adaptive();
    }

    @Override
    public boolean remembers() {
        return method.remembers();
    }

    @Override
    public StepStatus start(Ode ode, double t, double[] state) {
        if (system != ode) {
            system = ode;
            int n = ode.size();
            y0 = new double[n];
            y = new double[n];
            y1 = new double[n];
            f = new double[n];
            increment = new double[ode.velocitySize()];
        }
        own = lasting();
        next = FIRST;
        return own ? begin(t, state) : method.start(ode, t, state);
    }

    private StepStatus begin(double t, double[] state) {
        t0 = time = acceptedEnd = t;
        System.arraycopy(state, 0, y, 0, y.length);
        System.arraycopy(state, 0, y0, 0, y.length);
        evaluations++;
        return ode().rates(t, y, f);
    }

    @Override
    public StepStatus step(double limit) {
        if (!own) {
            return method.step(limit);
        }
        ContactOde contacts = (ContactOde) ode();
        t0 = time;
        System.arraycopy(y, 0, y0, 0, y.length);
        double room = limit - t0, h = Math.min(next, room);
        while (true) {
            evaluations += 2;
            double taken = contacts.contactStep(t0, y0, h, false, y1);
            double allowed = ACCURACY * (LEAST_SPEED + fastest(y1));
            boolean settled = contacts.contactError() <= Math.max(allowed, PLACE / taken);
            double bend = contacts.contactBend() / (BENDS * allowed);
            if (taken > 0 && (settled || taken <= SHORTEST)) {
                double factor = bend > 0 ? Math.max(0.5, Math.min(GROWTH, 0.9 / Math.sqrt(bend))) : GROWTH;
                next = Math.min(LONGEST, Math.max(FIRST, Math.max(factor * taken, taken < h ? 0.5 * h : 0)));
                boolean whole = taken == room;
                time = acceptedEnd = whole ? limit : t0 + taken;
                accepted++;
                System.arraycopy(y1, 0, y, 0, y.length);
                return ode().rates(time, y, f);
            }
            rejected++;
            h = taken > 0 ? 0.5 * taken : 0.25 * h;
            if (!(h > SHORTEST)) {
                return StepStatus.TOO_INACCURATE;
            }
        }
    }

    private double fastest(double[] state) {
        double most = 0;
        int nq = ode().configurationSize();
        for (int i = nq; i < nq + ode().velocitySize(); i++) {
            most = Math.max(most, Math.abs(state[i]));
        }
        return most;
    }

    @Override
    public StepStatus cut(double t) {
        if (!own) {
            return method.cut(t);
        }
        if (!(t > t0 && t <= acceptedEnd)) {
            throw new IllegalArgumentException(
                    "cut at t = " + t + " s is not inside (" + t0 + ", " + acceptedEnd + "]");
        }
        evaluations += 2;
        if (Double.isNaN(((ContactOde) ode()).contactStep(t0, y0, t - t0, true, y1))) {
            return StepStatus.TOO_INACCURATE;
        }
        time = t;
        System.arraycopy(y1, 0, y, 0, y.length);
        return ode().rates(time, y, f);
    }

    @Override
    public StepStatus replace(double[] state) {
        if (!own) {
            return method.replace(state);
        }
        System.arraycopy(state, 0, y, 0, y.length);
        evaluations++;
        return ode().rates(time, y, f);
    }

    @Override
    public StepStatus jump(double[] state) {
        boolean was = own;
        double now = time();
        own = lasting();
        if (!own) {
            return was ? method.start(ode(), now, state) : method.jump(state);
        }
        next = was ? Math.min(next, FIRST) : FIRST;
        return begin(now, state);
    }

    @Override
    public double time() {
        return own ? time : method.time();
    }

    @Override
    public double previousTime() {
        return own ? t0 : method.previousTime();
    }

    @Override
    public double[] state() {
        return own ? y : method.state();
    }

    @Override
    public double[] rates() {
        return own ? f : method.rates();
    }

    @Override
    public void interpolate(double t, double[] out) {
        if (own) {
            inside(t, out);
        } else {
            method.interpolate(t, out);
        }
    }

    @Override
    public void sketch(double t, double[] out) {
        if (own) {
            inside(t, out);
        } else {
            method.sketch(t, out);
        }
    }

    private void inside(double t, double[] out) {
        double h = time - t0, s = h > 0 ? (t - t0) / h : 1;
        if (s >= 1) {
            System.arraycopy(y, 0, out, 0, y.length);
            return;
        }
        int nq = ode().configurationSize();
        for (int i = nq; i < y.length; i++) {
            out[i] = y0[i] + s * (y[i] - y0[i]);
        }
        for (int i = 0; i < increment.length; i++) {
            increment[i] = h * s * (y0[nq + i] + 0.5 * s * (y[nq + i] - y0[nq + i]));
        }
        ode().advance(y0, increment, out);
    }

    @Override
    public int worstComponent() {
        return own ? -1 : method.worstComponent();
    }

    @Override
    public double nextStep() {
        return own ? next : method.nextStep();
    }

    @Override
    public long acceptedSteps() {
        return accepted + method.acceptedSteps();
    }

    @Override
    public long rejectedSteps() {
        return rejected + method.rejectedSteps();
    }

    @Override
    public long stiffSteps() {
        return method.stiffSteps();
    }

    @Override
    public long evaluations() {
        return evaluations + method.evaluations();
    }

    @Override
    public double[] memory() {
        double[] inner = method.memory();
        double[] history = system instanceof ContactOde c ? c.contactHistory() : new double[0];
        double[] out = new double[6 + inner.length + history.length];
        out[0] = own ? 1 : 0;
        out[1] = next;
        out[2] = accepted;
        out[3] = rejected;
        out[4] = evaluations;
        out[5] = inner.length;
        System.arraycopy(inner, 0, out, 6, inner.length);
        System.arraycopy(history, 0, out, 6 + inner.length, history.length);
        return out;
    }

    @Override
    public StepStatus resume(Ode ode, double t, double[] state, double[] memory) {
        start(ode, t, state);
        int inner = (int) memory[5];
        StepStatus status = method.resume(ode, t, state, Arrays.copyOfRange(memory, 6, 6 + inner));
        own = memory[0] != 0;
        if (own) {
            status = begin(t, state);
        }
        if (ode instanceof ContactOde c) {
            c.contactHistory(Arrays.copyOfRange(memory, 6 + inner, memory.length));
        }
        next = memory[1];
        accepted = (long) memory[2];
        rejected = (long) memory[3];
        evaluations = (long) memory[4];
        return status;
    }
}
