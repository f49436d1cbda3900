/**
 * From a measurement to muscle forces in one go: inverse kinematics, inverse dynamics, static optimisation and joint reactions of a
 * trial, each as an ordinary analysis with its own setup file; gait events, curves over the gait cycle, a verdict.
 */
@NullMarked
package org.condyle.tool.gait;

import org.jspecify.annotations.NullMarked;
