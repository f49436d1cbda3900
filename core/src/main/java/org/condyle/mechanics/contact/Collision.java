package org.condyle.mechanics.contact;

import java.util.Arrays;
import org.condyle.math.FrictionCones;
import org.condyle.math.RouthPath;

/**
 * The data of one impact for the impact laws: a few contacts, each with a normal row and no, one (in the plane) or two
 * rows along the surface, and how impulses on the rows change the relative velocities of all rows:
 *
 * <pre>  after = before + W impulse  </pre>
 *
 * W = J M⁻¹ Jᵀ is symmetric and positive semidefinite; bilateral constraints have been eliminated from it. Rows of a
 * contact lie together, the normal first. A normal velocity is the rate of the gap, negative where the contact closes.
 */
public final class Collision {
    /** Contacts in use. */
    public int contacts;
    /** Rows in use. */
    public int rows;
    /** First row of each contact, which is its normal; {@code rowAt[contacts]} is {@link #rows}. */
    public int[] rowAt = new int[9];
    /** Coefficient of friction of each contact. */
    public double[] friction = new double[8];
    /** What these coefficients follow if they depend on the speed. */
    private DryFriction[] rubs = new DryFriction[8];

    /** The law of each contact, with its own numbers. */
    public ImpactLaw[] law = new ImpactLaw[8];
    /** W, row by row, with stride {@link #rows}. */
    public double[] response = new double[0];
    /** Relative velocities before the impact [m/s or rad/s]. */
    public double[] before = new double[0];
    /** Impulses [N·s or N·m·s]. */
    public double[] impulse = new double[0];
    /** Relative velocities after. */
    public double[] after = new double[0];
    /** Share of the restitution that a law could keep without gaining energy; 1 unless it was {@link #limited}. */
    public double restitutionKept = 1;

    /** Solvers with their scratch, for the laws, which have none. */
    public final FrictionCones cones = new FrictionCones();

    public final RouthPath path = new RouthPath();
    /** Velocities as a law wants its problem to begin with; scratch. */
    public double[] bias = new double[0];
    /** Impulses of a first phase; scratch. */
    public double[] compression = new double[0];

    private final ContactByContact sequence = new ContactByContact();

    /** Begins a collision without contacts. */
    public void clear() {
        contacts = 0;
        rows = 0;
        rowAt[0] = 0;
    }

    /** Adds a contact with its number of tangents; returns its first row. Arrays of rows are sized by {@link #size}. */
    public int add(int tangents, double mu, ImpactLaw itsLaw) {
        if (contacts == law.length) {
            law = Arrays.copyOf(law, 2 * contacts);
            friction = Arrays.copyOf(friction, 2 * contacts);
            rubs = Arrays.copyOf(rubs, 2 * contacts);
            rowAt = Arrays.copyOf(rowAt, 2 * contacts + 1);
        }
        int first = rows;
        law[contacts] = itsLaw;
        friction[contacts] = mu;
        rubs[contacts] = DryFriction.NONE;
        rows += 1 + tangents;
        rowAt[++contacts] = rows;
        return first;
    }

    /** Adds a contact whose friction may depend on the speed, see {@link #rubsOtherwise}; returns its first row. */
    public int add(int tangents, DryFriction rub, ImpactLaw itsLaw) {
        int first = add(tangents, rub.slides(), itsLaw);
        rubs[contacts - 1] = rub;
        return first;
    }

    /** Coefficients of friction at the speeds before, for a first solution. */
    public void rubAsBefore() {
        for (int c = 0; c < contacts; c++) {
            if (rubs[c].variesOver()) {
                friction[c] = rubs[c].over(Math.hypot(along(before, c, 1), along(before, c, 2)));
            }
        }
    }

    /**
     * Coefficients of friction at the mean speeds of the solution.
     *
     * @param pass number of the solution, from 0
     * @return true if any has changed, and should be tried
     */
    public boolean rubsOtherwise(int pass) {
        boolean changed = false;
        for (int c = 0; c < contacts; c++) {
            if (rubs[c].variesOver()) {
                double x = along(before, c, 1) + along(after, c, 1), y = along(before, c, 2) + along(after, c, 2);
                double old = friction[c];
                friction[c] = rubs[c].again(old, 0.5 * Math.hypot(x, y), pass);
                changed |= friction[c] != old;
            }
        }
        return changed;
    }

    private double along(double[] u, int c, int tangent) {
        int r = rowAt[c] + tangent;
        return r < rowAt[c + 1] ? u[r] : 0;
    }

    /** Makes room for the rows that were added; forgets what was in them. */
    public void size() {
        if (before.length < rows) {
            response = new double[rows * rows];
            before = new double[rows];
            impulse = new double[rows];
            after = new double[rows];
            bias = new double[rows];
            compression = new double[rows];
        }
        restitutionKept = 1;
        Arrays.fill(impulse, 0, rows, 0);
    }

    /**
     * Finds {@link #impulse} and {@link #after} by the laws of the contacts: together where all have the same name,
     * else contact by contact.
     *
     * @return false if no solution was found; the arrays then hold the best that is known
     */
    public boolean solve() {
        restitutionKept = 1;
        for (int c = 1; c < contacts; c++) {
            if (!law[c].name().equals(law[0].name())) {
                return oneByOne();
            }
        }
        return contacts == 0 || law[0].solve(this);
    }

    /** Finds the impulses that bring velocities to what the contacts permit, from the velocities without them. */
    public boolean solve(double[] bias, double[] found) {
        return cones.solve(contacts, rowAt, friction, response, bias, found);
    }

    /** Contact by contact, each under its law as if alone, the one that closes most first, until none closes. */
    public boolean oneByOne() {
        return sequence.solve(this);
    }

    /** Whether a law would have gained energy, and gave away some of its restitution. */
    public boolean limited() {
        return restitutionKept < 1;
    }

    /** after = before + W impulse. */
    public void apply() {
        for (int r = 0; r < rows; r++) {
            double sum = before[r];
            for (int s = 0; s < rows; s++) {
                sum += response[r * rows + s] * impulse[s];
            }
            after[r] = sum;
        }
    }

    /** Number of directions along the surface at a contact: 0, 1 or 2. */
    public int tangents(int contact) {
        return rowAt[contact + 1] - rowAt[contact] - 1;
    }

    /** Energy that the impulses take out: -½ impulse·(before + after) [J]. */
    public double loss() {
        double sum = 0;
        for (int r = 0; r < rows; r++) {
            sum -= 0.5 * impulse[r] * (before[r] + after[r]);
        }
        return sum;
    }
}
