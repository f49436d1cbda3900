package org.condyle.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.io.results.AtomicFile;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Drawing;

/**
 * Many runs as one page, {@code report.html}: plots, curves laid over each other, and the table. No scripts, nothing
 * from the network; the look is that of the report of a run. The same page gives the same bytes.
 */
public final class TableReport {
    public static final String FILE = "report.html";

    private static final int MOST_ROWS = 2000; // of a sheet
    private static final int DIGITS = 4; // that are shown of numbers in tables

    private static final String STYLE = PageHead.STYLE + """
            .table td, .table th { padding: .3rem 1.2rem .3rem 0 }
            .table .n { padding-right: 1.2rem }
            .table thead th { vertical-align: bottom }
            .table .bad td { background: var(--bad-soft) }
            .table .why { min-width: 14rem }
            .sheet td:not(.why), .sheet th { white-space: nowrap }
            .plots { grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr)) }
            """;

    private final Page page;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private TableReport(Page page) {
        this.page = page;
    }

    /**
     * What is on the page.
     *
     * @param facts  names and values below the title
     * @param date   as it should be read
     * @param sheets  small tables before the pictures
     * @param details small tables after them
     * @param lines  rows of the table that are shown
     * @param rows   how many there are
     * @param source name of the file that has all rows, in the folder of the page
     * @param text   the file that was asked for
     */
    public record Page(
            String title,
            Map<String, String> facts,
            String version,
            String date,
            Banner banner,
            List<Sheet> sheets,
            List<Pictures> pictures,
            List<Sheet> details,
            List<Column> columns,
            List<Line> lines,
            int rows,
            String source,
            String text) {}

    /** A small table with a heading, and notes below. */
    public record Sheet(String heading, List<Column> columns, List<Line> lines, List<String> notes) {}

    /** How it went. */
    public record Banner(boolean good, String headline, List<String> more) {}

    /** A section of plots, with notes below. */
    public record Pictures(String heading, List<? extends Drawing> plots, List<String> notes) {}

    /** A column of the table; the unit may be empty. */
    public record Column(String name, String unit, boolean numeric) {}

    /** A row of the table; one that is not good is marked. */
    public record Line(List<Cell> cells, boolean good) {}

    /** A text as it is, or a number, which is displayed in short form, with all digits in a tooltip. */
    public record Cell(String text, double number, boolean isNumber) {
        public static Cell of(String text) {
            return new Cell(text, Double.NaN, false);
        }

        public static Cell of(double number) {
            return new Cell("", number, true);
        }
    }

    /** Writes {@code report.html} into a folder, complete or not at all. */
    public static void write(Page page, Path folder) throws IOException {
        AtomicFile.write(folder.resolve(FILE), html(page));
    }

    public static String html(Page page) {
        return new TableReport(page).html();
    }

    /** A unit as it is printed in books: "N·m/s²". */
    public static String unit(String unit) {
        return Text.unit(unit);
    }

    private String html() {
        StringBuilder facts = new StringBuilder();
        page.facts()
                .forEach((name, value) -> facts.append("<span>")
                        .append(text(name))
                        .append(" <b>")
                        .append(text(value))
                        .append("</b></span> "));
        out.append(PageHead.of(page.title(), PageHead.NO_SCRIPTS, STYLE));
        facts.append("<span>Condyle ").append(text(page.version())).append("</span> <span>");
        facts.append(text(page.date())).append("</span>");
        out.append("<body>\n")
                .append(PageHead.header(page.title(), facts.toString()))
                .append("<main>\n");
        banner();
        page.sheets().forEach(this::sheet);
        page.pictures().forEach(this::pictures);
        page.details().forEach(this::sheet);
        table();
        section("Study file");
        out.append("<pre tabindex=\"0\">").append(text(page.text())).append("</pre>\n</section>\n");
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private void banner() {
        Banner b = page.banner();
        String kind = b.good() ? "good" : "bad";
        out.append("<div class=\"banner ")
                .append(kind)
                .append("\"><p class=\"")
                .append(kind)
                .append("\"><b>");
        out.append(b.good() ? "✓ " : "✗ ").append(text(b.headline())).append("</b></p>\n");
        b.more().forEach(m -> out.append("<p>").append(text(m)).append("</p>\n"));
        out.append("</div>\n");
    }

    private void pictures(Pictures p) {
        section(p.heading());
        out.append("<div class=\"plots\">\n");
        p.plots().forEach(s -> out.append("<figure>").append(s.svg()).append("</figure>\n"));
        out.append("</div>\n");
        p.notes().forEach(n -> out.append("<p class=\"quiet\">").append(text(n)).append("</p>\n"));
        out.append("</section>\n");
    }

    private void sheet(Sheet s) {
        section(s.heading());
        rows("table sheet", s.columns(), s.lines());
        s.notes().forEach(n -> out.append("<p class=\"quiet\">").append(text(n)).append("</p>\n"));
        out.append("</section>\n");
    }

    private void rows(String look, List<Column> columns, List<Line> lines) {
        out.append("<div class=\"wide\"><table class=\"" + look + "\"><thead><tr>");
        for (Column c : columns) {
            out.append(c.numeric() ? "<th class=\"n\">" : "<th>").append(text(c.name()));
            out.append(c.unit().isEmpty() ? "" : " [" + text(Text.unit(c.unit())) + "]")
                    .append("</th>");
        }
        out.append("</tr></thead><tbody>\n");
        lines.stream().limit(MOST_ROWS).forEach(l -> line(l, columns));
        out.append("</tbody></table></div>\n");
    }

    private void table() {
        section("Table");
        rows("table", page.columns(), page.lines());
        out.append("<p class=\"quiet\">");
        String all = page.lines().size() < page.rows()
                ? page.lines().size() + " of " + page.rows() + " rows. All rows with all digits are in "
                : "All digits are in ";
        out.append(all).append("<a href=\"").append(text(page.source())).append("\">");
        out.append(text(page.source())).append("</a>.</p>\n</section>\n");
    }

    private void line(Line l, List<Column> columns) {
        out.append(l.good() ? "<tr>" : "<tr class=\"bad\">");
        for (int i = 0; i < l.cells().size(); i++) {
            Cell c = l.cells().get(i);
            boolean last = i == l.cells().size() - 1;
            out.append(columns.get(i).numeric() ? "<td class=\"n\">" : last ? "<td class=\"why\">" : "<td>");
            out.append(c.isNumber() ? Text.number(c.number(), DIGITS) : text(c.text()))
                    .append("</td>");
        }
        out.append("</tr>\n");
    }

    private void section(String heading) {
        out.append("<section>\n<h2>").append(text(heading)).append("</h2>\n");
    }

    private static String text(String s) {
        return Text.escape(s);
    }
}
