/**
 * What a model file says: the keys a file may have ({@link org.condyle.io.model.ModelShape}), the catalogs of
 * joints, constraints and forces by name, and the reader that builds a {@link org.condyle.io.model.ModelFile}.
 *
 * <p>Rooms, lower ones first: {@code read} (what all readers share), {@code surface} (shapes, materials), {@code contact} (laws,
 * stops), and this package above them.
 */
@NullMarked
package org.condyle.io.model;

import org.jspecify.annotations.NullMarked;
