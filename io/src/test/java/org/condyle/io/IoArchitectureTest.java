package org.condyle.io;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The packages of io, lower ones first, drawn in code. Whoever adds a package adds its line. */
class IoArchitectureTest {
    private static final String IO = "org.condyle.io.";

    /** Each may know those before it in this list. */
    private static final List<String> LOWER_FIRST = List.of(
            IO + "problem",
            IO + "document",
            IO + "foreign",
            IO + "data",
            IO + "data.c3d",
            IO + "measured",
            IO + "results",
            IO + "mesh",
            IO + "lookup",
            IO + "model.read",
            IO + "model.surface",
            IO + "model.contact",
            IO + "model.resistance",
            IO + "model.muscle",
            IO + "model.build",
            IO + "model",
            IO + "foreign.mjcf",
            IO + "foreign.opensim.write",
            IO + "foreign.opensim",
            IO + "foreign.opensim.scale",
            "org.condyle.experiment",
            "org.condyle.tool.setup",
            "org.condyle.tool.result",
            "org.condyle.tool.motion",
            "org.condyle.tool.along",
            "org.condyle.tool.scale",
            "org.condyle.tool",
            "org.condyle.tool.gait");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.condyle.io", "org.condyle.experiment", "org.condyle.tool");

    @Test
    void roomsKnowOnlyLowerOnes() {
        for (int i = 0; i < LOWER_FIRST.size() - 1; i++) {
            noClasses()
                    .that()
                    .resideInAPackage(LOWER_FIRST.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            LOWER_FIRST.subList(i + 1, LOWER_FIRST.size()).toArray(new String[0]))
                    .because("the list of packages says so")
                    .check(CLASSES);
        }
    }

    @Test
    void everyPackageIsInTheList() {
        noClasses()
                .should()
                .resideOutsideOfPackages(LOWER_FIRST.toArray(new String[0]))
                .check(CLASSES);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("org.condyle.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void noPackageHoldsMoreThanForty() {
        Map<String, Long> files = CLASSES.stream()
                .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
                .collect(groupingBy(c -> c.getPackageName(), counting()));
        files.forEach((name, count) -> assertTrue(count <= 40, name + " holds " + count + " files"));
    }
}
