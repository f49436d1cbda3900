package org.condyle.app;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A package that a reader can survey: the rule of core and io for the modules above them. */
class RoomSizesTest {
    @Test
    void noPackageHoldsMoreThanForty() {
        Map<String, Long> files = new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.condyle.study", "org.condyle.view", "org.condyle.app")
                        .stream()
                        .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
                        .collect(groupingBy(c -> c.getPackageName(), counting()));
        assertTrue(files.size() > 5, files.toString());
        files.forEach((name, count) -> assertTrue(count <= 40, name + " holds " + count + " files"));
    }
}
