package org.condyle.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import org.condyle.io.PackageOrderTest;
import org.junit.jupiter.api.Test;

/** The packages of app, lower ones first, drawn in code. Whoever adds a package adds its line. */
class AppArchitectureTest extends PackageOrderTest {
    private static final String APP = "org.condyle.app";

    /** Each may know those before it in this list. */
    private static final List<String> LOWER_FIRST = List.of(
            APP + ".text",
            APP + ".shell",
            APP + ".joint",
            APP + ".surface",
            APP + ".laxity",
            APP + ".data",
            APP + ".foreign",
            APP + ".study",
            APP + ".analyse",
            APP);

    private static final JavaClasses CLASSES = main(APP);

    AppArchitectureTest() {
        super(CLASSES, LOWER_FIRST);
    }

    /** Commands share the exit codes and the version of shell; they do not know each other's way in. */
    @Test
    void nobodyKnowsMain() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Main.class)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Main.class)
                .check(CLASSES);
    }

    @Test
    void classesFormNoCycles() {
        slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass c) {
                        return c.getPackageName().startsWith(APP)
                                ? SliceIdentifier.of(
                                        c.getName().replaceAll("\\$.*", "").replaceAll("\\[L|;", ""))
                                : SliceIdentifier.ignore();
                    }

                    @Override
                    public String getDescription() {
                        return "each file";
                    }
                })
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
