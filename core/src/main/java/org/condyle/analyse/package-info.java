/**
 * Questions to a mechanism that need no run: how a guided model moves ({@link org.condyle.analyse.Kinematics}), which
 * forces a motion takes ({@link org.condyle.analyse.InverseDynamics}), where a model comes to rest
 * ({@link org.condyle.analyse.Equilibrium}), how that position follows a drive
 * ({@link org.condyle.analyse.QuasiStatic}), and how it swings about it ({@link org.condyle.analyse.LinearModes}). Results are ordinary recordings and snapshots, read by the same channels as
 * those of a run.
 */
@NullMarked
package org.condyle.analyse;

import org.jspecify.annotations.NullMarked;
