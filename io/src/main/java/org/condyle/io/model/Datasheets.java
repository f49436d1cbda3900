package org.condyle.io.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.integrate.Integrators;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Explain;
import org.condyle.io.document.Key;

/** What {@code condyle explain} knows: all elements of all catalogs. */
public final class Datasheets {
    private Datasheets() {}

    private static final List<Datasheet> STABILISATIONS = List.of(
            new Datasheet(
                    "stabilisation",
                    "none",
                    "J dv/dt = gamma",
                    "direct integration",
                    "violations drift with the error of the method"),
            new Datasheet(
                    "stabilisation",
                    "baumgarte",
                    "J dv/dt = gamma - 2 alpha dPhi/dt - beta^2 Phi",
                    "J. Baumgarte, Computer Methods in Applied Mechanics and Engineering 1 (1972) 1-16",
                    "keeps violations small, does not remove them; large gains make the equations stiff"),
            new Datasheet(
                    "stabilisation",
                    "projection",
                    "after every step q and v move along M^-1 J^T until Phi = 0, dPhi/dt = 0",
                    "E. Eich, SIAM Journal on Numerical Analysis 30 (1993) 1467-1482",
                    "one more evaluation a step"),
            new Datasheet(
                    "stabilisation",
                    "augmented-lagrangian",
                    "(J M^-1 J^T + 1/alpha) lambda' = b + lambda/alpha, repeated",
                    "E. Bayo et al., Computer Methods in Applied Mechanics and Engineering 71 (1988) 183-195",
                    "shares reactions among redundant constraints; violations stay small, not zero"),
            new Datasheet(
                    "stabilisation",
                    "partitioning",
                    "dependent coordinates follow from Phi = 0 before every evaluation",
                    "R. A. Wehage and E. J. Haug, Journal of Mechanical Design 104 (1982) 247-255",
                    "exact constraints; a Newton iteration in every evaluation"));

    static List<Datasheet> all() {
        List<Datasheet> list = new ArrayList<>();
        list.addAll(JointCatalog.sheets());
        list.addAll(ConstraintCatalog.sheets());
        list.addAll(ForceCatalog.sheets());
        for (Integrators.Method m : Integrators.all()) {
            list.add(new Datasheet(
                    "integrator",
                    m.name(),
                    m.description() + "; order " + m.order(),
                    m.source(),
                    m.needs() == Integrators.Needs.STEP ? "fixed step: give run.step" : "adaptive: give run.accuracy"));
        }
        list.addAll(STABILISATIONS);
        for (Reducer r : Reducer.values()) {
            list.add(new Datasheet(
                    "output function",
                    r.word(),
                    r.about(),
                    "-",
                    "looks at recorded rows; max and min also at every step"));
        }
        return list;
    }

    public static Set<String> families() {
        Set<String> names = new LinkedHashSet<>();
        all().forEach(s -> names.add(s.family()));
        return names;
    }

    public static List<String> words(String family) {
        return all().stream()
                .filter(s -> s.family().equals(family))
                .map(Datasheet::word)
                .toList();
    }

    public static List<Datasheet> find(String word) {
        return all().stream().filter(s -> s.word().equals(word)).toList();
    }

    public static List<String> allNames() {
        List<String> names = new ArrayList<>(all().stream().map(Datasheet::word).toList());
        names.addAll(keys());
        return names;
    }

    /** Top-level keys of a model file. */
    public static List<String> keys() {
        return ModelShape.MODEL.keys().stream().map(Key::name).toList();
    }

    /** The keys of an element that stands in a model file; empty for others. */
    public static String keysOf(Datasheet s) {
        return switch (s.family()) {
            case "joint" -> explainKey("joints." + s.word());
            case "constraint" -> explainKey("constraints." + s.word());
            case "force" -> explainKey("forces." + s.word());
            case "stabilisation" -> explainKey("run.stabilisation." + s.word());
            default -> "";
        };
    }

    /** The text for a path of keys; empty if there is none. */
    public static String explainKey(String path) {
        try {
            return Explain.of(ModelShape.MODEL, path);
        } catch (DocumentException | IllegalArgumentException e) {
            return "";
        }
    }
}
