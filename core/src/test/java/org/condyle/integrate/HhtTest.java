package org.condyle.integrate;

class HhtTest extends AlphaContractTest {
    @Override
    GeneralisedAlpha create(StepOptions options) {
        return GeneralisedAlpha.hht(options, 0.1);
    }
}
