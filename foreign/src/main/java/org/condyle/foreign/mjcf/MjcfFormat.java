package org.condyle.foreign.mjcf;

import java.nio.file.Path;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.ForeignFormat;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;

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
        Mjcf m = new Mjcf(root, files, losses);
        if (m.scene.bodies.size() == 1) {
            throw root.problem(
                    root.children("worldbody").isEmpty()
                            ? "there is no <worldbody>: this is a part of a model, which another file includes; open that file"
                            : "the model has no bodies under <worldbody>");
        }

        Position at = root.at();
        Draft draft = m.draft;
        draft.set("condyle", at, "1");
        draft.text("title", at, root.attribute("model", "MuJoCo Model"));
        draft.text(
                "source",
                at,
                "MuJoCo model " + files.file().substring(files.file().lastIndexOf('/') + 1));
        m.options.write(draft);
        CarriedInertia carried = new CarriedInertia(m.scene.bodies, new BodyMass(m).write());
        new SurfaceWriter(m).write();
        JointWriter joints = new JointWriter(m);
        JointForces forces = new JointForces(m, carried);
        for (MjcfBody body : m.scene.bodies) {
            joints.write(body);
            forces.write(body);
        }
        TendonWriter tendons = new TendonWriter(m);
        tendons.write();
        ActuatorWriter actuators = new ActuatorWriter(m, tendons.lines(), carried);
        if (m.options.actuators()) {
            actuators.write();
        }
        EqualityWriter equalities = new EqualityWriter(m, tendons.lines());
        if (m.options.equalities()) {
            equalities.write();
        }
        ContactLosses.tell(root, m.scene, m.options, losses);
        Skipped.tell(root, losses);
        KeyframeWriter start = new KeyframeWriter(m);
        start.reference(equalities.independent(), equalities.dependent());
        start.keys(equalities.dependent(), actuators.driven());
        draft.mapping("run", at).set("until", at, 1, "s");
        return draft.entry();
    }
}
