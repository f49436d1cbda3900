package org.condyle.mechanics.tangent;

import java.util.Arrays;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Tangents of an element between two rigid bodies whose force depends on their relative motion alone, by central differences of that element:
 * one body is moved along its twelve directions. Scratch of one thread.
 */
public final class PairDifferences {
    private final ForceElement element;
    private final int moved;
    private final int other;
    private final BodyShift shift = new BodyShift();
    private final Wrenches wrenches = new Wrenches();
    private final double[] slopes = new double[Tangents.ROWS * Tangents.COLUMNS];
    private final double[] wrench = new double[6];
    private @Nullable Forces forces; // made when they are first asked for

    public PairDifferences(ForceElement element, int a, int b) {
        this.element = element;
        moved = b == Motion.GROUND ? a : b;
        other = b == Motion.GROUND ? b : a;
    }

    /** Adds the tangents at an instant. */
    public void add(State s, Motion m, Tangents out) {
        if (forces == null) {
            forces = new Forces(m.placement.length / Motion.SIZE, s.v.length);
        }
        press(s, m, forces);
        System.arraycopy(wrenches.wrench, 0, wrench, 0, 6);
        shift.begin(m, moved);
        for (int j = 0; j < Tangents.COLUMNS; j++) {
            double inverse = 0.5 / BodyShift.size(j);
            for (int side = -1; side <= 1; side += 2) {
                shift.move(m, j, side);
                press(s, m, forces);
                for (int i = 0; i < 6; i++) {
                    int k = Tangents.COLUMNS * i + j;
                    slopes[k] = side < 0 ? -wrenches.wrench[i] * inverse : slopes[k] + wrenches.wrench[i] * inverse;
                }
            }
        }
        shift.end(m);
        out.addPair(moved, other, slopes, wrench, m);
    }

    private void press(State s, Motion m, Forces to) {
        int at = Motion.SIZE * moved, rest = Motion.SIZE * other;
        Arrays.fill(to.dual, at, at + Motion.SIZE, 0);
        Arrays.fill(to.dual, rest, rest + Motion.SIZE, 0);
        element.addForces(s, m, to);
        wrenches.begin(m);
        wrenches.addDual(moved, to.dual, at);
    }
}
