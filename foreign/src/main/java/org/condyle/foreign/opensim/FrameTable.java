package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * All frames of a model: bodies, the ground, and frames that are given in other frames ({@code PhysicalOffsetFrame}). Parts refer
 * to them by a path, absolute ({@code /bodyset/femur_r}), relative ({@code ../x}, {@code ..}) or only a name.
 */
final class FrameTable {
    static final String GROUND = "ground";
    /** Longest chain of frames in frames. */
    private static final int DEEPEST = 64;

    private final Osim osim;
    /** By their names in OpenSim; the value is the name in the model file. */
    private final Map<String, String> bodies = new LinkedHashMap<>();

    private final Map<String, List<XmlElement>> offsets = new LinkedHashMap<>();
    /** Points by which frames are given. */
    private final Map<String, List<XmlElement>> points = new LinkedHashMap<>();

    private final IdentityHashMap<XmlElement, Spot> found = new IdentityHashMap<>();
    private final Set<XmlElement> sought = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Frames that joints of old files have without an element of their own. */
    private final Map<String, Map<String, Spot>> named = new LinkedHashMap<>();

    FrameTable(Osim osim) {
        this.osim = osim;
        bodies.put(GROUND, GROUND);
    }

    /** Finds bodies and frames of a model. */
    void learn(XmlElement model) {
        osim.model.child("Ground").ifPresent(g -> bodies.put(g.attribute("name", GROUND), GROUND));
        for (XmlElement body : osim.set("BodySet")) {
            String name = Osim.name(body);
            if (name.equals(GROUND)) {
                continue;
            }
            if (bodies.containsKey(name)) {
                throw body.problem("another body is called " + Quoted.of(name) + "; rename one of them");
            }
            bodies.put(name, osim.names.body(body, name));
        }
        collect(model);
    }

    private void collect(XmlElement e) {
        if (e.name().equals("Station") || e.name().equals("Marker")) {
            points.computeIfAbsent(Osim.name(e), k -> new ArrayList<>()).add(e);
        }
        if (isFrame(e)) {
            offsets.computeIfAbsent(Osim.name(e), k -> new ArrayList<>()).add(e);
        }
        e.children().forEach(this::collect);
    }

    /** The ground, all bodies and all other frames, which can own wrap objects and pictures. */
    void eachOwner(BiConsumer<XmlElement, Spot> action) {
        osim.model.child("Ground").ifPresent(g -> action.accept(g, Spot.origin(GROUND)));
        for (XmlElement e : osim.set("BodySet")) {
            String name = body(Osim.name(e));
            if (name != null) {
                action.accept(e, Spot.origin(name));
            }
        }
        eachFrame(osim.model, action);
    }

    private void eachFrame(XmlElement e, BiConsumer<XmlElement, Spot> action) {
        if (isFrame(e)
                && (e.child("WrapObjectSet").isPresent()
                        || e.child("attached_geometry").isPresent())) {
            action.accept(e, spot(e));
        }
        e.children().forEach(c -> eachFrame(c, action));
    }

    /** Whether an element is a frame that is given in others. */
    static boolean isFrame(XmlElement e) {
        return e.name().equals("PhysicalOffsetFrame")
                || e.name().equals(StationFrame.CLASS)
                || e.name().equals("FixedFrame")
                || e.name().equals("OffsetFrame_PhysicalFrame_");
    }

    /** The name in the model file of a body; null if there is none of this name. */
    @Nullable
    String body(String name) {
        return bodies.get(name);
    }

    /** Names of all bodies and of the ground in the model file. */
    List<String> all() {
        return List.copyOf(bodies.values());
    }

    /** A frame that a joint of an old file has. */
    void add(String name, String joint, Spot spot) {
        named.computeIfAbsent(name, k -> new LinkedHashMap<>()).putIfAbsent(joint, spot);
    }

    /**
     * The frame that a path leads to.
     *
     * @param from the part that names it
     */
    Spot find(XmlElement from, String path) {
        return find(from, path, 0);
    }

    private Spot find(XmlElement from, String path, int depth) {
        if (depth > DEEPEST) {
            throw from.problem("frames are given in each other in a circle; give one of them in a body");
        }
        String last = Sockets.last(path);
        if (last.equals("..")) {
            return around(from, depth);
        }
        XmlElement own = path.indexOf('/') < 0 ? ownFrame(from, last) : null;
        String body = bodies.get(last);
        List<XmlElement> frames = offsets.getOrDefault(last, List.of());
        if (own == null && body != null && (frames.isEmpty() || !isOwned(frames, Sockets.owner(path)))) {
            return Spot.origin(body);
        }
        if (own == null && frames.isEmpty()) {
            throw from.problem((path.isBlank() ? "names no body or frame" : Quoted.of(path) + " is no body or frame")
                    + DidYouMean.hint(last, bodies.keySet(), "body"));
        }
        return spot(own != null ? own : best(frames, Sockets.owner(path)), depth);
    }

    /** One of the two frames of a constraint or bushing: that of a path, or in older files a place in a body. */
    Spot ofConstraint(XmlElement e, int k, String path) {
        String body = "body_" + k;
        return path.isEmpty()
                ? find(e, Sockets.path(e, body, body))
                        .then(
                                Osim.vector(e, "location_" + body, 0, 0, 0),
                                Osim.vector(e, "orientation_" + body, 0, 0, 0))
                : find(e, path);
    }

    /** The place of a frame that is written in an element. */
    Spot spot(XmlElement frame) {
        return spot(frame, 0);
    }

    /** The point that a path leads to. */
    Spot point(XmlElement from, String path) {
        List<XmlElement> all = points.getOrDefault(Sockets.last(path), List.of());
        if (all.isEmpty()) {
            throw from.problem("there is no point " + Quoted.of(path));
        }
        XmlElement p = best(all, Sockets.owner(path));
        Spot frame = find(p, Sockets.path(p, "parent_frame", "parent_frame", "body"));
        return new Spot(frame.body(), frame.point(Osim.vector(p, "location", 0, 0, 0)), new double[3]);
    }

    /** A frame of points can be asked for by each of its points again: it is computed once. */
    private Spot ofPoints(XmlElement frame) {
        Spot known = found.get(frame);
        if (known != null) {
            return known;
        }
        if (!sought.add(frame)) {
            throw frame.problem("frames are given in each other in a circle; give one of them in a body");
        }
        Spot made = new StationFrame(this, frame).spot();
        found.put(frame, made);
        return made;
    }

    private Spot spot(XmlElement offset, int depth) {
        if (offset.name().equals(StationFrame.CLASS)) {
            return ofPoints(offset);
        }
        Spot parent = find(offset, Sockets.path(offset, "parent"), depth + 1);
        return parent.then(Osim.vector(offset, "translation", 0, 0, 0), Osim.vector(offset, "orientation", 0, 0, 0));
    }

    private Spot around(XmlElement from, int depth) {
        for (XmlElement e = from.parent(); e != null; e = e.parent()) {
            if (isFrame(e)) {
                return spot(e, depth + 1);
            }
            String body = e.name().equals("Ground") ? GROUND : bodies.get(e.attribute("name", ""));
            if ((e.name().equals("Ground") || e.name().equals("Body")) && body != null) {
                return Spot.origin(body);
            }
        }
        throw from.problem("'..' leads to no body or frame");
    }

    /** A frame that the part itself, or a part around it, has among its own. */
    private static @Nullable XmlElement ownFrame(XmlElement from, String name) {
        for (XmlElement e = from; e != null; e = e.parent()) {
            for (String list : List.of("frames", "components")) {
                for (XmlElement f : e.child(list).map(XmlElement::children).orElse(List.of())) {
                    if (isFrame(f) && f.attribute("name", "").equals(name)) {
                        return f;
                    }
                }
            }
        }
        return null;
    }

    private static boolean isOwned(List<XmlElement> frames, String owner) {
        return frames.stream().anyMatch(f -> ownerOf(f).equals(owner));
    }

    private static XmlElement best(List<XmlElement> frames, String owner) {
        return frames.stream().filter(f -> ownerOf(f).equals(owner)).findFirst().orElse(frames.get(0));
    }

    /** Name of the component that a frame is a part of: the joint for the frames of a joint. */
    static String ownerOf(XmlElement frame) {
        for (XmlElement e = frame.parent(); e != null; e = e.parent()) {
            if (e.has("name")) {
                return e.attribute("name", "");
            }
        }
        return "";
    }

    /** Writes all frames that are not those of bodies; one of several with the same name has its owner before it. */
    void write() {
        offsets.forEach((name, list) -> {
            for (XmlElement f : list) {
                boolean alone = list.size() == 1 && !bodies.containsKey(name);
                write(alone ? name : ownerOf(f) + "/" + name, spot(f, 0), f);
            }
        });
        named.forEach((name, list) ->
                list.forEach((joint, spot) -> write(list.size() == 1 ? name : joint + "/" + name, spot, osim.model)));
    }

    private void write(String name, Spot spot, XmlElement e) {
        String clean = name.replaceAll("\\p{Cntrl}", "_").strip();
        Draft frames = osim.section("frames", e);
        if (!clean.isEmpty() && !frames.has(clean)) {
            spot.write(frames.mapping(clean, e.at()), e.at());
        }
    }
}
