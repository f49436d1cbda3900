/**
 * Analyses of measured motion: which pose markers show ({@link org.condyle.analyse.motion.InverseKinematics}), coordinates of a
 * table as a motion ({@link org.condyle.analyse.motion.CoordinateMotion}), which loads joints carry
 * ({@link org.condyle.analyse.motion.JointReactions}), where bodies and points go
 * ({@link org.condyle.analyse.motion.BodyKinematics}, {@link org.condyle.analyse.motion.PointKinematics}), lengths and moment
 * arms of paths ({@link org.condyle.analyse.motion.PathAnalysis}), which force accelerates what
 * ({@link org.condyle.analyse.motion.InducedAccelerations}), and what forces report
 * ({@link org.condyle.analyse.motion.ForceReport}). The last six read an {@link org.condyle.analyse.motion.Instant}, which is
 * evaluated once for all of them. No files here: tables come and go as arrays.
 */
@NullMarked
package org.condyle.analyse.motion;

import org.jspecify.annotations.NullMarked;
