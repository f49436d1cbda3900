/**
 * The mechanism as a system of differential equations, with the accounts of its energy as quadratures, and the
 * reasons why steps over it fail or become too short; and the phases of rigid contact in which they would. It is internal to the
 * package above.
 */
@NullMarked
package org.condyle.simulate.ode;

import org.jspecify.annotations.NullMarked;
