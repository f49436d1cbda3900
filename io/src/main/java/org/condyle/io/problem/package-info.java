/**
 * Codes of problems: {@link org.condyle.io.problem.Code} names every kind, {@link org.condyle.io.problem.CodeSheet} explains it with an
 * example.
 */
@NullMarked
package org.condyle.io.problem;

import org.jspecify.annotations.NullMarked;
