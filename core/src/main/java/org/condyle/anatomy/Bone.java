package org.condyle.anatomy;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.anatomy.form.Field;
import org.condyle.anatomy.form.Skin;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.condyle.text.DidYouMean;

/**
 * A bone, or a group of bones that move together in pictures, of an adult of about 1.75 m. Immutable; its surface is made when it is first
 * asked for, and kept. The same numbers give the same bytes on every machine.
 */
public final class Bone implements Figure {
    static final double MILLIMETRE = 1e-3;

    private final String name;
    private final String meaning;
    private final boolean sided;
    private final Map<String, Landmark> landmarks = new LinkedHashMap<>();
    private final String from;
    private final String to;
    private final List<String> sources;
    private final Field field;
    private final double cell;
    private final int faces;
    private final Map<Resolution, BoneMesh> meshes = new EnumMap<>(Resolution.class);
    private final Map<Resolution, BoneMesh> mirrored = new EnumMap<>(Resolution.class);

    Bone(Page page) {
        name = page.name;
        meaning = page.meaning;
        sided = page.sided;
        from = page.from;
        to = page.to;
        sources = List.copyOf(page.sources);
        field = page.form.field();
        cell = page.cell;
        faces = page.faces;
        for (Landmark p : page.landmarks) {
            landmarks.put(p.name(), p.onSurface() ? onSurface(p) : p);
        }
        landmark(from);
        landmark(to);
    }

    /** The landmark moved from where the page says to the surface. */
    private Landmark onSurface(Landmark p) {
        double[] at = {p.x() / MILLIMETRE, p.y() / MILLIMETRE, p.z() / MILLIMETRE};
        field.project(at, 0, 2);
        return new Landmark(p.name(), MILLIMETRE * at[0], MILLIMETRE * at[1], MILLIMETRE * at[2], true, p.meaning());
    }

    /** All bones, in the order of the documentation. */
    public static List<Bone> all() {
        return Bones.ALL;
    }

    /** The names of all bones. */
    public static List<String> names() {
        return Bones.ALL.stream().map(Bone::name).toList();
    }

    public static Bone named(String name) {
        for (Bone bone : Bones.ALL) {
            if (bone.name.equals(name)) {
                return bone;
            }
        }
        List<String> known = Bones.ALL.stream().map(Bone::name).toList();
        throw new ModelException("there is no bone '" + name + "'" + DidYouMean.hint(name, known, "bone"));
    }

    @Override
    public String name() {
        return name;
    }

    public String meaning() {
        return meaning;
    }

    @Override
    public boolean sided() {
        return sided;
    }

    /** Publications that its numbers are taken from. */
    public List<String> sources() {
        return sources;
    }

    public List<Landmark> landmarks() {
        return List.copyOf(landmarks.values());
    }

    @Override
    public Map<String, Landmark> marks() {
        return Collections.unmodifiableMap(landmarks);
    }

    @Override
    public Landmark landmark(String word) {
        Landmark found = landmarks.get(word);
        if (found == null) {
            throw new ModelException("bone '" + name + "' has no landmark '" + word + "'"
                    + DidYouMean.hint(word, landmarks.keySet(), "landmark"));
        }
        return found;
    }

    /** The proximal landmark, or the lower one of the axis. */
    @Override
    public Landmark from() {
        return landmark(from);
    }

    @Override
    public Landmark to() {
        return landmark(to);
    }

    @Override
    public List<Piece> shown(Side side, double[] matrix) {
        return List.of(new Piece(name, Visual.Kind.BONE, r -> mesh(r, side).triangles(), matrix, ""));
    }

    /** Distance from {@link #from} to {@link #to} [m]. */
    public double length() {
        Landmark a = from(), b = to();
        double x = b.x() - a.x(), y = b.y() - a.y(), z = b.z() - a.z();
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** The surface of the right one, in the frame of the bone [m]. The arrays are shared: they must not be changed. */
    public synchronized BoneMesh mesh(Resolution resolution) {
        return meshes.computeIfAbsent(resolution, this::make);
    }

    /** The surface on a side of the body. */
    public synchronized BoneMesh mesh(Resolution resolution, Side side) {
        return side == Side.RIGHT ? mesh(resolution) : mirrored.computeIfAbsent(resolution, r -> mesh(r).mirrored());
    }

    private BoneMesh make(Resolution resolution) {
        Skin skin = Skin.of(field, cell * resolution.cells, faces * resolution.faces);
        double[] v = skin.triangles().vertices();
        for (int i = 0; i < v.length; i++) {
            v[i] *= MILLIMETRE;
        }
        return new BoneMesh(new Triangles(v, skin.triangles().corners()), skin.normals());
    }

    /** Distance of a point from the surface, nearly, negative inside [m]; for points near the surface only. */
    double distance(double x, double y, double z) {
        return MILLIMETRE * field.value(x / MILLIMETRE, y / MILLIMETRE, z / MILLIMETRE);
    }

    /** The number of triangles its page asks for. */
    int faces(Resolution resolution) {
        return faces * resolution.faces;
    }

    @Override
    public String toString() {
        return name;
    }
}
