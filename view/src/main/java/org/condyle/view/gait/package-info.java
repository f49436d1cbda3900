/** The page of a whole gait analysis: verdict, scene, curves over the gait cycle with left and right in two colours. */
@NullMarked
package org.condyle.view.gait;

import org.jspecify.annotations.NullMarked;
