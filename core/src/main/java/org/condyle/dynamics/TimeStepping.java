package org.condyle.dynamics;

import java.util.Arrays;
import java.util.Locale;
import org.condyle.dynamics.stepping.ContactImpulses;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * The impulses of one step of time-stepping at all contacts without compliance, impacts and lasting contact alike:
 *
 * <pre>  u⁺ + e u⁻ ≥ 0 ⊥ p_n ≥ 0,   |p_t| ≤ μ p_n against u_t⁺   where the predicted gap is not positive  </pre>
 *
 * Velocities alone would leave the overlap of an impact unchanged: a {@link org.condyle.dynamics.stepping.Separation} takes it back, whose
 * work against the forces is part of the energy account.
 */
public final class TimeStepping {
    private final NonsmoothOptions options;
    private final MechanismImpulses named;
    private final ManyBodyImpulses manyBody;
    private final double[] start;
    private final double[] v;
    private final double[] lost = new double[1];
    private final TunnellingCheck passing;
    private final StepEnd end;
    private final boolean splits;
    private double gave; // by contacts that last, in the step solved last [J]
    private boolean missed; // by the step solved last
    private double residual;
    private long unsolved;
    private double worst;

    public TimeStepping(Workspace w, NonsmoothOptions options) {
        this.options = options;
        named = new MechanismImpulses(w);
        manyBody = new ManyBodyImpulses(w);
        start = new double[w.acceleration.length];
        v = new double[w.acceleration.length];
        passing = new TunnellingCheck(w);
        end = new StepEnd(w);
        splits = w.contacts.count() > 0 && !options.plain() && end.needed();
        if (w.contacts.count() > 0 && manyBody.any()) {
            throw new ModelException(
                    "the model has contacts 'among' and the contact 'between' called '" + w.contacts.name(0)
                            + "'; time-stepping can solve only one of these kinds: add its surfaces to 'among'");
        }
    }

    /**
     * Solves a step. The workspace has been evaluated at the middle.
     *
     * @param again  whether the same step has been solved before, with a middle that was less good
     * @param begin  v at the beginning at {@code vAt}
     * @param after  v without impulses at {@code vAt}; takes up their effect
     * @param shift  takes up displacements that take deep overlaps apart, in velocity space
     * @return energy that the impulses took, less that of the displacements [J]
     */
    public double solve(
            State middle, double h, boolean again, double[] begin, double[] after, int vAt, double[] shift) {
        missed = false;
        residual = 0;
        gave = 0;
        boolean many = manyBody.any();
        if (!(many ? manyBody.find() : splits ? named.findLasting(middle, h, again) : named.find(middle, options))) {
            return 0;
        }
        System.arraycopy(begin, vAt, start, 0, v.length);
        System.arraycopy(after, vAt, v, 0, v.length);
        lost[0] = 0;
        missed = many
                ? !manyBody.solve(middle, h, options, end, start, v, shift, lost)
                : splits
                        ? !named.press(middle, h, options, start, v, lost)
                        : !named.solve(middle, h, options, end, start, v, shift, lost);
        System.arraycopy(v, 0, after, vAt, v.length);
        residual = many ? manyBody.miss() : named.residual();
        gave = Math.max(0, -lost[0]);
        return lost[0];
    }

    /** Whether {@link #solve} finds the impulses of what lasts alone, and impacts are solved at the end of a step by {@link #finish}. */
    public boolean splits() {
        return splits;
    }

    /** Looks at where a step begins that is split. */
    public void begin(State s) {
        named.begin(s);
    }

    /**
     * Solves the impacts at the end of a step; the workspace is left with its places, and contacts have been looked for there.
     *
     * @param after what the step without them ended with; takes up their effect
     * @param net   what the step brought in less what it lost [J]; NaN if that is not known
     * @return energy that the impulses took, less that of displacements [J]
     */
    public double finish(State begin, State after, double h, double net) {
        lost[0] = 0;
        if (!end.finish(named, begin, after, h, options, net, gave, lost)) {
            residual = missed ? Math.max(residual, named.residual()) : named.residual();
            missed = true;
        }
        return lost[0];
    }

    /** Energy that the discretisation brought in or lost at worst, and that velocities made up for [J]. */
    public double corrected() {
        return end.corrected();
    }

    /** Whether there is anything that could be passed. */
    public boolean passable() {
        return passing.passable();
    }

    /** As {@link org.condyle.integrate.NonsmoothOde#longestStep}, from the places that were evaluated last. */
    public double longestStep(State s, double wanted, boolean looked) {
        return passing.longestStep(s, wanted, looked);
    }

    /** Who allowed no longer step, in words. */
    public String fastest() {
        return passing.fastest();
    }

    /** Hears of impacts. */
    public interface Witness {
        /**
         * One impact.
         *
         * @param candidate of {@link Workspace#contacts}
         * @param before    speed of closing [m/s or rad/s]
         * @param after     speed of parting
         * @param energy    what it took, friction included [J]
         * @param impulse   normal impulse
         */
        void impact(int candidate, double before, double after, double energy, double impulse);
    }

    /**
     * Tells of the contacts that pressed in this step but not in the one before; {@code s} is where it ended, and
     * remembers.
     */
    public void tell(State s, Witness witness) {
        named.tell(s, witness);
    }

    /** Steps in which the contact solver missed its tolerance. */
    public long unsolved() {
        return unsolved + (missed ? 1 : 0);
    }

    /** Tells of these steps, of so many; empty if there are none. */
    public String missed(long steps) {
        if (unsolved() == 0) {
            return "";
        }
        return String.format(
                Locale.ROOT,
                "in %d of %d steps the contact solver missed its tolerance run.residual, %.2g of the largest speed; the largest residual is"
                        + " %.2g; %s run.step, or a larger run.residual",
                unsolved(),
                steps,
                options.residual(),
                Math.max(worst, missed ? residual : 0),
                manyBody.any() ? "use more run.sweeps than " + options.sweeps() + ", or a shorter" : "use a shorter");
    }

    /** Impulses at contacts of the mechanism in the step solved last. */
    MechanismImpulses named() {
        return named;
    }

    ManyBodyImpulses manyBody() {
        return manyBody;
    }

    /** The impulses found last were those of a step that was taken. */
    public void taken() {
        unsolved = unsolved();
        worst = missed ? Math.max(worst, residual) : worst;
        missed = false;
        end.taken();
        named.impulses().taken();
        manyBody.impulses().taken();
    }

    public void forget() {
        unsolved = 0;
        worst = 0;
        missed = false;
        end.history(0, 0);
        named.impulses().forget();
        manyBody.impulses().forget();
    }

    /** What the next search begins with, and how many steps were not solved. */
    public double[] history() {
        double[] impulses = impulses().history(), kept = new double[4 + impulses.length];
        kept[0] = unsolved();
        kept[1] = missed ? Math.max(worst, residual) : worst;
        kept[2] = end.sum();
        kept[3] = end.corrected();
        System.arraycopy(impulses, 0, kept, 4, impulses.length);
        return kept;
    }

    public void history(double[] kept) {
        unsolved = (long) kept[0];
        worst = kept[1];
        missed = false;
        end.history(kept[2], kept[3]);
        impulses().history(Arrays.copyOfRange(kept, 4, kept.length));
    }

    private ContactImpulses impulses() {
        return manyBody.any() ? manyBody.impulses() : named.impulses();
    }
}
