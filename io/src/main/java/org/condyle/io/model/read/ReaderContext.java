package org.condyle.io.model.read;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;

/**
 * A model file while it is read: what its parts share. What is wrong is collected and a harmless value goes on, so that people
 * see all problems together.
 */
public final class ReaderContext {
    private static final int MOST_REPEATS = 100_000;

    /** What stands in a text for a number of the part that is repeated. */
    private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");

    public final Document document;
    public final Problems problems;
    public final Parameters parameters;
    public final boolean planar;
    public final Model.Builder builder;
    public final Quantities quantities;
    public final PartNames names;
    public final Frames frames;
    public final Formulas formulas;
    public final InputTables tables;
    public final Controls controls;
    /** What was made before, for another description that has the same parts. */
    public final Memo memo;
    /** How many bodies stand for one entry with {@code repeat}, by its name. */
    public final Map<String, Integer> repeats;
    /** Parts that stand in the rows of tables, by their names. */
    public final Map<String, Entry> tableRows;
    /** Rows of tables that are not used. */
    public final Set<String> absent = new LinkedHashSet<>();

    /** Named groups of faces of meshes from files, read when they are asked for. */
    public final IdentityHashMap<Mesh, Supplier<Map<String, BitSet>>> meshGroups = new IdentityHashMap<>();

    /** Surfaces that paths go over, by name. */
    public final Map<String, WrapSurface> wraps;

    /** Undeformed volumes of bodies that have matter [m³]. */
    public final Map<String, Double> softVolumes;

    /** Values of measures in a pose of the bodies, as soon as bodies and joints are known. */
    public ReferencePose pose = (measure, given) -> Double.NaN;

    /** A pose of the bodies in which a measure is read, such as the one in which a strain is known. */
    @FunctionalInterface
    public interface ReferencePose {
        /**
         * The value of a measure [m or rad].
         *
         * @param given coordinates of joints as under {@code initial}, which complete and replace those of the file
         */
        double value(Measure measure, Map<String, Entry> given);
    }

    /** Without memory of former compilations. */
    public ReaderContext(
            Document document, Problems problems, Parameters parameters, boolean planar, Model.Builder builder) {
        this(document, problems, parameters, planar, builder, new Memo(null, "", problems, builder));
    }

    public ReaderContext(
            Document document,
            Problems problems,
            Parameters parameters,
            boolean planar,
            Model.Builder builder,
            Memo memo) {
        this.memo = memo;
        memo.serves(this);
        repeats = new Tracked<>(memo, "repeats");
        tableRows = new Tracked<>(memo, "table rows");
        wraps = new Tracked<>(memo, "wraps");
        softVolumes = new Tracked<>(memo, "soft volumes");
        this.document = document;
        this.problems = problems;
        this.parameters = parameters;
        this.planar = planar;
        this.builder = builder;
        quantities = new Quantities(parameters, problems, planar);
        names = new PartNames(document, problems, memo);
        frames = new Frames(quantities, names, problems);
        formulas = new Formulas(parameters, names, problems, quantities);
        tables = new InputTables(this);
        controls = new Controls(this);
    }

    /** The table in a data file beside the model. */
    public DataTable dataFile(Entry file) {
        return dataFile(document, file);
    }

    static DataTable dataFile(Document document, Entry file) {
        return document.asset(
                file,
                "data file",
                DataTable.LIMIT,
                "table " + file.text(),
                bytes -> DataTable.read(file.text(), bytes));
    }

    /** Every body, with its name; inside {@code repeat} once for each, with its number for expressions. */
    public void eachBody(Part model, BiConsumer<String, Part> action) {
        model.each("bodies", (name, v) -> {
            if (v.has("repeat")) {
                int n = repeats.computeIfAbsent(name, k -> count(v.entry("repeat")));
                numbered(n, i -> action.accept(name + "-" + i, v));
            } else {
                action.accept(name, v);
            }
        });
    }

    /**
     * Every part of a section, with its name; inside {@code repeat} once for each, as NAME-1, NAME-2 and so on, with its number for
     * expressions, and with the value of what stands in braces: {@code link-{i+1}}.
     */
    public void eachPart(Part model, String section, BiConsumer<String, Part> action) {
        model.each(section, (name, v) -> {
            if (v.knows(Parts.REPEAT) && v.has(Parts.REPEAT)) {
                numbered(
                        count(v.entry(Parts.REPEAT)),
                        i -> action.accept(name + "-" + i, v.withTexts(text -> numbersIn(v.entry(), text))));
            } else {
                action.accept(name, v);
            }
        });
    }

    private String numbersIn(Entry part, String text) {
        if (text.indexOf('{') < 0) {
            return text;
        }
        return BRACES.matcher(text).replaceAll(m -> {
            int before = problems.size();
            double n = quantities.quantity(Entry.of(part.at(), part.path(), "= " + m.group(1)), "");
            if (problems.size() == before && n != Math.rint(n)) {
                problems.error(
                        Code.OUT_OF_RANGE,
                        part,
                        "what stands in braces must be a whole number, and " + m.group() + " is " + Texts.number(n));
            }
            return Long.toString(Math.round(n));
        });
    }

    /** Does something for 1, 2, ..., n with {@code i} set in expressions. */
    public void numbered(int n, IntConsumer action) {
        try {
            for (int i = 1; i <= n; i++) {
                parameters.number(i);
                action.accept(i);
            }
        } finally {
            parameters.number(0);
        }
    }

    private int count(Entry e) {
        int before = problems.size();
        double n = quantities.quantity(e, "");
        if (parameters.entry(Parameters.NUMBER) != null) {
            problems.error(
                    Code.SAME_NAME,
                    e,
                    "the number of each is called 'i', and so is a parameter",
                    "rename the parameter");
        } else if (problems.size() == before && (n != Math.rint(n) || n < 1 || n > MOST_REPEATS)) {
            problems.error(
                    Code.OUT_OF_RANGE,
                    e,
                    "must be a whole number from 1 to " + MOST_REPEATS + ", was " + Quantities.was(e, n, ""));
            return 1;
        }
        return problems.size() == before ? (int) n : 1;
    }
}
