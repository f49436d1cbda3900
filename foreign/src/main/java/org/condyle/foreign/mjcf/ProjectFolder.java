package org.condyle.foreign.mjcf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.DocumentException;

/**
 * The folder of the project that a model belongs to: the nearest one above the model that holds all files which the model and its parts
 * include, as far as they exist. Models of one project share parts by a way through the folder above
 * ({@code <include file="../scene/floor.xml"/>}). At most three folders up, and never as far as the home folder of the user.
 */
final class ProjectFolder {
    private static final int MOST_UP = 3;
    private static final int MOST_FILES = 100;

    private final Path own;
    private final Set<Path> seen = new HashSet<>();
    private Path folder;

    private ProjectFolder(Path own) {
        this.own = own;
        folder = own;
    }

    static Path of(XmlElement root, Path own) {
        ProjectFolder project = new ProjectFolder(own.toAbsolutePath().normalize());
        project.look(root, project.own);
        return project.folder;
    }

    /** @param here folder of the file that the element is in */
    private void look(XmlElement e, Path here) {
        for (XmlElement child : e.children()) {
            if (child.name().equals("include")) {
                include(child.attribute("file", ""), here);
            } else {
                look(child, here);
            }
        }
    }

    private void include(String written, Path here) {
        try {
            String plain = written.strip().replace('\\', '/');
            Path file = own.resolve(plain).normalize();
            if (!Files.isRegularFile(file)) {
                file = here.resolve(plain).normalize(); // parts that name their own neighbours
            }
            if (plain.startsWith("/")
                    || !Files.isRegularFile(file)
                    || !mayWiden(file)
                    || seen.size() >= MOST_FILES
                    || Files.size(file) > XmlTree.LIMIT
                    || !seen.add(file)) {
                return;
            }
            XmlElement part = XmlTree.read(plain, "an MJCF file", Files.readAllBytes(file));
            if (part.name().startsWith("mujoco")) {
                widen(file);
                look(part, file.getParent() == null ? here : file.getParent());
            }
        } catch (IOException | InvalidPathException | DocumentException e) {
            return; // whoever reads the file tells what is wrong with it
        }
    }

    /** Whether the folder that holds a file is near enough. */
    private boolean mayWiden(Path file) {
        Path up = own;
        for (int i = 0; i <= MOST_UP; i++) {
            if (file.startsWith(up)) {
                return i == 0 || !above(up);
            }
            Path next = up.getParent();
            if (next == null) {
                return false;
            }
            up = next;
        }
        return false;
    }

    /** The home folder of the user and all above it hold more than a project. */
    private static boolean above(Path folder) {
        String home = System.getProperty("user.home", "");
        return folder.getNameCount() == 0
                || (!home.isEmpty()
                        && Path.of(home).toAbsolutePath().normalize().startsWith(folder));
    }

    private void widen(Path file) {
        while (!file.startsWith(folder)) {
            folder = folder.getParent() == null ? folder : folder.getParent();
        }
    }
}
