/**
 * Models of OpenSim ({@code .osim}): read from versions 10900 to 40000 and later ({@link
 * org.condyle.foreign.opensim.OpenSimFormat}), written as version 4 ({@link org.condyle.foreign.opensim.OpenSimExport}).
 *
 * <p>Each kind of element is one class that translates both ways, and one line of {@code OpenSimElements}, or of the tables {@code
 * JointClass}, {@code MuscleClass} and {@code ShapeClass}. Where a property is one key of the model file, {@code Property} is both ways.
 * What elements share is {@code Osim} while a file is read and {@code Sheet} while one is written.
 *
 * <p>Differences between the versions of the format are known to {@code Sockets} (how parts refer to each other), {@code LinkReader}
 * (where joints and their frames stand) and {@code Paths} only.
 */
@NullMarked
package org.condyle.foreign.opensim;

import org.jspecify.annotations.NullMarked;
