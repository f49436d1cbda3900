/**
 * Data that contact searches, contact laws and contact solvers exchange: {@code ContactSet} says where surfaces touch, {@code
 * Collision} is one impact, and an {@code ImpactLaw} changes it. A {@code ContactReport} tells what of a contact is recorded beside
 * its totals; contacts tell their places to {@code ContactSums}, which adds it up.
 */
@NullMarked
package org.condyle.mechanics.contact;

import org.jspecify.annotations.NullMarked;
