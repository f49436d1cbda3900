/**
 * Reads passive resistances of joints: where they act, and the functions, contours and moment fields that describe them, as
 * formulas, as tables, or as rows of coefficients in data files. {@code ResistanceForces} has the catalog entries. Bushings, which resist all motions
 * between two frames, are read by {@code BushingReader}. Loads of clinical tests of a
 * knee are read here, too.
 */
@NullMarked
package org.condyle.io.model.resistance;

import org.jspecify.annotations.NullMarked;
