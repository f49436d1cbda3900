package org.condyle.io.foreign.opensim;

import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.mesh.MeshFormat;

/** Files of meshes beside the model, where OpenSim looks for them: in its folder, or in the folder Geometry there. */
final class Meshes {
    private Meshes() {}

    /** The name of a mesh relative to the model; empty if there is no such file or it cannot be read. */
    static String find(Osim osim, String written) {
        String name = written.strip().replace('\\', '/');
        if (!MeshFormat.ALL.has(name)) {
            return "";
        }
        for (String place : List.of(name, "Geometry/" + name, Sockets.last(name), "Geometry/" + Sockets.last(name))) {
            if (osim.files.has(place)) {
                return place;
            }
        }
        return "";
    }

    /**
     * Writes {@code shape: {mesh: ...}}.
     *
     * @param drawn whether it is only drawn, not a surface for contacts
     */
    static void write(Osim osim, XmlElement e, Draft surface, String file, double[] scale, boolean drawn) {
        Draft mesh = surface.mapping("shape", e.at()).mapping("mesh", e.at());
        mesh.set("file", Draft.quoted(e.at(), file));
        double mean = Math.cbrt(scale[0] * scale[1] * scale[2]);
        boolean even = scale[0] == scale[1] && scale[1] == scale[2];
        if (!even) {
            osim.losses.harmless(e, "is scaled by the mean of its three scale factors");
        }
        double factor = even ? scale[0] : mean;
        if (factor != 1) {
            mesh.set("scale", e.at(), factor, "m");
        }
        if (drawn) {
            mesh.set("drawn-only", e.at(), "true");
        } else {
            mesh.set("smooth", e.at(), "false");
        }
    }
}
