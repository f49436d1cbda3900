package org.condyle.io.mesh;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Triangles;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * Wavefront OBJ: vertices and faces, all or those of one group or object. Normals, textures, materials, points and
 * lines are not read; curves and free surfaces are refused, for a file of them would lose half of its shape.
 */
final class ObjReader {
    private static final Set<String> NOT_READ = Set.of(
            "vt",
            "vn",
            "vp",
            "s",
            "l",
            "p",
            "usemtl",
            "mtllib",
            "usemap",
            "maplib",
            "mg",
            "lod",
            "bevel",
            "c_interp",
            "d_interp",
            "shadow_obj",
            "trace_obj");
    private static final int MOST_NAMES = 1000;

    private final String file;
    private final String part;
    private final TextCursor text;
    private final MeshBuilder mesh;
    private final Set<String> names = new LinkedHashSet<>();
    private boolean inGroup;
    private boolean inObject;
    private final Map<String, BitSet> faces = new LinkedHashMap<>();
    private List<String> current = List.of();
    private String object = "";

    ObjReader(String file, byte[] bytes, String part) {
        this.file = file;
        this.part = part;
        text = new TextCursor(file, bytes, true);
        mesh = new MeshBuilder(file, true, 1);
    }

    /** Triangles of each group and object, by their numbers; those of {@link #read} must be wanted. */
    Map<String, BitSet> groups() {
        return faces;
    }

    Triangles read(double scale) {
        boolean any = false;
        while (text.nextWordBelow()) {
            if (text.is("v")) {
                vertex();
            } else if (text.is("f")) {
                boolean wanted = part.isEmpty() || inGroup || inObject;
                any |= wanted;
                int before = mesh.triangles();
                face(wanted);
                for (String name : current) {
                    mark(name, before);
                }
                mark(object, before);
            } else if (text.is("g")) {
                inGroup = group();
            } else if (text.is("o")) {
                object = text.rest();
                inObject = named(object);
            } else if (!isNotRead()) {
                throw text.problem(text.quoted()
                        + " does not begin a line of an OBJ mesh (v, f, g, o, vn, vt, ...);"
                        + " export the surface as triangles in an OBJ, STL, PLY or VTP file");
            }
            skipRest();
        }
        if (!part.isEmpty() && !any) {
            throw new DocumentException(
                    Code.UNKNOWN_NAME,
                    Position.in(file),
                    "there are no faces in a group or object " + Quoted.of(part),
                    DidYouMean.hint(part, names, "name"));
        }
        return mesh.build(scale, !part.isEmpty());
    }

    private void vertex() {
        double x = text.number("x of the vertex");
        double y = text.number("y of the vertex");
        double z = text.number("z of the vertex");
        mesh.vertex(x, y, z, text.line());
    }

    private void face(boolean wanted) {
        mesh.beginFace();
        while (wanted && text.nextWord()) {
            long number = text.whole("vertex of a face");
            if (number == 0 || number < -mesh.points()) {
                throw text.problem("a face refers to vertex " + number
                        + "; numbers begin at 1, or at -1 for the last of the " + mesh.points() + " above");
            }
            mesh.corner(number < 0 ? mesh.points() + number : number - 1, text.line());
        }
        if (wanted) {
            mesh.endFace(text.line());
        }
    }

    private boolean group() {
        boolean found = false;
        List<String> names = new ArrayList<>();
        while (text.nextWord()) {
            names.add(text.word());
            found |= named(text.word());
        }
        current = names;
        return found;
    }

    /** The triangles from a number on are in a group. */
    private void mark(String name, int from) {
        if (!name.isEmpty() && (faces.size() < MOST_NAMES || faces.containsKey(name))) {
            faces.computeIfAbsent(name, n -> new BitSet()).set(from, mesh.triangles());
        }
    }

    private boolean named(String name) {
        if (!part.isEmpty() && names.size() < MOST_NAMES) {
            names.add(name);
        }
        return name.equals(part);
    }

    private boolean isNotRead() {
        for (String word : NOT_READ) {
            if (text.is(word)) {
                return true;
            }
        }
        return false;
    }

    private void skipRest() {
        boolean more = true;
        while (more) {
            more = text.nextWord();
        }
        text.nextLine();
    }
}
