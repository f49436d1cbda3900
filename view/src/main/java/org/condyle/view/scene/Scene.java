package org.condyle.view.scene;

import java.util.List;
import org.condyle.mechanics.Triangles;

/**
 * A run to look at, in numbers: made once by {@link SceneMaker}, drawn by the report and written by exports.
 *
 * @param title      what it shows
 * @param planar     it lives in the plane xy
 * @param gravity    acceleration of gravity [m/s²]; up is against it
 * @param low        corner of the box around all that moves [m]
 * @param high       the opposite corner
 * @param bodies     names; body 0 is the ground
 * @param forms      what is drawn on each body
 * @param elements   names of forces and constraints, as {@link Marks} number them
 * @param times      of the frames, increasing [s]
 * @param placements for each frame twelve numbers a body: place, then matrix row by row (DESIGN: x = p + A X)
 * @param marks      for each frame what elements show
 */
public record Scene(
        String title,
        boolean planar,
        double[] gravity,
        double[] low,
        double[] high,
        List<String> bodies,
        List<Form> forms,
        List<String> elements,
        double[] times,
        double[][] placements,
        List<Marks> marks) {

    /**
     * A form in the frame of its body: a surface of triangles, or lines.
     *
     * @param name  of the surface; of the body where the form stands for a body without surfaces
     * @param lines six numbers a line, empty for a surface
     */
    public record Form(String name, int body, Kind kind, Triangles triangles, double[] lines) {}

    /** What a form is. */
    public enum Kind {
        /** A surface that can touch. */
        SURFACE,
        /** A ball at the mass centre, for a body without surfaces. */
        CENTRE,
        /** Lines between the joints of a body without surfaces. */
        SKELETON
    }

    /** What elements show at one frame; see {@link org.condyle.mechanics.Sketch} for the numbers. */
    public record Marks(
            double[] lines,
            int[] lineElements,
            double[] arrows,
            int[] arrowElements,
            double[] contacts,
            int[] contactElements) {}
}
