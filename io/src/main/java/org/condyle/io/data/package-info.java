/**
 * Tables of numbers that accompany a model: measured motions and forces in CSV or in the storage files of OpenSim.
 * Start at {@link org.condyle.io.data.DataTable}; {@link org.condyle.io.data.MarkerTable} for positions of markers.
 * {@link org.condyle.io.data.StorageWriter} and {@link org.condyle.io.data.TrcWriter} write what OpenSim reads.
 */
@NullMarked
package org.condyle.io.data;

import org.jspecify.annotations.NullMarked;
