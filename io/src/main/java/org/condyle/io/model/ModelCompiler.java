package org.condyle.io.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.condyle.anatomy.Visual;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.UserFunction;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.contact.ContactReader;
import org.condyle.io.model.contact.StopReader;
import org.condyle.io.model.picture.PictureReader;
import org.condyle.io.model.read.CurveReader;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.model.read.ForeignWords;
import org.condyle.io.model.read.Memo;
import org.condyle.io.model.read.Parameters;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.ViewReader;
import org.condyle.io.model.surface.Materials;
import org.condyle.io.model.surface.MatterReader;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.problem.Code;
import org.condyle.io.results.View;
import org.condyle.joints.Affine;
import org.condyle.joints.Free;
import org.condyle.joints.Planar;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Start;
import org.condyle.simulate.event.Event;

/** Makes the mechanism of a description, with all that a run needs. All problems are reported at once, as a {@link DocumentException}. */
final class ModelCompiler {
    /** Sections whose parts must not share names. */
    private static final String[] NAMED = {"joints", "measures", "constraints", "forces", "contacts", "descriptors"};

    private final Description description;
    private final Document document;
    private final Problems problems = new Problems(ForeignWords::answer);

    /**
     * @param chosen   the tree with the case and the settings laid over it
     * @param warnings of the settings
     */
    ModelCompiler(Description description, Document chosen, List<Problem> warnings) {
        this.description = description;
        this.document = chosen;
        warnings.forEach(problems::add);
    }

    /** Names of parts that the file has and that a case or a setting has taken away, and of rows of tables that are not used. */
    private Set<String> absent(ReaderContext r) {
        Set<String> names = new LinkedHashSet<>(r.absent);
        for (String section : Description.PARTS) {
            names.addAll(description.removed(section));
        }
        return names;
    }

    ModelFile build() {
        Part model = description.model();
        boolean planar = model.has("plane");
        Treatment treatment = Treatment.of(model.part("run"));
        Model.Builder builder = Model.builder(model.text("title").isEmpty() ? description.name() : model.text("title"));
        String setting = String.join(
                " ", Boolean.toString(planar), treatment.toString(), Boolean.toString(model.has("controls")), "");
        Memo memo = new Memo(Memo.Store.of(document), setting, problems, builder);
        Map<String, UserFunction> curves = new LinkedHashMap<>();
        CurveReader curveReader = new CurveReader(document, problems);
        model.each("curves", (curve, v) -> {
            if (!curve.matches("[A-Za-z][A-Za-z0-9_]*")) {
                problems.error(
                        Code.BAD_NAME,
                        v.entry(),
                        "the name of a curve consists of letters, digits and _, and begins with a letter");
            }
            curves.put(curve, memo.of("curves", curve, List.of(v.entry()), () -> curveReader.read(v)));
        });
        Parameters parameters =
                new Parameters(model.entries("parameters"), curves, model.entries("inputs"), problems, memo);
        ReaderContext r = new ReaderContext(document, problems, parameters, planar, builder, memo);
        new InputReader(r).read(model);
        r.controls.read(model);

        List<Claim> claims = memo.of("claims", "", given(model, "claims"), () -> new ClaimReader(problems).read(model));
        gravity(r, model, builder);
        Materials materials = new Materials(r, model);
        Surfaces surfaces = new Surfaces(r);
        List<Body> bodies = new BodyReader(r, surfaces, model, materials).read(model);
        surfaces.read(model, materials);
        Map<String, Entry> start = joints(r, model, bodies, treatment);
        new LandmarkReader(r).read(model);
        WrapReader.read(r, model);
        StopReader stops = new StopReader(r, treatment);
        each(r, model, "measures", (m, v) -> {
            Measure measure = MeasureCatalog.measure(r, v);
            r.names.measures.put(m, measure);
            stops.read(m, measure, v);
        });
        r.names.measures.forEach(builder::measure);
        r.names.bodiesAreKnown(builder, bodies);
        View view = ViewReader.read(r, model);
        r.pose = (measure, given) -> {
            memo.never(); // it depends on all bodies, joints and values of the start
            return valueInPose(r, model, start, measure, given);
        };
        EventReader eventReader = new EventReader(r, model);
        r.eachBody(model, (body, v) -> {
            if (r.softVolumes.containsKey(body)) {
                Part matter = v.part("matter");
                tryTo(
                        v.entry("matter"),
                        () -> memo.run("matter", body, matter, () -> MatterReader.add(r, body, matter)));
            }
        });
        r.eachPart(
                model,
                "constraints",
                (c, v) -> tryTo(v.entry(), () -> {
                    Constraint made =
                            memo.of("constraints", c, List.of(v.entry()), () -> ConstraintCatalog.constraint(r, v));
                    builder.constraint(c, eventReader.switchable(c, v, made));
                }));
        r.eachPart(model, "forces", (f, v) -> tryTo(v.entry(), () -> ForceCatalog.add(r, f, v)));
        r.controls.warnOfUnused();
        r.eachPart(model, "contacts", (c, v) -> {
            if (!model.entries("forces").containsKey(c)) { // or it is reported below
                tryTo(
                        v.entry(),
                        () -> memo.run("contacts", c, v, () -> ContactReader.add(r, surfaces, c, v, treatment)));
            }
        });
        r.eachPart(model, "descriptors", (d, v) -> tryTo(v.entry(), () -> DescriptorCatalog.add(r, d, v)));
        memo.of("same names", "", given(model, NAMED), () -> sameName(r, model));
        RunSettings run = memo.of("run", "", given(model, "run", "record", "events"), () -> RunReader.read(r, model));
        r.tables.requireTimes(run.from(), run.until());
        List<Event> events = eventReader.read(run.from());
        Model built = builder.build();
        List<Visual> visuals = PictureReader.read(r, model, built);
        r.controls.warnOfLimits(built);

        Start initial = Start.neutral(built);
        initial.state().time = run.from();
        placeFreeBodies(r, model, start, initial.state());
        new InitialReader(r, built, initial).read(model.entries("initial"));
        Mechanism mechanism = compile(built);

        return new ModelFile(
                description,
                mechanism,
                planar,
                initial,
                run,
                events,
                memo.of("outputs", "", given(model, "outputs"), () -> outputs(model)),
                absent(r),
                claims,
                parameters,
                view,
                visuals,
                problems);
    }

    private static void gravity(ReaderContext r, Part model, Model.Builder builder) {
        Entry g = model.entry("gravity");
        double[] v = g.isScalar() ? new double[3] : r.quantities.vector(g, "m/s^2");
        builder.gravity(v[0], v[1], v[2]);
        model.find("up").ifPresent(e -> {
            double[] up = r.frames.direction(e);
            builder.up(up[0], up[1], up[2]);
        });
    }

    /** Reads a measure where the bodies are at the start of the run, or in a pose that is given; loops are not closed for it. */
    private double valueInPose(
            ReaderContext r, Part model, Map<String, Entry> start, Measure measure, Map<String, Entry> given) {
        Model bodies = r.builder.build();
        Start there = Start.neutral(bodies);
        State s = there.state();
        placeFreeBodies(r, model, start, s);
        Map<String, Entry> pose = new LinkedHashMap<>(model.entries("initial"));
        pose.keySet().retainAll(r.names.joints.keySet());
        pose.putAll(given);
        new InitialReader(r, bodies, there).read(pose);
        Workspace w = new Workspace(compile(bodies));
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        Measure.Reading reading = new Measure.Reading(measure);
        measure.read(s, w.motion, reading);
        return reading.value;
    }

    /** Joints as given, then a free or planar mobility for every body without one; returns those bodies' entries. */
    private Map<String, Entry> joints(ReaderContext r, Part model, List<Body> bodies, Treatment treatment) {
        each(r, model, "joints", (joint, v) -> joint(r, joint, v, treatment));
        boolean[] carried = new boolean[bodies.size()];
        r.names.joints.values().forEach(j -> carried[j.child()] = true);
        Map<String, Entry> free = new LinkedHashMap<>();
        r.eachBody(model, (body, v) -> {
            Integer index = r.names.bodies.get(body);
            if (index == null || index == 0 || free.containsKey(body)) {
                return; // has been reported
            }
            if (carried[index]) {
                if (v.has("at") || v.has("angle") || v.has("orientation")) {
                    problems.error(
                            Code.KEYS_CLASH,
                            v.entry(),
                            "is the child of a joint: its position is given by the joint and under 'initial', not by"
                                    + " at, angle or orientation");
                }
                return;
            }
            if (r.names.joints.containsKey(body)) {
                problems.error(
                        Code.SAME_NAME,
                        v.entry(),
                        "has no joint, and joint '" + body + "' has another body as its child",
                        "rename one of them");
                return;
            }
            Mobility mobility = v.has("matter") ? new Affine(r.planar) : r.planar ? new Planar() : new Free();
            r.memo.run(
                    "free joints",
                    body,
                    v,
                    () -> r.names.joints.put(
                            body, r.builder.joint(body, mobility, 0, index, Frame.IDENTITY, Frame.IDENTITY)));
            free.put(body, v.entry());
        });
        return free;
    }

    private void joint(ReaderContext r, String joint, Part v, Treatment treatment) {
        int child = r.names.body(v.entry("child")), parent = r.names.body(v.entry("parent"));
        Mobility mobility = JointCatalog.mobility(r, v);
        if (r.planar) {
            JointCatalog.requirePlanar(r, v, mobility);
        }
        if (child == 0) {
            if (v.text("child").equals(Model.GROUND)) {
                problems.error(
                        Code.WRONG_KIND,
                        v.entry("child"),
                        "the ground cannot be a child body",
                        "exchange parent and child");
            }
            return;
        }
        Joint made = r.builder.joint(
                joint,
                mobility,
                parent,
                child,
                JointCatalog.frame(r, v, mobility, "at", "orientation"),
                JointCatalog.frame(r, v, mobility, "child-at", "child-orientation"));
        r.names.joints.put(joint, made);
        RotorReader.read(r, made, v);
        new StopReader(r, treatment).read(made, v);
    }

    private void placeFreeBodies(ReaderContext r, Part model, Map<String, Entry> free, State s) {
        r.eachBody(model, (body, v) -> {
            if (!free.containsKey(body)) {
                return;
            }
            Joint j = java.util.Objects.requireNonNull(r.names.joints.get(body));
            double[] at = r.quantities.vector(v.entry("at"), "m");
            if (j.childDeforms()) {
                SoftStart.place(r, v, j, at, s);
            } else if (r.planar) {
                s.q[j.qAt()] = at[0];
                s.q[j.qAt() + 1] = at[1];
                s.q[j.qAt() + 2] = r.quantities.quantity(v, "angle", "rad");
            } else {
                System.arraycopy(at, 0, s.q, j.qAt(), 3);
                double[] turn = v.has("orientation")
                        ? r.frames.orientation(v, "orientation")
                        : Rotations.about(0, 0, 1, r.quantities.quantity(v, "angle", "rad"));
                System.arraycopy(Rotations.toQuaternion(turn), 0, s.q, j.qAt() + 3, 4);
            }
            if (r.planar && v.has("orientation")) {
                problems.error(
                        Code.OUT_OF_PLANE,
                        v.entry("orientation"),
                        "the body moves in the xy plane: give 'angle' instead");
            }
        });
    }

    /** Sections as they are written, for what is made of nothing else. */
    private static List<Object> given(Part model, String... sections) {
        List<Object> given = new ArrayList<>();
        for (String section : sections) {
            given.add(model.find(section).map(Object.class::cast).orElse(""));
        }
        return given;
    }

    private Map<String, Output> outputs(Part model) {
        Map<String, Output> outputs = new LinkedHashMap<>();
        model.entries("outputs").forEach((output, e) -> outputs.put(output, Output.read(e, problems)));
        return Collections.unmodifiableMap(outputs);
    }

    /** Channels are found by name: a force must not be called as a constraint or joint is, a contact not as a body. */
    private Map<String, String> sameName(ReaderContext r, Part model) {
        Map<String, String> seen = new LinkedHashMap<>();
        for (String part : NAMED) {
            model.entries(part).forEach((n, e) -> {
                String other = seen.putIfAbsent(n, part);
                if (other != null) {
                    problems.error(
                            Code.SAME_NAME,
                            e,
                            "the name '" + n + "' is used under " + other + " already",
                            "results are identified by name, so choose another name");
                }
            });
        }
        r.tableRows.forEach((n, e) -> {
            String other = seen.get(n);
            if (other != null && !other.equals("forces")) {
                problems.error(
                        Code.SAME_NAME,
                        e,
                        "the name '" + n + "' is used under " + other + " in the model file already",
                        "results are identified by name, so choose another name");
            }
        });
        model.entries("contacts").forEach((n, e) -> {
            if (r.names.bodies.containsKey(n)) {
                problems.error(
                        Code.SAME_NAME,
                        e,
                        "a body is called '" + n + "' too",
                        "results are identified by name, so choose another name for the contact");
            }
        });
        return seen;
    }

    /** Compiles what was read without a problem; throws all problems otherwise. */
    private Mechanism compile(Model built) {
        problems.throwIfErrors();
        try {
            return Mechanism.compile(built);
        } catch (ModelException e) {
            problems.add(EntryLocator.problem(document.root(), e));
            throw new DocumentException(problems);
        }
    }

    /** Does something with each part of a section that was not done before in the same way. */
    private void each(ReaderContext r, Part model, String section, BiConsumer<String, Part> make) {
        r.eachPart(
                model,
                section,
                (name, v) -> tryTo(v.entry(), () -> r.memo.run(section, name, v, () -> make.accept(name, v))));
    }

    /** What an element's own checks refuse becomes a problem at the element. */
    private void tryTo(Entry e, Runnable action) {
        try {
            action.run();
        } catch (IllegalArgumentException | ModelException x) {
            problems.error(Code.MODEL_REFUSED, e, String.valueOf(x.getMessage()));
        }
    }
}
