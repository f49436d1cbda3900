package org.condyle.muscle.law;

import org.junit.jupiter.api.Nested;

/** Every muscle law under the contract of muscle laws. */
class MuscleLawsTest {
    @Nested
    class Thelen extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new Thelen2003(size, Thelen2003.Parameters.defaults(), elastic);
        }
    }

    /** As many models have it. */
    @Nested
    class ThelenOfGaitModels extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new Thelen2003(size, new Thelen2003.Parameters(0.033, 0.6, 0.5, 4, 0.3, 1.8, 0.95, 0.01), elastic);
        }
    }

    @Nested
    class ThelenBeforeOpenSim3 extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new Thelen2003Deprecated(size, Thelen2003Deprecated.Parameters.defaults(), elastic);
        }
    }

    @Nested
    class Millard extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            Millard2012.Parameters p = Millard2012.Parameters.defaults();
            return new Millard2012(
                    size,
                    new Millard2012.Parameters(
                            p.active(), p.velocity(), p.passive(), p.tendon(), 0.1, 0, p.strengthRule()),
                    elastic);
        }

        /** Its damper sets the speed where nothing is active. */
        @Override
        protected double leastInCycle() {
            return 0;
        }
    }

    @Nested
    class MillardWithoutDamper extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new Millard2012(size, Millard2012.Parameters.defaults().withDamping(0), elastic);
        }
    }

    @Nested
    class Schutte extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new Schutte1993(size, Schutte1993.Parameters.defaults(), elastic);
        }

        @Override
        protected double leastInCycle() {
            return 0;
        }
    }

    @Nested
    class DeGroote extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new DeGroote2016(size, DeGroote2016.Parameters.defaults(), elastic);
        }
    }

    @Nested
    class DeGrooteWithDamper extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new DeGroote2016(size, new DeGroote2016.Parameters(0.049, 0.6, 1.1, 0.05, 0), elastic);
        }

        @Override
        protected double leastInCycle() {
            return 0;
        }
    }

    @Nested
    class Mujoco extends MuscleLawContractTest {
        @Override
        protected MuscleLaw law(Architecture size, boolean elastic) {
            return new MujocoMuscle(
                    new Architecture(
                            size.maxIsometricForce(),
                            size.optimalFibreLength(),
                            size.tendonSlackLength(),
                            0,
                            size.maxContractionVelocity()),
                    MujocoMuscle.Parameters.defaults());
        }

        @Override
        protected boolean stretches() {
            return false;
        }

        @Override
        protected double leastInCycle() {
            return 0;
        }
    }
}
