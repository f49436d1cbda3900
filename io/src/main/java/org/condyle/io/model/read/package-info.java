/**
 * What all readers of parts share: {@link org.condyle.io.model.read.ReaderContext} with numbers, frames, names and formulas,
 * {@link org.condyle.io.model.read.Parameters}, and {@link org.condyle.io.model.read.Catalog}, a family of parts by name. Knows no other room.
 */
@NullMarked
package org.condyle.io.model.read;

import org.jspecify.annotations.NullMarked;
