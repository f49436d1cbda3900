package org.condyle.foreign.mjcf;

import org.condyle.foreign.XmlElement;
import org.condyle.mechanics.Frame;

/**
 * A geom: a shape that is fixed in a body.
 *
 * @param name  as the surface is called here
 * @param type  MuJoCo's word
 * @param frame in the body
 * @param size  MuJoCo's numbers: radii and half lengths [m]
 */
record MjcfGeom(
        XmlElement element,
        String name,
        MjcfBody body,
        String type,
        Frame frame,
        double[] size,
        Attributes attributes) {
    int contype() {
        return (int) attributes.number("contype", 1);
    }

    int conaffinity() {
        return (int) attributes.number("conaffinity", 1);
    }
}
