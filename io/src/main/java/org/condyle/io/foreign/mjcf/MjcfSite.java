package org.condyle.io.foreign.mjcf;

import org.condyle.io.foreign.XmlElement;
import org.condyle.mechanics.Frame;

/** A named place of a body, through which tendons run. */
record MjcfSite(XmlElement element, String name, MjcfBody body, Frame frame) {}
