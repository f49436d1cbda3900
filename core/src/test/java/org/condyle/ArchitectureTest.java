package org.condyle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table of packages, drawn in code: what each may know. Whoever adds a package adds its line. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.condyle");

    /** Elements: they know the vocabulary below them and not each other. */
    private static final List<String> VOCABULARY = List.of("math", "expression", "mechanics");

    /** Elements whose laws act along measures. */
    private static final List<String> WITH_MEASURES = List.of("math", "expression", "mechanics", "measures");

    /** Elements whose laws are tables or formulas, too. */
    private static final List<String> WITH_FUNCTIONS =
            List.of("math", "expression", "function", "mechanics", "measures");

    private static final Map<String, List<String>> MAY_KNOW = Map.ofEntries(
            Map.entry("text", List.of()),
            Map.entry("math", List.of()),
            Map.entry("expression", List.of("text", "math")),
            Map.entry("integrate", List.of("text", "math")),
            Map.entry("fit", List.of("math")),
            Map.entry("signal", List.of("math")),
            Map.entry("optimise", List.of("text", "math")),
            Map.entry("mechanics", List.of("text", "math", "expression")),
            Map.entry("anatomy", List.of("math", "text", "mechanics")),
            Map.entry("measures", VOCABULARY),
            Map.entry("descriptor", VOCABULARY),
            Map.entry("joints", VOCABULARY),
            Map.entry("forces", WITH_FUNCTIONS),
            Map.entry("geometry", VOCABULARY),
            Map.entry("contact", WITH_MEASURES),
            Map.entry("function", List.of("math", "expression")),
            Map.entry("tissue", WITH_FUNCTIONS),
            Map.entry("resistance", WITH_FUNCTIONS),
            Map.entry("muscle", WITH_FUNCTIONS),
            Map.entry("dynamics", List.of("math", "expression", "mechanics", "integrate")),
            Map.entry("simulate", List.of("text", "math", "expression", "mechanics", "integrate", "dynamics")),
            Map.entry(
                    "analyse",
                    List.of(
                            "text",
                            "math",
                            "signal",
                            "optimise",
                            "expression",
                            "mechanics",
                            "integrate",
                            "dynamics",
                            "simulate")));

    @Test
    void packagesKnowOnlyWhatTheTableAllows() {
        for (Map.Entry<String, List<String>> line : MAY_KNOW.entrySet()) {
            List<String> forbidden = new ArrayList<>();
            for (String other : MAY_KNOW.keySet()) {
                if (!other.equals(line.getKey()) && !line.getValue().contains(other)) {
                    forbidden.add("org.condyle." + other + "..");
                }
            }
            noClasses()
                    .that()
                    .resideInAPackage("org.condyle." + line.getKey() + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(forbidden.toArray(new String[0]))
                    .because("the table of packages says so")
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @Test
    void everyPackageIsInTheTable() {
        List<String> known = new ArrayList<>();
        MAY_KNOW.keySet().forEach(name -> known.add("org.condyle." + name + ".."));
        noClasses()
                .should()
                .resideOutsideOfPackages(known.toArray(new String[0]))
                .check(CLASSES);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("org.condyle.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** The rooms of the large packages, lower ones first: each may know those before it in this list. */
    private static final Map<String, List<String>> ROOMS = Map.of(
            "geometry",
            List.of(
                    "tree",
                    "shape",
                    "cartilage",
                    "mesh",
                    "freeform",
                    "csg",
                    "convex",
                    "pair",
                    "deforming",
                    "meshpair",
                    "surrogate",
                    "",
                    "many"),
            "contact",
            List.of("law", "friction", "impact", ""),
            "muscle",
            List.of("law", ""),
            "measures",
            List.of("", "wrap"),
            "mechanics",
            List.of("contact", "", "many", "tangent"),
            "anatomy",
            List.of("form", "", "furniture"),
            "dynamics",
            List.of("stepping", "tree", ""),
            "simulate",
            List.of("ode", "event", ""),
            "analyse",
            List.of("", "motion", "muscle"));

    @Test
    void roomsKnowOnlyLowerOnes() {
        ROOMS.forEach((name, rooms) -> {
            for (int i = 0; i < rooms.size(); i++) {
                String room = room(name, rooms.get(i));
                String[] upper =
                        rooms.stream().skip(i + 1L).map(r -> room(name, r)).toArray(String[]::new);
                if (upper.length > 0) {
                    noClasses()
                            .that()
                            .resideInAPackage(room)
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(upper)
                            .because("the list of rooms says so")
                            .check(CLASSES);
                }
            }
        });
    }

    @Test
    void everyRoomIsInTheList() {
        ROOMS.forEach((name, rooms) -> noClasses()
                .that()
                .resideInAPackage("org.condyle." + name + "..")
                .should()
                .resideOutsideOfPackages(rooms.stream().map(r -> room(name, r)).toArray(String[]::new))
                .check(CLASSES));
    }

    @Test
    void noPackageHoldsMoreThanForty() {
        Map<String, Long> files = CLASSES.stream()
                .filter(c -> c.isTopLevelClass())
                .collect(groupingBy(c -> c.getPackageName(), counting()));
        files.forEach((name, count) -> assertTrue(count <= 40, name + " holds " + count + " files"));
    }

    private static String room(String name, String room) {
        return "org.condyle." + name + (room.isEmpty() ? "" : "." + room);
    }

    @Test
    void libraryNeverPrints() {
        noClasses().should().accessField(System.class, "out").check(CLASSES);
        noClasses().should().accessField(System.class, "err").check(CLASSES);
        noClasses().should().callMethod(Throwable.class, "printStackTrace").check(CLASSES);
    }

    @Test
    void libraryNeverAsksForTheTimeOrForLuck() {
        noClasses().should().callMethod(System.class, "currentTimeMillis").check(CLASSES);
        noClasses().should().callMethod(Math.class, "random").check(CLASSES);
        noClasses().should().callConstructor(java.util.Random.class).check(CLASSES);
    }
}
