/**
 * Data that contact searches, contact laws and contact solvers exchange: {@code ContactSet} says where surfaces touch, {@code
 * Collision} is one impact, and an {@code ImpactLaw} changes it.
 */
@NullMarked
package org.condyle.mechanics.contact;

import org.jspecify.annotations.NullMarked;
