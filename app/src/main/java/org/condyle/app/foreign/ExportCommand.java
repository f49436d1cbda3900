package org.condyle.app.foreign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.ModelOptions;
import org.condyle.foreign.opensim.OpenSimExport;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code condyle export}: a model as a file of OpenSim. */
@Command(
        name = "export",
        description = "Write a model as an OpenSim model (.osim, version 4), and report what OpenSim cannot express.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle export knee.yaml -o knee.osim",
            "condyle export knee.yaml        only tells what would be lost"
        })
public final class ExportCommand extends CondyleCommand {
    @Mixin
    private ModelOptions model = new ModelOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "OpenSim model to write (.osim); its meshes are copied beside it")
    private @Nullable Path output;

    @Mixin
    private CommonOptions.Facts printing = new CommonOptions.Facts();

    @Option(names = "--strict", description = "refuse a model if what is lost can change results")
    private boolean strict;

    @Override
    public Integer call() throws IOException {
        Description source = model.source();
        ModelFile file = model.read(source);
        OpenSimExport export = OpenSimExport.of(source, file);
        Path to = output;
        if (to != null) {
            check(to);
        }
        int serious = export.losses().thatMatter().size();
        boolean refused = strict && serious > 0;
        List<String> meshes = to == null || refused ? List.of() : write(source, export, to);
        print(file, export, refused ? null : to, meshes);
        if (refused) {
            line().getErr()
                    .println("refused by --strict: " + serious + (serious == 1 ? " loss" : " losses")
                            + " can change results; nothing was written");
            return ExitCode.BAD_INPUT;
        }
        return ExitCode.DONE;
    }

    private void check(Path to) throws IOException {
        if (!to.toString().endsWith(".osim")) {
            throw problem("-o " + to + ": the name of an OpenSim model ends with .osim");
        }
        if (Files.exists(to) && Files.exists(Path.of(model.model)) && Files.isSameFile(to, Path.of(model.model))) {
            throw problem("-o " + to + " would replace the model itself; choose another name");
        }
    }

    /** Writes the model, and its meshes where it names them; a mesh that is there already stays. */
    private static List<String> write(Description source, OpenSimExport export, Path to) throws IOException {
        AtomicFile.write(to, out -> out.write(export.text().getBytes(StandardCharsets.UTF_8)));
        Path folder = to.toAbsolutePath().getParent();
        List<String> copied = new ArrayList<>();
        for (Map.Entry<String, Entry> mesh : export.files().entrySet()) {
            Path target = folder == null ? Path.of(mesh.getKey()) : folder.resolve(mesh.getKey());
            Path place = target.toAbsolutePath().getParent();
            if (!Files.exists(target) && place != null) {
                Files.createDirectories(place);
                source.document().copy(mesh.getValue(), "mesh", target);
                copied.add(mesh.getKey());
            }
        }
        return copied;
    }

    private void print(ModelFile file, OpenSimExport export, @Nullable Path written, List<String> meshes) {
        PrintWriter out = out();
        Map<String, Integer> counts = counts(file.model());
        if (printing.json) {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("model", file.name());
            facts.put("title", file.title());
            facts.put("counts", counts);
            if (written != null) {
                facts.put("written", written.toString());
            }
            facts.put("losses", LossLines.facts(export.losses()));
            out.println(JsonMapper.builder()
                    .build()
                    .writerWithDefaultPrettyPrinter()
                    .writeValueAsString(facts));
            return;
        }
        if (printing.quiet) {
            return;
        }
        new LossLines(file.name(), counts, export.losses()).lines().forEach(out::println);
        if (written != null) {
            out.println("written: " + written
                    + (meshes.isEmpty() ? "" : " and " + meshes.size() + (meshes.size() == 1 ? " mesh" : " meshes")));
        }
    }

    private static Map<String, Integer> counts(Model m) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("bodies", m.bodies().size() - 1);
        counts.put("joints", m.joints().size());
        counts.put("constraints", m.constraints().size());
        counts.put("forces", m.forces().size());
        counts.put("markers", m.markers().size());
        return counts;
    }

    private DocumentException problem(String message) {
        return new DocumentException(Code.BAD_SETTING, Position.in(model.model), message);
    }
}
