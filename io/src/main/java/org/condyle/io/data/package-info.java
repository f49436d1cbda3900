/**
 * Tables of numbers that accompany a model: measured motions and forces in CSV or in the storage files of OpenSim.
 * Start at {@link org.condyle.io.data.DataTable}.
 */
@NullMarked
package org.condyle.io.data;

import org.jspecify.annotations.NullMarked;
