package org.condyle.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The pages of the documentation, for the tests that keep them true. */
final class Pages {
    private Pages() {}

    /** A fenced block: its language, its text, and where it stands. */
    record Block(Path page, int line, String language, String text) {
        String where() {
            return page.getFileName() + ":" + line;
        }
    }

    /** The folder that holds README.md and docs. */
    static Path home() {
        Path here = Path.of("").toAbsolutePath();
        for (Path p = here; p != null; p = p.getParent()) {
            if (Files.isDirectory(p.resolve("docs")) && Files.exists(p.resolve("README.md"))) {
                return p;
            }
        }
        throw new IllegalStateException("no README.md and docs above " + here);
    }

    static List<Path> all() {
        try (Stream<Path> docs = Files.list(home().resolve("docs"))) {
            List<Path> pages = new ArrayList<>(List.of(home().resolve("README.md")));
            docs.filter(p -> p.toString().endsWith(".md")).sorted().forEach(pages::add);
            return pages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All fenced blocks of a page, in order. */
    static List<Block> blocks(Path page) {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = text(page).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("```")) {
                continue;
            }
            int begin = i++;
            StringBuilder text = new StringBuilder();
            for (; i < lines.size() && !lines.get(i).startsWith("```"); i++) {
                text.append(lines.get(i)).append('\n');
            }
            blocks.add(new Block(page, begin + 1, lines.get(begin).substring(3).strip(), text.toString()));
        }
        return blocks;
    }
}
