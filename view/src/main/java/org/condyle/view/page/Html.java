package org.condyle.view.page;

import java.util.Locale;

/** A page under construction. Text is escaped on its way in; {@link #raw} is for what this package wrote itself. */
public final class Html {
    private final StringBuilder out = new StringBuilder(1 << 20);

    public Html raw(String html) {
        out.append(html);
        return this;
    }

    public Html text(String s) {
        return raw(Text.escape(s));
    }

    public Html number(double x) {
        return raw(Text.number(x));
    }

    public Html section(String heading) {
        return raw("<section>\n<h2>").text(heading).raw("</h2>\n");
    }

    public Html endSection() {
        return raw("</section>\n");
    }

    /** A row of a name and what belongs to it. */
    public Html row(String name, String html) {
        return raw("<tr><th scope=\"row\">")
                .text(name)
                .raw("</th><td class=\"n\">")
                .raw(html)
                .raw("</td></tr>\n");
    }

    /** Begins a row that stands for a moment of the run; the page shows that moment when the row is chosen. */
    public Html moment(double time) {
        return raw(Double.isFinite(time) ? "<tr data-time=\"" + time + "\">" : "<tr>");
    }

    /** After a list that was cut. */
    public Html more(long count) {
        return count > 0 ? raw("<p>and ").raw(grouped(count)).raw(" more.</p>\n") : this;
    }

    /** "1 row", "2 000 rows". */
    public static String counted(long n, String what) {
        return grouped(n) + " " + what + (n == 1 ? "" : "s");
    }

    public static String grouped(long n) {
        return String.format(Locale.ROOT, "%,d", n).replace(',', '\u202F');
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
