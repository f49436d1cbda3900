package org.condyle.app;

import java.io.IOException;
import java.nio.file.Path;
import org.condyle.view.export.GlbFile;
import org.condyle.view.export.VtkFiles;
import org.condyle.view.scene.Scene;

/** Formats in which the motion of a run leaves for other programs. */
enum Export {
    glb {
        @Override
        void write(Scene scene, Path folder) throws IOException {
            GlbFile.write(scene, folder.resolve("scene.glb"));
        }
    },
    vtk {
        @Override
        void write(Scene scene, Path folder) throws IOException {
            VtkFiles.write(scene, folder.resolve("paraview"));
        }
    };

    abstract void write(Scene scene, Path folder) throws IOException;
}
