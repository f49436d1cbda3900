/**
 * From a model file to a run: the keys a file may have ({@link org.condyle.io.model.ModelShape}), the catalogs of
 * joints, constraints and forces by name, the reader that builds a {@link org.condyle.io.model.ModelFile}, and the
 * {@link org.condyle.io.model.Experiment} that runs it and judges its claims.
 */
@NullMarked
package org.condyle.io.model;

import org.jspecify.annotations.NullMarked;
