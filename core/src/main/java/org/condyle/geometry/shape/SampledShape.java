package org.condyle.geometry.shape;

import org.condyle.geometry.tree.SampleTree;

/** A smooth surface that is searched by samples first, if it has an end. */
public interface SampledShape extends NearestPointShape {
    /** Points of the surface, so dense that they show where it goes. */
    default SampleTree samples() {
        double[] box = new double[6];
        bounds(box);
        double size = Math.hypot(box[3] - box[0], Math.hypot(box[4] - box[1], box[5] - box[2]));
        return SampleTree.of(triangles(0.002 * size));
    }
}
