package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.ForceResponse;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Which part of the accelerations each force makes: a muscle accelerates all joints, also those that it does not pass, because the
 * bodies are linked (F. E. Zajac and M. E. Gordon, "Determining muscle's force and action in multi-articular movement", Exercise and
 * Sport Sciences Reviews 17 (1989) 187-230). Sources are all force elements with their forces at this instant, gravity, the speeds
 * ({@code velocity}: centrifugal and gyroscopic forces, and what constraints need on their curves), and drivers, if the model has
 * some ({@code drivers}: the accelerations that they ask for). Each is answered by the constraints and closed contacts of the
 * model, and by {@link HeldPoints}. The parts add up to the accelerations of all together.
 */
public final class InducedAccelerations {
    /** The source that stands for all of them together. */
    public static final int TOTAL = -1;

    public static final String GRAVITY = "gravity";
    public static final String VELOCITY = "velocity";
    public static final String DRIVERS = "drivers";

    private final Instant instant;
    private final boolean potentials;
    private final HeldPoints held;
    private final ForceResponse response;
    private final BodyAccelerations bodies;
    private final List<String> sources = new ArrayList<>();
    private final int[] elements; // of the sources that are forces, which come first
    private final int[] replaced; // forces that held points stand for
    private final Forces forces;
    private final @Nullable Workspace atRest; // for what drivers ask for; null without drivers
    private final State rest;
    private final double[] tau;
    private final double[] ofDrivers;
    private final double[] ofSpeeds;
    private final double[] none;
    private final double[] lost;
    private final double[] lostMultipliers;
    private final double[][] part;
    private final double[][] lambda;
    private final double[][] reaction; // of held points
    private int spread = -2; // source whose bodies were computed last

    /** Of all forces with their present strength. */
    public InducedAccelerations(Instant instant) {
        this(instant, false, new HeldPoints(instant, 0));
    }

    /**
     * @param potentials sources are the actuators alone, each with a force of 1 N or 1 N·m: how well it could accelerate
     * @param held       points that are held; whoever asks may change them between the instants
     */
    public InducedAccelerations(Instant instant, boolean potentials, HeldPoints held) {
        this.instant = instant;
        this.potentials = potentials;
        this.held = held;
        Workspace w = instant.workspace;
        Mechanism m = instant.mechanism();
        List<Integer> chosen = new ArrayList<>(), absent = new ArrayList<>();
        for (int i = 0; i < m.forceNames().size(); i++) {
            if (held.replaced().contains(m.forceNames().get(i))) {
                absent.add(i);
            } else if (!potentials || w.element(i) instanceof Actuator) {
                chosen.add(i);
                sources.add(m.forceNames().get(i));
            }
        }
        elements = chosen.stream().mapToInt(Integer::intValue).toArray();
        replaced = absent.stream().mapToInt(Integer::intValue).toArray();
        boolean drivers = false;
        for (int r = 0; r < m.rows(); r++) {
            drivers |= m.driven(r);
        }
        if (!potentials) {
            sources.add(GRAVITY);
            sources.add(VELOCITY);
            if (drivers) {
                sources.add(DRIVERS);
            }
        }
        response = new ForceResponse(w);
        bodies = new BodyAccelerations(w);
        int n = m.model().speeds(), rows = w.lambda.length;
        forces = new Forces(m.model().bodies().size(), n);
        atRest = drivers && !potentials ? new Workspace(m, java.util.Set.copyOf(m.forceNames())) : null;
        rest = m.model().newState();
        tau = new double[n];
        ofDrivers = new double[rows];
        ofSpeeds = new double[rows];
        none = new double[rows];
        lost = new double[n];
        lostMultipliers = new double[rows];
        part = new double[sources.size() + 1][n]; // the last is the total
        lambda = new double[sources.size() + 1][rows];
        reaction = new double[sources.size() + 1][Math.max(1, held.capacity())];
    }

    /** Names of the sources: forces of the model, {@link #GRAVITY}, {@link #VELOCITY}, perhaps {@link #DRIVERS}. */
    public List<String> sources() {
        return List.copyOf(sources);
    }

    /** Looks at the instant, which must have been evaluated with its accelerations. */
    public void update() {
        Workspace w = instant.workspace;
        spread = TOTAL - 1;
        splitRates();
        held.prepare(response);
        for (int i = 0; i < elements.length; i++) {
            forces.clear();
            ForceElement e = w.element(elements[i]);
            if (potentials) {
                ((Actuator) e).pushUnit(instant.state(), w.motion, forces);
            } else {
                e.addForces(instant.state(), w.motion, forces);
            }
            response.project(forces, tau);
            solve(i, none, false);
        }
        if (potentials) {
            return;
        }
        int i = elements.length;
        response.weights(tau);
        solve(i, none, false);
        response.speeds(tau);
        solve(i + 1, ofSpeeds, true);
        if (atRest != null) {
            Arrays.fill(tau, 0);
            solve(i + 2, ofDrivers, false);
        }
        addUp();
    }

    /** All together are those of the instant, without what held points stand for. */
    private void addUp() {
        Workspace w = instant.workspace;
        int total = sources.size();
        System.arraycopy(w.acceleration, 0, part[total], 0, tau.length);
        System.arraycopy(w.lambda, 0, lambda[total], 0, response.rows());
        for (int e : replaced) {
            forces.clear();
            w.element(e).addForces(instant.state(), w.motion, forces);
            response.project(forces, tau);
            response.solve(tau, none, lost, lostMultipliers);
            subtract(lost, part[total]);
            subtract(lostMultipliers, lambda[total]);
        }
        held.close(part[total], lambda[total], true, reaction[total]);
    }

    private static void subtract(double[] x, double[] from) {
        for (int k = 0; k < from.length; k++) {
            from[k] -= x[k];
        }
    }

    private void solve(int source, double[] rates, boolean moving) {
        response.solve(tau, rates, part[source], lambda[source]);
        held.close(part[source], lambda[source], moving, reaction[source]);
    }

    /** What drivers ask of the rows is what is left of it at rest. */
    private void splitRates() {
        Workspace w = instant.workspace;
        System.arraycopy(w.gamma, 0, ofSpeeds, 0, response.rows());
        if (atRest == null) {
            return;
        }
        rest.set(instant.state());
        Arrays.fill(rest.v, 0);
        Dynamics.constrain(rest, atRest);
        for (int r = 0; r < instant.mechanism().rows(); r++) {
            ofDrivers[r] = atRest.gamma[r];
            ofSpeeds[r] -= ofDrivers[r];
        }
    }

    private int index(int source) {
        return source == TOTAL ? sources.size() : source;
    }

    /** v̇ of one generalised velocity that a source makes [rad/s² or m/s², per N or N·m for potentials]. */
    public double acceleration(int source, int speed) {
        return part[index(source)][speed];
    }

    /** Multiplier of a row of the constraints that belongs to it [N or N·m]. */
    public double multiplier(int source, int row) {
        return lambda[index(source)][row];
    }

    /** One of the {@link HeldPoints#rows} numbers of the forces of held points that belongs to it [N or N·m]. */
    public double heldForce(int source, int row) {
        return reaction[index(source)][row];
    }

    /** Acceleration of a point of a body that a source makes [m/s²]: three numbers. */
    public void point(int source, int body, double[] local, double[] out, int at) {
        spread(source);
        bodies.point(body, local, out, at);
    }

    /** Angular acceleration of a body that a source makes [rad/s²]: three numbers. */
    public void angular(int source, int body, double[] out, int at) {
        spread(source);
        bodies.angular(body, out, at);
    }

    /** Acceleration of the mass centre of the model that a source makes [m/s²]: three numbers. */
    public void massCentre(int source, double[] out, int at) {
        spread(source);
        bodies.massCentre(out, at);
    }

    private void spread(int source) {
        if (source != spread) {
            double[] a = part[index(source)];
            if (source == TOTAL || (!potentials && source == elements.length + 1)) { // all, or the speeds
                bodies.update(a);
            } else {
                bodies.updateShare(a);
            }
            spread = source;
        }
    }
}
