package org.condyle.view;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Resource;

/** Scripts and styles that stand inside the page, and the policy that lets these run and nothing else. */
final class PageScripts {
    private static final List<String> OWN = List.of(
            "clock.js",
            "data.js",
            "drawing.js",
            "plot.js",
            "plots.js",
            "stacked.js",
            "strips.js",
            "fibre.js",
            "muscles.js",
            "chooser.js",
            "scene-camera.js",
            "scene-courses.js",
            "scene-film.js",
            "scene-forms.js",
            "scene-globes.js",
            "scene-markers.js",
            "scene-marks.js",
            "scene-patches.js",
            "scene-muscles.js",
            "scene-paths.js",
            "scene-rim.js",
            "scene-scale.js",
            "scene-skin.js",
            "scene-spots.js",
            "scene-strobe.js",
            "scene-traction.js",
            "scene-trails.js",
            "scene.js",
            "page.js");

    /** Work of others: three.js, uPlot. */
    static final String VENDOR = Resource.text("page/vendor.js");

    /** All of ours share one scope and leave nothing outside it. */
    static final String PAGE = OWN.stream()
            .map(name -> Resource.text("page/" + name))
            .collect(Collectors.joining("", "(() => {\n\"use strict\";\n", "})();\n"));

    static final String STYLE = Resource.text("page/vendor.css") + "\n" + PageHead.STYLE;

    private PageScripts() {}

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
