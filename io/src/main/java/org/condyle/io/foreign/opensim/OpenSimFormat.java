package org.condyle.io.foreign.opensim;

import java.util.stream.Collectors;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.ForeignFiles;
import org.condyle.io.foreign.ForeignFormat;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;

/** Models of OpenSim, {@code <OpenSimDocument Version="..."><Model>}. */
public final class OpenSimFormat implements ForeignFormat {
    private static final int OLDEST = 10900;

    @Override
    public String rootElement() {
        return "OpenSimDocument";
    }

    @Override
    public String what() {
        return "an OpenSim model";
    }

    @Override
    public Entry translate(XmlElement root, ForeignFiles files, Losses losses) {
        XmlElement model = root.child("Model").orElseThrow(() -> root.problem(noModel(root)));
        Defaults.fillIn(root, model);
        String version = root.attribute("Version", "");
        int number = version.matches("[0-9]{1,9}") ? Integer.parseInt(version) : 0;
        Osim osim = new Osim(model, number, files, losses);
        if (version.matches("[0-9]{1,9}") && number < OLDEST) {
            losses.matters(root, "the file is older than version " + OLDEST + "; parts of it may be misunderstood");
        }
        new Header(osim, version).translate();
        osim.frames.learn(model);
        JointSet joints = new JointSet(osim);
        joints.translate();
        osim.coordinates.write();
        osim.frames.write();
        new Markers(osim).translate();
        new Wraps(osim).translate();
        new ContactSurfaces(osim).translate();
        new Geometry(osim).translate();
        new Forces(osim).translate();
        new Constraints(osim).translate();
        Components.reportOthers(osim);
        if (!osim.out.has("bodies")) {
            osim.out.set("bodies", new Draft(model.at()).entry()); // a beginning, in which only the ground is
        }
        return osim.out.entry();
    }

    private static String noModel(XmlElement root) {
        String found = root.children().stream().map(XmlElement::name).limit(5).collect(Collectors.joining(", "));
        return "there is no Model in the file" + (found.isEmpty() ? "" : ", but " + found)
                + "; give the .osim file of a model";
    }
}
