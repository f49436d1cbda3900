package org.condyle.view.page;

/** The head of every page: what browsers must know, what the page may do, its title and its style. */
public final class PageHead {
    /** The policy of a page without scripts: nothing from the network, nothing that runs. */
    public static final String NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'";

    /** By this a page of Condyle is known. */
    public static final String GENERATOR = "<meta name=\"generator\" content=\"Condyle\"/>";

    /** The look that all pages share. */
    public static final String STYLE = Resource.text("report.css");

    /** The places of the switch in a page: the switch itself is a box that style sheets read, so that no script is needed. */
    private static final String SWITCH = """
            <label class="theme"><input type="checkbox" id="other-theme"/>\
            <span class="to-dark">☾ Dark</span><span class="to-light">☀ Light</span></label>
            """;

    private PageHead() {}

    /**
     * The header of a page without scripts: its title, what is told below it, and the switch between light and dark.
     *
     * @param facts HTML of our own making
     */
    public static String header(String title, String facts) {
        return "<header>\n<div><h1>" + Text.escape(title) + "</h1>\n<p class=\"facts\">" + facts + "</p></div>\n"
                + SWITCH + "</header>\n";
    }

    /**
     * From the first line of the page to the end of its head.
     *
     * @param title  as it should be read; it is escaped here
     * @param policy the content security policy; it keeps the promise of the page even if something hostile got past the
     *               escaping
     * @param style  of our own making, with a line break at its end
     */
    public static String of(String title, String policy, String style) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8"/>
                %s
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <meta name="color-scheme" content="light dark"/>
                <meta http-equiv="Content-Security-Policy" content="%s"/>
                <title>%s</title>
                <style>
                %s</style>
                </head>
                """.formatted(GENERATOR, policy, Text.escape(title), style);
    }
}
