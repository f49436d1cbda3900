/** What a run gives, and the files it leaves: recordings as CSV and OpenSim storage, and the summary. */
@NullMarked
package org.condyle.io.results;

import org.jspecify.annotations.NullMarked;
