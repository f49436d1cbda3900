package org.condyle.foreign.mjcf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.Document;
import org.condyle.io.foreign.Loss;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;

/** Models of MuJoCo in tests: written into a folder, translated and compiled. */
final class MjcfModels {
    private MjcfModels() {}

    static Description source(Path folder, String xml) {
        try {
            Path file = folder.resolve("model.xml");
            Files.writeString(file, xml);
            return Library.find(file.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ModelFile read(Path folder, String xml) {
        return source(folder, xml).compile("", List.of());
    }

    static ModelFile yaml(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    static int body(ModelFile m, String name) {
        for (int b = 0; b < m.model().bodies().size(); b++) {
            if (m.model().bodies().get(b).name().equals(name)) {
                return b;
            }
        }
        throw new AssertionError("no body " + name);
    }

    /** Index in q of joint.coordinate. */
    static int coordinate(ModelFile m, String path) {
        int dot = path.lastIndexOf('.');
        for (Joint j : m.model().joints()) {
            for (int k = 0; k < j.mobility().coordinates().length; k++) {
                if (j.name().equals(path.substring(0, dot))
                        && j.mobility().coordinates()[k].name().equals(path.substring(dot + 1))) {
                    return j.qAt() + k;
                }
            }
        }
        throw new AssertionError("no coordinate " + path);
    }

    /** Twelve numbers of each body: p, then A row by row. */
    static double[] placements(ModelFile m, State s) {
        Workspace w = new Workspace(m.mechanism());
        Dynamics.place(s, w);
        return w.motion.placement.clone();
    }

    static double[] accelerations(ModelFile m, State s) {
        Workspace w = new Workspace(m.mechanism());
        Dynamics.prepare(s, w);
        Dynamics.constrain(s, w);
        return w.acceleration.clone();
    }

    /** Losses as lines: whether they matter, how many, element, meaning. */
    static List<String> report(Description source) {
        return source.losses().groups().stream()
                .map(g -> {
                    Loss first = g.get(0);
                    return (first.matters() ? "matters  " : "harmless ") + g.size() + " " + first.element() + ": "
                            + first.meaning();
                })
                .toList();
    }

    static List<Map.Entry<String, String>> set(String path, String value) {
        return List.of(Map.entry(path, value));
    }
}
