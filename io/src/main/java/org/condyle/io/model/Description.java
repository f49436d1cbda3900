package org.condyle.io.model;

import java.io.Serializable;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Edit;
import org.condyle.io.document.Entry;
import org.condyle.io.document.PackedDocument;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.model.read.AngleUnit;
import org.condyle.io.model.read.ForeignWords;
import org.condyle.io.model.read.Memo;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * A model as a value: its parts, each of a declared type ({@link ModelShape}), with names and scalars that stay what was written,
 * numbers with units and formulas over parameters. Immutable; a change gives another description that shares all that is not changed.
 *
 * <p>All doors write descriptions: model files in YAML and JSON, OpenSim and MuJoCo files, {@link DescriptionBuilder}. All users read them:
 * commands, analyses, studies, export, reports. {@link #compile} makes a mechanism; meshes and tables are made once for a description
 * and all that come of it.
 *
 * <p>Three layers, as in a file: the base, a case laid over it, and settings laid over both.
 */
public final class Description {
    /** Sections whose keys are names of parts. */
    static final List<String> PARTS = List.of(
            "materials",
            "bodies",
            "surfaces",
            "joints",
            "coordinates",
            "markers",
            "frames",
            "constraints",
            "forces",
            "measures",
            "wraps",
            "inputs",
            "contacts",
            "descriptors",
            "events",
            "curves",
            "claims",
            "cases");

    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9.]+([eE][-+]?[0-9]+)?");

    private final String name;
    private final Document base;
    private final String text;
    private final Losses losses;
    private final String caseName;
    private final List<Map.Entry<String, String>> settings;

    private final Document chosen;
    private final Part model;
    private final boolean checked;
    private final @Nullable Layers layers;
    /** Those of the description that came of this one last: the runs of a study have most settings in common. */
    private volatile @Nullable Layers last;

    private @Nullable Boolean degrees;
    private final List<Problem> lostUnits = new ArrayList<>();

    /**
     * A model as it was found.
     *
     * @param name   what it was asked for by
     * @param text   the file for the report
     * @param losses what was lost in the translation of a model of another program
     */
    public static Description of(String name, Document document, String text, Losses losses) {
        return new Description(name, DescriptionJson.unpacked(document), text, losses, "", List.of(), false, null);
    }

    /** A model that was written here, not translated. */
    public static Description of(String name, Document document, String text) {
        return of(name, document, text, Losses.NONE);
    }

    /** A model without a text for the report. */
    public static Description of(String name, Document document) {
        return of(name, document, "");
    }

    /** Writes a model in Java. */
    public static DescriptionBuilder builder(String name) {
        return new DescriptionBuilder(name);
    }

    private Description(
            String name,
            Document base,
            String text,
            Losses losses,
            String caseName,
            List<Map.Entry<String, String>> settings,
            boolean checked,
            @Nullable Layers like) {
        this.name = name;
        this.base = base;
        this.text = text;
        this.losses = losses;
        this.caseName = caseName;
        this.settings = settings;
        this.checked = checked;
        Problems structure = new Problems(ForeignWords::answer);
        Part whole = ModelShape.MODEL.read(base.root(), structure);
        if (!checked) {
            chosen = base;
            model = whole;
            layers = null;
            return;
        }
        Layers known = like != null && like.caseName.equals(caseName) ? like : null;
        Document start = known != null ? known.start : caseName.isEmpty() ? base : inCase(structure);
        structure.throwIfErrors();
        layers = new Layers(caseName, start, new ArrayList<>());
        Document layered = start;
        for (Map.Entry<String, String> s : settings) {
            int i = layers.settings.size();
            if (known != null
                    && !(i < known.settings.size()
                            && known.settings.get(i).setting.equals(s))) {
                known = null; // from here on it is another tree
            }
            Layer layer = known != null ? known.settings.get(i) : Layer.on(layered, s);
            layers.settings.add(layer);
            lostUnits.addAll(layer.lostUnits);
            layered = layer.document;
        }
        chosen = layered;
        Problems problems = new Problems(ForeignWords::answer);
        model = ModelShape.MODEL.read(chosen.root(), problems);
        problems.throwIfErrors();
    }

    /**
     * What leads from the base to the chosen tree.
     *
     * @param start    the base in its case
     * @param settings one laid over the other
     */
    private record Layers(String caseName, Document start, List<Layer> settings) {}

    /**
     * A setting.
     *
     * @param document  with it and all settings before it
     * @param lostUnits what is to be said of it
     */
    private record Layer(Map.Entry<String, String> setting, Document document, List<Problem> lostUnits) {
        static Layer on(Document below, Map.Entry<String, String> setting) {
            Map.Entry<String, String> set = LigamentTable.setting(below, setting);
            String path = set.getKey(), value = set.getValue();
            refuseUnknownPart(below, path, value);
            return new Layer(setting, below.with(path, value), lostUnit(below, path, value));
        }
    }

    private Document inCase(Problems structure) {
        Entry known = base.find("cases").orElse(null);
        Entry overlay = known == null ? null : known.child(caseName).orElse(null);
        if (overlay == null) {
            Problems missing = new Problems();
            if (known == null) {
                missing.add(Problem.error(
                        Code.UNKNOWN_NAME,
                        Position.in(name),
                        "",
                        "the model has no cases",
                        "there is no '" + caseName + "'"));
            } else {
                missing.unknown(known, "case", caseName, known.children().keySet());
            }
            throw new DocumentException(missing);
        }
        structure.throwIfErrors();
        return base.merge(overlay);
    }

    /** {@code --set parameters.flexion=30} means 30 rad even if the file has 90 deg there; that is rarely meant. */
    private static List<Problem> lostUnit(Document document, String path, String value) {
        String given = value.strip();
        if (!NUMBER.matcher(given).matches() || given.matches("[-+]?0*\\.?0*")) {
            return List.of();
        }
        Entry before = document.find(path).filter(Entry::isScalar).orElse(null);
        if (before == null) {
            return List.of();
        }
        String unit = before.text().strip().replaceFirst("^" + NUMBER + "\\s*", "");
        if (unit.equals(before.text().strip()) || unit.isEmpty()) {
            return List.of();
        }
        try {
            Quantity one = Units.parse(unit);
            return one.si() == 1
                    ? List.of()
                    : List.of(Problem.warning(
                            Code.LOST_UNIT,
                            Position.ofSetting(path, value),
                            "",
                            "has no unit and is taken in " + one.dimension().unit() + ", but the file has "
                                    + before.text().strip(),
                            "write " + given + " " + unit + " if that is meant"));
        } catch (ExpressionException e) {
            return List.of(); // a formula, or text
        }
    }

    /** A slip in {@code --set parameters.lenght=2} must not create a new parameter that is never used. */
    private static void refuseUnknownPart(Document document, String path, String value) {
        String[] steps = path.split("\\.", -1);
        boolean parameter = steps[0].equals("parameters");
        boolean inside = steps.length > (parameter || value.strip().equals("~") ? 1 : 2);
        if (!inside
                || !(parameter || PARTS.contains(steps[0]))
                || document.find(steps[0] + "." + steps[1]).isPresent()) {
            return;
        }
        String what = steps[0].equals("bodies") ? "body" : steps[0].substring(0, steps[0].length() - 1);
        Map<String, Entry> known = document.find(steps[0]).map(Entry::children).orElse(Map.of());
        throw new DocumentException(
                Code.UNKNOWN_NAME,
                Position.ofSetting(path, value),
                "there is no " + what + " '" + steps[1] + "' in this model",
                DidYouMean.hint(steps[1], known.keySet(), what)
                        + (steps[0].equals("forces") ? LigamentTable.hint(document, steps[1]) : ""));
    }

    /** In another case, with further settings. Throws all that is wrong with the structure. */
    public Description in(String otherCase, List<Map.Entry<String, String>> further) {
        List<Map.Entry<String, String>> all = new ArrayList<>(settings);
        all.addAll(further);
        Description made = new Description(name, base, text, losses, otherCase, List.copyOf(all), true, last);
        last = made.layers;
        return made;
    }

    /** With one value replaced or added in the base, as {@code --set} would; {@code ~} takes it away. */
    public Description with(String path, String value) {
        return on(base.with(path, value));
    }

    /** With changes written in Java laid over the base, as a case would: {@code with(c -> c.parameter("heavy", 5, "kg"))}. */
    public Description with(Consumer<DescriptionBuilder> changes) {
        return with(DescriptionBuilder.changes(changes));
    }

    /** With a mapping laid over the base. */
    public Description with(Entry overlay) {
        return on(base.merge(overlay));
    }

    /**
     * The same for an overlay that was made from another file.
     *
     * @param file   as the positions of the overlay call that file
     * @param folder in which the files are that the overlay names
     */
    public Description with(Entry overlay, String file, ResourceRoot folder) {
        return on(base.mergeFrom(overlay, file, folder));
    }

    /**
     * What its case and settings make of it, as a base of its own, with a mapping laid over that.
     *
     * @param yaml  the mapping
     * @param files that it names, by their names
     */
    public Description laidOver(String yaml, String what, Map<String, byte[]> files) {
        Description whole = checked ? this : in(caseName, List.of());
        Entry overlay = Document.parse(what, yaml).root();
        Document made = whole.chosen.mergeFrom(overlay, what, ResourceRoot.with(files));
        return new Description(name, made, text, losses, "", List.of(), false, null);
    }

    private Description on(Document changed) {
        return new Description(name, changed, text, losses, caseName, settings, false, null);
    }

    /** What it was asked for by. */
    public String name() {
        return name;
    }

    /** Empty for the base. */
    public String caseName() {
        return caseName;
    }

    /** Names of the cases. */
    public List<String> cases() {
        return List.copyOf(
                base.find("cases").map(Entry::children).orElse(Map.of()).keySet());
    }

    /** What settings changed, path to value as given. */
    public Map<String, String> changes() {
        Map<String, String> changes = new LinkedHashMap<>();
        settings.forEach(s -> changes.put(s.getKey(), s.getValue()));
        return Collections.unmodifiableMap(changes);
    }

    /** The file as it was read. */
    public String text() {
        return text;
    }

    public Losses losses() {
        return losses;
    }

    /** The base with its cases: for fingerprints, and for files beside it. */
    public Document document() {
        return base;
    }

    /** The model with its case and settings laid over it. */
    public Part model() {
        return model;
    }

    /** The parts of a section, such as {@code forces}, by their names. */
    public Map<String, Part> parts(String section) {
        Map<String, Part> parts = new LinkedHashMap<>();
        model.each(section, parts::put);
        return parts;
    }

    /** A part by its section and name. */
    public Optional<Part> part(String section, String part) {
        return model.entries(section).containsKey(part)
                ? Optional.ofNullable(parts(section).get(part))
                : Optional.empty();
    }

    /** Whether the author thinks of angles in degrees: some angle is given so. */
    public boolean anglesInDegrees() {
        Boolean known = degrees;
        if (known == null) {
            known = AngleUnit.isDegrees(chosen.root());
            degrees = known;
        }
        return known;
    }

    /** Whether it comes from a file of another program. */
    public boolean isTranslated() {
        return losses != Losses.NONE
                || (model.has("described") && model.part("described").flag("translated"));
    }

    /** Names of a section that the base has, and this case with its settings does not. */
    Set<String> removed(String section) {
        Set<String> names = new LinkedHashSet<>();
        Entry before = base.root().child(section).orElse(null),
                now = chosen.root().child(section).orElse(null);
        if (before != null && (now == null || !now.isSharedWith(before))) {
            names.addAll(before.children().keySet());
            if (now != null) {
                names.removeAll(now.children().keySet());
            }
        }
        return names;
    }

    /** What the case and the settings changed. */
    public List<Edit> edits() {
        return Edit.between(base.root(), chosen.root());
    }

    /** The tree with the case and the settings laid over it. */
    Document chosen() {
        return chosen;
    }

    /**
     * As a file of JSON, which is a model file itself: all in one, whatever it was made of.
     *
     * @param carry whether the content of the files that it names is written, too
     */
    public String json(boolean carry) {
        Description whole = checked ? this : in(caseName, List.of());
        return DescriptionJson.of(whole, base, whole.chosen, carry);
    }

    /** As a model file in YAML, with the case and the settings laid over it. */
    public String yaml() {
        return YamlFile.text(chosen.root());
    }

    /**
     * As a value for other processes, with the content of the files that it names.
     *
     * @param more further files, as values of the model would name them: those that later settings will ask for
     */
    public Packed packed(Collection<String> more) {
        List<Map.Entry<String, String>> set = new ArrayList<>();
        settings.forEach(s -> set.add(new SimpleImmutableEntry<>(s.getKey(), s.getValue())));
        List<Loss> lost = losses == Losses.NONE ? null : new ArrayList<>(losses.all());
        return new Packed(name, base.packed(more), text, lost, caseName, set, checked);
    }

    /**
     * A description on its way to another process. What comes of it there is what would come of it here, to the last digit and to the
     * place in a message.
     *
     * @param losses null if it was not translated
     */
    public record Packed(
            String name,
            PackedDocument document,
            String text,
            @Nullable List<Loss> losses,
            String caseName,
            List<Map.Entry<String, String>> settings,
            boolean checked)
            implements Serializable {
        /** The description. A file that did not travel raises a {@link ResourceRoot.AbsentException} when it is asked for. */
        public Description unpacked() {
            Losses lost = losses == null ? Losses.NONE : new Losses();
            if (losses != null) {
                losses.forEach(lost::add);
            }
            return new Description(
                    name,
                    document.unpacked(Library.root()),
                    text,
                    lost,
                    caseName,
                    List.copyOf(settings),
                    checked,
                    null);
        }
    }

    /** Makes the mechanism with all that a run needs. Throws all problems together. */
    public ModelFile compile() {
        if (!checked) {
            return compile(caseName, List.of());
        }
        ModelFile file = losses.tellingParts(() -> new ModelCompiler(this, chosen, lostUnits).build());
        ForeignModels.warnings(losses).forEach(file.warnings()::add);
        DescriptionJson.losses(model).forEach(file.warnings()::add);
        return file;
    }

    /** Makes the mechanism of another case, with further settings. */
    public ModelFile compile(String otherCase, List<Map.Entry<String, String>> further) {
        return losses.tellingParts(() -> in(otherCase, further)).compile();
    }

    /** How many parts were made until now for this description and those that come of it; what was used again does not count. */
    public int partsMade() {
        return Memo.Store.of(base).count();
    }

    /** Short name for folders: the last part without its ending. */
    public String shortName() {
        return name.replaceFirst("^.*[/\\\\](?=.)", "").replaceAll("\\.(ya?ml|json|osim|xml)$", "");
    }
}
