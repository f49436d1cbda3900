/**
 * What a tool gives: tables with the labels of OpenSim, numbers for a summary, markers; and how they are written into a folder.
 */
@NullMarked
package org.condyle.tool.result;

import org.jspecify.annotations.NullMarked;
