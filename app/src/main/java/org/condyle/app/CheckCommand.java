package org.condyle.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.Json;
import org.condyle.app.shell.ModelOptions;
import org.condyle.app.text.InputLines;
import org.condyle.app.text.SurfaceLines;
import org.condyle.app.text.Terminal;
import org.condyle.app.text.TimeScaleLines;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.RateSlopes;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.PathSweep;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.RunSettings;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code condyle check}: what is in a model, without running it. */
@Command(
        name = "check",
        description =
                "Describe a model: bodies, degrees of freedom, redundant constraints, surfaces, contacts, time scales, warnings.",
        mixinStandardHelpOptions = true)
final class CheckCommand extends CondyleCommand {
    @Mixin
    private ModelOptions model = new ModelOptions();

    @Option(names = "--channels", description = "list every channel that can be recorded, with its unit")
    private boolean channels;

    @Mixin
    private CommonOptions.Facts printing = new CommonOptions.Facts();

    @Override
    public Integer call() {
        try {
            return check(out());
        } catch (DocumentException e) {
            if (printing.json) {
                out().println(Json.problems(e));
            }
            throw e;
        }
    }

    private int check(PrintWriter out) {
        Description source = model.source();
        ModelFile file = model.read(source);
        Experiment experiment = new Experiment(file);
        if (printing.json) {
            out.println(Json.text(facts(file, experiment)));
            return ExitCode.DONE;
        }
        if (channels) {
            experiment.channels().all().values().forEach(c -> out.println(c.name() + " [" + c.unit() + "]"));
            return ExitCode.DONE;
        }
        if (!printing.quiet) {
            describe(source, file, experiment, out);
        }
        Problems found = warnings(experiment);
        found.sorted().forEach(p -> out.println("  " + p));
        if (!found.isEmpty()) {
            out.println(" " + found.more());
        }
        out.println(found.footer());
        return ExitCode.DONE;
    }

    private static void describe(Description source, ModelFile file, Experiment experiment, PrintWriter out) {
        Model m = file.model();
        out.println(Terminal.strong(file.title().isEmpty() ? source.name() : file.title()));
        if (!file.source().isEmpty()) {
            out.println("  source: " + file.source());
        }
        int bodies = m.bodies().size() - 1;
        out.println("  " + bodies + (bodies == 1 ? " body, " : " bodies, ")
                + Terminal.number(m.bodies().stream().mapToDouble(Body::mass).sum()) + " kg; gravity "
                + vector(m.gravity()) + " m/s^2" + (file.planar() ? "; in the xy plane" : ""));
        for (Map.Entry<Integer, Joint> line : experiment.mechanism().outline()) {
            Joint j = line.getValue();
            Body b = m.bodies().get(j.child());
            out.println("    " + "  ".repeat(line.getKey()) + b.name() + "  ("
                    + j.mobility().type()
                    + (j.name().equals(b.name()) ? "" : " '" + j.name() + "'") + ", " + Terminal.number(b.mass())
                    + " kg)"
                    + coordinates(j));
        }
        Assembly.Result a = experiment.assembly();
        int all = experiment.mechanism().rows(),
                rows = m.speeds() + a.redundant().size() - a.freedoms();
        out.println("  freedoms: " + m.speeds() + (m.speeds() == 1 ? " speed - " : " speeds - ") + rows
                + (rows == 1 ? " constraint row + " : " constraint rows + ")
                + a.redundant().size() + " redundant = " + a.freedoms());
        if (all > rows) {
            out.println("    " + (all - rows) + " further rows are not active at the start; events can add them");
        }
        a.redundant().forEach(r -> out.println("    redundant: " + r + " is redundant and carries no force"));
        if (all > 0) {
            Assembly.Result given = Assembly.inspect(experiment.mechanism(), file.initial());
            out.println("  start: constraints violated by " + Terminal.number(given.violation()) + " as given, "
                    + Terminal.number(a.violation()) + " after assembly; their rates by "
                    + Terminal.number(given.rate())
                    + " and " + Terminal.number(a.rate()));
        }
        a.remarks().forEach(r -> out.println("    " + r));
        out.println("  forces: " + list(experiment.mechanism().forceNames()) + "; constraints: "
                + list(experiment.mechanism().constraintNames()));
        InputLines.lines(file).forEach(l -> out.println("  " + l));
        new SurfaceLines(file).lines().forEach(l -> out.println("  " + l));
        TimeScaleLines.describe(experiment).forEach(l -> out.println("  " + l));
        boolean published = file.run().method() == RunSettings.Method.PUBLISHED;
        out.println("  run: "
                + (published
                        ? "published scheme, " + file.run().steps() + " steps"
                        : file.run().integrator())
                + " until "
                + Terminal.number(file.run().until()) + " s, stabilisation "
                + file.run().stabilisationName() + "; outputs: "
                + list(List.copyOf(file.outputs().keySet())) + "; claims: "
                + file.claims().size() + "; cases: " + list(file.description().cases()));
    }

    /** All that is printed, by name, for scripts. */
    private static Map<String, Object> facts(ModelFile file, Experiment e) {
        Assembly.Result given = Assembly.inspect(e.mechanism(), file.initial()), a = e.assembly();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("model", file.name());
        all.put("case", file.description().caseName());
        all.put("title", file.title());
        all.put("source", file.source());
        List<Map<String, Object>> bodies = new ArrayList<>();
        for (Map.Entry<Integer, Joint> line : e.mechanism().outline()) {
            Joint j = line.getValue();
            Body b = file.model().bodies().get(j.child());
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("name", b.name());
            body.put("mass", b.mass());
            body.put("parent", file.model().bodies().get(j.parent()).name());
            body.put("joint", j.name());
            body.put("type", j.mobility().type());
            body.put(
                    "coordinates",
                    Arrays.stream(j.mobility().coordinates())
                            .map(c -> j.name() + "." + c.name())
                            .toList());
            bodies.add(body);
        }
        all.put("bodies", bodies);
        all.put("speeds", file.model().speeds());
        all.put("rows", e.mechanism().rows());
        all.put("redundant", a.redundant());
        all.put("freedoms", a.freedoms());
        all.put("violationGiven", given.violation());
        all.put("violation", a.violation());
        all.put("violationRate", a.rate());
        all.put("remarks", a.remarks());
        all.put("forces", e.mechanism().forceNames());
        all.put("constraints", e.mechanism().constraintNames());
        all.put("inputs", InputLines.facts(file));
        new SurfaceLines(file).facts(all);
        all.put("fastestRate", a.freedoms() == 0 ? 0 : RateSlopes.fastest(e.mechanism(), e.start()));
        all.put("method", file.run().method().name().toLowerCase(java.util.Locale.ROOT));
        all.put("integrator", file.run().integrator());
        all.put("until", file.run().until());
        all.put("stabilisation", file.run().stabilisationName());
        all.put("outputs", List.copyOf(file.outputs().keySet()));
        all.put("claims", file.claims().size());
        all.put("cases", file.description().cases());
        all.put("channels", List.copyOf(e.channels().all().keySet()));
        List<Problem> found = warnings(e).sorted();
        all.put("warnings", found.stream().map(Object::toString).toList());
        all.put("problems", found.stream().map(Problem::facts).toList());
        return all;
    }

    /** Those of a run, and jumps of paths, for which every coordinate goes through its range. */
    private static Problems warnings(Experiment e) {
        Problems all = new Problems();
        all.addAll(e.warnings());
        all.addAll(new PathSweep(e).warnings());
        return all;
    }

    private static String coordinates(Joint j) {
        StringBuilder text = new StringBuilder();
        for (Mobility.Coordinate c : j.mobility().coordinates()) {
            text.append(text.length() == 0 ? "  " : ", ")
                    .append(j.name())
                    .append('.')
                    .append(c.name());
        }
        return text.toString();
    }

    private static String list(List<String> names) {
        return names.isEmpty() ? "none" : String.join(", ", names);
    }

    private static String vector(double[] v) {
        return "(" + Terminal.number(v[0]) + ", " + Terminal.number(v[1]) + ", " + Terminal.number(v[2]) + ")";
    }
}
