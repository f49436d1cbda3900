package org.condyle.io.model.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.LocatedOnset;
import org.condyle.contact.ManyBodyContact;
import org.condyle.contact.ManyBodyLaw;
import org.condyle.contact.RigidManyBody;
import org.condyle.contact.RigidPair;
import org.condyle.contact.Wear;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.law.FormulaLaw;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.RelaxationReader;
import org.condyle.io.model.surface.SoftSurfaces;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.problem.Code;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ImpactLaw;
import org.jspecify.annotations.Nullable;

/** Reads one of the {@code contacts} and adds it to the model. */
public final class ContactReader {
    private final ReaderContext r;
    private final Surfaces surfaces;
    private final String name;
    private final Part v;

    private ContactReader(ReaderContext r, Surfaces surfaces, String name, Part v) {
        this.surfaces = surfaces;
        this.r = r;
        this.name = name;
        this.v = v;
    }

    public static void add(ReaderContext r, Surfaces surfaces, String name, Part v, Treatment treatment) {
        ContactReader reader = new ContactReader(r, surfaces, name, v);
        if (v.variant().equals(DistanceReader.WORD)) { // a force at a distance: nothing meets, whatever the treatment
            DistanceReader.add(r, surfaces, name, v);
        } else if (v.variant().equals(SmoothSphereReader.WORD)) {
            SmoothSphereReader.add(r, surfaces, name, v);
        } else if (v.variant().equals(LawCatalog.CASTING) && (treatment != Treatment.COMPLIANT || v.has("among"))) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry(v.has("among") ? "among" : "between"),
                    v.has("among")
                            ? "cannot be used with law: casting; give the two meshes with 'between'"
                            : "has law: casting, which can be used only with run: {contact: compliant}");
        } else if (treatment == Treatment.COMPLIANT) {
            reader.add();
        } else {
            reader.rigid(treatment);
        }
    }

    private void add() {
        boolean manyBody = v.has("among");
        if (v.has(manyBody ? "slow-touch" : "impact-speed")) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry(manyBody ? "slow-touch" : "impact-speed"),
                    manyBody
                            ? "can be used only with 'between'; with 'among' give one 'impact-speed' for all pairs"
                            : "can be used only with 'among'; with 'between' each contact has its own impact speed");
        }
        for (String key : List.of("onset", "relaxation", "wear", SurrogateReader.WORD)) {
            if (manyBody && v.entry().child(key).isPresent()) {
                r.problems.error(Code.NO_EFFECT, v.entry(key), "can be used only with 'between'");
            }
        }
        ContactSurfaces.Made<NormalLaw> made = LawCatalog.read(r, v);
        if (manyBody) {
            many(made);
        } else {
            two(made);
        }
    }

    /** Surfaces that do not give way: the law of the force is not asked. */
    private void rigid(Treatment treatment) {
        if (v.has("among") && treatment == Treatment.IMPULSIVE) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("among"),
                    "'among' can be used with contact: compliant or time-stepping",
                    "for impulsive give the pairs with 'between'");
            return;
        }
        for (String key : List.of("rolling-resistance", "wear")) {
            if (v.entry().child(key).isPresent()) {
                r.problems.error(Code.NO_EFFECT, v.entry(key), "can be used only with run: {contact: compliant}");
            }
        }
        if (v.has("among")) {
            rigidManyBody();
            return;
        }
        List<Entry> named = v.list("between");
        Surfaces.Given a = surfaces.find(named.get(0)), b = surfaces.find(named.get(1));
        if (a == null || b == null || !twoBodies(r, v, a, b)) {
            return;
        }
        ImpactLaw law = impact(new ContactSurfaces(name, List.of(a, b)));
        DryFriction friction = FrictionCatalog.dry(r, v);
        ContactGeometry geometry;
        try {
            Surface first = SoftSurfaces.of(r, a), second = SoftSurfaces.of(r, b);
            geometry =
                    a.isMesh() && b.isMesh() && !Pairs.convex(first, second) ? patch(a, b) : Pairs.rigid(first, second);
        } catch (ModelException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry("between"), String.valueOf(x.getMessage()));
            return;
        }
        boolean faces = a.isMesh() && b.isMesh();
        ContactReport report = ReportReader.between(r, v, a, b, s -> faces ? feature(a, b, s) : ReportReader.NO_FACES);
        r.builder.unilateral(
                name, RigidPair.in(r.builder, geometry, r.planar, friction, law).reporting(report));
    }

    /** As given, or Newton's with the restitution of the contact or of the materials; an elastic law loses nothing. */
    private ImpactLaw impact(ContactSurfaces meeting) {
        if (v.has("impact")) {
            return ImpactCatalog.read(r, v);
        }
        if (v.entry().child("restitution").isPresent()) {
            return new NewtonImpact(r.quantities.within(v, "restitution", 0, 1));
        }
        try {
            return new NewtonImpact(meeting.restitution());
        } catch (ModelException x) {
            if (!LawCatalog.read(r, v).of(meeting).dissipates()) {
                return new NewtonImpact(1);
            }
            throw new ModelException(
                    "a run without compliance needs a restitution; give it as 'impact', such as impact:"
                            + " 0.5, or in the material of a surface");
        }
    }

    private void two(ContactSurfaces.Made<NormalLaw> made) {
        List<Entry> named = v.list("between");
        Surfaces.Given a = surfaces.find(named.get(0)), b = surfaces.find(named.get(1));
        double slowest = r.quantities.positive(v, "slow-touch", "m/s");
        if (a == null || b == null || !twoBodies(r, v, a, b)) {
            return;
        }
        ContactSurfaces meeting = new ContactSurfaces(name, List.of(a, b));
        NormalLaw law = made.of(meeting);
        StiffnessRule stiffness = given(law) ? StiffnessRule.constant(number(law)) : stiffness(meeting, law);
        Tangential tangential = FrictionCatalog.read(r, v, meeting);
        ContactGeometry search = geometry(a, b, law);
        if (search == null) {
            return;
        }
        ContactGeometry geometry = v.has(SurrogateReader.WORD)
                ? surrogate(a, b, search, law, given(law) ? number(law) : Double.NaN)
                : search;
        AlongNormal normal = normal(law, stiffness, slowest, a, b);
        if (normal == null) {
            return;
        }
        ContactReport report =
                ReportReader.between(r, v, a, b, s -> law.layer() ? feature(a, b, s) : ReportReader.NO_FACES);
        CompliantContact contact =
                CompliantContact.in(r.builder, geometry, normal, tangential).reporting(report);
        boolean passed = v.text("onset").equals("passed");
        String why = passed ? LocatedOnset.why(geometry, law, tangential) : "";
        if (!why.isEmpty()) {
            r.problems.error(Code.KEYS_CLASH, v.entry("onset"), "must be 'located' for these surfaces: " + why);
        }
        r.builder.force(name, passed && why.isEmpty() ? contact.passing() : contact);
    }

    /** What acts along the normal; null if it should relax, with errors. */
    private @Nullable AlongNormal normal(
            NormalLaw law, StiffnessRule given, double slowest, Surfaces.Given a, Surfaces.Given b) {
        Wear wear = v.has("wear") ? WearReader.read(r, v, a, b) : null;
        if (!v.has("relaxation")) {
            return new AlongNormal(law, given, slowest, null, false, wear);
        }
        if (v.text("onset").equals("passed")) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("onset"),
                    "must be 'located' with 'relaxation', which begins at the touch");
        }
        Part p = v.part("relaxation");
        Relaxation relaxation = RelaxationReader.read(r, p);
        if (relaxation == null) {
            return null;
        }
        double factor = RelaxationReader.slow(p) ? 1 / relaxation.rest() : 1;
        StiffnessRule quick = factor == 1 ? given : (larger, smaller) -> factor * given.of(larger, smaller);
        return new AlongNormal(law, quick, slowest, relaxation, p.text("start").equals("relaxed"), wear);
    }

    /** Many that do not give way, under one law of impact. */
    private void rigidManyBody() {
        int before = r.problems.size();
        List<Surfaces.Given> parts = among();
        if (r.problems.size() > before) {
            return;
        }
        ImpactLaw law = impact(new ContactSurfaces(name, parts));
        if (Double.isNaN(law.newtonRestitution())) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("impact"),
                    "with 'among' the impact law is newton",
                    "give a restitution, such as impact: 0.5");
            return;
        }
        for (String key : List.of("report-in", "regions")) {
            if (v.has(key)) {
                r.problems.warning(
                        Code.NO_EFFECT, v.entry(key), "is not used with 'among' and run: {contact: time-stepping}");
            }
        }
        DryFriction friction = FrictionCatalog.dry(r, v);
        ManyBodySearch manyBody =
                ManyBodySearch.rigid(parts.stream().map(Surfaces.Given::surface).toList());
        r.builder.manyBodyContact(name, new RigidManyBody(manyBody, law.newtonRestitution(), friction));
    }

    private List<Surfaces.Given> among() {
        int before = r.problems.size();
        List<Surfaces.Given> parts = surfaces.among(v.list("among"));
        if (parts.size() < 2 && r.problems.size() == before) {
            r.problems.error(Code.WRONG_COUNT, v.entry("among"), "needs at least two surfaces, found " + parts.size());
        }
        SoftSurfaces.refuseAmong(r, v.entry("among"), parts);
        return parts;
    }

    private void many(ContactSurfaces.Made<NormalLaw> made) {
        int before = r.problems.size();
        List<Surfaces.Given> parts = among();
        double speed = v.has("impact-speed") ? r.quantities.positive(v, "impact-speed", "m/s") : Double.NaN;
        if (r.problems.size() > before) {
            return;
        }
        ContactSurfaces meeting = new ContactSurfaces(name, parts);
        NormalLaw law = made.of(meeting);
        if (law.needsImpactSpeed() && Double.isNaN(speed)) {
            r.problems.error(
                    Code.MISSING_KEY,
                    v.entry(),
                    "with 'among' the law '" + v.variant()
                            + "' needs one 'impact-speed' for all pairs, for which its restitution is exact",
                    "or use" + " hunt-crossley-dissipation, which needs none");
            return;
        }
        Tangential tangential = FrictionCatalog.read(r, v, meeting);
        if (tangential.stickSlip() != null || tangential.rolling() != null) {
            throw new ModelException(
                    "with 'among', stick-slip friction and rolling resistance are not available: use coulomb,"
                            + " stribeck or viscous");
        }
        ManyBodyLaw rule = given(law)
                ? new ManyBodyLaw(law, number(law), false, speed, tangential.friction())
                : new ManyBodyLaw(
                        law, ManyBodyLaw.of(law, meeting.common()).stiffness(), true, speed, tangential.friction());
        r.builder.force(
                name,
                new ManyBodyContact(
                        new ManyBodySearch(
                                parts.stream().map(Surfaces.Given::surface).toList()),
                        rule,
                        ReportReader.among(r, v, parts)));
    }

    static boolean twoBodies(ReaderContext r, Part v, Surfaces.Given a, Surfaces.Given b) {
        int body = a.surface().body();
        if (body != b.surface().body()) {
            return true;
        }
        String on = r.names.bodies.entrySet().stream()
                .filter(e -> e.getValue() == body)
                .map(java.util.Map.Entry::getKey)
                .findFirst()
                .orElse("?");
        r.problems.error(
                Code.NEEDS_TWO_BODIES,
                v.entry("between"),
                "needs surfaces of two different bodies, both are on '" + on + "'");
        return false;
    }

    /** Whether the stiffness is a number and not computed from materials. */
    private boolean given(NormalLaw law) {
        boolean formula = law instanceof FormulaLaw;
        if (v.has("stiffness") || (formula && !((FormulaLaw) law).needsStiffness())) {
            return true;
        }
        if (formula || (!law.ofLayer() && law.exponent() != 1.5)) {
            throw new ModelException("missing key 'stiffness'" + (formula ? "" : " (a quantity in " + unit(law) + ")")
                    + ": it can be computed from materials only if the exponent is 1.5");
        }
        return false;
    }

    private double number(NormalLaw law) {
        // a formula without a stiffness does not care
        return v.has("stiffness")
                ? r.quantities.positive(v, "stiffness", law instanceof FormulaLaw ? "*" : unit(law))
                : 1;
    }

    private static String unit(NormalLaw law) {
        if (law.ofLayer()) {
            return "Pa/m";
        }
        double n = law.exponent();
        return n == 1 ? "N/m" : "N/m^" + (n == Math.rint(n) ? Long.toString((long) n) : Double.toString(n));
    }

    private boolean casting() {
        return v.variant().equals(LawCatalog.CASTING);
    }

    private StiffnessRule stiffness(ContactSurfaces meeting, NormalLaw law) {
        return casting() && v.text("layers").equals("averaged") ? meeting.averagedLayers() : meeting.stiffness(law);
    }

    private @Nullable ContactGeometry geometry(Surfaces.Given a, Surfaces.Given b, NormalLaw law) {
        try {
            return casting() ? rays(a, b) : law.layer() ? patch(a, b) : point(a, b);
        } catch (ModelException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry("between"), String.valueOf(x.getMessage()));
            return null;
        }
    }

    private ContactGeometry surrogate(
            Surfaces.Given a, Surfaces.Given b, ContactGeometry search, NormalLaw law, double stiffness) {
        Surface first = SoftSurfaces.of(r, a), second = SoftSurfaces.of(r, b);
        if (casting() || first.deforms() || second.deforms()) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry(SurrogateReader.WORD),
                    casting()
                            ? "cannot be used with law: casting, whose force is not the gradient of an energy"
                            : "cannot be used with bodies that deform");
            return search;
        }
        if (!law.layer()) {
            return SurrogateReader.of(r, v, first, second, search, law, stiffness, Pairs::compliant, List.of("points"));
        }
        SpringSide side = springs(a, b);
        int points = Integer.parseInt(v.text("points"));
        return SurrogateReader.of(
                r,
                v,
                first,
                second,
                search,
                law,
                stiffness,
                (x, y) -> Pairs.patch(x, y, side, points, area()),
                List.of(side, points, area()));
    }

    private FaceArea area() {
        return v.text("area").equals("projected") ? FaceArea.PROJECTED : FaceArea.WHOLE;
    }

    private ContactGeometry point(Surfaces.Given a, Surfaces.Given b) {
        if (v.variant().equals("formula") && v.has("springs")) {
            r.problems.error(Code.NO_EFFECT, v.entry("springs"), "can be used only with 'pressure'", "remove it");
        }
        if (a.isMesh() && b.isMesh()) {
            throw new ModelException("two meshes cannot touch at a point; use a pressure law, such as foundation");
        }
        return Pairs.compliant(SoftSurfaces.of(r, a), SoftSurfaces.of(r, b));
    }

    private ContactGeometry rays(Surfaces.Given a, Surfaces.Given b) {
        boolean castsA = !v.has("cast-from") || v.entry("cast-from").text().equals(a.name());
        if (!castsA && !v.entry("cast-from").text().equals(b.name())) {
            Entry e = v.entry("cast-from");
            r.problems.error(
                    Code.WRONG_WORD, e, "must be " + a.name() + " or " + b.name() + ", was '" + e.text() + "'");
        }
        double reach = r.quantities.positive(v, "max-proximity", "m");
        return Pairs.casting(
                SoftSurfaces.of(r, a), SoftSurfaces.of(r, b), castsA, reach > 0 ? reach : 1); // the rest was told
    }

    private ContactGeometry patch(Surfaces.Given a, Surfaces.Given b) {
        if (!a.isMesh() && !b.isMesh()) {
            throw new ModelException("a pressure needs a mesh: give '" + a.name() + "' or '" + b.name()
                    + "' as a mesh, such as mesh: {of: {sphere: {radius: 2 cm}}, faces: 5000}");
        }
        FaceArea area = area();
        int points = Integer.parseInt(v.text("points"));
        Surface first = SoftSurfaces.of(r, a), second = SoftSurfaces.of(r, b);
        SpringSide side = springs(a, b);
        // A tree over the springs of a large mesh takes longer than all else, and new stiffnesses do not change it.
        List<Object> inputs = new ArrayList<>(List.of(side, points, area));
        for (Surface s : List.of(first, second)) {
            inputs.addAll(List.of(s.name(), s.body(), s.shape(), s.deforms()));
            inputs.addAll(Arrays.stream(s.frame().origin()).boxed().toList());
            inputs.addAll(Arrays.stream(s.frame().rotation()).boxed().toList());
        }
        return r.memo.of("patches", name, inputs, () -> Pairs.patch(first, second, side, points, area));
    }

    /** Number of the first face of a mesh among the features of a patch; only where all features are its faces. */
    private int feature(Surfaces.Given a, Surfaces.Given b, Surfaces.Given of) {
        boolean ofA = of.name().equals(a.name());
        if (casting()) {
            boolean castsA = !v.has("cast-from") || v.entry("cast-from").text().equals(a.name());
            return ofA == castsA ? 0 : ReportReader.NO_FACES;
        }
        if (springs(a, b) != (ofA ? SpringSide.ON_A : SpringSide.ON_B)) {
            return ReportReader.NO_FACES;
        }
        return ofA ? 0 : a.surface().shape().sourceFaces();
    }

    private SpringSide springs(Surfaces.Given a, Surfaces.Given b) {
        if (!v.has("springs")) {
            boolean softA = a.isMesh() && SoftSurfaces.deforms(r, a.surface());
            boolean softB = b.isMesh() && SoftSurfaces.deforms(r, b.surface());
            if (softA != softB) { // the other one tells how deep its springs are
                return softA ? SpringSide.ON_A : SpringSide.ON_B;
            }
            return a.isMesh() && b.isMesh() && a.isLayer() == b.isLayer()
                    ? SpringSide.BOTH
                    : a.isMesh() && (a.isLayer() || !b.isMesh()) ? SpringSide.ON_A : SpringSide.ON_B;
        }
        Entry e = v.entry("springs");
        if (e.text().equals("both")) {
            return SpringSide.BOTH;
        }
        if (!e.text().equals(a.name()) && !e.text().equals(b.name())) {
            r.problems.error(
                    Code.WRONG_WORD, e, "must be " + a.name() + ", " + b.name() + " or both, was '" + e.text() + "'");
        }
        return e.text().equals(a.name()) ? SpringSide.ON_A : SpringSide.ON_B;
    }
}
