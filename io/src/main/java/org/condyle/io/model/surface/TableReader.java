package org.condyle.io.model.surface;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.PlanePatch;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.freeform.SpherePatch;
import org.condyle.geometry.freeform.SurfaceSampler;
import org.condyle.geometry.freeform.WholeTable;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.lookup.DirectAccessTable;
import org.condyle.io.lookup.TableCsv;
import org.condyle.io.lookup.TableFile;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;

/** Reads {@code table}: a lookup table made of a parametric surface or read from a file, in memory or behind a window. */
final class TableReader {
    private static final int MOST = 20_000;
    private static final Catalog<ParametricShape> FORMS = new Catalog<>("table form");

    static {
        FORMS.add(
                "sphere",
                MappingType.mapping(
                                "sphere-patch",
                                "R (cos theta, sin theta cos phi, sin theta sin phi); u runs along theta, v along phi")
                        .need("radius", ValueType.quantity("m"), "R")
                        .key(
                                "theta",
                                ValueType.listOf(ValueType.quantity("rad"), 2, 2),
                                "its range, between 0 and 180 deg",
                                "[45 deg, 135 deg]")
                        .key(
                                "phi",
                                ValueType.listOf(ValueType.quantity("rad"), 2, 2),
                                "its range, a turn at most",
                                "[-135 deg, -45 deg]"),
                "",
                "",
                "",
                (r, v) -> {
                    double[] theta = r.quantities.tuple(v.entry("theta"), "rad"),
                            phi = r.quantities.tuple(v.entry("phi"), "rad");
                    return new ParametricShape(new SpherePatch(
                            r.quantities.positive(v, "radius", "m"), theta[0], theta[1], phi[0], phi[1]));
                });
        FORMS.add(
                "plane",
                MappingType.mapping("plane-patch", "a rectangle from the origin along x and y, solid below z = 0")
                        .need("size", ValueType.listOf(ValueType.quantity("m"), 2, 2), "its edges along x and y"),
                "",
                "",
                "",
                (r, v) -> {
                    double[] size = r.quantities.positives(v, "size", "m");
                    return new ParametricShape(new PlanePatch(size[0], size[1]));
                });
        FORMS.add("nurbs", NurbsReader.SHAPE, "", "", "", NurbsReader::read);
    }

    static final MappingType SHAPE = MappingType.mapping(
                    "table", "a lookup table of a surface: u, v, point, normal and two tangents at each node of a net")
            .key("of", FORMS.oneOf("table-form", "a surface to sample"), "the surface that is sampled")
            .key("file", ValueType.text(), "or a file beside the model: .csv, or .bin with records of 2 x 2 points")
            .exactlyOneOf("of", "file")
            .key(
                    "points",
                    ValueType.listOf(ValueType.quantity("1"), 2, 2),
                    "numbers of points along u and v; a .csv file needs none")
            .key(
                    "window",
                    ValueType.quantity("1"),
                    "records of 2 x 2 points along u and v that are kept in memory, an odd number; by default the whole"
                            + " table is");

    private final ReaderContext r;
    private final Part v;

    private TableReader(ReaderContext r, Part v) {
        this.r = r;
        this.v = v;
    }

    static SampledSurface read(ReaderContext r, Part v) {
        int before = r.problems.size();
        TableReader reader = new TableReader(r, v);
        int window = reader.window();
        try {
            SampledSurface made = v.has("of") ? reader.sampled(window) : reader.fromFile(window);
            return r.problems.size() > before ? none() : made;
        } catch (DocumentException e) {
            r.problems.addAll(e.problems());
            return none();
        } catch (IOException e) {
            throw new IllegalArgumentException("a temporary file for the table cannot be written: " + e.getMessage());
        }
    }

    /** Stands in after an error was reported, so that reading continues and finds further errors. */
    private static SampledSurface none() {
        return new SampledSurface(new ParametricShape(new PlanePatch(1, 1)), 2, 2);
    }

    private SampledSurface sampled(int window) throws IOException {
        int before = r.problems.size();
        int[] n = points();
        ParametricShape source = FORMS.makeOne(r, v.part("of"));
        if (r.problems.size() > before) {
            return none();
        }
        SurfaceSampler sampler = new SurfaceSampler(source, n[0], n[1]);
        return new SampledSurface(kept(sampler, window), source);
    }

    private static LookupTable kept(LookupTable table, int window) throws IOException {
        return window > 0
                ? DirectAccessTable.temporary(table, window)
                : table instanceof WholeTable ? table : WholeTable.copyOf(table);
    }

    private SampledSurface fromFile(int window) throws IOException {
        Entry file = v.entry("file");
        if (file.text().toLowerCase(Locale.ROOT).endsWith(".csv")) {
            WholeTable table = r.document.asset(
                    file,
                    "lookup table",
                    DataTable.LIMIT,
                    "lookup " + file.text(),
                    bytes -> TableCsv.read(file.text(), bytes));
            if (v.has("points")) {
                int[] n = points();
                if (n[0] != table.rows() || n[1] != table.columns()) {
                    r.problems.error(
                            Code.WRONG_COUNT,
                            v.entry("points"),
                            file.text() + " has " + table.rows() + " x " + table.columns() + " points");
                }
            }
            return SampledSurface.of(kept(table, window));
        }
        int before = r.problems.size();
        int[] n = points();
        return r.problems.size() > before
                ? none()
                : SampledSurface.of(TableFile.open(
                        file.text(), n[0], n[1], window, to -> r.document.copy(file, "lookup table", to)));
    }

    private int[] points() {
        if (!v.has("points")) {
            r.problems.error(Code.MISSING_KEY, v.entry(), "needs 'points', the numbers of points along u and v");
            return new int[] {2, 2};
        }
        List<Entry> items = v.entry("points").items();
        return new int[] {whole(items.get(0)), whole(items.get(1))};
    }

    private int whole(Entry e) {
        double n = r.quantities.quantity(e, "");
        if (n != Math.rint(n) || n < 2 || n > MOST) {
            r.problems.error(Code.OUT_OF_RANGE, e, "must be a whole number from 2 to " + MOST + ", was " + e.text());
            return 2;
        }
        return (int) n;
    }

    private int window() {
        if (!v.has("window")) {
            return 0;
        }
        Entry e = v.entry("window");
        double n = r.quantities.quantity(e, "");
        if (n != Math.rint(n) || n < 3 || n > 1001 || n % 2 == 0) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    e,
                    "must be an odd number from 3 to 1001, so that the current cell is in the middle, was " + e.text());
            return 3;
        }
        return (int) n;
    }
}
