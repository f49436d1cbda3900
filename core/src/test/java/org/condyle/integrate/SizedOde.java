package org.condyle.integrate;

/** A test problem that says its sizes once: of configuration, velocities, internals and quadratures. */
abstract class SizedOde implements Ode {
    private final int configurations;
    private final int velocities;
    private final int internals;
    private final int quadratures;

    SizedOde(int configurations, int velocities, int internals, int quadratures) {
        this.configurations = configurations;
        this.velocities = velocities;
        this.internals = internals;
        this.quadratures = quadratures;
    }

    @Override
    public final int configurationSize() {
        return configurations;
    }

    @Override
    public final int velocitySize() {
        return velocities;
    }

    @Override
    public final int internalSize() {
        return internals;
    }

    @Override
    public final int quadratureSize() {
        return quadratures;
    }
}
