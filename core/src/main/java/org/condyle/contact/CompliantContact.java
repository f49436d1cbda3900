package org.condyle.contact;

import java.util.List;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.contact.ContactSums;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;
import org.jspecify.annotations.Nullable;

/**
 * Compliant contact of two surfaces: a law at the points where they overlap. Touch and separation are switches that end a step. A contact that has
 * not begun exerts no force, even if a trial step enters the other surface, so the instant, the impact speed and (from the curvatures there) the
 * stiffness at its onset are exact. They are stored until the surfaces separate. Candidates with an identity are latched one by one; a patch, whose
 * entries come and go, as a whole. A contact whose {@link #passing onset is passed} has no such instants: its force follows the depth, and it stores
 * what ends of steps find.
 */
public final class CompliantContact
        implements ContactElement,
                Internal,
                Drawn,
                ForceElement.Cautious,
                ForceElement.StepLimit,
                ForceElement.Telling,
                Linearised,
                ContactGeometry.Owner {
    /** Impact speed that slower touches are treated as, where none is given [m/s]. */
    public static final double SLOWEST = 1e-3;

    private final PairCourse course = new PairCourse();
    private final ContactGeometry geometry;
    private final AlongNormal normal;
    private final Tangential tangential;
    private final int memoryAt;
    private final Internal.Variables internals; // stretches of what sticks, three for each latch
    private final int zAt;
    private final boolean located; // steps end where the surfaces touch and part
    private final int latches;
    private final int latchAt;
    private final int stickAt;
    private final ContactSet set = new ContactSet(8);
    private final BodyPair pair;
    private final Past past;
    private final PairForces forces;
    private final PairTelling telling;
    private final Latching latching;
    private final SeenInstant seen;
    private final @Nullable Approximation approximation;
    private double fall = Double.NaN; // of the gap where it was looked at last [m/s]
    private final ContactReport report;
    private final ContactSums sums;
    private final FaceMeans means = new FaceMeans();
    private long looks;
    private long summed = -1;
    private @Nullable PairTangents tangents; // made when they are first asked for
    private final PairTangents.Press press = this::press;

    /** What acts along the normal. */
    public AlongNormal normal() {
        return normal;
    }

    /** What acts along the surfaces. */
    public Tangential tangential() {
        return tangential;
    }

    private CompliantContact(
            ContactGeometry geometry,
            AlongNormal normal,
            Tangential tangential,
            int memoryAt,
            Internal.Variables internals,
            ContactReport report,
            boolean located) {
        this.report = report;
        this.located = located;
        sums = new ContactSums(report);
        this.geometry = geometry;
        this.normal = normal;
        this.tangential = tangential;
        this.memoryAt = memoryAt;
        this.internals = internals;
        zAt = internals.at();
        latches = Math.max(1, geometry.candidates());
        latchAt = memoryAt + geometry.memories();
        stickAt = latchAt + Latching.NUMBERS * latches + 1;
        boolean sticks = tangential.sticks();
        int ends = stickAt + (sticks ? Sticking.MEMORY * latches : 0);
        int acting = ends - memoryAt + Past.acting(normal, geometry);
        seen = new SeenInstant(memoryAt, acting, geometry.memories(), zAt, internals.count());
        pair = new BodyPair(geometry);
        past = Past.of(normal, geometry, latches, ends, zAt);
        forces = new PairForces(normal.law(), past.history(), tangential, pair, geometry.conservative());
        telling = new PairTelling(forces, geometry, inEllipse());
        latching = new Latching(geometry, normal, forces, set, latchAt, stickAt, zAt);
        approximation = geometry instanceof ContactGeometry.Approximate near
                ? new Approximation(near, normal, memoryAt, latchAt, latches)
                : null;
    }

    /** A contact without friction for a model that is being built, with a stiffness in the unit of its law: [N/m^n] for an exponent n. */
    public static CompliantContact in(Model.Builder model, ContactGeometry geometry, NormalLaw law, double stiffness) {
        return in(model, geometry, new AlongNormal(law, StiffnessRule.constant(stiffness), SLOWEST), Tangential.NONE);
    }

    /** A contact for a model that is being built, which gives it memory and internals. */
    public static CompliantContact in(
            Model.Builder model, ContactGeometry geometry, AlongNormal normal, Tangential tangential) {
        int each = Latching.NUMBERS + (tangential.sticks() ? Sticking.MEMORY : 0);
        int latches = Math.max(1, geometry.candidates());
        int memoryAt = model.memory(geometry.memories(), Double.NaN); // no search has left a hint yet
        model.memory(each * latches + 1); // the one is what jumps have lost
        Past.remember(model, normal, geometry);
        Internal.Variables internals = model.internals(Past.internals(normal, tangential, geometry, latches));
        return new CompliantContact(geometry, normal, tangential, memoryAt, internals, ContactReport.NONE, true);
    }

    /** The same contact with more to record. */
    public CompliantContact reporting(ContactReport what) {
        return new CompliantContact(geometry, normal, tangential, memoryAt, internals, what, located);
    }

    /** The same contact with steps that pass the onset and the end of it; see {@link LocatedOnset}. */
    public CompliantContact passing() {
        String why = LocatedOnset.why(geometry, normal.law(), tangential);
        if (!why.isEmpty() || past.relaxes()) {
            throw new IllegalArgumentException("steps must end where surfaces touch: " + why);
        }
        return new CompliantContact(geometry, normal, tangential, memoryAt, internals, report, false);
    }

    @Override
    public CompliantContact locating() {
        return new CompliantContact(geometry, normal, tangential, memoryAt, internals, report, true);
    }

    @Override
    public ContactGeometry geometry() {
        return geometry;
    }

    @Override
    public int searchMemory() {
        return memoryAt;
    }

    private boolean patch() {
        return geometry.candidates() == 0;
    }

    /** Finds the contacts and works out their forces, once for each instant. */
    private void look(State s, Motion m) {
        if (seen.is(s, m)) {
            return;
        }
        boolean same = seen.isPlace(s, m);
        looks++;
        seen.note(s, m);
        if (!same) {
            geometry.find(m, s.memory, memoryAt, set);
            past.shorten(s, set);
        }
        pair.begin(m);
        forces.begin(s);
        press(s, m, set, forces);
        past.comeBack(s, set, forces, latchAt);
    }

    private void press(State s, Motion m, ContactSet set, Pressing to) {
        if (patch()) {
            if (s.memory[latchAt] == Latching.TOUCHING) {
                to.press(set, 0, set.count, s.memory[latchAt + 2], s.memory[latchAt + 1]);
                to.stickPatch(s, set, zAt, stickAt);
            }
            return;
        }
        for (int i = 0; i < latches; i++) {
            int l = latchAt + Latching.NUMBERS * i;
            if (!located) {
                if (set.depth[i] > 0) {
                    boolean begun = s.memory[l] == Latching.TOUCHING; // else perhaps since the last step
                    to.press(set, i, i + 1, begun ? s.memory[l + 2] : latching.stiffness(m, i), s.memory[l + 1]);
                }
            } else if (s.memory[l] == Latching.TOUCHING) {
                to.press(set, i, i + 1, s.memory[l + 2], s.memory[l + 1]);
                to.stick(s, set, i, zAt + 3 * i, stickAt + Sticking.MEMORY * i);
            }
        }
    }

    /** Finds what acts; false if nothing can, which needs no search: not before a contact has begun. */
    private boolean acts(State s, Motion m) {
        if (located && !touching(s) && !past.remembers(s)) {
            return false;
        }
        look(s, m);
        return true;
    }

    @Override
    public void addForces(State s, Motion m, Forces out) {
        if (acts(s, m) && forces.acting) {
            pair.addTo(out, m);
        }
    }

    @Override
    public boolean hasTangents() {
        return !tangential.sticks() && !geometry.deforms() && internals.count() == 0;
    }

    @Override
    public void addTangents(State s, Motion m, Tangents out) {
        if (acts(s, m) && forces.acting) {
            if (tangents == null) {
                tangents = new PairTangents(geometry, normal.law(), past, tangential, m.placement.length / Motion.SIZE);
            }
            tangents.add(s, m, set, memoryAt, press, out);
        }
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        return acts(s, m) ? forces.stored : 0;
    }

    @Override
    public double dissipation(State s, Motion m) {
        return acts(s, m) ? forces.lost : 0;
    }

    @Override
    public double suppliedPower(State s, Motion m) {
        return acts(s, m) ? forces.brought : 0;
    }

    @Override
    public boolean dissipates() {
        return past.loses() || normal.law().dissipates() || tangential.dissipates();
    }

    @Override
    public boolean supplies() {
        return tangential.supplies() || !geometry.conservative();
    }

    @Override
    public Internal.Variables internals() {
        return internals;
    }

    @Override
    public void internalRates(State s, Motion m, double[] rates) {
        Sticking sticking = forces.sticking;
        if (past.relaxes()) {
            look(s, m);
            past.rates(s, set, latchAt, rates);
        }
        if (sticking == null) {
            return;
        }
        acts(s, m);
        for (int i = 0; i < latches; i++) {
            int z = zAt + 3 * i;
            if (latching.touches(s, i)) {
                sticking.rates(i, s, z, stickAt + Sticking.MEMORY * i, rates);
            } else {
                rates[z] = rates[z + 1] = rates[z + 2] = 0;
            }
        }
    }

    @Override
    public int switches() {
        return located ? latches * (tangential.sticks() ? 2 : 1) : 0;
    }

    @Override
    public boolean located() {
        return located;
    }

    @Override
    public void switchFunctions(State s, Motion m, double[] value, double[] rate, int at) {
        if (!located) {
            return;
        }
        look(s, m);
        boolean gap = latches == 1 && !touching(s);
        fall = gap ? geometry.closing(m, course.of(geometry, m), set) : Double.NaN;
        Sticking sticking = forces.sticking;
        for (int i = 0; i < latches; i++) {
            latching.switchFunction(s, i, latches == 1, value, rate, at);
            if (sticking != null) {
                boolean touches = latching.touches(s, i);
                value[at + latches + i] = touches ? sticking.hold(i, s, stickAt + Sticking.MEMORY * i) : -1;
                rate[at + latches + i] = Double.NaN;
            }
        }
    }

    /** The gap of surfaces that turn has kinks, where another corner is the nearest, and may close and open within a step. */
    @Override
    public double fall(int index) {
        return index == 0 ? fall : Double.NaN;
    }

    @Override
    public boolean commit(State s, Motion m) {
        look(s, m);
        boolean changed = false;
        for (int i = 0; i < latches; i++) {
            changed |= latching.commit(s, m, i) && located;
        }
        past.commit(s, set, forces, latchAt);
        s.memory[stickAt - 1] += forces.takeJump();
        geometry.remember(m, set, s.memory, memoryAt);
        return changed;
    }

    @Override
    public double lostInJumps(State s) {
        return s.memory[stickAt - 1];
    }

    @Override
    public boolean touching(State s) {
        for (int i = 0; i < latches; i++) {
            if (latching.touches(s, i)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double depth(State s, Motion m) {
        look(s, m);
        return -set.gap;
    }

    @Override
    public double approachSpeed(State s, Motion m) {
        look(s, m);
        int entry = forces.deepest(set);
        return entry >= 0 ? forces.approach(set, entry) : forces.approachBare(set);
    }

    @Override
    public double normalForce(State s, Motion m) {
        look(s, m);
        return forces.normalForce;
    }

    @Override
    public double maxValidDepth() {
        return geometry.maxValidDepth();
    }

    @Override
    public double halfThickness() {
        return geometry.halfThickness();
    }

    /** Told once, when it first touches. */
    @Override
    public String caution(State s, Motion m) {
        return !touching(s)
                ? ""
                : "the force of a casting contact is not the gradient of an energy: nothing of it is stored, and its work"
                        + " is in the account of supplied energy";
    }

    @Override
    public boolean mayCaution() {
        return !geometry.conservative();
    }

    /** How far the largest force of the run may be from that of the search that a geometry stands for. */
    @Override
    public String told(State end) {
        return approximation == null ? "" : approximation.told(end);
    }

    /** Signals of a geometry that stands for a search: none of others. */
    List<Signal> approximations() {
        return approximation == null ? List.of() : approximation.signals(this::depth);
    }

    /** Rays see as far as they reach: a long step could carry a body past that depth between two looks. */
    @Override
    public boolean mayLimitSteps() {
        return !geometry.conservative() || past.relaxes();
    }

    @Override
    public double longestStep(State s, Motion m) {
        if (past.relaxes() && (touching(s) || past.remembers(s))) {
            return past.longestStep();
        }
        look(s, m);
        if (set.count > 0 || geometry.conservative()) {
            return Double.POSITIVE_INFINITY; // seen; steps end where it is lost
        }
        return geometry.longestStep(m, course.of(geometry, m), set);
    }

    @Override
    public String deepestSeen() {
        return geometry.conservative()
                ? "about half the thickness of the other body"
                : "about as deep as its rays reach, see max-proximity";
    }

    @Override
    public void draw(State s, Motion m, SceneSketch sketch) {
        look(s, m);
        telling.draw(s, m, set, latchAt, sketch);
    }

    @Override
    public List<Signal> signals() {
        return ContactSignals.of(this);
    }

    /** Sums over the contact at one instant, for signals. */
    PairForces forces(State s, Motion m) {
        look(s, m);
        return forces;
    }

    /** What can be recorded of its past. */
    List<Signal> pastSignals() {
        return past.signals(this::forces, set, latchAt);
    }

    /** What is worn off its surfaces in a state; empty if nothing wears. */
    public List<WornSurface> worn(State s) {
        return past.surfaces(s);
    }

    /** Sums for the report at one instant, added up when the first channel asks for them. */
    ContactSums sums(State s, Motion m) {
        look(s, m);
        if (summed != looks) {
            summed = looks;
            sums.begin(m.placement);
            telling.tell(s, m, set, latchAt, sums);
        }
        return sums;
    }

    /** Means over the faces at one instant, for signals. */
    FaceMeans faces(State s, Motion m) {
        look(s, m);
        means.of(set, forces, s.memory[latchAt + 2], s.memory[latchAt + 1]);
        return means;
    }

    /** Whether it is a contact at a point that has an area. */
    boolean inEllipse() {
        return normal.law().inEllipse() && geometry.inEllipse();
    }

    /** Whether it has an area. */
    boolean hasArea() {
        return normal.law().layer() || inEllipse();
    }

    ContactReport report() {
        return report;
    }

    @Override
    public CompliantContact forThread() {
        return new CompliantContact(
                geometry.forThread(), normal.forThread(), tangential, memoryAt, internals, report, located);
    }
}
