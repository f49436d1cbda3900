/** The page of a joint that was fitted to measurements: {@link org.condyle.view.joint.JointPage}. */
@NullMarked
package org.condyle.view.joint;

import org.jspecify.annotations.NullMarked;
