package org.condyle.view.figure;

/** Something that is drawn on one page, in three formats; the same thing gives the same bytes. */
public interface Printed {
    byte[] svg();

    byte[] pdf();

    byte[] png(int dpi);
}
