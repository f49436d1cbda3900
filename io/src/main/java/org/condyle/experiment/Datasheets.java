package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.condyle.integrate.Integrators;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Explain;
import org.condyle.io.document.Key;
import org.condyle.io.model.ConstraintCatalog;
import org.condyle.io.model.DescriptorCatalog;
import org.condyle.io.model.ForceCatalog;
import org.condyle.io.model.JointCatalog;
import org.condyle.io.model.MeasureCatalog;
import org.condyle.io.model.ModelShape;
import org.condyle.io.model.StabilisationCatalog;
import org.condyle.io.model.contact.FrictionCatalog;
import org.condyle.io.model.contact.ImpactCatalog;
import org.condyle.io.model.contact.LawCatalog;
import org.condyle.io.model.muscle.MuscleLawCatalog;
import org.condyle.io.model.surface.MatterCatalog;
import org.condyle.io.model.surface.ShapeCatalog;
import org.condyle.io.model.term.Datasheet;

/** The contents of {@code condyle explain}: all elements of all catalogs. */
public final class Datasheets {
    private Datasheets() {}

    public static List<Datasheet> all() {
        List<Datasheet> list = new ArrayList<>();
        list.addAll(JointCatalog.sheets());
        list.addAll(ConstraintCatalog.sheets());
        list.addAll(ForceCatalog.sheets());
        list.addAll(MuscleLawCatalog.sheets());
        list.addAll(MeasureCatalog.sheets());
        list.addAll(DescriptorCatalog.sheets());
        list.addAll(ShapeCatalog.sheets());
        list.addAll(LawCatalog.sheets());
        list.addAll(FrictionCatalog.sheets());
        list.addAll(ImpactCatalog.sheets());
        list.addAll(MatterCatalog.sheets());
        for (Integrators.Method m : Integrators.all()) {
            list.add(new Datasheet(
                    "integrator",
                    m.name(),
                    m.description() + "; order " + m.order(),
                    m.source(),
                    m.needs() == Integrators.Needs.STEP ? "fixed step: give run.step" : "adaptive: give run.accuracy"));
        }
        list.addAll(StabilisationCatalog.sheets());
        for (Reducer r : Reducer.values()) {
            list.add(new Datasheet("output function", r.word(), r.about(), "-", looksAt(r)));
        }
        return list;
    }

    private static String looksAt(Reducer r) {
        return switch (r) {
            case MAX, MIN -> "for a channel over all steps, for an expression over the recorded rows";
            case FIRST, LAST -> "the first or last recorded row; for a pair its first or last contact";
            case MEAN, RMS, INTEGRAL -> "trapezoidal rule on the recorded rows";
            case RANGE, SETTLES -> "uses the recorded rows";
            case VALUE -> "an instant that is known before the run has its own row";
            case TIME, COUNT, CONTACT, IMPACT ->
                "uses the list of events, contacts and impacts, independent of the recorded channels";
            case DISSIPATED -> "uses the energy accounts of the run, independent of the recorded channels";
            case OTHER -> "that case is run for this purpose";
        };
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
            case "measure" -> explainKey("measures." + s.word());
            case "descriptor" -> explainKey("descriptors." + s.word());
            case "shape" ->
                ShapeCatalog.isList(s.word())
                        ? "bodies.shape." + s.word() + ": a list of shapes\n"
                        : explainKey("bodies.shape." + s.word());
            case "muscle law" -> MuscleLawCatalog.explain(s.word());
            case "law" -> explainKey("contacts." + s.word());
            case "friction" -> explainKey("contacts.hertz.friction." + s.word());
            case "impact" -> explainKey("contacts.hertz.impact." + s.word());
            case "energy" -> explainKey("bodies.matter." + s.word());
            case "contraction" -> explainKey("bodies.matter.mooney-rivlin.contraction." + s.word());
            case "stabilisation" -> explainKey("run.stabilisation." + s.word());
            default -> "";
        };
    }

    /** The text for a key wherever it stands one step below the top: friction, limits; empty if nowhere. */
    public static String explainAnywhere(String key) {
        return keys().stream()
                .filter(top -> !top.equals("cases"))
                .map(top -> explainKey(top + "." + key))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
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
