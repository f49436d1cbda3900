package org.condyle.io.mesh;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a PLY file says about itself before its numbers begin. */
final class PlyHeader {
    /** A number of each element, or with {@code length} a list of numbers. */
    record Property(String name, PlyType type, @Nullable PlyType length) {
        /** Fewest bytes in a binary file. */
        int least() {
            return length == null ? type.size : length.size;
        }
    }

    /** Vertices, faces, or something else. */
    record Element(String name, long count, int line, List<Property> properties) {}

    private static final int MOST = 1000;

    final List<Element> elements = new ArrayList<>();
    /** Of the numbers; null in a text file. */
    final @Nullable ByteOrder order;
    /** First byte of the numbers. */
    final int end;

    private final TextCursor text;

    /** Leaves {@code text} at the end of the last line of the header. */
    PlyHeader(TextCursor text, byte[] bytes) {
        this.text = text;
        if (!text.nextWord() || !text.is("ply")) {
            throw text.problem("a PLY file begins with the line 'ply'");
        }
        // Old Macintosh line ends, and then a binary number that begins with the byte of a line feed: do not eat it.
        boolean bareReturn = lineEnd(bytes, text.offset()) == '\r' && lineEnd(bytes, text.offset() + 1) != '\n';
        text.nextLine();
        order = format();
        lines();
        text.rest();
        int at = text.offset();
        boolean two = !bareReturn && lineEnd(bytes, at) == '\r' && lineEnd(bytes, at + 1) == '\n';
        end = Math.min(bytes.length, at + (two ? 2 : 1));
    }

    private static int lineEnd(byte[] bytes, int at) {
        return at < bytes.length ? bytes[at] : -1;
    }

    private @Nullable ByteOrder format() {
        skipComments();
        if (text.is("format") && text.nextWord()) {
            if (text.is("ascii")) {
                return null;
            }
            if (text.is("binary_little_endian")) {
                return ByteOrder.LITTLE_ENDIAN;
            }
            if (text.is("binary_big_endian")) {
                return ByteOrder.BIG_ENDIAN;
            }
        }
        throw text.problem(
                "expected 'format' with ascii, binary_little_endian or binary_big_endian, found " + text.quoted());
    }

    private void skipComments() {
        do {
            if (!text.nextWordBelow()) {
                throw text.problem("the file ends before 'end_header'; it is cut off");
            }
        } while ((text.is("comment") || text.is("obj_info")) && moveOn());
    }

    /** To the next line, if there is one; goes on in any case. */
    private boolean moveOn() {
        text.rest();
        text.nextLine();
        return true;
    }

    private void lines() {
        Element element = null;
        while (moveOn()) {
            skipComments();
            if (text.is("end_header")) {
                return;
            } else if (text.is("element")) {
                String name = word("the name of the element");
                word("the count of the element");
                long count = text.whole("count of element " + name);
                if (count < 0) {
                    throw text.problem("element " + name + " cannot occur " + count + " times");
                }
                element = new Element(name, count, text.line(), new ArrayList<>());
                elements.add(element);
                check(elements.size(), "elements");
            } else if (text.is("property") && element != null) {
                element.properties.add(property());
                check(element.properties.size(), "properties");
            } else {
                throw text.problem("expected element, property or end_header, found " + text.quoted());
            }
        }
    }

    /** Real files have two or three elements of a few properties; each row of a file would go through all of them. */
    private void check(int count, String what) {
        if (count > MOST) {
            throw text.problem("the header has more than " + MOST + " " + what + "; the file is damaged");
        }
    }

    private Property property() {
        String first = word("the type of the property");
        if (!first.equals("list")) {
            PlyType type = type(first);
            return new Property(word("the name of the property"), type, null);
        }
        PlyType length = type(word("the type of the length of the list"));
        PlyType type = type(word("the type of the list"));
        String name = word("the name of the property");
        if (!length.isWhole()) {
            throw text.problem("the length of list " + name + " must be of a whole type such as uchar");
        }
        return new Property(name, type, length);
    }

    private String word(String what) {
        if (!text.nextWord()) {
            throw text.problem(what + " is missing");
        }
        return text.word();
    }

    private PlyType type(String name) {
        PlyType type = PlyType.named(name);
        if (type == null) {
            throw text.problem(text.quoted()
                    + " is not a type of a PLY file; use char, uchar, short, ushort, int, uint, float or double");
        }
        return type;
    }
}
