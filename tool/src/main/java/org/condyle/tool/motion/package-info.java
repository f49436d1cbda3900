/**
 * What tools begin with: the model of a setup, the tables of its motion, the states of its rows, and the builder of results.
 */
@NullMarked
package org.condyle.tool.motion;

import org.jspecify.annotations.NullMarked;
