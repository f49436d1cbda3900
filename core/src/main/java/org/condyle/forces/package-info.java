/**
 * Force elements that are not tissue or contact: springs, dampers, bushings, prescribed loads, and motors, which a control
 * drives. Each accounts for its energy. Gravity is a property of the model and needs no element.
 */
@NullMarked
package org.condyle.forces;

import org.jspecify.annotations.NullMarked;
