package org.condyle.tool.gait;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.TextFile;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.simulate.Listener;
import org.condyle.tool.Tools;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.condyle.tool.setup.SetupFolder;

/**
 * The user's setup of a scaling with the model and the static trial of this run. The files that it names are copied beside it, so that
 * the folder can be run again.
 */
final class ScaleStage {
    private static final Set<String> FILES =
            Set.of("model_file", "marker_set_file", "marker_file", "coordinate_file", "IKTaskSet");

    private final Path folder;
    private final Path from;
    private final XmlElement root;
    private final List<Path> ours;
    private final List<String[]> settings = new ArrayList<>();

    ScaleStage(Path folder, Path scale, Path model, Path still) throws IOException {
        this.folder = folder;
        ours = List.of(model.toAbsolutePath(), still.toAbsolutePath());
        String name = scale.toString();
        from = scale.toAbsolutePath();
        root = XmlTree.read(
                name, "a setup file of OpenSim", TextFile.decode(name, SetupFolder.bytes(name, scale, XmlTree.LIMIT)));
        XmlElement tool = root.name().equals("ScaleTool")
                ? root
                : root.child("ScaleTool")
                        .orElseThrow(() -> new DocumentException(
                                Code.WRONG_FILE, Position.in(name), "--scale: there is no ScaleTool in this file"));
        tool.child("GenericModelMaker")
                .orElseGet(() -> tool.add("GenericModelMaker"))
                .set("model_file", model.toAbsolutePath().toString());
        for (String part : new String[] {"ModelScaler", "MarkerPlacer"}) {
            tool.child(part)
                    .ifPresent(p -> p.set("marker_file", still.toAbsolutePath().toString()));
        }
    }

    void set(String key, String value) {
        settings.add(new String[] {key, value});
    }

    AnalysisResult run(Listener listener) throws IOException {
        Files.createDirectories(folder);
        localise(root);
        Path file = folder.resolve(StageSetup.FILE);
        AtomicFile.write(file, XmlText.of(root));
        SetupFile setup = SetupFile.read(file);
        settings.forEach(s -> setup.set(s[0], s[1]));
        return Tools.run(setup, listener);
    }

    /** Names of files as seen from the folder of the stage. */
    private void localise(XmlElement e) throws IOException {
        for (XmlElement child : e.children()) {
            String named = child.attribute("file", "").strip();
            String text = child.text().strip();
            if (FILES.contains(child.name()) && !named.isEmpty()) {
                child.put("file", local(child, named));
            } else if (FILES.contains(child.name())
                    && child.children().isEmpty()
                    && !text.isEmpty()
                    && !text.equalsIgnoreCase("unassigned")) {
                child.setText(local(child, text));
            }
            localise(child);
        }
    }

    private String local(XmlElement at, String name) throws IOException {
        Path beside = from.getParent(), asked = Path.of(name.replace('\\', '/'));
        boolean known = ours.contains(asked);
        Path file = known || beside == null ? asked : beside.resolve(asked);
        if (!known && (asked.isAbsolute() || name.matches("[A-Za-z]:.*|~.*") || !StageSetup.isNear(from, file))) {
            throw at.problem(
                    at.name() + ": '" + name + "' is not near the setup file, which may name files near itself only");
        }
        if (!Files.isRegularFile(file)) {
            throw at.problem(at.name() + ": there is no file '" + name + "' beside " + from.getFileName());
        }
        if (StageSetup.isNear(folder, file)) {
            return StageSetup.relative(folder, file);
        }
        Path copy = folder.resolve(String.valueOf(file.getFileName()));
        byte[] bytes = Files.readAllBytes(file);
        AtomicFile.write(copy, o -> o.write(bytes));
        return String.valueOf(copy.getFileName());
    }
}
