package org.condyle.app.laxity;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.ModelOptions;
import org.condyle.app.shell.Version;
import org.condyle.expression.Dimension;
import org.condyle.io.model.Description;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.SummaryMark;
import org.condyle.text.Quoted;
import org.condyle.tool.laxity.LaxityAnalysis;
import org.condyle.tool.laxity.LaxityJson;
import org.condyle.tool.laxity.LaxityRequest;
import org.condyle.tool.laxity.LaxityResult;
import org.condyle.view.laxity.LaxityPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code condyle laxity}: clinical tests of any knee. */
@Command(
        name = "laxity",
        description = "Test the laxity of a knee: drawer, varus-valgus, rotation; intact and with each ligament cut.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle laxity knee/laxity --samples 200",
            "condyle laxity my-knee.yaml --femur thigh --tibia shank"
        })
public final class LaxityCommand extends CondyleCommand {
    private static final List<Dimension> LOADS = List.of(Dimension.FORCE, Dimension.TORQUE, Dimension.TORQUE);

    @Mixin
    private ModelOptions model = new ModelOptions();

    @Option(names = "--femur", paramLabel = "BODY", defaultValue = "", description = "the femur (default: found)")
    private String femur = "";

    @Option(names = "--tibia", paramLabel = "BODY", defaultValue = "", description = "the tibia (default: found)")
    private String tibia = "";

    @Option(
            names = "--point",
            paramLabel = "X,Y,Z",
            defaultValue = "",
            description = "where the drawer acts on the tibia, such as \"0, -8 mm, 212.5 mm\" (default: that of the"
                    + " knee-load, or the middle of the contacts)")
    private String point = "";

    @Option(names = "--side", paramLabel = "SIDE", defaultValue = "", description = "right (default) or left")
    private String side = "";

    @Option(
            names = "--axes",
            paramLabel = "WORD",
            defaultValue = "",
            description = "axes of femur and tibia: lateral-anterior-proximal or anterior-proximal-lateral (default of"
                    + " OpenSim models)")
    private String axes = "";

    @Option(names = "--passive", description = "take out muscles and motors")
    private boolean passive;

    @Option(
            names = "--free",
            paramLabel = "JOINT[,JOINT]",
            split = ",",
            description =
                    "joints that stay free beside the knee (default: those with six freedoms that do not carry the"
                            + " femur); all others are held")
    private List<String> free = List.of();

    @Option(
            names = "--flexions",
            paramLabel = "LIST",
            defaultValue = "0,15,30,60,90 deg",
            description = "where it is tested (default \"0,15,30,60,90 deg\")")
    private String flexions = "";

    @Option(
            names = "--loads",
            paramLabel = "F,M,M",
            defaultValue = "100 N,10 N*m,5 N*m",
            description = "of drawer, varus-valgus and rotation (default \"100 N,10 N*m,5 N*m\")")
    private String loads = "";

    @Option(names = "--steps", paramLabel = "N", defaultValue = "10", description = "of the load to full (default 10)")
    private int steps = LaxityRequest.USUAL_STEPS;

    @Option(
            names = "--cut",
            paramLabel = "NAME=FIBRE[,FIBRE]",
            description =
                    "a ligament and its fibres; by default fibres are put together by their names: ACL-anterior and"
                            + " ACLpl2 belong to ACL")
    private List<String> cuts = List.of();

    @Option(names = "--intact", description = "test the intact knee alone")
    private boolean intact;

    @Option(
            names = "--samples",
            paramLabel = "N",
            defaultValue = "0",
            description = "of slack lengths, for bands (default 0)")
    private int samples;

    @Option(
            names = "--slack",
            paramLabel = "PART",
            defaultValue = "5 %",
            description = "range of slack lengths (default \"5 %%\")")
    private String slack = "5 %";

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "of the samples (default 1)")
    private long seed = 1;

    @Mixin
    private CommonOptions.Results results = new CommonOptions.Results();

    @Override
    public Integer call() throws IOException {
        LaxityRequest request = request();
        Description source = model.source();
        Path folder = results.folder("laxity-" + ModelOptions.folder(model.model, model.caseName));
        try (FolderGuard guard = FolderGuard.enter(folder, results.force, new LaxityOwner())) {
            LaxityResult r = LaxityAnalysis.run(source, model.caseName, model.changes(), request, this::tell);
            String json = LaxityJson.text(r, model.model, Version.text());
            Path to = guard.folder();
            if (!results.noReport) {
                String date = LocalDate.now(ZoneId.systemDefault()).toString();
                AtomicFile.write(to.resolve("report.html"), LaxityPage.html(r, source.name(), Version.text(), date));
            }
            AtomicFile.write(to.resolve(SummaryMark.FILE), json);
            clear();
            r.warnings().forEach(w -> err().println(Quoted.visible("note: " + w)));
            err().flush();
            if (results.json) {
                out().println(json.strip());
            } else if (!results.quiet) {
                new LaxityLines(out()).print(r, to, !results.noReport);
            }
            return ExitCode.of(r.isComplete(), true, true);
        }
    }

    private void tell(String words) {
        if (results.showsProgress()) {
            err().print("\r\u001b[K" + words);
            err().flush();
        }
    }

    private void clear() {
        if (results.showsProgress()) {
            err().print("\r\u001b[K");
        }
    }

    private LaxityRequest request() {
        oneOf("--side", side, List.of("right", "left"));
        oneOf("--axes", axes, List.of("lateral-anterior-proximal", "anterior-proximal-lateral"));
        between("--steps", steps, 1, 1000);
        between("--samples", samples, 0, 100_000);
        double range = quantity("--slack", slack, Dimension.NONE);
        if (!(range >= 0 && range <= 0.5)) {
            throw wrong("--slack " + slack + ": the range must be between 0 and 50 %");
        }
        String at = point.isEmpty() || point.startsWith("[") ? point : "[" + point + "]";
        LaxityRequest.Knee knee = new LaxityRequest.Knee(femur, tibia, at, side, axes, passive, free);
        return new LaxityRequest(knee, angles(), full(), steps, cuts(), intact, samples, range, seed);
    }

    /** A unit behind the last number holds for all. */
    private List<Double> angles() {
        String unit = flexions.replaceFirst("^.*[0-9.,]\\s*", "");
        List<Double> all = new ArrayList<>();
        for (String word : flexions.split(",", -1)) {
            boolean bare = word.strip().matches("[-+0-9.eE]+");
            double x = quantity("--flexions", bare ? word.strip() + " " + unit : word, Dimension.ANGLE);
            if (!all.isEmpty() && x <= all.get(all.size() - 1)) {
                throw wrong("--flexions " + flexions + ": the angles must rise");
            }
            all.add(x);
        }
        return all;
    }

    private List<Double> full() {
        double[] all = quantities("--loads", loads, LOADS, "three loads, such as \"100 N,10 N*m,5 N*m\"");
        if (Arrays.stream(all).anyMatch(x -> !(x > 0))) {
            throw wrong("--loads " + loads + ": loads must be greater than 0; both directions are tested");
        }
        return Arrays.stream(all).boxed().toList();
    }

    private Map<String, List<String>> cuts() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (String c : cuts) {
            int eq = c.indexOf('=');
            if (eq <= 0 || eq == c.length() - 1) {
                throw wrong("--cut " + c + ": write NAME=FIBRE,FIBRE, such as ACL=ACL-anterior,ACL-posterior");
            }
            all.put(
                    c.substring(0, eq).strip(),
                    Arrays.stream(c.substring(eq + 1).split(","))
                            .map(String::strip)
                            .toList());
        }
        return all;
    }
}
