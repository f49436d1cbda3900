/**
 * Reads the laws of muscles: which keys each law of a model file has, and the law and the activation dynamics that they make. {@code
 * MuscleLawCatalog} has the entries.
 */
@NullMarked
package org.condyle.io.model.muscle;

import org.jspecify.annotations.NullMarked;
