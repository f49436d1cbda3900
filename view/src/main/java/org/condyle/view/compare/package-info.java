/**
 * Runs beside each other: {@link org.condyle.view.compare.Comparison} has the numbers,
 * {@link org.condyle.view.compare.ComparePage} shows them with the curves.
 */
@NullMarked
package org.condyle.view.compare;

import org.jspecify.annotations.NullMarked;
