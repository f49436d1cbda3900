/**
 * Shapes, meshes and surfaces of bodies, and what they are made of: {@link org.condyle.io.model.surface.ShapeCatalog},
 * {@link org.condyle.io.model.surface.Surfaces}, {@link org.condyle.io.model.surface.Materials}, and the matter of bodies that deform.
 */
@NullMarked
package org.condyle.io.model.surface;

import org.jspecify.annotations.NullMarked;
