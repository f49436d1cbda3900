/**
 * Reads models of MuJoCo (MJCF) as entries of a model file. {@link org.condyle.foreign.mjcf.MjcfFormat} is the way in:
 * it expands includes, reads the settings of the compiler and the default classes, then the tree of bodies as
 * {@link org.condyle.foreign.mjcf.MjcfBody}, and one small writer after the other adds its part to the draft. What has
 * no counterpart goes into the losses. Source of all rules: MuJoCo documentation, "XML Reference" and "Modeling".
 */
@NullMarked
package org.condyle.foreign.mjcf;

import org.jspecify.annotations.NullMarked;
