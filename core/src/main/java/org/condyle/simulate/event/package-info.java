/**
 * Instants at which steps end: {@code Event} describes them, {@code SwitchTable} holds all switch functions of a run, {@code
 * RootInStep} finds where one of them crosses zero, {@code EventFinder} is what the time loop calls, and {@code
 * OutputTimes} are the instants to record. Only {@code Event}
 * and {@code Omitted} are for use outside of the package above.
 */
@NullMarked
package org.condyle.simulate.event;

import org.jspecify.annotations.NullMarked;
