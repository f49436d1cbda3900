/**
 * What the reader knows of files of other programs: {@link org.condyle.io.foreign.XmlFiles} translates their models into the entries of
 * a Condyle model file, and {@link org.condyle.io.foreign.Losses} lists what was lost on the way. The model is then read like any other.
 * The formats themselves are in the module {@code foreign}.
 */
@NullMarked
package org.condyle.io.foreign;

import org.jspecify.annotations.NullMarked;
