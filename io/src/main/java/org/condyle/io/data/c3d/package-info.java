/**
 * C3D, the binary file of motion laboratories: points, analog channels and force plates. Start at
 * {@link org.condyle.io.data.c3d.C3dFile}. The format is described in "The C3D File Format, User Guide" (c3d.org).
 */
@NullMarked
package org.condyle.io.data.c3d;

import org.jspecify.annotations.NullMarked;
