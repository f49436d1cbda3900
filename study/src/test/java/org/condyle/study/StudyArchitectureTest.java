package org.condyle.study;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class StudyArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.condyle.study");

    @Test
    void studiesKnowFilesAndMechanicsButNeitherPicturesNorTheCommand() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.condyle.view..", "org.condyle.app..")
                .check(CLASSES);
    }

    /**
     * A cluster can take the place of the threads: whoever describes, keeps or tabulates runs starts none. The limit of a
     * run needs a thread that it can leave behind.
     */
    @Test
    void onlyTheLocalEngineKnowsWhereRunsTakePlace() {
        noClasses()
                .that()
                .haveNameNotMatching(".*LocalEngine.*|.*TimeLimit.*")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java.lang.Thread|.*LocalEngine.*|java.util.concurrent.*Executor.*")
                .check(CLASSES);
    }

    /** Numbers know nothing of models: distributions, above them points, above these statistics. */
    @Test
    void statisticsStandBelowStudies() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.condyle.study.sampling", "org.condyle.study.distribution", "org.condyle.study.statistics")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.condyle.study", "org.condyle.io..", "org.condyle.experiment")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("org.condyle.study.distribution")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.condyle.study.sampling", "org.condyle.study.statistics")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("org.condyle.study.sampling")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.condyle.study.statistics")
                .check(CLASSES);
    }

    @Test
    void theLibraryNeverPrints() {
        noClasses().should().accessField(System.class, "out").check(CLASSES);
        noClasses().should().accessField(System.class, "err").check(CLASSES);
    }
}
