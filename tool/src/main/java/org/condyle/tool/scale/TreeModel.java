package org.condyle.tool.scale;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.foreign.XmlTree;
import org.condyle.foreign.opensim.OpenSimFormat;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/** The tree of an OpenSim model as it is now, read as a model, in its default pose. */
public final class TreeModel {
    private final ModelFile file;
    private final State pose;
    private final Workspace workspace;

    /**
     * Reads a tree, which is not changed.
     *
     * @param root the element {@code OpenSimDocument}
     * @param path of the model, for the files beside it
     */
    public TreeModel(XmlElement root, Path path) {
        Path absolute = path.toAbsolutePath(), folder = absolute.getParent();
        String name = path.toString(), last = String.valueOf(absolute.getFileName());
        ResourceRoot beside = ResourceRoot.folder(folder == null ? Path.of("") : folder);
        Losses losses = new Losses();
        // The translation fills in defaults; what is written must not have them.
        XmlElement copy = XmlTree.read(name, "an OpenSim model", XmlText.of(root));
        Entry tree = new OpenSimFormat().translate(copy, new ForeignFiles(beside, last, name), losses);
        file = Description.of(name, Document.of(name, tree, beside, last), "", losses)
                .compile();
        pose = file.initial().copy();
        try { // the pose alone: between two steps of scaling, tendons do not fit their paths
            Assembly.assemble(
                    file.mechanism(),
                    pose,
                    file.start().heldPosition(),
                    file.start().heldSpeed());
        } catch (ModelException e) {
            throw new DocumentException(EntryLocator.problem(file.root(), e));
        }
        workspace = new Workspace(file.mechanism());
        place(pose);
    }

    public ModelFile file() {
        return file;
    }

    /** The default pose, in which all constraints are met. */
    public State pose() {
        return pose;
    }

    private void place(State s) {
        Dynamics.place(s, workspace);
        Dynamics.fillRates(workspace);
    }

    /** Lengths of muscles, ligaments and other paths in the default pose, by their names [m]. */
    public Map<String, Double> lengths() {
        place(pose);
        Map<String, Double> all = new LinkedHashMap<>();
        PathAnalysis.paths(file.model()).forEach((name, m) -> {
            Measure.Reading reading = new Measure.Reading(m);
            m.read(pose, workspace.motion, reading);
            all.put(name, reading.value);
        });
        return all;
    }

    /** Where a marker is in a pose, in the ground [m]. */
    public double[] marker(Landmark mark, State s) {
        place(s);
        double[] x = new double[3];
        workspace.motion.position(mark.body(), mark.at(), x, 0);
        return x;
    }

    /** A point of the ground in the frame of a body in a pose [m]. */
    public double[] inBody(int body, double[] x, State s) {
        place(s);
        double[] local = new double[3];
        workspace.motion.materialPoint(body, x, 0, local, 0);
        return local;
    }
}
