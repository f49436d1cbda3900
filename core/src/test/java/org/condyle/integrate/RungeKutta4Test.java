package org.condyle.integrate;

class RungeKutta4Test extends FixedContractTest {
    RungeKutta4Test() {
        super(RungeKutta4::new, 0.02, 2e-6, new Order(200, 4, 4));
    }
}
