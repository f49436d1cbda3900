package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.condyle.tool.gait.Contacts.Contact;
import org.condyle.tool.motion.ToolModel;

/**
 * Which foot stands on which force plate: of each contact the foot that is nearest to the centre of pressure, as inverse kinematics
 * places it. A plate on which both feet step one after the other acts on both, each for its contacts.
 */
final class PlateFeet {
    private final ToolModel model;
    private final double threshold;
    private final List<State> frames;
    private final Workspace workspace;
    private final List<Integer> feet;
    private final List<String> remarks = new ArrayList<>();

    /** @param frames of the motion */
    PlateFeet(ToolModel model, double threshold, List<State> frames) {
        this.model = model;
        this.threshold = threshold;
        this.frames = frames;
        workspace = new Workspace(model.mechanism());
        feet = feet(model.model());
    }

    /** Bodies that stand on the ground: by name, or else the ends of all limbs. */
    static List<Integer> feet(Model model) {
        for (String pattern : List.of("(?i).*calc(n|aneus).*", "(?i).*(foot|feet).*")) {
            List<Integer> named = new ArrayList<>();
            for (int b = 1; b < model.bodies().size(); b++) {
                if (model.bodies().get(b).name().matches(pattern)) {
                    named.add(b);
                }
            }
            if (!named.isEmpty()) {
                return named;
            }
        }
        Set<Integer> carrying = model.joints().stream().map(Joint::parent).collect(Collectors.toSet());
        List<Integer> ends = new ArrayList<>();
        for (int b = 1; b < model.bodies().size(); b++) {
            if (!carrying.contains(b)) {
                ends.add(b);
            }
        }
        return ends;
    }

    /** Refuses plates and bodies that are not there. */
    static void check(Map<Integer, String> given, List<ForceColumns> plates, Model model, String file) {
        List<String> bodies = model.bodies().stream().skip(1).map(Body::name).toList();
        given.forEach((plate, body) -> {
            if (plates.stream().noneMatch(p -> p.plate() == plate)) {
                throw new DocumentException(
                        Code.OUT_OF_RANGE,
                        Position.in("--plate " + plate + "=" + body),
                        plates.isEmpty() || plates.get(0).plate() == 0
                                ? "there are no force plates in " + file + "; a file of loads names the bodies itself"
                                : file + " has " + plates.size() + " force plates, numbered from 1");
            }
            if (!bodies.contains(body)) {
                throw new DocumentException(
                        Code.UNKNOWN_NAME,
                        Position.in("--plate " + plate + "=" + body),
                        "the model has no body " + Quoted.of(body),
                        DidYouMean.hint(body, bodies, "body"));
            }
        });
    }

    List<String> remarks() {
        return remarks;
    }

    /** Plates with their bodies; one that acts on two bodies is there twice, each time with the contacts of one. */
    List<ForceColumns> assign(List<ForceColumns> plates, Map<Integer, String> given) {
        List<ForceColumns> out = new ArrayList<>();
        for (ForceColumns p : plates) {
            if (p.plate() == 0) {
                out.add(p);
                continue;
            }
            String body = given.get(p.plate());
            if (body != null) {
                out.add(p.on(body));
                remarks.add(p.name() + " acts on " + body + ", as --plate says");
            } else {
                out.addAll(nearest(p));
            }
        }
        return out;
    }

    private List<ForceColumns> nearest(ForceColumns p) {
        double[] size = new double[p.times().length];
        Arrays.setAll(size, p::size); // not the vertical part: in wrong axes the residuals should tell, not this
        List<Contact> contacts = Contacts.of(p.times(), size, threshold);
        Map<Integer, List<Contact>> byFoot = new LinkedHashMap<>();
        Map<Integer, Double> distances = new LinkedHashMap<>();
        for (Contact c : contacts) {
            double[] mean = distances(p, c);
            int best = -1;
            for (int k = 0; k < mean.length; k++) {
                best = Double.isFinite(mean[k]) && (best < 0 || mean[k] < mean[best]) ? k : best;
            }
            if (best >= 0) {
                byFoot.computeIfAbsent(feet.get(best), k -> new ArrayList<>()).add(c);
                distances.merge(feet.get(best), mean[best], Math::max);
            }
        }
        if (byFoot.isEmpty()) {
            remarks.add(p.name() + " was not stepped on and is left out");
        }
        List<ForceColumns> out = new ArrayList<>();
        byFoot.forEach((foot, own) -> {
            String body = model.model().bodies().get(foot).name();
            remarks.add(String.format(
                    Locale.ROOT,
                    "%s acts on %s%s, the foot nearest to the centre of pressure (%.2g m)",
                    p.name(),
                    body,
                    byFoot.size() > 1 ? " in " + times(own) : "",
                    distances.getOrDefault(foot, 0.0)));
            out.add(byFoot.size() > 1 ? masked(p, own).on(body) : p.on(body));
        });
        return out;
    }

    private static String times(List<Contact> contacts) {
        return contacts.stream()
                .map(c -> String.format(Locale.ROOT, "%.3g s to %.3g s", c.strike(), c.off()))
                .collect(Collectors.joining(", "));
    }

    /** Mean distance of each foot from the centre of pressure over the frames of a contact [m]; NaN if there are none. */
    private double[] distances(ForceColumns p, Contact c) {
        double[] sum = new double[feet.size()];
        int n = 0;
        for (State s : frames) {
            if (s.time < c.strike() || s.time > c.off() || p.point().length == 0) {
                continue;
            }
            int found = Arrays.binarySearch(p.times(), s.time);
            int row = Math.min(p.times().length - 1, found < 0 ? -found - 1 : found);
            Dynamics.place(s, workspace);
            for (int k = 0; k < sum.length; k++) {
                sum[k] += distance(feet.get(k), p, row);
            }
            n++;
        }
        for (int k = 0; k < sum.length; k++) {
            sum[k] = n == 0 ? Double.NaN : sum[k] / n;
        }
        return sum;
    }

    private double distance(int body, ForceColumns p, int row) {
        double best = Double.POSITIVE_INFINITY;
        for (double[] at :
                List.of(new double[3], model.model().bodies().get(body).centreLocal())) {
            double[] x = new double[3];
            workspace.motion.position(body, at, x, 0);
            double square = 0;
            for (int k = 0; k < 3; k++) {
                square += (x[k] - p.point()[k][row]) * (x[k] - p.point()[k][row]);
            }
            best = Math.min(best, Math.sqrt(square));
        }
        return best;
    }

    /** The force during some contacts, nothing otherwise. */
    private static ForceColumns masked(ForceColumns p, List<Contact> contacts) {
        double[][] force = new double[3][p.times().length];
        for (int i = 0; i < p.times().length; i++) {
            double t = p.times()[i];
            if (contacts.stream().anyMatch(c -> t >= c.strike() && t <= c.off())) {
                for (int k = 0; k < 3; k++) {
                    force[k][i] = p.force()[k][i];
                }
            }
        }
        return new ForceColumns(p.name(), p.plate(), p.body(), p.times(), force, p.point());
    }
}
