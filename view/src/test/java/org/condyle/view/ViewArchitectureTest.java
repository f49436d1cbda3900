package org.condyle.view;

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

/** The packages of view, lower ones first, drawn in code. Whoever adds a package adds its line. */
class ViewArchitectureTest {
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
            VIEW + ".compare",
            VIEW + ".joint",
            VIEW + ".picture",
            VIEW + ".gallery",
            VIEW,
            VIEW + ".gait");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(VIEW);

    @Test
    void packagesKnowOnlyLowerOnes() {
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
    void noPackageHoldsMoreThanForty() {
        Map<String, Long> files = CLASSES.stream()
                .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
                .collect(groupingBy(c -> c.getPackageName(), counting()));
        files.forEach((name, count) -> assertTrue(count <= 40, name + " holds " + count + " files"));
    }

    @Test
    void libraryNeverPrints() {
        noClasses().should().accessField(System.class, "out").check(CLASSES);
        noClasses().should().accessField(System.class, "err").check(CLASSES);
        noClasses().should().callMethod(Throwable.class, "printStackTrace").check(CLASSES);
    }
}
