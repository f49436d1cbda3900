/**
 * Models of other programs. Their XML is read into a tree with line numbers ({@link org.condyle.foreign.XmlElement}), and a
 * {@link org.condyle.foreign.ForeignFormat} translates it into the entries of a Condyle model file. The rooms below, one for each program,
 * have the formats.
 */
@NullMarked
package org.condyle.foreign;

import org.jspecify.annotations.NullMarked;
