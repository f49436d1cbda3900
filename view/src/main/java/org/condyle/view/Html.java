package org.condyle.view;

import java.util.Locale;

/** A page under construction. Text is escaped on its way in; {@link #raw} is for what this package wrote itself. */
final class Html {
    private final StringBuilder out = new StringBuilder(1 << 20);

    Html raw(String html) {
        out.append(html);
        return this;
    }

    Html text(String s) {
        return raw(Text.escape(s));
    }

    Html number(double x) {
        return raw(Text.number(x));
    }

    Html section(String heading) {
        return raw("<section>\n<h2>").text(heading).raw("</h2>\n");
    }

    Html endSection() {
        return raw("</section>\n");
    }

    /** A row of a name and what belongs to it. */
    Html row(String name, String html) {
        return raw("<tr><th scope=\"row\">")
                .text(name)
                .raw("</th><td class=\"n\">")
                .raw(html)
                .raw("</td></tr>\n");
    }

    /** Begins a row that stands for a moment of the run; the page shows that moment when the row is chosen. */
    Html moment(double time) {
        return raw(Double.isFinite(time) ? "<tr data-time=\"" + time + "\">" : "<tr>");
    }

    /** After a list that was cut. */
    Html more(long count) {
        return count > 0 ? raw("<p>and ").raw(grouped(count)).raw(" more.</p>\n") : this;
    }

    /** "1 row", "2 000 rows". */
    static String counted(long n, String what) {
        return grouped(n) + " " + what + (n == 1 ? "" : "s");
    }

    static String grouped(long n) {
        return String.format(Locale.ROOT, "%,d", n).replace(',', '\u202F');
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
