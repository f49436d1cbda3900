package org.condyle.integrate;

class MoreauJeanTest extends FixedContractTest {
    MoreauJeanTest() {
        super(MoreauJean::new, 1e-4, 1e-3, new Order(4000, 1, 1));
    }
}
