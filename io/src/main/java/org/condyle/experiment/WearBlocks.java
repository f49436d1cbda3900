package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.WornSurface;
import org.condyle.dynamics.Workspace;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.WornMesh;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.term.WearPlan;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.StateFrames;
import org.jspecify.annotations.Nullable;

/**
 * Many cycles of wear by runs of one: block by block the wear of a cycle counts for all cycles of the block, and then the vertices of the meshes
 * are moved. The last run is described with all that was worn before it, so that its channels tell the whole wear.
 */
final class WearBlocks {
    /** As problems call what is laid over the file. */
    static final String OVERLAY = "wear";

    // of the greatest depth: more wear in a block changes the pressure too much; the midpoint takes half of that change
    // into account
    private static final double MOST = 0.05, MOST_MIDPOINT = 0.2;

    private static final int LINES = 12;

    /** What was worn off until now: surfaces by contact, in the order of their channels. */
    private record Worn(Map<String, List<WornSurface>> byContact) {}

    /** A run of one cycle on surfaces that are worn. */
    interface Cycle {
        /** Its end, with the film up to there. */
        Outcome run(ModelFile file);

        StateFrames film();
    }

    private final ModelFile file;
    private final WearPlan plan;
    private final Cycle cycle;
    private final List<String> contacts = new ArrayList<>();
    private final Map<String, Mesh> meshes = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, Double> greatestStep = new LinkedHashMap<>();
    private double greatestDepth;
    private boolean failed;

    WearBlocks(ModelFile file, WearPlan plan, Cycle cycle) {
        this.file = file;
        this.plan = plan;
        this.cycle = cycle;
        file.description().parts("contacts").forEach((name, part) -> {
            if (part.has("wear")) {
                add(name, part);
            }
        });
        if (contacts.isEmpty()) {
            throw problem(run("wear"), "no contact of the model has 'wear', so nothing would be worn off");
        }
    }

    private Entry run(String key) {
        return file.root().find("run." + key).orElse(file.root());
    }

    private static DocumentException problem(Entry e, String says) {
        return new DocumentException(Problem.error(Code.KEYS_CLASH, e.at(), e.path(), says, ""));
    }

    private void add(String name, Part part) {
        Part wear = part.part("wear");
        for (String key : List.of("cycles", "passes", "before")) {
            if (wear.has(key)) {
                throw problem(wear.entry(key), "clashes with run.wear, which counts the cycles; remove one of the two");
            }
        }
        if (part.has("repeat")) {
            throw problem(
                    part.entry("repeat"), "repeated contacts cannot wear over blocks of cycles; write them one by one");
        }
        contacts.add(name);
        for (String surface : wear.entries("factors").keySet()) {
            Surface s = file.model().surfaces().stream()
                    .filter(x -> x.name().equals(surface))
                    .findFirst()
                    .orElseThrow();
            if (shape(surface) == null) {
                throw problem(
                        wear.entry("factors"),
                        "'" + surface
                                + "' has no 'shape' under surfaces, which could be worn; give it there as a mesh");
            }
            meshes.put(surface, (Mesh) s.shape()); // what has factors has springs on its faces
        }
    }

    private @Nullable Entry shape(String surface) {
        return file.root().find("surfaces." + surface + ".shape").orElse(null);
    }

    /** Does all blocks but the last run; gives the model of that one. */
    ModelFile lastCycle() {
        Worn worn = new Worn(Map.of());
        meshes.replaceAll((name, mesh) -> like(mesh, WornMesh.asIs(mesh)));
        double each = plan.cycles() / plan.blocks();
        for (int block = 0; ; block++) {
            ModelFile at = described(meshes, worn, each);
            boolean last = block == plan.blocks() - 1;
            if (plan.midpoint()) {
                Worn half = end(at);
                if (failed) {
                    return at;
                }
                at = described(moved(worn, half, 0.5), worn, each);
            }
            if (last) {
                return at;
            }
            Worn next = end(at);
            if (failed) {
                return at; // which will fail again, and tell why
            }
            look(block, worn, next, each);
            meshes.putAll(moved(worn, next, 1));
            worn = next;
        }
    }

    List<String> notes() {
        return notes;
    }

    /** What a block has worn off too much of at once. */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        greatestStep.forEach((name, step) -> {
            if (step > (plan.midpoint() ? MOST_MIDPOINT : MOST) * greatestDepth) {
                warnings.add(String.format(
                        Locale.ROOT,
                        "a block of cycles wears '%s' by up to %.3g um, which is %.0f %% of the greatest depth of the contacts, so that"
                                + " pressures change within the block: take more blocks%s",
                        name,
                        1e6 * step,
                        100 * step / greatestDepth,
                        plan.midpoint() ? "" : ", or midpoint: true"));
            }
        });
        return warnings;
    }

    private Worn end(ModelFile at) {
        Outcome outcome = cycle.run(at);
        if (!outcome.regular()) {
            failed = true;
            return new Worn(Map.of());
        }
        outcome.contacts().forEach(c -> greatestDepth = Math.max(greatestDepth, c.maxDepth()));
        List<State> frames = cycle.film().frames();
        return worn(at, frames.get(frames.size() - 1));
    }

    private Worn worn(ModelFile at, State s) {
        Map<String, List<WornSurface>> all = new LinkedHashMap<>();
        Workspace w = new Workspace(at.mechanism());
        for (String name : contacts) {
            int index = at.mechanism().forceNames().indexOf(name);
            if (w.element(index) instanceof CompliantContact c) {
                all.put(name, c.worn(s));
            }
        }
        return new Worn(all);
    }

    /** Depths of the triangles of a surface, over all contacts that wear it. */
    private static double[] depths(Worn worn, String surface, int triangles) {
        double[] sum = new double[triangles];
        worn.byContact
                .values()
                .forEach(list -> list.stream()
                        .filter(s -> s.name().equals(surface))
                        .forEach(s -> {
                            double[] own = s.byTriangle(triangles);
                            for (int i = 0; i < triangles; i++) {
                                sum[i] += own[i];
                            }
                        }));
        return sum;
    }

    /** The meshes of now, moved by a part of the wear between two states. */
    private Map<String, Mesh> moved(Worn from, Worn to, double part) {
        Map<String, Mesh> out = new LinkedHashMap<>();
        meshes.forEach((name, mesh) -> {
            double[] a = depths(from, name, mesh.faces()), b = depths(to, name, mesh.faces());
            for (int i = 0; i < a.length; i++) {
                b[i] = part * (b[i] - a[i]);
            }
            Mesh worn = like(mesh, WornMesh.of(mesh, b));
            if (worn.faces() != mesh.faces()) {
                throw problem(
                        run("wear"),
                        "wear has made faces of '" + name + "' vanish; take more blocks, or a coarser mesh");
            }
            out.put(name, worn);
        });
        return out;
    }

    private static Mesh like(Mesh mesh, Triangles t) {
        return mesh.isSmooth() ? Mesh.smooth(t) : Mesh.flat(t);
    }

    private ModelFile described(Map<String, Mesh> shapes, Worn worn, double each) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        StringBuilder yaml = new StringBuilder("run: {wear: ~}\nsurfaces:\n");
        shapes.forEach((name, mesh) -> {
            String obj = WornFiles.add(WornFiles.obj(mesh), ".obj", files);
            yaml.append("  ").append(name).append(": {shape: {");
            Entry shape = Objects.requireNonNull(shape(name));
            new TreeSet<>(shape.children().keySet())
                    .stream()
                            .filter(k -> !k.equals("mesh"))
                            .forEach(k -> yaml.append(k).append(": ~, "));
            yaml.append("mesh: {");
            shape.child("mesh").map(Entry::children).orElse(Map.of()).keySet().stream()
                    .filter(k -> !List.of("file", "smooth").contains(k))
                    .forEach(k -> yaml.append(k).append(": ~, "));
            yaml.append("smooth: ")
                    .append(mesh.isSmooth())
                    .append(", file: ")
                    .append(obj)
                    .append("}}}\n");
        });
        yaml.append("contacts:\n");
        for (String contact : contacts) {
            yaml.append("  ")
                    .append(contact)
                    .append(": {wear: {passes: ")
                    .append(each)
                    .append(", before: {");
            for (WornSurface s : worn.byContact.getOrDefault(contact, List.of())) {
                String csv = WornFiles.add(WornFiles.csv(s), ".csv", files);
                yaml.append(s.name()).append(": ").append(csv).append(", ");
            }
            yaml.append("}}}\n");
        }
        Description d = file.description().laidOver(yaml.toString(), OVERLAY, files);
        return d.compile();
    }

    /** Notes what a block has worn off, and whether that was too much at once. */
    private void look(int block, Worn before, Worn after, double each) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%.6g cycles:", each * (block + 1)));
        meshes.forEach((name, mesh) -> {
            double[] a = depths(before, name, mesh.faces()), b = depths(after, name, mesh.faces());
            double deepest = 0, step = 0, volume = 0;
            for (int i = 0; i < a.length; i++) {
                deepest = Math.max(deepest, b[i]);
                step = Math.max(step, b[i] - a[i]);
            }
            for (List<WornSurface> list : after.byContact.values()) {
                volume += list.stream()
                        .filter(s -> s.name().equals(name))
                        .mapToDouble(WornSurface::wholeVolume)
                        .sum();
            }
            line.append(String.format(
                    Locale.ROOT, " %s %.4g mm^3, at most %.4g um deep", name, 1e9 * volume, 1e6 * deepest));
            greatestStep.merge(name, step, Math::max);
        });
        if (plan.blocks() <= LINES || (block + 1) % ((plan.blocks() + LINES - 1) / LINES) == 0) {
            notes.add(line.toString());
        }
    }
}
