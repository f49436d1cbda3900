/**
 * Models of other programs. Their XML is read into a tree with line numbers ({@link org.condyle.io.foreign.XmlElement}), a
 * {@link org.condyle.io.foreign.ForeignFormat} translates it into the entries of a Condyle model file, and
 * {@link org.condyle.io.foreign.Losses} lists what was lost on the way. The model is then read like any other. The rooms
 * below, one for each program, have the formats.
 */
@NullMarked
package org.condyle.io.foreign;

import org.jspecify.annotations.NullMarked;
