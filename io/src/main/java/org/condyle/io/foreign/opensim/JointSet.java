package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;

/** Bodies and the joints between them. */
final class JointSet {
    /** Joints with more coordinates shift their body as well. */
    private static final int MOST_TURNS = 3;

    private final Osim osim;

    JointSet(Osim osim) {
        this.osim = osim;
    }

    void translate() {
        List<Tree.Branch> branches = new Tree(new LinkReader(osim).read(), osim.frames.all()).branches();
        Map<String, Integer> copies = new HashMap<>();
        List<Runnable> loops = new ArrayList<>();
        List<Runnable> joints = new ArrayList<>();
        for (Tree.Branch b : branches) {
            if (b.role() == Tree.Role.LOOP) {
                loop(b.link(), copies, joints, loops);
            } else {
                joints.add(() -> joint(b.link(), b.role() == Tree.Role.REVERSED));
            }
        }
        Map<String, double[]> centres = new HashMap<>();
        for (Tree.Branch b : branches) {
            if (b.role() == Tree.Role.FORWARD && b.link().coordinates().size() <= MOST_TURNS) {
                centres.put(b.link().child().body(), b.link().child().at());
            }
        }
        new Bodies(osim, copies, weightless(branches), centres).translate();
        joints.forEach(Runnable::run);
        loops.forEach(Runnable::run);
    }

    /** Bodies that have no mass and carry none. */
    private Set<String> weightless(List<Tree.Branch> branches) {
        Set<String> heavy = Bodies.heavy(osim), light = new HashSet<>();
        for (int i = branches.size() - 1; i >= 0; i--) { // children come after their parents
            Tree.Branch b = branches.get(i);
            boolean reversed = b.role() == Tree.Role.REVERSED;
            Spot inner = reversed ? b.link().child() : b.link().parent(),
                    outer = reversed ? b.link().parent() : b.link().child();
            if (heavy.contains(outer.body())) {
                heavy.add(inner.body());
            } else if (b.role() != Tree.Role.LOOP && !b.link().element().name().equals("WeldJoint")) {
                light.add(outer.body());
            }
        }
        return light;
    }

    private void joint(LinkReader.Link link, boolean reversed) {
        XmlElement e = link.element();
        String wanted = link.name().isEmpty() ? link.child().body() : link.name();
        String name = osim.names.joint(e, wanted);
        Draft d = osim.section("joints", e).mapping(name, e.at());
        d.set("type", e.at(), "weld"); // comes first in the file; replaced below
        Spot inner = reversed ? link.child() : link.parent(), outer = reversed ? link.parent() : link.child();
        if (!inner.body().equals(FrameTable.GROUND)) {
            d.set("parent", Draft.name(e.at(), inner.body()));
        }
        d.set("child", Draft.name(e.at(), outer.body()));
        if (reversed) {
            d.set("reverse", e.at(), "true");
        }
        inner.write(d, e.at(), "at", "orientation");
        outer.write(d, e.at(), "child-at", "child-orientation");
        new JointTypes(osim, link, name, d).translate();
    }

    /**
     * OpenSim cuts a body at which joints close a loop into parts of equal mass, one for each joint, and welds them together; so
     * do we, and the joint keeps its coordinates.
     */
    private void loop(LinkReader.Link link, Map<String, Integer> copies, List<Runnable> joints, List<Runnable> loops) {
        XmlElement e = link.element();
        String body = link.child().body();
        if (body.equals(FrameTable.GROUND) || link.parent().body().equals(body)) {
            throw e.problem("connects the ground or a body with itself; remove the joint");
        }
        String part = Bodies.copy(body, copies.merge(body, 1, Integer::sum));
        Spot child = new Spot(part, link.child().at(), link.child().xyz());
        joints.add(() -> joint(new LinkReader.Link(e, link.name(), link.parent(), child, link.coordinates()), false));
        loops.add(() -> {
            String name = osim.names.part(e, link.name() + "-loop", "constraint");
            osim.section("constraints", e)
                    .mapping(name, e.at())
                    .set("type", e.at(), "weld")
                    .set("between", Draft.list(e.at(), List.of(Draft.name(e.at(), body), Draft.name(e.at(), part))));
        });
        osim.losses.harmless(
                e, "closes a loop: body '" + body + "' is cut in two parts of equal mass that are welded together");
    }
}
