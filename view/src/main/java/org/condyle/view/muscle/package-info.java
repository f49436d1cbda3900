/**
 * What reports tell about muscles: {@link org.condyle.view.muscle.MuscleHistory} reads it off the frames of a run, {@link
 * org.condyle.view.muscle.MuscleSection} is the section of the page, and {@link org.condyle.view.muscle.MuscleFigure} draws the curves of
 * a law for a paper.
 */
@NullMarked
package org.condyle.view.muscle;

import org.jspecify.annotations.NullMarked;
