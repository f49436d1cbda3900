package org.condyle.foreign;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.condyle.io.PackageOrderTest;

/** The packages of foreign, lower ones first, drawn in code. Whoever adds a package adds its line. */
class ForeignArchitectureTest extends PackageOrderTest {
    private static final String FOREIGN = "org.condyle.foreign";

    /** Each may know those before it in this list. */
    private static final List<String> LOWER_FIRST = List.of(
            FOREIGN, FOREIGN + ".mjcf", FOREIGN + ".opensim.write", FOREIGN + ".opensim", FOREIGN + ".opensim.scale");

    private static final JavaClasses CLASSES = main(FOREIGN);

    ForeignArchitectureTest() {
        super(CLASSES, LOWER_FIRST);
    }
}
