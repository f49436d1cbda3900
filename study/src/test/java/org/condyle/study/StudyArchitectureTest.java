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

    @Test
    void theLibraryNeverPrints() {
        noClasses().should().accessField(System.class, "out").check(CLASSES);
        noClasses().should().accessField(System.class, "err").check(CLASSES);
    }
}
