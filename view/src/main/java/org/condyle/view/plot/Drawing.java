package org.condyle.view.plot;

/** Something to look at. */
public interface Drawing {
    /** As a picture that stands in a page. */
    String svg();
}
