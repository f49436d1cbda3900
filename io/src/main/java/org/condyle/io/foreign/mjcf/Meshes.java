package org.condyle.io.foreign.mjcf;

import java.util.HashMap;
import java.util.Map;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.document.DocumentException;
import org.condyle.io.foreign.ForeignFiles;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.mesh.MeshFiles;
import org.condyle.io.mesh.MeshOptions;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.jspecify.annotations.Nullable;

/** The mesh files of a model. Many models come without their meshes: a missing one is told and not drawn. */
final class Meshes {
    /** Larger files are drawn but give no mass: bodies of real models have an inertial beside them. */
    private static final long LARGEST_FOR_MASS = 16L << 20;

    /**
     * A mesh that is there.
     *
     * @param file  below the model's folder
     * @param scale length of a unit of the file [m]
     */
    record File(String file, double scale) {}

    private final Map<String, File> found = new HashMap<>();
    private final Map<String, XmlElement> assets = new HashMap<>();
    private final ForeignFiles files;

    Meshes(XmlElement root, DefaultClasses defaults, Compiler compiler, ForeignFiles files, Losses losses) {
        this.files = files;
        Beside beside = new Beside(files, losses);
        for (XmlElement asset : root.children("asset")) {
            for (XmlElement e : asset.children("mesh")) {
                read(new Attributes(e, "mesh", defaults.find(e, DefaultClasses.MAIN)), compiler, beside, losses);
            }
        }
    }

    private void read(Attributes a, Compiler compiler, Beside beside, Losses losses) {
        XmlElement e = a.element();
        String file = e.attribute("file", "");
        String last = file.substring(file.lastIndexOf('/') + 1);
        String name = e.attribute("name", last.contains(".") ? last.substring(0, last.lastIndexOf('.')) : last);
        assets.put(name, e);
        double[] scale = a.vector("scale", 1, 1, 1);
        boolean even = scale[0] == scale[1] && scale[1] == scale[2] && scale[0] > 0;
        if (file.isEmpty() || a.has("refpos") || a.has("refquat") || !even) {
            losses.harmless(e, "a mesh that is given by vertices, moved, mirrored or scaled unevenly is not drawn");
            return;
        }
        String path = compiler.meshFile(file);
        beside.find(e, path)
                .ifPresentOrElse(
                        there -> found.put(name, new File(there, scale[0])),
                        () -> losses.harmless(e, "the file " + Beside.reason(path) + ": the mesh is not drawn"));
    }

    /** The mesh of a geom; null if it is not there. */
    @Nullable
    File of(MjcfGeom g) {
        String name = g.attributes().text("mesh", "");
        if (!assets.containsKey(name)) {
            throw g.element().problem("there is no mesh \"" + name + "\" under <asset>");
        }
        return found.get(name);
    }

    /** Volume, centre and inertia at density one in the frame of the file; null if they are not known. */
    @Nullable
    MassProperties solid(File mesh) {
        try {
            byte[] bytes = files.folder().read("mesh", mesh.file, LARGEST_FOR_MASS);
            return Mesh.flat(MeshFiles.read(mesh.file, bytes, new MeshOptions(mesh.scale, "")))
                    .massProperties();
        } catch (DocumentException | ModelException | IllegalArgumentException e) {
            return null; // too large, damaged or open; the reader of surfaces tells what is damaged
        }
    }
}
