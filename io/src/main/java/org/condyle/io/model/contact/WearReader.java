package org.condyle.io.model.contact;

import java.util.Arrays;
import java.util.Map;
import org.condyle.contact.Wear;
import org.condyle.contact.WornSurface;
import org.condyle.expression.Dimension;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.model.term.WearPlan;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Reads how the surfaces of a contact wear. */
public final class WearReader {
    private static final String UNIT = "m^2/N";

    static final MappingType KIND = MappingType.mapping("wear", "wear by Archard: dh/dt = k p |v|")
            .need(
                    "factors",
                    ValueType.mapOf(ValueType.quantity("mm^3/(N*m)")),
                    "k of a surface of the contact by its name; the surface has springs on its faces")
            .key(
                    "cycles",
                    ValueType.number(),
                    "how many passes one of the run stands for while the surfaces change by their wear; 0 leaves them"
                            + " as they are and gives the wear of 'passes'",
                    "0")
            .key(
                    "passes",
                    ValueType.number(),
                    "how many passes the run stands for while the surfaces stay as they are",
                    "1")
            .key(
                    "before",
                    ValueType.mapOf(ValueType.text()),
                    "tables (.csv) of what was worn before, by surface: columns face, depth, volume. Its shape has that already;"
                            + " it is added to what is told");

    /** The {@code wear} of a run. */
    public static final MappingType BLOCKS = MappingType.mapping(
                    "wear-blocks",
                    "a run that is one cycle of many, with vertices of worn meshes moved between blocks of cycles")
            .need("cycles", ValueType.number(), "number of cycles in all")
            .key("blocks", ValueType.integer(1, 10_000), "into how many blocks they are divided evenly", "10")
            .key(
                    "midpoint",
                    ValueType.flag(),
                    "whether a block takes the wear in its middle, by two runs: the error is of second order then",
                    "false");

    private WearReader() {}

    /** Over how many cycles a run that is one of them wears; null if it does not say so. */
    public static @Nullable WearPlan plan(ReaderContext r, Part run, boolean dynamics) {
        if (!run.has("wear")) {
            return null;
        }
        if (!dynamics) {
            r.problems.error(Code.NO_EFFECT, run.entry("wear"), "can be used only with analysis: dynamics");
        }
        Part v = run.part("wear");
        return new WearPlan(r.quantities.positive(v, "cycles", ""), v.integer("blocks"), v.flag("midpoint"));
    }

    static @Nullable Wear read(ReaderContext r, Part v, Surfaces.Given a, Surfaces.Given b) {
        int before = r.problems.size();
        Part w = v.part("wear");
        double ofA = 0, ofB = 0;
        for (Map.Entry<String, Entry> e : w.entries("factors").entrySet()) {
            double k = r.quantities.quantity(e.getValue(), UNIT);
            if (!(k >= 0)) {
                r.problems.error(
                        Code.OUT_OF_RANGE,
                        e.getValue(),
                        "must not be negative, was " + Quantities.was(e.getValue(), k, UNIT));
            } else if (e.getKey().equals(a.name())) {
                ofA = k;
            } else if (e.getKey().equals(b.name())) {
                ofB = k;
            } else {
                r.problems.error(
                        Code.WRONG_WORD,
                        e.getValue(),
                        "is the factor of '" + e.getKey() + "', which is not in this contact",
                        "name " + a.name() + " or " + b.name());
            }
        }
        double cycles = r.quantities.notNegative(w, "cycles", ""), passes = r.quantities.positive(w, "passes", "");
        if (cycles > 0 && w.has("passes")) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    w.entry("passes"),
                    "goes with surfaces that stay as they are",
                    "remove 'cycles', or this");
        }
        Map<String, Entry> tables = w.entries("before");
        for (Map.Entry<String, Entry> e : tables.entrySet()) {
            if (!e.getKey().equals(a.name()) && !e.getKey().equals(b.name())) {
                r.problems.error(
                        Code.WRONG_WORD,
                        e.getValue(),
                        "is the table of '" + e.getKey() + "', which is not in this contact",
                        "name " + a.name() + " or " + b.name());
            }
        }
        WornSurface beforeA = worn(r, a.name(), tables.get(a.name())),
                beforeB = worn(r, b.name(), tables.get(b.name()));
        return r.problems.size() > before
                ? null
                : new Wear(a.name(), ofA, b.name(), ofB, cycles, passes, beforeA, beforeB);
    }

    private static @Nullable WornSurface worn(ReaderContext r, String surface, @Nullable Entry file) {
        if (file == null) {
            return null;
        }
        try {
            DataTable table = r.dataFile(file);
            int[] faces =
                    Arrays.stream(table.column("face")).mapToInt(x -> (int) x).toArray();
            double[] volume = table.column("volume", Dimension.VOLUME);
            for (int i = 0; i < faces.length; i++) {
                if (faces[i] < 0) {
                    r.problems.add(Problem.error(
                            Code.OUT_OF_RANGE, table.at(i), "face", "a face has a number from 0, was " + faces[i]));
                    return null;
                }
            }
            return new WornSurface(
                    surface,
                    faces,
                    table.column("depth", Dimension.LENGTH),
                    volume,
                    Arrays.stream(volume).sum());
        } catch (DocumentException wrong) {
            r.problems.addAll(wrong.problems());
            return null;
        }
    }
}
