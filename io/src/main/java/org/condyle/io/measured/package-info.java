/**
 * Measured joints: {@link org.condyle.io.measured.MeasuredFile} reads the table of a measurement,
 * {@link org.condyle.io.measured.JointYaml} writes the joint that was fitted to it.
 */
@NullMarked
package org.condyle.io.measured;

import org.jspecify.annotations.NullMarked;
