package org.condyle.view.plot;

/** A picture as SVG. */
public interface Drawing {
    /** As a picture that stands in a page. */
    String svg();
}
