package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageScriptsTest {
    /** The rest of three.js is left out of vendor.js: see view/web/three.mjs. */
    @Test
    void everyPartOfThreeThatThePageNamesIsThere() {
        List<String> named = Pattern.compile("\\bTHREE\\.(\\w+)")
                .matcher(PageScripts.PAGE)
                .results()
                .map((MatchResult m) -> m.group(1))
                .distinct()
                .toList();
        assertTrue(named.contains("WebGLRenderer") && named.size() > 20, named.toString());
        assertEquals(
                List.of(),
                named.stream()
                        .filter(n -> !Pattern.compile("[{,]" + n + ":\\(\\)=>")
                                .matcher(PageScripts.VENDOR)
                                .find())
                        .toList());
    }
}
