package org.condyle.view.muscle;

import java.util.Arrays;
import java.util.List;
import org.condyle.analyse.muscle.ReserveShares;
import org.condyle.view.muscle.MuscleHistory.About;
import org.condyle.view.muscle.MuscleHistory.Motor;
import org.condyle.view.page.Text;

/** Shares of the loads of the coordinates that reserves supply; more than 5 % is marked. */
final class ReserveTable {
    private ReserveTable() {}

    static void append(MuscleHistory history, StringBuilder out) {
        List<Motor> reserves = history.motors().stream().filter(Motor::reserve).toList();
        if (reserves.isEmpty() || history.coordinates().isEmpty()) {
            return;
        }
        out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Shares of the reserves\">");
        out.append("<table class=\"moments\"><thead><tr><th scope=\"col\">Coordinate</th>");
        for (String head : List.of("largest load", "largest part of reserves", "at [s]", "share")) {
            out.append("<th scope=\"col\" class=\"n\">").append(head).append("</th>");
        }
        out.append("</tr></thead><tbody>\n");
        boolean much = false;
        for (int c = 0; c < history.coordinates().size(); c++) {
            much |= row(history, reserves, c, out);
        }
        out.append("</tbody></table></div>\n");
        out.append(
                much
                        ? "<p class=\"warn\"><b>!</b> Reserves supply more than 5\u202F% of a load: the muscles do not make this"
                                + " motion alone.</p>\n"
                        : "<p class=\"quiet\">Reserves supply at most 5\u202F% of each load.</p>\n");
    }

    private static boolean row(MuscleHistory h, List<Motor> reserves, int c, StringBuilder out) {
        double load = 0, most = 0;
        int at = 0;
        for (int k = 0; k < h.times().length; k++) {
            double part = 0;
            for (Motor m : reserves) {
                part += m.moments()[c][k];
            }
            load = Math.max(load, Math.abs(asked(h, c, k)));
            if (Math.abs(part) > most) {
                most = Math.abs(part);
                at = k;
            }
        }
        About about = h.coordinates().get(c);
        double share = load > 0 ? most / load : 0;
        boolean alone = isAlone(h, c, load); // then all of the load is theirs, whatever muscles do
        boolean much = share > ReserveShares.LIMIT && !alone;
        out.append("<tr data-time=\"").append(h.times()[at]).append("\"><th scope=\"row\">");
        out.append(Text.escape(about.name())).append("</th>");
        for (String cell : List.of(
                Text.quantity(load, about.unit()),
                Text.quantity(most, about.unit()),
                Text.brief(h.times()[at]),
                alone
                        ? "nothing else acts"
                        : (much ? "<b>! " : "") + Text.rounded(100 * share, 2) + "\u202F%" + (much ? "</b>" : ""))) {
            out.append("<td class=\"n\">").append(cell).append("</td>");
        }
        out.append("</tr>\n");
        return much;
    }

    /** Whether neither muscles nor motors that are no reserves act along a coordinate. */
    private static boolean isAlone(MuscleHistory h, int c, double load) {
        double others = 0;
        for (MuscleHistory.Course m : h.muscles()) {
            others = Math.max(others, largest(m.moments()[c]));
        }
        for (Motor m : h.motors()) {
            others = m.reserve() ? others : Math.max(others, largest(m.moments()[c]));
        }
        return others <= 1e-9 * load;
    }

    private static double largest(double[] x) {
        return Arrays.stream(x).map(Math::abs).max().orElse(0);
    }

    /** What the motion takes; where that is not known, what all actuators do together. */
    private static double asked(MuscleHistory h, int c, int k) {
        double[] known = h.coordinates().get(c).asked();
        if (known.length > 0) {
            return known[k];
        }
        double sum = 0;
        for (MuscleHistory.Course m : h.muscles()) {
            sum += m.moments()[c][k];
        }
        for (Motor m : h.motors()) {
            sum += m.moments()[c][k];
        }
        return sum;
    }
}
