/**
 * Muscles: {@link org.condyle.muscle.Muscle} is the force element along a path, driven by a control through an activation. The
 * laws of fibre and tendon are in the room {@code law}.
 */
@NullMarked
package org.condyle.muscle;

import org.jspecify.annotations.NullMarked;
