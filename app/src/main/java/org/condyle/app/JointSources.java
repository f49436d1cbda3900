package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.app.shell.UserException;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.data.CoefficientTable;
import org.condyle.io.data.DataTable;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunFolder;
import org.condyle.mechanics.ForceElement;
import org.condyle.resistance.Contour;
import org.condyle.resistance.ContourResistance;
import org.condyle.resistance.ContourTable;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.EnginSinus;
import org.condyle.resistance.MomentField;
import org.condyle.resistance.SinusResistance;
import org.condyle.view.figure.BoneCurve;
import org.condyle.view.figure.ChannelRequest;

/**
 * Where the curves and fields of a joint's figure come from: {@code MODEL[:CASE]} has the joint resistances of a model,
 * {@code FILE.csv[:SET[:ROW]]} rows of coefficients or a table of θ over φ, and the folder of a run where the bone pointed.
 */
final class JointSources {
    private static final Pattern TABLE = Pattern.compile("(.+\\.csv)(?::([^:]*))?(?::([^:]*))?");
    private static final double[] TORSIONS = {-45, 0, 45}; // shown of a contour that depends on torsion, in degrees
    private static final Dimension TORQUE = Units.parse("N*m").dimension();
    private static final int MOST_NAMED = 12;

    /** The curves of one source. */
    record Group(String name, List<BoneCurve> curves) {}

    final List<Group> groups = new ArrayList<>();
    final List<MomentField> fields = new ArrayList<>();
    private final PrintWriter err;

    JointSources(List<String> sources, PrintWriter err) throws IOException {
        this.err = err;
        for (String s : sources) {
            Matcher table = TABLE.matcher(s);
            if (Files.isDirectory(Path.of(s))) {
                run(s);
            } else if (table.matches()) {
                table(table.group(1), word(table.group(2)), word(table.group(3)));
            } else {
                model(s);
            }
        }
    }

    private static String word(@org.jspecify.annotations.Nullable String text) {
        return text == null ? "" : text.strip();
    }

    /** Where bones pointed. */
    private void run(String folder) throws IOException {
        RunFolder run = RunFolder.read(Path.of(folder));
        List<BoneCurve> trails = new ArrayList<>();
        for (RunFolder.Series s : run.all()) {
            String joint = s.name().replaceAll("\\.theta$", "");
            if (s.name().endsWith(".theta") && run.has(joint + ".phi")) {
                trails.add(new BoneCurve(joint, angle(run, joint + ".phi"), angle(run, joint + ".theta")));
            }
        }
        if (trails.isEmpty()) {
            throw new UserException(folder + ": the run has no channels NAME.theta and NAME.phi of a joint resistance;"
                    + " to record them: condyle run MODEL --record NAME.theta,NAME.phi");
        }
        groups.add(new Group(run.model(), trails));
    }

    private static double[] angle(RunFolder run, String channel) {
        return ChannelRequest.one(channel + "[rad]", run).of(run).values();
    }

    private void model(String source) {
        ModelCase found = ModelCase.of(source);
        Map<String, ForceElement> forces = found.read().model().forces();
        List<BoneCurve> curves = new ArrayList<>();
        forces.forEach((force, element) -> {
            if (element instanceof ContourResistance r) {
                curves.addAll(curves(force + (found.caseName().isEmpty() ? "" : ", " + found.caseName()), r.contour()));
            }
            if (element instanceof SinusResistance r) {
                fields.add(r.field());
            }
        });
        if (curves.isEmpty()) {
            throw new UserException(source + ": the model has no joint resistance of the types sinus or stop-contour");
        }
        groups.add(new Group(found.source().shortName(), curves));
    }

    private static List<BoneCurve> curves(String name, Contour contour) {
        if (!contour.dependsOnTorsion()) {
            return List.of(BoneCurve.of(name, contour, 0));
        }
        List<BoneCurve> out = new ArrayList<>();
        for (double psi : TORSIONS) {
            out.add(BoneCurve.of(
                    name + ", ψ = " + (psi < 0 ? "−" : "") + (int) Math.abs(psi) + "°", contour, Math.toRadians(psi)));
        }
        return out;
    }

    private void table(String file, String set, String row) throws IOException {
        byte[] bytes;
        if (Files.exists(Path.of(file))) {
            bytes = Files.readAllBytes(Path.of(file));
        } else if (Library.root().has(file)) {
            bytes = Library.root().read("table", file, DataTable.LIMIT);
        } else {
            throw new UserException(file + ": there is no such file, and none in the library");
        }
        String header = new String(bytes, StandardCharsets.UTF_8)
                .lines()
                .filter(l -> !l.isBlank() && !l.stripLeading().startsWith("#"))
                .findFirst()
                .orElse("");
        if (Pattern.compile("(^|[,;\\t])\\s*row\\s*([,;\\t]|$)").matcher(header).find()) {
            coefficients(CoefficientTable.read(file, bytes), set, row);
        } else {
            points(DataTable.read(file, bytes), set);
        }
    }

    /** A column phi, and a closed curve for each other column, or for the one that is asked for. */
    private void points(DataTable table, String only) {
        if (!table.has("phi")) {
            throw new UserException(table.file() + ": a table of curves needs a column 'phi', and a column of polar"
                    + " angles for each curve; a table of coefficients needs a column 'row'");
        }
        if (!only.isEmpty() && !table.has(only)) {
            throw new UserException(table.file() + ": there is no column '" + only + "'; columns are "
                    + String.join(", ", table.columns()));
        }
        table.requireIncreasing("phi");
        double[] phi = scaled(table.file(), "phi", table.unit("phi"), table.column("phi"));
        List<BoneCurve> curves = new ArrayList<>();
        for (String c : table.columns()) {
            if (!c.equals("phi") && (only.isEmpty() || c.equals(only))) {
                double[] theta = scaled(table.file(), c, table.unit(c), table.column(c));
                try {
                    curves.add(BoneCurve.of(c, new ContourTable(phi, theta), 0));
                } catch (IllegalArgumentException e) {
                    throw new UserException(table.file() + ", column '" + c + "': " + e.getMessage());
                }
            }
        }
        groups.add(new Group(table.file().replaceAll("^.*/|\\.csv$", ""), curves));
    }

    private static Quantity unit(String file, String column, String text) {
        try {
            return text.isEmpty() || text.equals("1") ? Units.parse("rad") : Units.parse(text);
        } catch (ExpressionException e) {
            throw new UserException(file + ", column '" + column + "': " + e.getMessage());
        }
    }

    private static double[] scaled(String file, String column, String text, double[] values) {
        Quantity unit = unit(file, column, text);
        if (!unit.dimension().agrees(Units.parse("rad").dimension())) {
            throw new UserException(file + ", column '" + column + "' is in " + text + "; an angle is needed");
        }
        double[] out = values.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] *= unit.si();
        }
        return out;
    }

    private void coefficients(CoefficientTable table, String set, String row) {
        String chosen = set.isEmpty() && table.sets().size() == 1
                ? table.sets().iterator().next()
                : set;
        if (!table.sets().contains(chosen)) {
            throw new UserException(table.file() + ": choose one of its sets: " + table.file() + ":"
                    + String.join(", " + table.file() + ":", table.sets()));
        }
        List<CoefficientTable.Row> rows = new ArrayList<>();
        List<String> without = new ArrayList<>(), there = new ArrayList<>();
        for (CoefficientTable.Row r : table.rows()) {
            if (!r.set().equals(chosen)) {
                continue;
            }
            there.add(r.title());
            boolean asked = r.number().equals(row) || r.name().equals(row);
            boolean one = r.number().matches("[1-9][0-9]*"); // not a mean or a variance
            if (row.isEmpty() ? one : asked) {
                (r.isComplete() ? rows : new ArrayList<CoefficientTable.Row>()).add(r);
                if (!r.isComplete()) {
                    without.add(r.title());
                }
            }
        }
        String name = table.file() + (chosen.isEmpty() ? "" : ", set " + chosen);
        if (rows.isEmpty()) {
            throw new UserException(name + ": "
                    + (without.isEmpty()
                            ? "there is no row '" + row + "'; rows are " + String.join(", ", there)
                            : "coefficients are missing in " + String.join(", ", without)));
        }
        if (!without.isEmpty()) {
            err.println(name + ": left out, as coefficients are missing: "
                    + String.join(", ", without.subList(0, Math.min(MOST_NAMED, without.size())))
                    + (without.size() > MOST_NAMED ? " and " + (without.size() - MOST_NAMED) + " more" : ""));
        }
        add(table, chosen, rows);
    }

    private void add(CoefficientTable table, String set, List<CoefficientTable.Row> rows) {
        int n = EnginSinus.COEFFICIENTS;
        if (table.coefficients().size() != n) {
            throw new UserException(table.file() + ": has "
                    + table.coefficients().size() + " columns of coefficients, " + n + " are needed");
        }
        List<BoneCurve> curves = new ArrayList<>();
        for (CoefficientTable.Row r : rows) {
            double[] c = new double[n];
            Dimension dimension = unit(table.file(), table.coefficients().get(0), table.unit(0))
                    .dimension();
            for (int i = 0; i < n; i++) {
                c[i] = r.values()[i]
                        * unit(table.file(), table.coefficients().get(i), table.unit(i))
                                .si();
            }
            if (dimension.agrees(TORQUE)) {
                fields.add(new EnginField(c));
            } else {
                curves.add(BoneCurve.of(r.title(), new EnginSinus(c), 0));
            }
        }
        if (!curves.isEmpty()) {
            groups.add(new Group(set.isEmpty() ? table.file() : set, curves));
        }
    }
}
