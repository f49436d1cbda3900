package org.condyle.io.model;

import java.util.List;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.FormulaLaw;
import org.condyle.contact.NormalLaw;
import org.condyle.contact.Stiffness;
import org.condyle.contact.Tangential;
import org.condyle.geometry.FoundationPair;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.Springs;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Values;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ModelException;
import org.jspecify.annotations.Nullable;

/** Reads one of the {@code contacts} and adds it to the model. */
final class ContactReader {
    private final Reading r;
    private final String name;
    private final Values v;

    private ContactReader(Reading r, String name, Values v) {
        this.r = r;
        this.name = name;
        this.v = v;
    }

    static void add(Reading r, String name, Values v) {
        new ContactReader(r, name, v).add();
    }

    private void add() {
        List<Entry> named = v.list("between");
        Surfaces.Part a = r.surfaces.find(named.get(0)), b = r.surfaces.find(named.get(1));
        Meeting.Made<NormalLaw> made = LawCatalog.read(r, v);
        double slowest = r.positive(v, "slow-touch", "m/s");
        if (a == null || b == null || !twoBodies(a, b)) {
            return;
        }
        Meeting meeting = new Meeting(name, List.of(a, b));
        NormalLaw law = made.of(meeting);
        Stiffness stiffness = stiffness(law, meeting);
        Tangential tangential = FrictionCatalog.read(r, v, meeting);
        ContactGeometry geometry = geometry(a, b, law);
        if (geometry == null) {
            return;
        }
        int memory = r.builder.memory(CompliantContact.memories(geometry, tangential));
        int internals = r.builder.internals(CompliantContact.internals(geometry, tangential));
        r.builder.force(
                name,
                new CompliantContact(
                        geometry, new CompliantContact.Normal(law, stiffness, slowest), tangential, memory, internals));
    }

    private boolean twoBodies(Surfaces.Part a, Surfaces.Part b) {
        int body = a.surface().body();
        if (body != b.surface().body()) {
            return true;
        }
        String on = r.bodies.entrySet().stream()
                .filter(e -> e.getValue() == body)
                .map(java.util.Map.Entry::getKey)
                .findFirst()
                .orElse("?");
        r.problems.error(v.entry("between"), "needs surfaces of two different bodies, both are on '" + on + "'");
        return false;
    }

    private Stiffness stiffness(NormalLaw law, Meeting meeting) {
        boolean formula = law instanceof FormulaLaw;
        if (v.has("stiffness")) {
            return Stiffness.constant(r.positive(v, "stiffness", formula ? "*" : unit(law)));
        }
        if (formula && !((FormulaLaw) law).needsStiffness()) {
            return Stiffness.constant(1); // nobody asks for it
        }
        if (formula || (!law.layer() && law.exponent() != 1.5)) {
            throw new ModelException("missing key 'stiffness'" + (formula ? "" : " (a quantity in " + unit(law) + ")")
                    + ": it follows from materials only where the exponent is 1.5");
        }
        return meeting.stiffness(law);
    }

    private static String unit(NormalLaw law) {
        if (law.layer()) {
            return "Pa/m";
        }
        double n = law.exponent();
        return n == 1 ? "N/m" : "N/m^" + (n == Math.rint(n) ? Long.toString((long) n) : Double.toString(n));
    }

    private @Nullable ContactGeometry geometry(Surfaces.Part a, Surfaces.Part b, NormalLaw law) {
        try {
            return law.layer() ? patch(a, b) : point(a, b);
        } catch (ModelException x) {
            r.problems.error(v.entry("between"), String.valueOf(x.getMessage()));
            return null;
        }
    }

    private ContactGeometry point(Surfaces.Part a, Surfaces.Part b) {
        if (v.variant().equals("formula") && v.has("springs")) {
            r.problems.error(v.entry("springs"), "goes with 'pressure' only; leave it out");
        }
        if (a.isMesh() && b.isMesh()) {
            throw new ModelException("two meshes do not touch at a point; take a law of pressure, such as foundation");
        }
        return Pairs.between(a.surface(), b.surface());
    }

    private ContactGeometry patch(Surfaces.Part a, Surfaces.Part b) {
        if (!a.isMesh() && !b.isMesh()) {
            throw new ModelException("a pressure needs faces to act on: give '" + a.name() + "' or '" + b.name()
                    + "' as a mesh, such as mesh: {of: {sphere: {radius: 2 cm}}, faces: 5000}");
        }
        return FoundationPair.between(a.surface(), b.surface(), springs(a, b), Integer.parseInt(v.text("points")));
    }

    private Springs springs(Surfaces.Part a, Surfaces.Part b) {
        if (!v.has("springs")) {
            return a.isMesh() && b.isMesh() && a.isLayer() == b.isLayer()
                    ? Springs.BOTH
                    : a.isMesh() && (a.isLayer() || !b.isMesh()) ? Springs.ON_A : Springs.ON_B;
        }
        Entry e = v.entry("springs");
        if (e.text().equals("both")) {
            return Springs.BOTH;
        }
        if (!e.text().equals(a.name()) && !e.text().equals(b.name())) {
            r.problems.unknown(e, "surface of this contact", e.text(), List.of(a.name(), b.name(), "both"));
        }
        return e.text().equals(a.name()) ? Springs.ON_A : Springs.ON_B;
    }
}
