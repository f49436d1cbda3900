package org.condyle.tool.gait;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.io.results.AtomicFile;
import org.condyle.simulate.Listener;
import org.condyle.tool.Tools;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFile;
import org.jspecify.annotations.Nullable;

/**
 * The setup file of a stage in a folder of its own. The stage is run from the file that was written, so that
 * {@code condyle analyse FOLDER/setup.xml} repeats it.
 */
final class StageSetup {
    static final String FILE = "setup.xml";

    private final Path folder;
    private final SetupFile setup;
    private @Nullable String model; // where the file cannot name it

    StageSetup(Path folder, String tool, String... analyses) {
        this.folder = folder;
        setup = SetupFile.empty(tool, "");
        for (String a : analyses) {
            setup.addAnalysis(a);
        }
    }

    StageSetup set(String key, String value) {
        setup.set(key, value);
        return this;
    }

    /** A file beside or above the folder. */
    StageSetup file(String key, Path file) {
        return set(key, relative(folder, file));
    }

    /** The model: a file that the setup can name, or what the command names, such as a model of the library. */
    StageSetup model(String name) {
        Path file = Path.of(name);
        if (Files.exists(file) && isNear(folder, file)) {
            return file(ToolModel.KEY, file);
        }
        model = name;
        return this;
    }

    /** Whether the file names its model; otherwise who runs it again must give it. */
    boolean namesModel() {
        return model == null;
    }

    /** Whether a setup file may name a file: not by way of the root of the file system. */
    static boolean isNear(Path folder, Path file) {
        Path a = folder.toAbsolutePath().normalize(), b = file.toAbsolutePath().normalize();
        return a.getNameCount() > 0
                && b.getNameCount() > 0
                && a.getRoot() != null
                && a.getRoot().equals(b.getRoot())
                && a.getName(0).equals(b.getName(0));
    }

    static String relative(Path folder, Path file) {
        Path way = folder.toAbsolutePath()
                .normalize()
                .relativize(file.toAbsolutePath().normalize());
        return way.toString().replace('\\', '/');
    }

    AnalysisResult run(Listener listener) throws IOException {
        // a set in a file of its own is named by an attribute, as OpenSim reads it
        String text = setup.text().replaceAll("<IKTaskSet>([^<]+)</IKTaskSet>", "<IKTaskSet file=\"$1\"/>");
        String body = text.substring(text.indexOf('\n') + 1);
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        AtomicFile.write(
                file,
                text.substring(0, text.indexOf('\n') + 1) + "<OpenSimDocument Version=\"40000\">\n"
                        + body.indent(1).replaceAll("(?m)^ ", "\t") + "</OpenSimDocument>\n");
        return Tools.run(read(file), listener);
    }

    private SetupFile read(Path file) {
        SetupFile written = SetupFile.read(file);
        if (model != null) {
            written.set(ToolModel.KEY, model);
        }
        return written;
    }

    /** The keys with their defaults as they were used. */
    Setup keys() {
        SetupFile written = read(folder.resolve(FILE));
        return written.setup(Tools.find(written).keys());
    }
}
