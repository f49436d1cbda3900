package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.text.DidYouMean;

/** Frames that results are expressed in, by name: the ground, a body, or a named frame of the model. */
public final class ReferenceFrames {
    private ReferenceFrames() {}

    /** The frame of this name; a named frame goes before a body. */
    public static Landmark find(Model model, String name) {
        Landmark named = model.frames().get(name);
        if (named != null) {
            return named;
        }
        List<String> known = new ArrayList<>();
        for (int b = 0; b < model.bodies().size(); b++) {
            String body = model.bodies().get(b).name();
            if (body.equals(name)) {
                return new Landmark(b, Frame.IDENTITY);
            }
            known.add(body);
        }
        known.addAll(model.frames().keySet());
        throw new ModelException(
                "the model has no body and no frame '" + name + "'" + DidYouMean.hint(name, known, "frame"), name);
    }

    /** Index of a body by name. */
    public static int body(Model model, String name) {
        List<String> known = new ArrayList<>();
        for (int b = 0; b < model.bodies().size(); b++) {
            if (model.bodies().get(b).name().equals(name)) {
                return b;
            }
            known.add(model.bodies().get(b).name());
        }
        throw new ModelException("the model has no body '" + name + "'" + DidYouMean.hint(name, known, "body"), name);
    }

    /** Axes of a frame in the world: R = A F, nine numbers. */
    static void axes(Motion motion, Landmark frame, double[] out) {
        Mat3.times(
                motion.placement, Motion.SIZE * frame.body() + 3, frame.frame().rotation(), 0, out, 0);
    }

    /** Replaces a vector of the world by its components along axes: Rᵀ x. */
    static void along(double[] axes, double[] x, int at) {
        double a = x[at], b = x[at + 1], c = x[at + 2];
        for (int k = 0; k < 3; k++) {
            x[at + k] = axes[k] * a + axes[k + 3] * b + axes[k + 6] * c;
        }
    }
}
