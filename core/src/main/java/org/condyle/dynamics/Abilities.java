package org.condyle.dynamics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;

/** The force elements of one thread that have an ability, found once, so that no step has to ask for it. */
public final class Abilities {
    /** Elements that switch, in the order of all elements. */
    public final Switching[] switching;
    /** Elements whose internals are integrated. */
    public final Internal[] internal;
    /** Elements that put their internals into equilibrium by themselves. */
    public final Settling[] settling;
    /** Elements that a long step could pass over. */
    public final ForceElement.StepLimit[] stepLimits;

    private final int[] elementOf; // of those that switch
    private final int[] switchingOf; // of all elements, -1 for those that do not switch

    Abilities(ForceElement[] elements) {
        elementOf = IntStream.range(0, elements.length)
                .filter(e -> elements[e] instanceof Switching)
                .toArray();
        switching =
                Arrays.stream(elementOf).mapToObj(e -> (Switching) elements[e]).toArray(Switching[]::new);
        internal = having(Internal.class, elements).toArray(Internal[]::new);
        settling = having(Settling.class, elements).toArray(Settling[]::new);
        stepLimits = having(ForceElement.StepLimit.class, elements)
                .filter(ForceElement.StepLimit::mayLimitSteps)
                .toArray(ForceElement.StepLimit[]::new);
        switchingOf = new int[elements.length];
        Arrays.fill(switchingOf, -1);
        for (int k = 0; k < elementOf.length; k++) {
            switchingOf[elementOf[k]] = k;
        }
    }

    private static <T> java.util.stream.Stream<T> having(Class<T> ability, ForceElement[] elements) {
        return Arrays.stream(elements).filter(ability::isInstance).map(ability::cast);
    }

    /** Index among all elements of {@code switching[k]}. */
    public int elementOf(int k) {
        return elementOf[k];
    }

    /** What an element lost in jumps since the start of the run [J]. */
    public double lostInJumps(int element, State s) {
        int k = switchingOf[element];
        return k < 0 ? 0 : switching[k].lostInJumps(s);
    }
}
