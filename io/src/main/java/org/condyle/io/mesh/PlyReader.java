package org.condyle.io.mesh;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.condyle.io.mesh.PlyHeader.Element;
import org.condyle.io.mesh.PlyHeader.Property;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * The polygon format of Stanford (Turk 1994), text and binary of both byte orders: x, y, z of the vertices and the
 * corners of the faces, wherever they stand among other properties and elements.
 */
final class PlyReader {
    private static final List<String> CORNERS = List.of("vertex_indices", "vertex_index");

    private final byte[] bytes;
    private final TextCursor text;
    private final PlyHeader header;
    private final MeshBuilder mesh;
    private final @Nullable ByteBuffer binary;

    PlyReader(String file, byte[] bytes) {
        this.bytes = bytes;
        text = new TextCursor(file, bytes, false);
        header = new PlyHeader(text, bytes);
        ByteOrder order = header.order;
        binary = order == null
                ? null
                : ByteBuffer.wrap(bytes).position(header.end).order(order);
        mesh = new MeshBuilder(file, binary == null, 0);
    }

    Triangles read(double scale) {
        for (Element element : header.elements) {
            checkCount(element);
            switch (element.name()) {
                case "vertex" -> vertices(element);
                case "face" -> faces(element);
                default -> others(element);
            }
        }
        if (binary == null ? text.nextWordBelow() : binary.hasRemaining()) {
            throw mesh.problem(at(), "the numbers go on after the last element; the counts in the header are wrong");
        }
        return mesh.build(scale, false);
    }

    private long at() {
        return binary == null ? text.line() : binary.position();
    }

    /** Refuses counts that the rest of the file cannot hold, before anything is done with them. */
    private void checkCount(Element element) {
        long least = 0;
        for (Property p : element.properties()) {
            least += binary == null ? 2 : p.least(); // in text a digit and a blank
        }
        long left = binary == null ? bytes.length - text.offset() + 1L : binary.remaining();
        if (element.count() > 0 && (least == 0 || element.count() > left / least)) {
            String why = least == 0 ? "has no properties" : "cannot fit into the " + left + " bytes that are left";
            throw text.problem("element " + element.name() + ", there " + element.count() + " times (line "
                    + element.line() + "), " + why + "; the file is damaged or cut off");
        }
    }

    private void vertices(Element element) {
        int[] axis = element.properties().stream()
                .mapToInt(p -> p.length() == null ? List.of("x", "y", "z").indexOf(p.name()) : -1)
                .toArray();
        for (int i = 0; i < 3; i++) {
            int wanted = i;
            if (Arrays.stream(axis).filter(a -> a == wanted).count() != 1) {
                throw text.problem("vertices need one property each named x, y and z (line " + element.line() + ")");
            }
        }
        double[] x = new double[3];
        for (long n = 0; n < element.count(); n++) {
            beginRow(element, n);
            long at = at();
            for (int i = 0; i < axis.length; i++) {
                Property p = element.properties().get(i);
                if (axis[i] >= 0) {
                    x[axis[i]] = next(p.type(), p);
                } else {
                    skip(p);
                }
            }
            endRow();
            mesh.vertex(x[0], x[1], x[2], at);
        }
    }

    private void faces(Element element) {
        List<Property> lists = element.properties().stream()
                .filter(p -> p.length() != null && CORNERS.contains(p.name()))
                .toList();
        if (lists.size() != 1 || !lists.get(0).type().isWhole()) {
            throw text.problem(
                    "faces need one list of whole numbers named vertex_indices (line " + element.line() + ")");
        }
        for (long n = 0; n < element.count(); n++) {
            beginRow(element, n);
            for (Property p : element.properties()) {
                if (p.equals(lists.get(0))) {
                    corners(p);
                } else {
                    skip(p);
                }
            }
            endRow();
        }
    }

    private void others(Element element) {
        for (long n = 0; n < element.count(); n++) {
            beginRow(element, n);
            element.properties().forEach(this::skip);
            endRow();
        }
    }

    private void corners(Property list) {
        long length = length(list);
        mesh.beginFace();
        for (long i = 0; i < length; i++) {
            mesh.corner((long) next(list.type(), list), at());
        }
        mesh.endFace(at());
    }

    private void skip(Property p) {
        if (p.length() == null) {
            next(p.type(), p);
            return;
        }
        for (long left = length(p); left > 0; left--) {
            next(p.type(), p);
        }
    }

    private long length(Property list) {
        PlyType type = list.length();
        long length = type == null ? 0 : (long) next(type, list);
        if (length < 0) {
            throw mesh.problem(at(), "list " + list.name() + " has the length " + length);
        }
        return length;
    }

    private double next(PlyType type, Property p) {
        if (binary != null) {
            if (binary.remaining() < type.size) {
                throw mesh.problem(at(), "the file ends inside " + p.name() + "; it is cut off");
            }
            return type.get(binary);
        }
        double value = text.number(p.name());
        if (type.isWhole() && value != Math.rint(value)) {
            throw text.problem(p.name() + " must be a whole number, found " + text.quoted());
        }
        return value;
    }

    /** In text each element has a line; empty ones between them do not count. */
    private void beginRow(Element element, long n) {
        if (binary != null) {
            return;
        }
        boolean more = text.nextLine();
        while (more && text.isEmptyLine()) {
            more = text.nextLine();
        }
        if (!more) {
            throw text.problem("the file ends after " + n + " of " + element.count() + " lines of element "
                    + element.name() + "; it is cut off");
        }
    }

    private void endRow() {
        if (binary == null && text.nextWord()) {
            throw text.problem("the line has more numbers than the header states, such as " + text.quoted());
        }
    }
}
