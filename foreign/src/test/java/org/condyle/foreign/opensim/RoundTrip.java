package org.condyle.foreign.opensim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.OsimNames;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** A model, its export, and the model that is read from it. */
final class RoundTrip {
    final Description source;
    final ModelFile before;
    final OpenSimExport export;
    final Description again;
    final ModelFile after;

    RoundTrip(String name, Path folder) throws IOException {
        source = Library.find(name);
        before = source.compile("", List.of());
        export = OpenSimExport.of(source, before);
        Path file = folder.resolve("model.osim");
        Files.writeString(file, export.text());
        for (Map.Entry<String, Entry> mesh : export.files().entrySet()) {
            Path to = folder.resolve(mesh.getKey());
            Files.createDirectories(to.getParent());
            if (!Files.exists(to)) {
                source.document().copy(mesh.getValue(), "mesh", to);
            }
        }
        again = Library.find(file.toString());
        after = again.compile("", List.of());
    }

    /** The largest difference of masses, mass centres and inertias, as a part of the largest of its kind. */
    double massDifference() {
        double worst = 0;
        for (Body b : before.model().bodies()) {
            Body c = body(after.model(), b.name());
            worst = Math.max(worst, Math.abs(b.mass() - c.mass()) / Math.max(1e-12, Math.abs(b.mass())));
            for (int i = 0; i < 3; i++) {
                worst = Math.max(worst, Math.abs(b.centreLocal()[i] - c.centreLocal()[i]));
            }
            for (int i = 0; i < 6; i++) {
                worst = Math.max(
                        worst, Math.abs(b.inertia()[i] - c.inertia()[i]) / Math.max(1, Math.abs(b.inertia()[i])));
            }
        }
        return worst;
    }

    private static Body body(Model m, String name) {
        String clean = OsimNames.clean(name);
        return m.bodies().stream()
                .filter(b -> b.name().equals(clean))
                .findFirst()
                .orElseThrow(() -> new AssertionError("body " + name + " is missing"));
    }

    /** Largest differences of body poses and of path lengths over random poses. */
    double[] poseDifferences(int poses, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Workspace a = new Workspace(Mechanism.compile(before.model())),
                b = new Workspace(Mechanism.compile(after.model()));
        double pose = 0, length = 0;
        for (int i = 0; i < poses; i++) {
            State s = before.model().newState(), t = after.model().newState();
            randomise(random, s, t);
            Dynamics.place(s, a);
            Dynamics.place(t, b);
            Dynamics.fillRates(a);
            Dynamics.fillRates(b);
            for (int k = 0; k < before.model().bodies().size(); k++) {
                int other = after.model()
                        .bodies()
                        .indexOf(body(
                                after.model(), before.model().bodies().get(k).name()));
                for (double[] x : new double[][] {{0, 0, 0}, {0.3, 0, 0}, {0, 0.3, 0}, {0, 0, 0.3}}) {
                    double[] p = new double[3], q = new double[3];
                    a.motion.position(k, x, p, 0);
                    b.motion.position(other, x, q, 0);
                    pose = Math.max(pose, Math.hypot(Math.hypot(p[0] - q[0], p[1] - q[1]), p[2] - q[2]));
                }
            }
            for (Map.Entry<String, Measure> m :
                    PathAnalysis.paths(before.model()).entrySet()) {
                Measure n = PathAnalysis.paths(after.model()).get(m.getKey());
                if (n != null) {
                    length = Math.max(length, Math.abs(value(m.getValue(), s, a) - value(n, t, b)));
                }
            }
        }
        return new double[] {pose, length};
    }

    private static double value(Measure m, State s, Workspace w) {
        Measure own = m;
        Measure.Reading r = new Measure.Reading(own);
        own.read(s, w.motion, r);
        return r.value;
    }

    /** Sets the same random pose in both; a quaternion here is three angles there. */
    private void randomise(SplittableRandom random, State s, State t) {
        for (Joint j : before.model().joints()) {
            String name = j.name().replaceAll("[^A-Za-z0-9_]", "_"); // joints stand in formulas
            Joint k = after.model().joint(name).orElseThrow(() -> new AssertionError(name));
            String type = j.mobility().type();
            double[] x = random.doubles(6, -0.8, 0.8).toArray();
            if (type.equals("ball") || type.equals("free")) {
                boolean free = type.equals("free");
                double[] quaternion =
                        org.condyle.math.Rotations.toQuaternion(FrameWriter.matrix(new double[] {x[0], x[1], x[2]}));
                System.arraycopy(quaternion, 0, s.q, j.qAt() + (free ? 3 : 0), 4);
                System.arraycopy(x, 0, t.q, k.qAt(), 3);
                if (free) {
                    System.arraycopy(x, 3, s.q, j.qAt(), 3);
                    System.arraycopy(x, 3, t.q, k.qAt() + 3, 3);
                }
                continue;
            }
            int n = j.mobility().coordinates().length;
            for (int i = 0; i < n; i++) {
                s.q[j.qAt() + i] = x[i];
                t.q[k.qAt() + i] = x[i];
            }
        }
    }

    /** Entries of both models that differ, as far as they are no notes; numbers may differ by rounding. */
    List<String> differences() {
        List<String> out = new ArrayList<>();
        compare("", source.document().root(), again.document().root(), out);
        return out;
    }

    private static void compare(String path, Entry a, Entry b, List<String> out) {
        if (path.equals(".notes")) {
            return;
        }
        if (a.isMapping() && b.isMapping()) {
            a.children()
                    .forEach((key, x) -> b.child(key)
                            .ifPresentOrElse(
                                    y -> compare(path + "." + key, x, y, out),
                                    () -> out.add(path + "." + key + " is missing")));
            b.children().keySet().stream()
                    .filter(key -> a.child(key).isEmpty())
                    .forEach(key -> out.add(path + "." + key + " is new"));
        } else if (a.isList() && b.isList() && a.items().size() == b.items().size()) {
            for (int i = 0; i < a.items().size(); i++) {
                compare(path + "." + i, a.items().get(i), b.items().get(i), out);
            }
        } else if (!a.isScalar() || !b.isScalar() || !same(a.text(), b.text())) {
            out.add(path + ": " + a.form() + " became " + b.form());
        }
    }

    private static boolean same(String a, String b) {
        if (a.equals(b)) {
            return true;
        }
        String[] x = a.split(" ", 2), y = b.split(" ", 2);
        try {
            double u = Double.parseDouble(x[0]), v = Double.parseDouble(y[0]);
            boolean unit = x.length == y.length && (x.length == 1 || x[1].equals(y[1]));
            return unit && Math.abs(u - v) <= 1e-13 * Math.max(Math.abs(u), 1e-3);
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
