/**
 * Laws of Hill-type muscles: fibre with contractile and passive part in series with a tendon. One law a file; {@link
 * org.condyle.muscle.law.MuscleLaw} is what all of them promise, {@link org.condyle.muscle.law.FibreState} what they tell about
 * an instant. Nothing here knows bodies or paths: a law sees the length of the whole, its rate and the activation.
 */
@NullMarked
package org.condyle.muscle.law;

import org.jspecify.annotations.NullMarked;
