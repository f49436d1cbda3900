package org.condyle.view;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.condyle.io.PackageOrderTest;
import org.junit.jupiter.api.Test;

/** The packages of view, lower ones first, drawn in code. Whoever adds a package adds its line. */
class ViewArchitectureTest extends PackageOrderTest {
    private static final String VIEW = "org.condyle.view";

    /** Each may know those before it in this list. */
    private static final List<String> LOWER_FIRST = List.of(
            VIEW + ".page",
            VIEW + ".canvas",
            VIEW + ".plot",
            VIEW + ".figure",
            VIEW + ".scene",
            VIEW + ".export",
            VIEW + ".muscle",
            VIEW + ".law",
            VIEW + ".compare",
            VIEW + ".joint",
            VIEW + ".surface",
            VIEW + ".laxity",
            VIEW + ".picture",
            VIEW + ".gallery",
            VIEW,
            VIEW + ".gait");

    private static final JavaClasses CLASSES = main(VIEW);

    ViewArchitectureTest() {
        super(CLASSES, LOWER_FIRST);
    }

    /** Pictures know how to draw, not what is simulated. */
    @Test
    void drawingKnowsNoMechanics() {
        noClasses()
                .that()
                .resideInAnyPackage(VIEW + ".canvas", VIEW + ".plot")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.condyle.mechanics..", "org.condyle.dynamics..", "org.condyle.simulate..")
                .check(CLASSES);
    }

    @Test
    void libraryNeverPrints() {
        noClasses().should().accessField(System.class, "out").check(CLASSES);
        noClasses().should().accessField(System.class, "err").check(CLASSES);
        noClasses().should().callMethod(Throwable.class, "printStackTrace").check(CLASSES);
    }
}
