package org.condyle.dynamics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;
import org.jspecify.annotations.Nullable;

/**
 * The contacts of a mechanism without compliance, at work in one thread. Each candidate is open, or closed and then a
 * constraint: it sticks, and holds the velocities along the surface, too, or it slides, and friction drags with μ times
 * the normal force against the sliding. A closed contact may also be idle: it stays closed without a force while other
 * contacts carry the body, like one of four legs of a table. The modes are part of the memory of the state and change
 * only between steps.
 */
public final class RigidContacts {
    /** Ways a candidate can be. Without friction a closed one sticks and holds the normal alone. */
    public static final int OPEN = 0;

    public static final int STICKS = 1;
    public static final int SLIDES = 2;
    public static final int IDLE = 3;

    // Of a candidate the state remembers its mode, the direction of sliding, and in time-stepping whether it pressed.
    private static final int SLIDE = 1;
    private static final int PRESSED = 3;

    /** Rows that closed contacts may have at once. */
    static final int MOST_ROWS = 720;

    /** A candidate whose gap changes more slowly rests [m/s or rad/s]. */
    public static final double RESTS = 1e-10;

    /** After an impact a candidate that closes more slowly rests, too: it would bounce by 1e-15 m [m/s or rad/s]. */
    public static final double UNSEEN = 1e-7;

    static final double STANDS = 0.01; // of the gap that counts as none

    /** Sliding in space that becomes slower than this comes to its end [m/s]. */
    static final double STOPS = 1e-9;

    /** Share of what friction alone would do that is braking. */
    private static final double BRAKES = 1e-6;

    private static final double CREEPS = 1e-4; // time in which friction would stop what creeps [s]
    private static final double BALANCED = 5e-3; // of the acceleration by friction, that what creeps has at most

    private final Unilateral[] elements;
    private final Unilateral[] remembering; // those that keep hints for their next searches
    private final String[] elementNames;
    private final String[] names;
    final int[] elementOf;
    private final int[] candidateOf;
    private final int[] memoryAt;
    private final int[] first;

    /** How each candidate is in the assembly of rows; those of the state unless others are tried. */
    final int[] mode;
    /** Candidates that are assembled though they are open, to see how their gap accelerates. */
    final boolean[] watched;
    /** First row of each candidate, -1 if it has none. */
    final int[] rowOf;
    /** Direction of sliding along the two tangents. */
    final double[] slide;

    private double @Nullable [] mean;
    private final boolean shifting;
    private final boolean turning;
    private boolean lasting;
    /** Finds the forces of what is closed. */
    final ContactClosure closure;
    /** Whether what sticks can go on to. */
    final FrictionHold holding;
    /** Where steps end because of contacts, and how long they may be. */
    public final ContactSwitches switching;

    RigidContacts(Mechanism mechanism) {
        Model model = mechanism.model();
        elementNames = model.unilaterals().keySet().toArray(new String[0]);
        elements =
                model.unilaterals().values().stream().map(Unilateral::forThread).toArray(Unilateral[]::new);
        remembering = Arrays.stream(elements).filter(Unilateral::remembers).toArray(Unilateral[]::new);
        List<String> all = new ArrayList<>();
        first = new int[elements.length + 1];
        for (int e = 0; e < elements.length; e++) {
            for (int c = 0; c < elements[e].candidates(); c++) {
                all.add(elements[e].placeName(elementNames[e], c));
            }
            first[e + 1] = all.size();
        }
        names = all.toArray(new String[0]);
        int n = names.length;
        elementOf = new int[n];
        candidateOf = new int[n];
        memoryAt = new int[n];
        for (int e = 0; e < elements.length; e++) {
            for (int i = first[e]; i < first[e + 1]; i++) {
                elementOf[i] = e;
                candidateOf[i] = i - first[e];
                memoryAt[i] = model.contactMemory(elementNames[e]) + Model.CONTACT_MEMORY * candidateOf[i];
            }
        }
        boolean any = false, turns = false;
        for (Unilateral u : elements) {
            any |= u.shifting();
            turns |= u.friction().acts() && u.tangents() > 1;
        }
        shifting = any;
        turning = turns;
        mode = new int[n];
        watched = new boolean[n];
        rowOf = new int[n];
        Arrays.fill(rowOf, -1);
        slide = new double[2 * n];
        closure = new ContactClosure(this);
        holding = new FrictionHold(this);
        switching = new ContactSwitches(this);
    }

    /** Rows that the contacts of a model can have at once. */
    static int mostRows(Model model) {
        int rows = 0;
        for (Unilateral u : model.unilaterals().values()) {
            rows += u.candidates() * (u.friction().acts() ? 1 + u.tangents() : 1);
        }
        return Math.min(rows, MOST_ROWS);
    }

    /** Number of candidates. */
    public int count() {
        return names.length;
    }

    /** Name of a candidate: "elbow.upper". */
    public String name(int i) {
        return names[i];
    }

    /** Name of the candidate whose row this is in the rows assembled last; empty if there is none. */
    String nameOfRow(int row) {
        for (int i = 0; i < rowOf.length; i++) {
            if (rowOf[i] >= 0 && row >= rowOf[i] && row <= rowOf[i] + tangents(i)) {
                return names[i];
            }
        }
        return "";
    }

    public Unilateral element(int i) {
        return elements[elementOf[i]];
    }

    /** Index of the first candidate of an element; that of the next is where it ends. */
    public int firstOf(int element) {
        return first[element];
    }

    public int elements() {
        return elements.length;
    }

    public String elementName(int element) {
        return elementNames[element];
    }

    /** Directions in which friction acts at a candidate. */
    int tangents(int i) {
        Unilateral u = element(i);
        return u.friction().acts() ? u.tangents() : 0;
    }

    public int mode(State s, int i) {
        return (int) s.memory[memoryAt[i]];
    }

    /** Direction that a candidate slid in at the beginning of the step, along its first (0) or second (1) tangent. */
    double slide(State s, int i, int tangent) {
        return s.memory[memoryAt[i] + SLIDE + tangent];
    }

    /** True if any candidate is closed. */
    public boolean closed(State s) {
        for (int m : memoryAt) {
            if (s.memory[m] != OPEN) {
                return true;
            }
        }
        return false;
    }

    /** Number of candidates that are closed. */
    public int closedCount(State s) {
        int count = 0;
        for (int m : memoryAt) {
            count += s.memory[m] != OPEN ? 1 : 0;
        }
        return count;
    }

    /** Looks at all candidates at an instant. */
    public void find(State s, Motion motion) {
        for (Unilateral u : elements) {
            u.find(s, motion);
        }
    }

    /** Looks at the candidates of some elements. */
    void find(State s, Motion motion, boolean[] which) {
        for (int e = 0; e < elements.length; e++) {
            if (which[e]) {
                elements[e].find(s, motion);
            }
        }
    }

    public double gap(int i) {
        return element(i).gap(candidateOf[i]);
    }

    public double gapRate(int i) {
        return element(i).gapRate(candidateOf[i]);
    }

    /** True if there is no gap at the instant looked at. */
    public boolean touches(int i) {
        return gap(i) <= element(i).gapTolerance();
    }

    /** True if there is no gap even for the lowest bounce, so that without speed it does not hover but touch. */
    public boolean stands(int i) {
        return gap(i) <= STANDS * element(i).gapTolerance();
    }

    void load(State s) {
        for (int i = 0; i < mode.length; i++) {
            mode[i] = mode(s, i);
            watched[i] = false;
            slide[2 * i] = slide(s, i, 0);
            slide[2 * i + 1] = slide(s, i, 1);
        }
    }

    /** The modes become those of the state. True if any of them is new. */
    boolean store(State s) {
        boolean changed = false;
        for (int i = 0; i < mode.length; i++) {
            changed |= mode(s, i) != mode[i];
            s.memory[memoryAt[i]] = mode[i];
            s.memory[memoryAt[i] + SLIDE] = slide[2 * i];
            s.memory[memoryAt[i] + SLIDE + 1] = slide[2 * i + 1];
        }
        return changed;
    }

    /** Adds the rows of closed and of watched candidates. */
    void assemble(State s, Workspace w) {
        for (int e = 0; e < elements.length; e++) {
            boolean looked = false;
            for (int i = first[e]; i < first[e + 1]; i++) {
                rowOf[i] = -1;
                if (mode[i] == OPEN && !watched[i]) {
                    continue;
                }
                if (!looked) {
                    elements[e].find(s, w.motion);
                    looked = true;
                }
                int tangents = tangents(i), row = w.rows.count();
                if (row + 1 + tangents > w.rows.value.length) {
                    throw new ModelException(
                            "closed contacts have more than " + MOST_ROWS
                                    + " rows at once, which is the limit; use contacts 'among' the surfaces and run: {contact: time-stepping}");
                }
                rowOf[i] = row;
                elements[e].assemble(candidateOf[i], tangents > 0, s, w.motion, w.rows);
                for (int k = 0; k <= tangents; k++) {
                    w.loops.passive[row + k] = mode[i] == OPEN || mode[i] == IDLE || (k > 0 && mode[i] == SLIDES);
                }
            }
        }
    }

    /** What follows from the speeds: where closed contacts slide to. Rows have been projected. */
    void direct(Workspace w) {
        for (int i = 0; i < mode.length; i++) {
            if (mode[i] == SLIDES) {
                double x = velocity(w, i, 1), y = velocity(w, i, 2), speed = Math.hypot(x, y);
                // the direction it began to slide in stands while it stands still, and where a trial step overshoots;
                // a drag that vanishes with the speed goes with it
                boolean goesOn = x * slide[2 * i] + y * slide[2 * i + 1] > 0
                        || element(i).friction().yields();
                if (goesOn && speed > RESTS) {
                    slide[2 * i] = x / speed;
                    slide[2 * i + 1] = y / speed;
                }
            }
        }
    }

    /**
     * Whether a candidate slides in two directions and is about to end that, in the rows evaluated last. What has only
     * begun to slide is as slow, but friction does not brake it yet.
     */
    boolean stops(Workspace w, int i) {
        double speed = Math.hypot(velocity(w, i, 1), velocity(w, i, 2));
        if (mode[i] != SLIDES
                || tangents(i) < 2
                || !(speed > 0 && speed <= STOPS)
                || element(i).friction().yields()) {
            return false;
        }
        int row = rowOf[i];
        double braking = closure.sliding(w, i) * w.lambda[row] * w.loops.schur[row + 1][row + 1];
        return gathering(w, i) < -BRAKES * braking * speed;
    }

    /**
     * Whether a contact creeps: it slides in two directions with a speed u so low that friction would stop it in the time u/b, b being
     * the acceleration by friction alone, but what drives it balances friction, so that u changes much more slowly. Where it slides to then
     * follows the forces within u/b, which explicit steps would have to resolve for as long as it creeps. After an evaluation.
     *
     * @param already whether it did before; then it may be twice as fast and as far from balance, and only along its motion
     */
    public boolean creeps(Workspace w, boolean already) {
        double more = already ? 2 : 1;
        for (int i = 0; i < mode.length; i++) {
            if (mode[i] != SLIDES || tangents(i) < 2 || rowOf[i] < 0) {
                continue;
            }
            int row = rowOf[i];
            double speed = Math.hypot(velocity(w, i, 1), velocity(w, i, 2));
            double braking = closure.sliding(w, i) * w.lambda[row] * w.loops.schur[row + 1][row + 1];
            double change = already && speed > STOPS
                    ? Math.abs(gathering(w, i)) / speed
                    : Math.hypot(acceleration(w, i, 1), acceleration(w, i, 2));
            if (speed < more * CREEPS * braking && change < more * BALANCED * braking) {
                return true;
            }
        }
        return false;
    }

    /** u·u̇ of a sliding contact. */
    double gathering(Workspace w, int i) {
        return velocity(w, i, 1) * acceleration(w, i, 1) + velocity(w, i, 2) * acceleration(w, i, 2);
    }

    /** Relative velocity of a candidate along its normal (0) or a tangent (1, 2), of the rows assembled last. */
    double velocity(Workspace w, int i, int direction) {
        return direction > tangents(i) ? 0 : w.velocityError[rowOf[i] + direction];
    }

    /** Acceleration of the same. */
    double acceleration(Workspace w, int i, int direction) {
        int row = rowOf[i] + direction;
        return direction > tangents(i) ? 0 : w.loops.times(row, w.acceleration) - w.gamma[row];
    }

    /** Acceleration of a gap at a state if its contact were open and all others as they are. */
    public double openAcceleration(State s, Workspace w, int i, Dynamics dynamics) {
        double kept = s.memory[memoryAt[i]];
        s.memory[memoryAt[i]] = OPEN;
        dynamics.evaluate(s, w);
        load(s);
        watched[i] = true;
        Dynamics.assembleRowsAsTried(s, w);
        s.memory[memoryAt[i]] = kept;
        return acceleration(w, i, 0);
    }

    /** From here on forces are means over a step, three numbers a candidate, which time-stepping fills; null for those of modes. */
    public void forcesAre(double @Nullable [] means) {
        mean = means;
    }

    /** Whether there are pairs of bodies whose points of contact come and go. */
    public boolean shifting() {
        return shifting;
    }

    /** Whether there can be phases of {@link #lasting} contact: where points come and go, or where sliding that creeps can turn. */
    public boolean canLast() {
        return shifting || turning;
    }

    /**
     * Whether such bodies are in contact now, or creep. All contacts are then held by the steps of {@link ContactStep}, and none is a
     * constraint.
     */
    public boolean lasting() {
        return lasting;
    }

    public void lasting(boolean now) {
        lasting = now;
    }

    /**
     * After steps of lasting contact: what pressed in the last one, or touches, and does not move along the normal is closed again. The
     * contacts have been found.
     */
    public void close(State s, double[] forces) {
        for (int i = 0; i < mode.length; i++) {
            boolean near = forces[3 * i] > 0 || touches(i);
            mode[i] = near && Math.abs(gapRate(i)) <= ContactStep.SLOW ? SLIDES : OPEN;
        }
        Arrays.fill(slide, 0);
        store(s);
    }

    /** All candidates are open. True if any was not. */
    public boolean open(State s) {
        Arrays.fill(mode, OPEN);
        Arrays.fill(slide, 0);
        return store(s);
    }

    /** In time-stepping: whether a candidate presses now and did not at the end of the step before. */
    boolean beginsToPress(State s, int i) {
        return touching(s, i) && s.memory[memoryAt[i] + PRESSED] == 0;
    }

    /** In time-stepping, at the end of a step: the state remembers whether a candidate presses. */
    void rememberPressing(State s, int i) {
        s.memory[memoryAt[i] + PRESSED] = touching(s, i) ? 1 : 0;
    }

    /** True if a candidate is closed; in time-stepping, if it pressed in the last step. */
    public boolean touching(State s, int i) {
        return mean != null ? mean[3 * i] > 0 : mode(s, i) != OPEN;
    }

    /**
     * Force of a candidate along its normal (0) or a tangent (1, 2) at the last evaluation; 0 while it is open. In
     * time-stepping its impulse in the last step over the length of that.
     */
    public double force(Workspace w, int i, int direction) {
        if (mean != null) {
            return mean[3 * i + direction];
        }
        return rowOf[i] < 0 || mode[i] == OPEN || direction > tangents(i) ? 0 : w.lambda[rowOf[i] + direction];
    }

    /** Forces of a closed candidate along normal and tangents; false if it is open. */
    public boolean forces(State s, Workspace w, int i, double[] out) {
        if (mode(s, i) == OPEN || rowOf[i] < 0) {
            return false;
        }
        assert w.holds(Stage.ACCELERATIONS);
        for (int k = 0; k < 3; k++) {
            out[k] = force(w, i, k);
        }
        return true;
    }

    /** Energy that sliding takes per second in an element [W]. */
    public double dissipation(Workspace w, int element) {
        assert w.holds(Stage.ACCELERATIONS);
        double sum = 0;
        for (int i = first[element]; i < first[element + 1]; i++) {
            if (mode[i] == SLIDES && rowOf[i] >= 0) {
                for (int k = 1; k <= tangents(i); k++) {
                    sum -= w.lambda[rowOf[i] + k] * w.velocityError[rowOf[i] + k];
                }
            }
        }
        return sum;
    }

    /** Lets the contacts keep hints for their next searches. */
    public void remember(State s, Motion motion) {
        for (Unilateral u : remembering) {
            u.find(s, motion);
            u.remember(s, motion);
        }
    }

    /** Moves what overlaps apart, places only. */
    public void separate(State s, Workspace w) {
        double[] speeds = s.v.clone(), kept = s.memory.clone();
        find(s, w.motion);
        for (int i = 0; i < names.length; i++) {
            if (gap(i) < 0) {
                s.memory[memoryAt[i]] = STICKS;
            }
        }
        new ConstraintProjection(1e-13).afterStep(s, w);
        System.arraycopy(speeds, 0, s.v, 0, speeds.length);
        System.arraycopy(kept, 0, s.memory, 0, kept.length);
    }
}
