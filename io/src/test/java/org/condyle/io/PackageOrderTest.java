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

/** What every module promises of its packages. A module lists them, lower ones first; each may know those before it in the list. */
public abstract class PackageOrderTest {
    private final JavaClasses classes;
    private final List<String> lowerFirst;

    protected PackageOrderTest(JavaClasses classes, List<String> lowerFirst) {
        this.classes = classes;
        this.lowerFirst = lowerFirst;
    }

    /** The main classes of packages. */
    protected static JavaClasses main(String... packages) {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(packages);
    }

    @Test
    void packagesKnowOnlyLowerOnes() {
        for (int i = 0; i < lowerFirst.size() - 1; i++) {
            noClasses()
                    .that()
                    .resideInAPackage(lowerFirst.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            lowerFirst.subList(i + 1, lowerFirst.size()).toArray(new String[0]))
                    .because("the list of packages says so")
                    .check(classes);
        }
    }

    @Test
    void everyPackageIsInTheList() {
        noClasses()
                .should()
                .resideOutsideOfPackages(lowerFirst.toArray(new String[0]))
                .check(classes);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("org.condyle.(**)").should().beFreeOfCycles().check(classes);
    }

    @Test
    void noPackageHoldsMoreThanForty() {
        Map<String, Long> files = classes.stream()
                .filter(c -> c.isTopLevelClass())
                .collect(groupingBy(c -> c.getPackageName(), counting()));
        files.forEach((name, count) -> assertTrue(count <= 40, name + " holds " + count + " files"));
    }
}
