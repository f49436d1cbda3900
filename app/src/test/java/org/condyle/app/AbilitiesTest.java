package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Shape;
import org.junit.jupiter.api.Test;

/**
 * Shapes and joints are asked what they can do, not which class they are. Who needs to know something of a shape adds an ability: a
 * method of {@link Shape} with a usual answer, or an interface beside {@code NearestPointShape}. Which search two shapes meet by is chosen
 * in the table of {@code Pairs}; a search knows its own two.
 */
class AbilitiesTest {
    /** Not what other modules have packed of their tests. */
    static final ImportOption MAIN = location -> !location.contains("-tests.jar");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(MAIN)
            .importPackages("org.condyle");

    /** The table of pairs, and the rooms of the searches for one pair of shapes. */
    private static final Set<String> OF_PAIRS = Set.of(
            "org.condyle.geometry",
            "org.condyle.geometry.shape",
            "org.condyle.geometry.pair",
            "org.condyle.geometry.meshpair");

    @Test
    void nobodyAsksWhichShapeItIs() {
        assertEquals(List.of(), asking(Shape.class, OF_PAIRS));
    }

    @Test
    void nobodyAsksWhichJointItIs() {
        assertEquals(List.of(), asking(Mobility.class, Set.of()));
    }

    /** The test sees what it is about. */
    @Test
    void pairsChooseByShape() {
        assertTrue(asking(Shape.class, Set.of()).size() > 10);
    }

    /** The checks for a class that implements an interface, outside of some packages and of its own. */
    private static List<String> asking(Class<?> type, Set<String> permitted) {
        Set<String> concrete = CLASSES.stream()
                .filter(c -> c.isAssignableTo(type)
                        && !c.isInterface()
                        && !c.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::getName)
                .collect(Collectors.toSet());
        return CLASSES.stream()
                .filter(c -> !permitted.contains(c.getPackageName()))
                .flatMap(c -> c.getCodeUnits().stream()
                        .map(u -> u.getInstanceofChecks())
                        .flatMap(Collection::stream))
                .filter(i -> concrete.contains(i.getRawType().getName()))
                .filter(i -> !i.getRawType()
                        .getPackageName()
                        .equals(i.getOwner().getOwner().getPackageName()))
                .map(InstanceofCheck::toString)
                .sorted()
                .toList();
    }
}
