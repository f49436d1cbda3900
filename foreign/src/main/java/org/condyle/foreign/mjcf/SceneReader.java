package org.condyle.foreign.mjcf;

import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.jspecify.annotations.Nullable;

/** Reads the tree of bodies. A {@code frame} element only moves what is inside of it, and does not become a body. */
final class SceneReader {
    private final DefaultClasses defaults;
    private final Placing placing;
    private final JointParts jointParts;
    private final Names names;
    private final Losses losses;
    private final Scene scene = new Scene();

    private SceneReader(DefaultClasses defaults, Compiler compiler, Names names, Losses losses) {
        this.defaults = defaults;
        this.placing = new Placing(compiler);
        this.jointParts = new JointParts(compiler, names);
        this.names = names;
        this.losses = losses;
    }

    static Scene read(XmlElement root, DefaultClasses defaults, Compiler compiler, Names names, Losses losses) {
        SceneReader reader = new SceneReader(defaults, compiler, names, losses);
        MjcfBody world = new MjcfBody(root, "ground", null, Frame.IDENTITY);
        reader.scene.bodies.add(world);
        reader.scene.bodiesByName.put("world", world);
        for (XmlElement e : root.children("worldbody")) {
            reader.inside(e, world, Frame.IDENTITY, e.attribute("childclass", DefaultClasses.MAIN));
        }
        return reader.scene;
    }

    /** @param offset of the frame elements around, in the body */
    private void inside(XmlElement e, MjcfBody body, Frame offset, String childclass) {
        for (XmlElement child : e.children()) {
            switch (child.name()) {
                case "body" -> body(child, body, offset, childclass);
                case "frame" ->
                    inside(
                            child,
                            body,
                            offset.then(placing.frame(Attributes.plain(child))),
                            child.attribute("childclass", childclass));
                case "joint", "freejoint" -> joint(child, body, offset, childclass);
                case "geom" -> geom(child, body, offset, childclass);
                case "site" -> site(child, body, offset, childclass);
                case "inertial" -> body.inertial = child;
                case "camera", "light" -> losses.harmless(child, "for MuJoCo's pictures only");
                case "plugin" -> losses.matters(child, "a plugin is a program of MuJoCo: what it does is missing");
                case "replicate", "attach", "composite", "flexcomp" ->
                    losses.matters(
                            child,
                            "bodies that MuJoCo makes by a rule are missing; let MuJoCo write the expanded"
                                    + " model (mj_saveLastXML) and read that");
                default -> losses.matters(child, "is not known here and left out");
            }
        }
    }

    private void body(XmlElement e, MjcfBody parent, Frame offset, String childclass) {
        String name = names.body(e, e.attribute("name", "body" + scene.bodies.size()));
        MjcfBody body = new MjcfBody(e, name, parent, offset.then(placing.frame(Attributes.plain(e))));
        scene.bodies.add(body);
        if (e.has("name")) {
            once(scene.bodiesByName, e, body);
        }
        if (e.attribute("mocap", "false").equals("true")) {
            losses.matters(e, "a mocap body, which the user moves in MuJoCo, is fixed here");
        }
        if (Attributes.plain(e).number("gravcomp", 0) != 0) {
            losses.matters(e, "gravity compensation is missing: the whole weight acts");
        }
        String inner = e.attribute("childclass", childclass);
        if (!defaults.has(inner)) {
            defaults.find(e, inner); // tells that the class is missing
        }
        inside(e, body, Frame.IDENTITY, inner);
    }

    private void joint(XmlElement e, MjcfBody body, Frame offset, String childclass) {
        if (body.isWorld()) {
            throw e.problem("the world cannot have a joint; put the joint into a body");
        }
        Attributes a = e.name().equals("freejoint")
                ? Attributes.plain(e)
                : new Attributes(e, "joint", defaults.find(e, childclass));
        MjcfJoint joint = jointParts.read(a, body, offset);
        if (joint.kind() == MjcfJoint.Kind.FREE && (!body.joints.isEmpty() || !isTop(body))) {
            throw e.problem("a free joint must be the only joint of a body of the world");
        }
        if (!body.joints.isEmpty() && body.joints.get(0).kind() == MjcfJoint.Kind.FREE) {
            throw e.problem("a body with a free joint has no other joints");
        }
        body.joints.add(joint);
        if (e.has("name")) {
            once(scene.joints, e, joint);
        }
    }

    private static boolean isTop(MjcfBody body) {
        return body.parent != null && body.parent.isWorld();
    }

    private void geom(XmlElement e, MjcfBody body, Frame offset, String childclass) {
        Attributes a = new Attributes(e, "geom", defaults.find(e, childclass));
        String type = a.text("type", "sphere");
        double[] size = a.numbers("size", 0, 0, 0);
        Frame frame = placing.frame(a);
        if (a.has("fromto")) {
            double[] f = a.vector("fromto", 0, 0, 0, 0, 0, 0);
            double[] along = {f[0] - f[3], f[1] - f[4], f[2] - f[5]};
            double half = 0.5 * Math.hypot(Math.hypot(along[0], along[1]), along[2]);
            frame = new Frame(
                    new double[] {0.5 * (f[0] + f[3]), 0.5 * (f[1] + f[4]), 0.5 * (f[2] + f[5])},
                    Placing.toZ(Placing.unit(e, "fromto", along)));
            boolean round = type.equals("capsule") || type.equals("cylinder");
            size = round ? new double[] {size[0], half, 0} : new double[] {size[0], size[0], half};
        }
        String name = names.surface(e, e.attribute("name", body.name + "_geom" + (body.geoms.size() + 1)));
        MjcfGeom geom = new MjcfGeom(e, name, body, type, offset.then(frame), size, a);
        body.geoms.add(geom);
        if (e.has("name")) {
            once(scene.geoms, e, geom);
        }
    }

    private void site(XmlElement e, MjcfBody body, Frame offset, String childclass) {
        if (!e.has("name")) {
            return; // nothing can refer to it
        }
        Attributes a = new Attributes(e, "site", defaults.find(e, childclass));
        Frame frame = placing.frame(a);
        if (a.has("fromto")) {
            double[] f = a.vector("fromto", 0, 0, 0, 0, 0, 0);
            frame = new Frame(
                    new double[] {0.5 * (f[0] + f[3]), 0.5 * (f[1] + f[4]), 0.5 * (f[2] + f[5])}, Mat3.identity());
        }
        String name = e.attribute("name", "");
        once(scene.sites, e, new Scene.Site(e, name, body, offset.then(frame)));
    }

    private static <T> void once(Map<String, T> all, XmlElement e, T part) {
        @Nullable T before = all.putIfAbsent(e.attribute("name", ""), part);
        if (before != null) {
            throw e.problem("there are two elements with this name; names must differ");
        }
    }
}
