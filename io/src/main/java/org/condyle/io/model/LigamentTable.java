package org.condyle.io.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Units;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.RowTable;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Key;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ForceElement;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Ligaments from a table. Each row becomes a mapping as it would be written in the model file, with the line of the row as
 * its place, and is read like one: columns have the names of the keys, and keys beside {@code file} hold for all rows that
 * have nothing of their own.
 */
public final class LigamentTable {
    static final String WORD = "ligaments";

    static final MappingType KEYS = MappingType.mapping(WORD, "ligaments in a table, one in each row")
            .need(
                    "file",
                    ValueType.text(),
                    "CSV table in the folder of the model; units in square brackets in its header")
            .key(
                    "between",
                    ValueType.listOf(ValueType.reference("body"), 2, 2),
                    "the two bodies, unless the columns 'from' and 'to' name them in each row")
            .key("only", ValueType.listOf(ValueType.text()), "names of the rows that are used, by default all")
            .key("without", ValueType.listOf(ValueType.text()), "names of rows that are left out")
            .key(
                    "rows",
                    ValueType.mapOf(ValueType.overlay(LigamentReader.LAW)),
                    "changes of single rows by their names, such as {ACL: {slack-length: 30 mm}}; --set TABLE.ACL.slack-length=30mm"
                            + " does the same, and --set TABLE.ACL=~ leaves the row out")
            .key("ignore", ValueType.listOf(ValueType.text()), "columns that are not used")
            .including(LigamentReader.LAW);

    private static final String SLACK = "slack-length";
    private static final String STRAIN = "reference-strain";
    private static final List<String> AXES = List.of("x", "y", "z");
    private static final List<String> ENDS = List.of("from", "to");
    private static final List<String> WORDS = List.of("name", "from", "to", "law", "note");

    /** Numbers that a row may have, with their unit; "*" where it depends on the law. */
    private static final Map<String, String> NUMBERS = Map.of(
            "stiffness",
            "*",
            "toe-stiffness",
            "N/m^2",
            "linear-stiffness",
            "N/m",
            "transition-strain",
            "",
            "toe-shape",
            "",
            SLACK,
            "m",
            STRAIN,
            "",
            "damping",
            "N*s/m",
            "dissipation",
            "s/m");

    private final ReaderContext r;
    private final Part v;
    private final RowTable table;
    /** Columns of the coordinates of both ends, by the index of the end and the axis. */
    private final Map<String, String> coordinates = new HashMap<>();

    private LigamentTable(ReaderContext r, Part v, RowTable table) {
        this.r = r;
        this.v = v;
        this.table = table;
    }

    /** The ligaments of the rows that are used, by their names. */
    static Map<String, ForceElement> read(ReaderContext r, Part v) {
        Entry file = v.entry("file");
        try {
            return new LigamentTable(r, v, table(r, file)).fibres();
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return Map.of();
        }
    }

    private static RowTable table(ReaderContext r, Entry file) {
        return r.document.asset(
                file,
                "table of ligaments",
                DataTable.LIMIT,
                "rows " + file.text(),
                bytes -> RowTable.read(file.text(), bytes));
    }

    /** The rows that are used, each with the keys of a ligament, by their names; for those who write the model elsewhere. */
    @SuppressWarnings("exports") // for the writer of OpenSim files of this module alone
    public static Map<String, Part> rows(ReaderContext r, Part v) {
        Entry file = v.entry("file");
        LigamentTable table = new LigamentTable(r, v, table(r, file));
        Map<String, Part> out = new LinkedHashMap<>();
        if (table.header()) {
            Map<String, RowTable.Row> rows = table.rows();
            for (String name : table.used(rows.keySet())) {
                RowTable.Row row = rows.get(name);
                if (row != null) {
                    out.put(name, LigamentReader.LIGAMENT.read(table.entry(name, row), r.problems));
                }
            }
        }
        return out;
    }

    /**
     * A setting as the file would have it: {@code forces.TABLE.ROW.key} is a change of a row, and {@code forces.TABLE.ROW=~} leaves it out.
     * Others stay as they are.
     */
    static Map.Entry<String, String> setting(Document document, Map.Entry<String, String> given) {
        String[] steps = given.getKey().strip().split("\\.", 4);
        if (steps.length < 3
                || !steps[0].equals("forces")
                || KEYS.keys().stream().anyMatch(k -> k.name().equals(steps[2]))
                || steps[2].equals("type")
                || !isTable(document, steps[1])) {
            return given;
        }
        String table = "forces." + steps[1], row = steps[2];
        if (steps.length == 4 || !given.getValue().strip().equals("~")) {
            return Map.entry(table + ".rows." + row + (steps.length == 4 ? "." + steps[3] : ""), given.getValue());
        }
        boolean only = document.find(table + ".only").isPresent();
        Set<String> names = new LinkedHashSet<>();
        document.find(table + (only ? ".only" : ".without"))
                .ifPresent(e -> e.items().forEach(i -> names.add(i.text())));
        if (only) {
            names.remove(row);
        } else {
            names.add(row);
        }
        return Map.entry(table + (only ? ".only" : ".without"), "[" + String.join(", ", names) + "]");
    }

    /** How a row of a table is changed, if a model has tables; for messages about a force that is not there. */
    static String hint(Document document, String force) {
        return document.find("forces").map(Entry::children).orElse(Map.of()).keySet().stream()
                .filter(t -> isTable(document, t))
                .map(t -> "; a row of the table '" + t + "' is changed as forces." + t + "." + force
                        + ".slack-length=..., and cut as forces." + t + "." + force + "=~")
                .findFirst()
                .orElse("");
    }

    private static boolean isTable(Document document, String force) {
        return document.find("forces." + force + ".type")
                .filter(e -> e.isScalar() && e.text().equals(WORD))
                .isPresent();
    }

    private Map<String, ForceElement> fibres() {
        Map<String, ForceElement> fibres = new LinkedHashMap<>();
        if (!header()) {
            return fibres;
        }
        Map<String, RowTable.Row> rows = rows();
        Set<String> used = used(rows.keySet());
        List<Object> shared = new ArrayList<>(List.of(table));
        v.entry().children().forEach((key, e) -> {
            if (!key.equals("rows")) {
                shared.add(key);
                shared.add(e);
            }
        });
        Map<String, Entry> changed = v.entries("rows");
        rows.forEach((name, row) -> {
            if (!used.contains(name) || r.tableRows.containsKey(name) || r.names.isWritten("forces", name)) {
                return; // not wanted, or reported
            }
            List<Object> inputs = new ArrayList<>(shared);
            inputs.add(changed.containsKey(name) ? changed.get(name) : "");
            ForceElement fibre = r.memo.of("rows", name, inputs, () -> fibre(name, row));
            if (fibre != null) {
                fibres.put(name, fibre);
            }
        });
        return fibres;
    }

    /** The ligament of a row; null if the row is wrong. */
    private @Nullable ForceElement fibre(String name, RowTable.Row row) {
        int before = r.problems.size();
        Entry entry = entry(name, row);
        Part values = r.problems.size() > before ? null : LigamentReader.LIGAMENT.read(entry, r.problems);
        if (values == null || r.problems.size() > before) {
            return null;
        }
        r.names.requireTwoBodies(values);
        try {
            ForceElement fibre = LigamentReader.ligament(r, values);
            r.tableRows.put(name, entry);
            return fibre;
        } catch (IllegalArgumentException x) {
            r.problems.error(Code.MODEL_REFUSED, entry, String.valueOf(x.getMessage()));
            return null;
        }
    }

    private void wrong(Position at, String path, String said) {
        r.problems.add(Problem.error(Code.BAD_TABLE, at, path, said));
    }

    /** Looks at the columns; false if no row can be read. */
    private boolean header() {
        int before = r.problems.size();
        if (!table.has("name")) {
            missing("name");
        }
        for (int end = 0; end < 2; end++) {
            String word = ENDS.get(end);
            if (!v.has("between") && !table.has(word)) {
                wrong(
                        table.header(),
                        word,
                        "no body is named; write 'between: [femur, tibia]' in the model file, or add a column '" + word
                                + "' with a body in each row");
                continue;
            }
            String body = v.has("between") ? v.list("between").get(end).text() : word;
            String prefix = AXES.stream().anyMatch(a -> table.has(body + "-" + a)) ? body : word;
            for (String axis : AXES) {
                String column = prefix + "-" + axis;
                if (table.has(column)) {
                    coordinates.put(end + axis, column);
                } else if (!axis.equals("z") || !r.planar) {
                    missing(v.has("between") ? body + "-" + axis : column);
                }
            }
        }
        Set<String> known = new LinkedHashSet<>(WORDS);
        known.addAll(coordinates.values());
        known.addAll(NUMBERS.keySet());
        List<String> ignored = v.texts("ignore");
        for (Entry e : v.list("ignore")) {
            if (!table.has(e.text())) {
                r.problems.unknown(e, "column", e.text(), table.columns());
            }
        }
        for (String column : table.columns()) {
            if (!ignored.contains(column)) {
                column(column, known);
            }
        }
        return r.problems.size() == before;
    }

    private void missing(String column) {
        wrong(
                table.header(),
                column,
                "the column is missing; the table has " + String.join(", ", table.columns())
                        + DidYouMean.hint(column, table.columns(), "column"));
    }

    /** Whether a column is known and its unit is right. */
    private void column(String column, Set<String> known) {
        if (!known.contains(column)) {
            wrong(
                    table.header(),
                    column,
                    "there is no such column in a table of ligaments" + DidYouMean.hint(column, known, "column")
                            + "; columns that are not needed can be named under 'ignore', and 'note' is free");
            return;
        }
        String wanted = coordinates.containsValue(column) ? "m" : NUMBERS.get(column);
        if (wanted == null) {
            return;
        }
        String unit = table.unit(column);
        if (unit.isEmpty() || unit.equals("1")) {
            if (!wanted.isEmpty()) {
                wrong(
                        table.header(),
                        column,
                        "has no unit; write it behind the name of the column, such as '" + column + " ["
                                + example(wanted) + "]'");
            }
            return;
        }
        try {
            if (!Units.parse(unit).dimension().agrees(Quantities.dimension(wanted))) {
                wrong(
                        table.header(),
                        column,
                        "is in " + unit + "; "
                                + (wanted.isEmpty() ? "a plain number" : "a unit such as " + example(wanted))
                                + " is needed");
            }
        } catch (ExpressionException x) {
            wrong(table.header(), column, String.valueOf(x.getMessage()));
        }
    }

    private static String example(String unit) {
        return switch (unit) {
            case "m" -> "mm";
            case "N/m" -> "N/mm";
            case "N/m^2" -> "N/mm^2";
            case "*" -> "N";
            default -> unit;
        };
    }

    /** All rows by their names. */
    private Map<String, RowTable.Row> rows() {
        Map<String, RowTable.Row> rows = new LinkedHashMap<>();
        for (RowTable.Row row : table.rows()) {
            String name = table.cell(row, "name");
            if (name.isEmpty() || name.indexOf('.') >= 0) {
                wrong(row.at(), "name", "a ligament needs a name without dots, found " + Quoted.of(name));
                continue;
            }
            RowTable.Row other = rows.putIfAbsent(name, row);
            if (other != null) {
                taken(row, name, "line " + other.at().line());
            } else if (r.tableRows.containsKey(name)) {
                taken(row, name, "a row of " + r.tableRows.get(name).at().file());
            } else if (r.names.isWritten("forces", name)) {
                taken(row, name, "a force in the model file");
            }
        }
        return rows;
    }

    private void taken(RowTable.Row row, String name, String by) {
        String said = " is the name of " + by + " already; results are identified by name, so choose another name";
        wrong(row.at(), "name", Quoted.of(name) + said);
    }

    private Set<String> used(Set<String> names) {
        if (v.has("only") && v.has("without")) {
            r.problems.error(Code.KEYS_CLASH, v.entry("without"), "only one of only, without can be given");
        }
        Set<String> used = new LinkedHashSet<>(names);
        v.entries("rows").forEach((row, e) -> {
            if (!names.contains(row)) {
                r.problems.unknown(e, "row", row, names);
            }
        });
        for (String key : List.of("only", "without")) {
            for (Entry e : v.list(key)) {
                if (!names.contains(e.text())) {
                    r.problems.unknown(e, "row", e.text(), names);
                }
            }
        }
        if (v.has("only")) {
            used.retainAll(v.texts("only"));
        }
        used.removeAll(v.texts("without"));
        names.stream().filter(n -> !used.contains(n)).forEach(r.absent::add);
        return used;
    }

    /** A row as it would be written in the model file. */
    private Entry entry(String name, RowTable.Row row) {
        Map<String, Entry> keys = new LinkedHashMap<>();
        List<Entry> ends = new ArrayList<>();
        for (int end = 0; end < 2; end++) {
            ends.add(end(name, row, end));
        }
        keys.put("between", Entry.of(row.at(), name, ends));
        for (Key key : LigamentReader.LAW.keys()) {
            String column = key.name();
            String text = v.texts("ignore").contains(column) ? "" : table.cell(row, column);
            if (!text.isEmpty()) {
                String unit = NUMBERS.containsKey(column) && number(name, row, column, text) ? table.unit(column) : "";
                keys.put(column, Entry.of(row.at(), column, (text + " " + unit).strip()));
            }
        }
        Entry changed = v.entries("rows").get(name);
        if (changed != null) {
            if (changed.child(SLACK).isPresent() || changed.child(STRAIN).isPresent()) {
                keys.remove(SLACK);
                keys.remove(STRAIN);
            }
            keys.putAll(changed.children());
        }
        boolean slackIsKnown = keys.containsKey(SLACK) || keys.containsKey(STRAIN);
        for (Key key : LigamentReader.LAW.keys()) {
            boolean slack = key.name().equals(SLACK) || key.name().equals(STRAIN);
            if (v.has(key.name()) && !(slack && slackIsKnown)) {
                keys.putIfAbsent(key.name(), v.entry(key.name()));
            }
        }
        return Entry.of(row.at(), name, keys);
    }

    private Entry end(String name, RowTable.Row row, int end) {
        String written = table.cell(row, ENDS.get(end));
        Entry body = written.isEmpty() && v.has("between")
                ? v.list("between").get(end)
                : Entry.of(row.at(), ENDS.get(end), written);
        List<Entry> at = new ArrayList<>();
        for (String axis : AXES) {
            String column = coordinates.get(end + axis);
            if (column != null) {
                String text = table.cell(row, column);
                number(name, row, column, text);
                at.add(Entry.of(row.at(), column, text + " " + table.unit(column)));
            }
        }
        return Entry.of(row.at(), name, Map.of("on", body, "at", Entry.of(row.at(), name, at)));
    }

    /** Reports what is not a plain finite number. */
    private boolean number(String name, RowTable.Row row, String column, String text) {
        String said;
        if (text.isEmpty()) {
            said = "the cell is empty; it needs a number";
        } else if (text.matches("(?i)[+-]?(nan|inf|infinity)")) {
            said = Quoted.of(text) + " is not a finite number";
        } else if (!text.matches("[+-]?(\\d++\\.?\\d*+|\\.\\d++)([eE][+-]?\\d{1,3})?")) {
            said = Quoted.of(text) + " is not a number"
                    + (text.matches("[+-]?\\d*,\\d+") ? "; write a decimal point" : "");
        } else {
            return true;
        }
        wrong(row.at(), name + "." + column, said);
        return false;
    }
}
