package org.condyle.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.condyle.simulate.EnergyLedger;
import org.condyle.view.canvas.Axis;
import org.condyle.view.page.Text;

/**
 * The energy ledger as a table whose last column is its picture: each bar begins where the one above ends, from the
 * energy at the start to the energy at the end.
 */
final class EnergyTable {
    private static final int MOST_ROWS = 12; // of work and of losses each; the small ones are added up

    private record Row(String name, String kind, double from, double to, double shown) {}

    private final List<Row> rows = new ArrayList<>();
    private double level;

    private final double scale;

    EnergyTable(EnergyLedger ledger) {
        scale = ledger.scale();
        total("Energy at the start", ledger.initial());
        change("work of", ledger.work(), +1);
        change("dissipated in", ledger.dissipated(), -1);
        rows.add(new Row("unexplained", "residual", level, level + ledger.residual(), ledger.residual()));
        total("Energy at the end", ledger.last());
    }

    private void total(String name, double energy) {
        rows.add(new Row(name, "total", 0, energy, energy));
        level = energy;
    }

    private void change(String what, Map<String, Double> accounts, int sign) {
        List<Map.Entry<String, Double>> sorted = new ArrayList<>(accounts.entrySet());
        sorted.sort(Comparator.comparingDouble(e -> -Math.abs(e.getValue())));
        double rest = 0;
        for (int i = 0; i < sorted.size(); i++) {
            if (i < MOST_ROWS - 1 || sorted.size() == MOST_ROWS) {
                step(what + " " + sorted.get(i).getKey(), sign * sorted.get(i).getValue());
            } else {
                rest += sign * sorted.get(i).getValue();
            }
        }
        if (sorted.size() > MOST_ROWS) {
            step(what + " " + (sorted.size() - MOST_ROWS + 1) + " others", rest);
        }
    }

    private void step(String name, double amount) {
        rows.add(new Row(name, amount < 0 ? "out" : "in", level, level + amount, amount));
        level += amount;
    }

    String html() {
        double low = 0, high = scale; // a ledger of nothing but round-off must not look like a loss
        for (Row r : rows) {
            low = Math.min(low, Math.min(r.from, r.to));
            high = Math.max(high, Math.max(r.from, r.to));
        }
        double span = high > low && high - low <= Axis.LARGEST ? high - low : 1;
        StringBuilder out = new StringBuilder("<table class=\"energy\"><tbody>\n");
        for (Row r : rows) {
            boolean change = !r.kind.equals("total");
            out.append("<tr class=\"")
                    .append(r.kind)
                    .append("\"><th scope=\"row\">")
                    .append(Text.escape(r.name));
            out.append("</th><td class=\"n\">")
                    .append(change && r.shown > 0 ? "+" : "")
                    .append(Text.number(r.shown));
            out.append("&#160;J</td><td class=\"bar\">")
                    .append(bar(r, low, span))
                    .append("</td></tr>\n");
        }
        return out.append("</tbody></table>\n").toString();
    }

    /** One bar, in thousandths of the width; preserveAspectRatio lets it stretch with the page. */
    private static String bar(Row r, double low, double span) {
        double from = (Math.min(r.from, r.to) - low) / span, wide = Math.abs(r.to - r.from) / span;
        if (!(from >= 0 && from + wide <= 1.001)) {
            return "";
        }
        int x = (int) Math.round(1000 * from), w = (int) Math.max(2, Math.round(1000 * wide));
        int zero = (int) Math.round(1000 * -low / span);
        return "<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><path d=\"M" + zero
                + " 0v10\" stroke=\"currentColor\" stroke-opacity=\".5\" vector-effect=\"non-scaling-stroke\"/>"
                + "<rect x=\"" + x + "\" y=\"1\" width=\"" + w + "\" height=\"8\"/></svg>";
    }
}
