package org.condyle.view;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Resource;

/** Scripts and styles that stand inside the page, and the policy that lets these run and nothing else. */
final class PageScripts {
    /** What all panels use. */
    private static final List<String> COMMON =
            List.of("clock.js", "data.js", "drawing.js", "measured.js", "plot.js", "plots.js", "panels.js");

    /** Work of others: three.js, uPlot. */
    static final String VENDOR = Resource.text("page/vendor.js");

    /** All of ours share one scope and leave nothing outside it. */
    static final String PAGE = Stream.of(COMMON, panels(ReportPanel::scripts), List.of("page.js"))
            .flatMap(List::stream)
            .map(PageScripts::text)
            .collect(Collectors.joining("", "(() => {\n\"use strict\";\n", "})();\n"));

    static final String STYLE = Resource.text("page/vendor.css") + "\n" + PageHead.STYLE
            + panels(ReportPanel::styles).stream().map(PageScripts::text).collect(Collectors.joining());

    private PageScripts() {}

    /** A script; of numbers that Java reads, too, a constant that is called as the file: SCENE_PALETTE. */
    private static String text(String file) {
        String text = Resource.text("page/" + file);
        if (!file.endsWith(".json")) {
            return text;
        }
        String name = file.substring(0, file.length() - ".json".length());
        return "const " + name.toUpperCase(Locale.ROOT).replace('-', '_') + " = " + text.strip() + ";\n";
    }

    /** Files of all panels, in the order of these. */
    private static List<String> panels(Function<ReportPanel, List<String>> files) {
        return ReportPanels.ALL.stream().flatMap(p -> files.apply(p).stream()).toList();
    }

    /** The content security policy: no network, and of scripts only those whose text is known. */
    static String policy() {
        return "default-src 'none'; script-src '" + hash(VENDOR) + "' '" + hash(PAGE)
                + "'; style-src 'unsafe-inline'; img-src data: blob:";
    }

    /** As browsers compute it: over the text between the tags. */
    static String hash(String script) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(sum);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
