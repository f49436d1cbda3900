/**
 * Equations of motion. {@link org.condyle.dynamics.Mechanism} is the compiled model, shared by threads;
 * {@link org.condyle.dynamics.Workspace} is the scratch of one thread; {@link org.condyle.dynamics.Dynamics} reads like
 * the theory: places, rates, forces, constraint rows, accelerations. The tree of joints is solved in O(n) by
 * articulated bodies, loops by the Schur complement J M⁻¹ Jᵀ.
 */
@NullMarked
package org.condyle.dynamics;

import org.jspecify.annotations.NullMarked;
