/** Functions of one variable with derivative and integral: tables and formulas from which laws of tissue and joints are made. */
@NullMarked
package org.condyle.function;

import org.jspecify.annotations.NullMarked;
