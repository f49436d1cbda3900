package org.condyle.view.gallery;

import java.io.IOException;
import java.nio.file.Path;
import org.condyle.io.results.AtomicFile;
import org.condyle.view.canvas.PngFile;
import org.condyle.view.picture.PictureStyle;
import org.condyle.view.picture.ScenePicture;
import org.condyle.view.scene.Scene;

/** The scene of a model in the middle of its run, as a small picture beside the report. */
public final class GalleryScene {
    public static final String FILE = "scene.png";

    static final int WIDTH = 420;
    static final int HEIGHT = 280;

    private static final int DPI = 96;

    private GalleryScene() {}

    /** Writes {@value #FILE} into a folder; false if there is nothing to see. */
    public static boolean write(Scene scene, Path folder) throws IOException {
        if (scene.times().length == 0 || scene.forms().isEmpty()) {
            return false;
        }
        ScenePicture picture = new ScenePicture(
                scene,
                new PictureStyle(
                        WIDTH, HEIGHT, false, scene.view(), scene.view().bones()));
        double middle = 0.5 * (scene.times()[0] + scene.times()[scene.times().length - 1]);
        byte[] png = PngFile.of(WIDTH, HEIGHT, picture.pixels(picture.frame(middle)), DPI);
        AtomicFile.write(folder.resolve(FILE), out -> out.write(png));
        return true;
    }
}
