package org.condyle.foreign.mjcf;

import java.util.HashMap;
import java.util.Map;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.document.DocumentException;
import org.condyle.io.foreign.Losses;
import org.condyle.io.mesh.MeshFiles;
import org.condyle.io.mesh.MeshOptions;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/** The mesh files of a model. Many models come without their meshes: a missing one is told and not drawn. */
final class Meshes {
    /** Larger files are drawn but give no mass: bodies of real models have an inertial beside them. */
    private static final long LARGEST_FOR_MASS = 16L << 20;

    /**
     * A mesh that is there.
     *
     * @param file    seen from the model's folder
     * @param scale   length of a unit of the file along x, y and z [m]; negative where the mesh is mirrored
     * @param moved   whether MuJoCo moves or turns it by refpos or refquat
     * @param inertia MuJoCo's rule for the mass: legacy, exact, convex or shell
     */
    record File(String file, double[] scale, boolean moved, String inertia) {
        /** Whether it can be drawn: a mesh file here has one scale. */
        boolean isDrawn() {
            return !moved && scale[0] == scale[1] && scale[1] == scale[2] && scale[0] > 0;
        }
    }

    private final Map<String, File> found = new HashMap<>();
    private final Map<String, XmlElement> assets = new HashMap<>();
    private final Map<String, Boolean> sound = new HashMap<>();
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
        if (file.isEmpty()) {
            losses.harmless(e, "a mesh that is given by its vertices is not drawn");
            return;
        }
        String path = compiler.meshFile(file);
        String there = beside.find(e, path).orElse("");
        if (there.isEmpty()) {
            losses.harmless(e, "the file " + beside.reason(path) + ": the mesh is not drawn");
            return;
        }
        File mesh = new File(
                there, a.vector("scale", 1, 1, 1), a.has("refpos") || a.has("refquat"), a.text("inertia", "legacy"));
        if (!mesh.isDrawn()) {
            losses.harmless(e, "a mesh that is moved, mirrored or scaled unevenly is not drawn");
        }
        found.put(name, mesh);
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
        if (mesh.moved || mesh.inertia.equals("convex") || mesh.inertia.equals("shell")) {
            return null;
        }
        try {
            Triangles t = triangles(mesh, 1);
            double[] v = t.vertices().clone();
            for (int i = 0; i < v.length; i++) {
                v[i] *= mesh.scale[i % 3];
            }
            boolean mirrored = mesh.scale[0] * mesh.scale[1] * mesh.scale[2] < 0;
            return MeshVolume.of(
                    new Triangles(v, mirrored ? turned(t.corners()) : t.corners()), mesh.inertia.equals("exact"));
        } catch (DocumentException | ModelException | IllegalArgumentException e) {
            return null; // too large or damaged; the reader of surfaces tells what is damaged
        }
    }

    private static int[] turned(int[] corners) {
        int[] out = corners.clone();
        for (int i = 0; i < out.length; i += 3) {
            out[i + 1] = corners[i + 2];
            out[i + 2] = corners[i + 1];
        }
        return out;
    }

    private Triangles triangles(File mesh, double scale) {
        return MeshFiles.read(mesh.file, files.read("mesh", mesh.file, LARGEST_FOR_MASS), new MeshOptions(scale, ""));
    }

    /** Whether a mesh is a surface that contacts accept. */
    boolean isSound(File mesh) {
        return sound.computeIfAbsent(mesh.file, k -> {
            try {
                return Mesh.smooth(triangles(mesh, mesh.scale[0])).faces() > 0;
            } catch (DocumentException | ModelException | IllegalArgumentException e) {
                return false;
            }
        });
    }
}
