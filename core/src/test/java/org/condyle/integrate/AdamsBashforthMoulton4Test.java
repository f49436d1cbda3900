package org.condyle.integrate;

class AdamsBashforthMoulton4Test extends FixedContractTest {
    AdamsBashforthMoulton4Test() {
        super(AdamsBashforthMoulton4::new, 0.01, 2e-6, new Order(200, 4, 4));
    }
}
