package org.condyle.geometry.surrogate;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A contact that is looked up in a table of poses instead of being searched (surrogate contact: Lin, Haftka, Queipo and Fregly, Medical
 * Engineering and Physics 32 (2010) 584-594). Outside of the box of the table, and where the force could be wrong by more than is allowed, the
 * search itself is asked. What is interpolated is a depth and not a force: the force is its gradient, so that an elastic law stores what it
 * takes, also between the samples. Steps, and those that needed the search, are counted where they are accepted.
 */
public final class SurrogatePair extends SurfacePair implements ContactGeometry.Approximate {
    /** Memory before that of the search: steps, those with the search, the largest depth, the coordinate that left the box first, and its value. */
    private static final int STEPS = 0, SEARCHED = 1, DEEPEST = 2, LEFT = 3, PLACE = 4, OWN = 5;

    private final PoseTable table;
    private final ContactGeometry search;
    private final Tolerance tolerance;
    private final PoseReader reader;
    private final double[] world = new double[6];

    /** Whether the force of a table is good enough. */
    @FunctionalInterface
    public interface Tolerance {
        /** In the whole box. */
        Tolerance ANY = depth -> true;

        boolean allows(double depth);
    }

    /**
     * A contact by a table.
     *
     * @param search of the same surfaces, for which the table stands
     */
    public SurrogatePair(Surface a, Surface b, ContactGeometry search, PoseTable table, Tolerance tolerance) {
        super(a, b);
        this.search = search;
        this.table = table;
        this.tolerance = tolerance;
        reader = new PoseReader(table);
    }

    /** Whether the table cannot be used at the present places; otherwise it has been read. */
    private boolean needsSearch(Motion motion) {
        place(motion);
        return reader.read(r) >= 0 || !reader.sound || !tolerance.allows(reader.depth);
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        if (needsSearch(motion)) {
            search.find(motion, memory, at + OWN, out);
            return;
        }
        double[] g = reader.slopes, x = reader.six, p = reader.place, whole = out.whole;
        double size = -1 / Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
        Placement.toWorld(a, p[0], p[1], p[2], world, 0);
        Placement.turn(a, size * g[0], size * g[1], size * g[2], world, 3);
        out.clear();
        if (table.patch() && reader.depth <= 0) { // nothing is listed of a patch that is apart
            out.lower(reader.gap, world[0], world[1], world[2], world[3], world[4], world[5]);
            return;
        }
        out.gap = reader.gap;
        out.isWhole = true;
        Placement.toWorld(a, x[0], x[1], x[2], whole, 0);
        Placement.turn(a, g[0], g[1], g[2], whole, 3);
        Placement.turn(a, g[3], g[4], g[5], whole, 6);
        out.add(world[0], world[1], world[2], world[3], world[4], world[5], reader.depth, reader.area, 0);
    }

    @Override
    public int memories() {
        return OWN + search.memories();
    }

    /** A search after many steps without one begins anew. */
    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        boolean first = Double.isNaN(memory[at]), searched = needsSearch(motion);
        if (first) {
            Arrays.fill(memory, at, at + OWN, 0);
            memory[at + LEFT] = -1;
        }
        memory[at + STEPS]++;
        if (!searched) {
            memory[at + DEEPEST] = Math.max(memory[at + DEEPEST], reader.depth);
            Arrays.fill(memory, at + OWN, at + memories(), Double.NaN);
            return;
        }
        memory[at + SEARCHED]++;
        int left = reader.read(r);
        if (memory[at + LEFT] < 0 && left >= 0) {
            memory[at + LEFT] = left;
            memory[at + PLACE] = reader.six[left];
        }
        search.remember(motion, contacts, memory, at + OWN);
    }

    @Override
    public double deepest(double[] memory, int at) {
        return memory[at + DEEPEST];
    }

    @Override
    public double forceError(double depth, DoubleUnaryOperator law) {
        return table.forceError(depth, law);
    }

    @Override
    public double searched(double[] memory, int at) {
        return memory[at + STEPS] > 0 ? memory[at + SEARCHED] / memory[at + STEPS] : 0;
    }

    @Override
    public String told(double[] memory, int at) {
        double steps = memory[at + STEPS];
        String made = "surrogate of " + table;
        if (!(steps > 0)) {
            return made + "; no step asked for it";
        }
        int left = (int) memory[at + LEFT];
        String why = left >= 0
                ? "; a pose left its box at " + PoseBox.NAMES.get(left) + " = " + PoseBox.told(left, memory[at + PLACE])
                : memory[at + SEARCHED] > 0 ? "; its error is above the tolerance there" : "";
        return made
                + String.format(
                        Locale.ROOT,
                        "; %.0f of %.0f steps (%.3g %%) searched%s",
                        memory[at + SEARCHED],
                        steps,
                        100 * searched(memory, at),
                        why);
    }

    @Override
    public int candidates() {
        return search.candidates();
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        search.curvatures(motion, contacts, entry, out);
    }

    @Override
    public boolean inEllipse() {
        return search.inEllipse();
    }

    @Override
    public double maxValidDepth() {
        return search.maxValidDepth();
    }

    @Override
    public double halfThickness() {
        return search.halfThickness();
    }

    @Override
    protected double seenFrom() {
        return search.passable() ? search.maxValidDepth() : Double.POSITIVE_INFINITY;
    }

    @Override
    public ContactGeometry forThread() {
        return new SurrogatePair(surfaceA, surfaceB, search.forThread(), table, tolerance);
    }
}
