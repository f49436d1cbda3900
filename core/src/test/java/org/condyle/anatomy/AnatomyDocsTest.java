package org.condyle.anatomy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.condyle.anatomy.furniture.Furniture;
import org.junit.jupiter.api.Test;

/** The tables of docs/anatomy.md are those of the catalogs. */
class AnatomyDocsTest {
    private final String page;

    AnatomyDocsTest() throws IOException {
        page = Files.readString(Path.of("../docs/anatomy.md"));
    }

    @Test
    void everyBoneHasItsRow() {
        for (Bone bone : Bone.all()) {
            assertTrue(page.contains(row(bone)), () -> "docs/anatomy.md needs this row:\n" + row(bone));
        }
    }

    @Test
    void everyLandmarkIsExplained() {
        for (Bone bone : Bone.all()) {
            assertTrue(page.contains(landmarks(bone)), () -> "docs/anatomy.md needs this row:\n" + landmarks(bone));
        }
    }

    @Test
    void everyPieceOfFurnitureHasItsRow() {
        for (Furniture piece : Furniture.all()) {
            assertTrue(page.contains(row(piece)), () -> "docs/anatomy.md needs this row:\n" + row(piece));
        }
    }

    private static String row(Bone bone) {
        return String.format(
                Locale.ROOT,
                "| `%s` | %s | %s | `%s` to `%s`, %.0f mm | %d | %s |",
                bone.name(),
                bone.meaning(),
                bone.sided() ? "left, right" : "one",
                bone.from().name(),
                bone.to().name(),
                1e3 * bone.length(),
                bone.faces(Resolution.USUAL),
                String.join("; ", bone.sources()));
    }

    private static String landmarks(Bone bone) {
        return "| `" + bone.name() + "` | "
                + bone.landmarks().stream()
                        .map(p -> "`" + p.name() + "`" + (p.onSurface() ? "" : " ○") + " " + p.meaning())
                        .collect(Collectors.joining("; "))
                + " |";
    }

    private static String row(Furniture piece) {
        return "| `" + piece.name() + "` | " + piece.meaning() + " | "
                + piece.landmarks().stream()
                        .map(p -> "`" + p.name() + "` " + p.meaning())
                        .collect(Collectors.joining("; "))
                + " | " + piece.faces() + " |";
    }
}
