package org.condyle.io.foreign.mjcf;

import java.nio.file.Path;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.ForeignFiles;
import org.condyle.io.foreign.ForeignFormat;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;

/**
 * Models of MuJoCo: bodies, joints with their limits and rotors, geoms, sites, tendons, actuators, muscles, equalities and keyframes.
 * Contacts are named as losses.
 */
public final class MjcfFormat implements ForeignFormat {
    @Override
    public String rootElement() {
        return "mujoco";
    }

    @Override
    public String what() {
        return "a MuJoCo model (MJCF)";
    }

    @Override
    public Path folder(XmlElement root, Path own) {
        return ProjectFolder.of(root, own);
    }

    @Override
    public Entry translate(XmlElement file, ForeignFiles files, Losses losses) {
        if (files.depth() > 0) {
            losses.harmless(
                    file,
                    "files are read from a folder above the model, " + "../".repeat(files.depth())
                            + ", because it includes files there; --root DIR names another");
        }
        XmlElement root = Expansion.of(file, files, losses);
        Compiler compiler = new Compiler(root, losses);
        DefaultClasses defaults = new DefaultClasses(root);
        Options options = new Options(root, losses);
        Names names = new Names(losses);
        Meshes meshes = new Meshes(root, defaults, compiler, files, losses);
        Scene scene = SceneReader.read(root, defaults, compiler, names, losses);
        if (scene.bodies.size() == 1) {
            throw root.problem(
                    root.children("worldbody").isEmpty()
                            ? "there is no <worldbody>: this is a part of a model, which another file includes; open that file"
                            : "the model has no bodies under <worldbody>");
        }

        Position at = root.at();
        Draft draft = new Draft(at);
        draft.set("condyle", at, "1");
        draft.text("title", at, root.attribute("model", "MuJoCo Model"));
        draft.text(
                "source",
                at,
                "MuJoCo model " + files.file().substring(files.file().lastIndexOf('/') + 1));
        options.write(draft);
        CarriedInertia carried =
                new CarriedInertia(scene.bodies, new BodyMass(compiler, meshes, losses).write(scene, draft));
        new SurfaceWriter(meshes, files, losses).write(scene, draft);
        Coordinates coordinates = new Coordinates();
        JointWriter joints = new JointWriter(draft, names, coordinates);
        JointForces forces = new JointForces(draft, names, coordinates, options, carried, losses);
        for (MjcfBody body : scene.bodies) {
            joints.write(body);
            forces.write(body);
        }
        TendonWriter tendons = new TendonWriter(scene, defaults, draft, names, coordinates, options, losses);
        tendons.write(root);
        ActuatorWriter actuators = new ActuatorWriter(
                scene, defaults, compiler, draft, names, coordinates, tendons.lines(), carried, losses);
        if (options.actuators()) {
            actuators.write(root);
        }
        EqualityWriter equalities =
                new EqualityWriter(scene, defaults, draft, names, coordinates, tendons.lines(), losses);
        if (options.equalities()) {
            equalities.write(root);
        }
        ContactLosses.tell(root, scene, options, losses);
        Skipped.tell(root, losses);
        KeyframeWriter start = new KeyframeWriter(scene, draft, coordinates, losses);
        start.reference(equalities.independent(), equalities.dependent());
        start.keys(root, equalities.dependent(), actuators.driven());
        draft.mapping("run", at).set("until", at, 1, "s");
        return draft.entry();
    }
}
