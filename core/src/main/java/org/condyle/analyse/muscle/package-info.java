/**
 * Muscles and motors behind a motion: {@link org.condyle.analyse.muscle.ActuatorBalance} is the equations that their efforts must
 * fulfil, {@link org.condyle.analyse.muscle.StaticOptimisation} shares a measured motion out among them frame by frame,
 * {@link org.condyle.analyse.muscle.SmoothOptimisation} all frames together so that controls do not jump, and
 * {@link org.condyle.analyse.muscle.ComputedMuscleControl} steers a running model along it.
 */
@NullMarked
package org.condyle.analyse.muscle;

import org.jspecify.annotations.NullMarked;
