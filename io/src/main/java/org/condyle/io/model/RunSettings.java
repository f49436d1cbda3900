package org.condyle.io.model;

import java.util.List;
import java.util.function.Supplier;
import org.condyle.dynamics.Stabilisation;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.io.document.Entry;
import org.condyle.io.model.term.Cycle;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.model.term.WearPlan;
import org.condyle.simulate.Start;
import org.jspecify.annotations.Nullable;

/**
 * The {@code run} part of a model file.
 *
 * @param until         end [s]; 0 for an equilibrium
 * @param every         time between recorded rows [s]
 * @param stabilisation makes a fresh one for each run
 * @param stepping      how contacts are solved in steps of time-stepping
 * @param steps         of the published method
 * @param ledger        largest part of the energy in play that may stay unexplained in a run that is to be trusted
 * @param cycle         what a limit cycle looks for; null for others
 * @param over          channel that a quasi-static analysis drives, over which its curves are drawn; null for the time
 * @param stopAtLoss    whether a quasi-static analysis ends where stability is lost
 * @param wear          of many cycles of which the run is one; null for none
 * @param usualStep     whether time-stepping takes {@link #USUAL_STEP}, as no step is given
 */
public record RunSettings(
        Analysis analysis,
        double from,
        double until,
        String integrator,
        StepOptions options,
        String stabilisationName,
        Supplier<Stabilisation> stabilisation,
        Assemble assemble,
        double every,
        double checkpointEvery,
        Treatment contact,
        NonsmoothOptions stepping,
        boolean sequentialImpacts,
        Method method,
        long steps,
        double ledger,
        @Nullable Cycle cycle,
        @Nullable Entry over,
        boolean stopAtLoss,
        boolean usualStep,
        @Nullable WearPlan wear) {

    /** Name of the method that time-stepping takes, whatever the run says. */
    static final String STEPPING = "moreau-jean";

    /** Step of time-stepping if none is given [s]: a body that falls from rest sinks by no more than the usual overlap in it. */
    static final double USUAL_STEP = 1e-3;

    /** What a reader of the results should know of choices that the file leaves open. */
    public List<String> notes() {
        return usualStep
                ? List.of("time-stepping takes the step 1 ms, as run.step is not given; errors are proportional to it")
                : List.of();
    }

    /** The method of a run, new for each. */
    public Stepper stepper() {
        return contact == Treatment.TIME_STEPPING
                ? new MoreauJean(options, stepping)
                : Integrators.create(integrator, options);
    }

    /** What is computed. */
    public enum Analysis {
        DYNAMICS,
        KINEMATICS,
        /** The same as kinematics: the forces of the drivers are the answer. */
        INVERSE_DYNAMICS,
        EQUILIBRIUM,
        /** The equilibrium over something that is driven. */
        QUASI_STATIC,
        LIMIT_CYCLE
    }

    /** How a simulation goes through time. */
    public enum Method {
        /** By the integrator, with events found in time. */
        ACCURATE,
        /** By {@link org.condyle.simulate.BonaldiFremondScheme}. */
        PUBLISHED
    }

    /** What is made consistent before a run. */
    public enum Assemble {
        ALL,
        POSITIONS,
        /** Positions; speeds that were given stay even where they violate, the others follow. */
        KEEP_SPEEDS,
        /** All, and then the stable equilibrium near by; speeds that were given stay. */
        EQUILIBRIUM,
        NONE;

        /** What is done before an equilibrium is looked for, or alone. */
        public Start.Assemble first() {
            return this == EQUILIBRIUM ? Start.Assemble.ALL : Start.Assemble.valueOf(name());
        }
    }
}
