/**
 * The tree of bodies and joints in flat arrays, and the recursions over it: places and velocities outward, forces
 * inward, and the articulated-body algorithm. {@code Tree} is the layout; the classes {@code FreeBodies}, {@code BallNodes},
 * {@code RigidBodies} and {@code AffineBodies} are the formulas for special cases.
 */
@NullMarked
package org.condyle.dynamics.tree;

import org.jspecify.annotations.NullMarked;
