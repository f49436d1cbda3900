package org.condyle.contact;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.friction.Tangential;
import org.condyle.expression.Dimension;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * The past of one contact: of a law that relaxes in the memory of the state for a layer, in its internal states for points; and what is worn
 * off.
 */
final class Past {
    /** The time of a last step that was never made; a state must be finite. */
    static final double NEVER = -Double.MAX_VALUE;

    private static final double SCALE = 1; // N: a force far below is integrated with an absolute accuracy

    private final @Nullable LayerHistory layer;
    private final @Nullable PointHistory points;
    private final @Nullable WearRecord worn;
    private final int places;

    private Past(@Nullable LayerHistory layer, @Nullable PointHistory points, @Nullable WearRecord worn, int places) {
        this.layer = layer;
        this.points = points;
        this.worn = worn;
        this.places = places;
    }

    static Past of(AlongNormal normal, ContactGeometry geometry, int places, int at, int zAt) {
        Relaxation r = normal.relaxation();
        boolean layer = normal.law().layer();
        int wornAt = at + (r != null && layer ? LayerHistory.memories(r, geometry) : 0);
        return new Past(
                r != null && layer ? new LayerHistory(normal.law(), r, normal.relaxed(), geometry, at) : null,
                r != null && !layer ? new PointHistory(normal.law(), r, zAt) : null,
                normal.wear() == null ? null : new WearRecord(normal.wear(), geometry, wornAt),
                places);
    }

    /** Numbers of memory of a contact. */
    static int memories(AlongNormal normal, ContactGeometry geometry) {
        return ofLayer(normal, geometry) + (normal.wear() == null ? 0 : WearRecord.memories(geometry));
    }

    /** How many of them, the first ones, forces depend on: what is worn off is only told while surfaces stay as they are. */
    static int acting(AlongNormal normal, ContactGeometry geometry) {
        boolean sheds = normal.wear() != null && normal.wear().cycles() > 0;
        return sheds ? memories(normal, geometry) : ofLayer(normal, geometry);
    }

    private static int ofLayer(AlongNormal normal, ContactGeometry geometry) {
        Relaxation r = normal.relaxation();
        return r == null || !normal.law().layer() ? 0 : LayerHistory.memories(r, geometry);
    }

    /** Makes room for it in a model that is being built. */
    static void remember(Model.Builder model, AlongNormal normal, ContactGeometry geometry) {
        Wear wear = normal.wear();
        if (wear != null) {
            refuse(wear, normal, geometry);
        }
        Relaxation r = normal.relaxation();
        if (r != null && normal.law().layer()) {
            model.memory(1, NEVER);
            model.memory(LayerHistory.memories(r, geometry) - 1);
        }
        if (wear != null) {
            model.memory(1, NEVER);
            model.memory(WearRecord.memories(geometry) - 1);
        }
    }

    /** What cannot wear. */
    private static void refuse(Wear wear, AlongNormal normal, ContactGeometry geometry) {
        boolean a = geometry.springsOfA() > 0, b = geometry.springs() > geometry.springsOfA();
        if (!normal.law().layer() || !(a || b)) {
            throw new ModelException(
                    "wear is recorded on the faces of a mesh: give the surface as a mesh, and a law of pressure such as"
                            + " foundation or casting");
        }
        String without = wear.factorA() > 0 && !a ? wear.nameA() : wear.factorB() > 0 && !b ? wear.nameB() : "";
        if (!without.isEmpty()) {
            throw new ModelException("surface '" + without
                    + "' has no springs of its own in this contact, on which its wear could be recorded; give it as a mesh, with"
                    + " springs: both, or springs: " + without);
        }
        if (wear.cycles() > 0 && normal.relaxation() != null) {
            throw new ModelException(
                    "a layer that relaxes cannot change its shape by wear while the run goes on: remove 'cycles', or the"
                            + " relaxation");
        }
    }

    /** Internal states of a contact: stretches of what sticks, or what a force has forgotten. */
    static List<Internal.Variable> internals(
            AlongNormal normal, Tangential tangential, ContactGeometry geometry, int places) {
        Relaxation r = normal.relaxation();
        if (r == null) {
            return Sticking.stretches(tangential.sticks() ? places : 0);
        }
        refuse(normal, tangential, geometry);
        List<Internal.Variable> all = new ArrayList<>();
        for (int i = 0; i < places && !normal.law().layer(); i++) {
            for (int k = 1; k <= r.terms(); k++) {
                String name = (places == 1 ? "" : "place-" + (i + 1) + ".") + "forgotten-" + k;
                all.add(Internal.Variable.steady(name, Dimension.FORCE, 0, SCALE));
            }
        }
        return all;
    }

    /** What cannot relax. */
    private static void refuse(AlongNormal normal, Tangential tangential, ContactGeometry geometry) {
        if (normal.law().dissipates()
                || normal.law().adhesive()
                || Double.isNaN(normal.law().depthOf(1, 1))) {
            throw new ModelException(
                    "only an elastic law can relax: hertz, hooke, sphere-layer, foundation, foundation-logarithmic or"
                            + " casting, without dissipation");
        }
        if (tangential.sticks()) {
            throw new ModelException("a law that relaxes cannot have friction that sticks; use friction: coulomb");
        }
        if (normal.law().layer() ? geometry.springs() == 0 : geometry.whole() || geometry.shifting()) {
            throw new ModelException(
                    "the places where these surfaces touch have no identity, so that they cannot remember; relaxation wants"
                            + " the faces of a mesh, or smooth surfaces that touch at one point");
        }
    }

    @Nullable
    History history() {
        return layer != null ? layer : points;
    }

    /** Whether it takes energy out of the motion: what relaxes, and what was stored in what is worn off. */
    boolean loses() {
        return relaxes() || (worn != null && worn.sheds());
    }

    boolean relaxes() {
        return layer != null || points != null;
    }

    /** What can be recorded: what is worn off, and the deflection of a layer. */
    List<Signal> signals(WearRecord.Look look, ContactSet set, int latchAt) {
        List<Signal> all = new ArrayList<>(worn == null ? List.of() : worn.signals(look, set, latchAt));
        if (layer != null) {
            all.add(new Signal("deflection", Dimension.LENGTH, (s, m) -> {
                look.at(s, m);
                return layer.greatest();
            }));
        }
        return all;
    }

    /** What is worn off in a state; empty if nothing wears. */
    List<WornSurface> surfaces(State s) {
        return worn == null ? List.of() : worn.surfaces(s);
    }

    /** What a search finds becomes what is left after wear. */
    void shorten(State s, ContactSet set) {
        if (worn != null) {
            worn.shorten(s, set);
        }
    }

    /** Whether something acts that nothing touches. */
    boolean remembers(State s) {
        if (layer != null) {
            return layer.remembers(s);
        }
        for (int i = 0; i < places; i++) {
            if (points != null && points.remembers(s, i)) {
                return true;
            }
        }
        return false;
    }

    /** A layer goes along straight lines in a step; what is integrated has an error control. */
    double longestStep() {
        return layer != null ? layer.longestStep() : Double.POSITIVE_INFINITY;
    }

    /** Energies of what nothing touches now. */
    void comeBack(State s, ContactSet set, PairForces forces, int latchAt) {
        if (layer != null) {
            int pressed = s.memory[latchAt] == Latching.TOUCHING ? set.count : 0;
            layer.lookAtDents(s, s.memory[latchAt + 2], set, pressed);
            forces.comeBack(layer.storedInDents(), layer.lostInDents());
        }
        for (int i = 0; points != null && i < places; i++) {
            int l = latchAt + Latching.NUMBERS * i;
            if (s.memory[l] != Latching.TOUCHING && s.memory[l + 2] > 0) {
                points.press(i, s.memory[l + 2], -1, 0);
                forces.comeBack(points.stored(), points.lost());
            }
        }
    }

    void rates(State s, ContactSet set, int latchAt, double[] out) {
        for (int i = 0; points != null && i < places; i++) {
            int l = latchAt + Latching.NUMBERS * i;
            boolean touches = s.memory[l] == Latching.TOUCHING;
            points.press(i, touches || s.memory[l + 2] > 0 ? s.memory[l + 2] : 1, touches ? set.depth[i] : -1, 0);
            points.rates(out);
        }
    }

    /** The end of a step becomes the past. */
    void commit(State s, ContactSet set, PairForces forces, int latchAt) {
        if (layer != null) {
            layer.commit(s, s.memory[latchAt + 2], set, forces);
        }
        if (worn != null) {
            if (layer != null) {
                layer.begin(s);
            }
            worn.commit(s, set, forces, latchAt);
        }
    }
}
