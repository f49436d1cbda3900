/**
 * Integration in time. An {@link org.condyle.integrate.Ode} gives rates; a {@link org.condyle.integrate.Stepper}
 * advances it; {@link org.condyle.integrate.Integrators} makes steppers by name.
 *
 * <p>Start with {@link org.condyle.integrate.RungeKutta4}, then {@code BaseStepper} (the point reached, cutting,
 * memory), {@code FixedStepper} (the grid) and {@link org.condyle.integrate.AdaptiveStepper} (error norm, first step,
 * the loop of attempts). A new method is one class with {@code attempt}, {@code dense} and {@code remember}, a line in
 * the catalog, and a test that extends {@code StepperContractTest}.
 */
@NullMarked
package org.condyle.integrate;

import org.jspecify.annotations.NullMarked;
