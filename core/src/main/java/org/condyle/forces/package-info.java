/**
 * Force elements that are not tissue or contact: springs, dampers, bushings, and prescribed loads. Each accounts for
 * its energy. Gravity is a property of the model and needs no element.
 */
@NullMarked
package org.condyle.forces;

import org.jspecify.annotations.NullMarked;
