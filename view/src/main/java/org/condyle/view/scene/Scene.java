package org.condyle.view.scene;

import java.util.List;
import org.condyle.io.results.View;
import org.condyle.mechanics.Triangles;

/**
 * A run to look at, in numbers: made once by {@link SceneMaker}, drawn by the report and written by exports. A look is
 * kept once however many forms have it; a thousand equal balls are one look and a thousand forms.
 *
 * @param title      what it shows
 * @param planar     it lives in the plane xy; looks are then flat
 * @param up         unit vector that is shown upwards
 * @param low        corner of the box around all that moves [m]
 * @param high       the opposite corner
 * @param bodies     names; body 0 is the ground
 * @param looks      triangles and lines that forms share
 * @param forms      what is drawn on each body
 * @param pivots     where joints hold bodies
 * @param elements   names of forces and constraints, as {@link Marks} number them
 * @param times      of the frames, increasing [s]
 * @param moments    times of events, touches and partings [s]
 * @param placements for each frame twelve numbers a body: place, then matrix row by row (x = p + A X)
 * @param marks      for each frame what elements show
 * @param globes     spheres about joints that resist
 * @param trails     ways of contact points over bodies
 * @param muscles    those that act, in the order of the elements
 * @param paths      paths that only measure, and the surfaces that paths go over
 * @param view       from where it is looked at first
 */
public record Scene(
        String title,
        boolean planar,
        double[] up,
        double[] low,
        double[] high,
        List<String> bodies,
        List<Look> looks,
        List<Form> forms,
        List<Pivot> pivots,
        List<String> elements,
        double[] times,
        double[] moments,
        double[][] placements,
        List<Marks> marks,
        List<Globe> globes,
        List<Trail> trails,
        List<Tube> muscles,
        PathLayer paths,
        View view) {
    /**
     * The way of a contact point over a body, while it touches.
     *
     * @param element number of the contact in {@link Scene#elements}
     * @param times   not falling [s]
     * @param points  three numbers a time, in the frame of the body [m]
     */
    public record Trail(int element, int body, double[] times, double[] points) {}

    /**
     * Something to draw, in its own frame.
     *
     * @param lines six numbers a line: the outline of what is flat, else nothing
     */
    public record Look(Triangles triangles, double[] lines) {
        static final Triangles NOTHING = new Triangles(new double[0], new int[0]);
    }

    /**
     * A look on a body.
     *
     * @param name  of the surface; of the body where the form stands for a body without surfaces
     * @param look  number of its look
     * @param place of the look in the body, twelve numbers as in {@link Scene#placements}; may stretch
     * @param colour  such as #e3d5bb; empty for that of what it is
     * @param opacity from 0, which cannot be seen, to 1
     */
    public record Form(String name, int body, Kind kind, int look, double[] place, String colour, double opacity) {
        public Form(String name, int body, Kind kind, int look, double[] place) {
            this(name, body, kind, look, place, "", 1);
        }
    }

    /** What a form is. */
    public enum Kind {
        /** A surface that can touch. */
        SURFACE,
        /** A surface whose solid is all around, to be seen from within. */
        HOLLOW,
        /** A piece of an endless plane or line. */
        FLOOR,
        /** A ball at the mass centre or the ellipsoid of equal inertia, for a body without surfaces. */
        CENTRE,
        /** Bars between the joints of a body. */
        SKELETON,
        /** A bone, to be looked at only. */
        BONE,
        /** A thing beside the bodies, such as a seat, to be looked at only. */
        FURNITURE
    }

    /** A joint to mark: a point in the frame of one of its bodies, and the word for its type. */
    public record Pivot(String name, String type, int body, double[] at) {}

    /**
     * A sphere about a joint that resists, to show where its bone points.
     *
     * @param element number of the resistance in {@link Scene#elements}
     * @param parent  the body that the sphere belongs to
     * @param place   of the parent's joint axes in it, twelve numbers as in {@link Scene#placements}
     * @param child   the bone
     * @param axes    the child's joint axes in it, twelve numbers; the bone points along the third
     * @param radius  of the sphere [m]
     * @param contour polar angle of the free range of motion [rad] at even azimuths from 0 on, a row for each of even
     *                torsions from -π on; one row if it does not depend on torsion, none if there is no contour
     */
    public record Globe(
            int element, int parent, double[] place, int child, double[] axes, double radius, double[][] contour) {}

    /**
     * A muscle, drawn as a tube along its lines; the stronger it is the thicker.
     *
     * @param element           number of the muscle in {@link Scene#elements}
     * @param maxIsometricForce [N]
     */
    public record Tube(int element, double maxIsometricForce) {}

    /**
     * What elements show at one frame; see {@link org.condyle.mechanics.SceneSketch} for the numbers. Of very many
     * contact points only some are here; those with a pressure are samples of a patch, and very many of them are merged.
     *
     * @param resultants for each element in contact, except many-body contacts: centre of pressure, sum of the normal forces [N], largest depth [m],
     *                   largest pressure [Pa] or NaN; of all its points
     * @param resultantElements their elements
     * @param points     how many contact points there are, shown or not, samples of patches apart
     * @param spots      areas around contact points
     */
    public record Marks(
            double[] lines,
            int[] lineElements,
            double[] arrows,
            int[] arrowElements,
            double[] contacts,
            int[] contactElements,
            double[] resultants,
            int[] resultantElements,
            int points,
            double[] spots,
            int[] spotElements) {}

    /** The same with ways of contact points. */
    Scene with(List<Trail> ways) {
        return new Scene(
                title,
                planar,
                up,
                low,
                high,
                bodies,
                looks,
                forms,
                pivots,
                elements,
                times,
                moments,
                placements,
                marks,
                globes,
                ways,
                muscles,
                paths,
                view);
    }

    /** Triangles of a form in the frame of its body. */
    public Triangles inBody(Form form) {
        Triangles t = looks.get(form.look()).triangles();
        return new Triangles(Placing.moved(t.vertices(), form.place()), t.corners());
    }

    /** Lines of a form in the frame of its body, six numbers each. */
    public double[] linesInBody(Form form) {
        return Placing.moved(looks.get(form.look()).lines(), form.place());
    }

    /** Length of the diagonal of the box around all that moves [m]. */
    public double size() {
        return Math.sqrt(Placing.squaredDistance(low, high));
    }
}
