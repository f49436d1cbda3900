package org.condyle.foreign;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.TextFile;
import org.condyle.io.foreign.XmlFiles;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Reads an XML file of another program as a tree, within limits: 64 MB, two million elements, 256 levels, no entities. */
public final class XmlTree {
    /** Largest file that is read [bytes]. */
    public static final long LIMIT = 64L << 20;

    private static final int MOST = 2_000_000;

    private static final Pattern ENTITY = Pattern.compile("&#?[\\p{Alnum}_:.-]{1,64};");
    private static final String PLAIN = "<![CDATA[";

    private XmlTree() {}

    /**
     * The root element of a file.
     *
     * @param file as messages call it
     * @param kind what it should be, such as "an OpenSim model"
     */
    public static XmlElement read(String file, String kind, byte[] bytes) {
        return read(file, kind, TextFile.decodeForeign(file, bytes));
    }

    /** The root element of a text. */
    public static XmlElement read(String file, String kind, String text) {
        Builder builder = new Builder(file);
        new SafeXml(file, kind).read(new StringReader(withAmpersands(text)), builder);
        if (builder.root == null) {
            throw new DocumentException(
                    Code.WRONG_FILE, Position.in(file), "the file has no XML element", "it should be " + kind);
        }
        return builder.root;
    }

    /**
     * Writes a bare & as XML wants it. Other programs take it as it is, so that it is in the credits of many models; what has the
     * form of an entity stays, and is refused where it is none of XML. Sections of plain text are passed over.
     */
    private static String withAmpersands(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length() + 64);
        Matcher entity = ENTITY.matcher(text);
        int done = 0, plain = text.indexOf(PLAIN), at = text.indexOf('&');
        while (at >= 0) {
            if (plain >= 0 && plain < at) {
                int end = text.indexOf("]]>", plain);
                if (end < 0) {
                    break; // the parser tells it
                }
                plain = text.indexOf(PLAIN, end);
                at = at < end ? text.indexOf('&', end) : at;
            } else {
                out.append(text, done, at)
                        .append(entity.region(at, text.length()).lookingAt() ? "&" : "&amp;");
                done = at + 1;
                at = text.indexOf('&', done);
            }
        }
        return out.append(text, done, text.length()).toString();
    }

    private static final class Builder implements XmlFiles.Handler {
        private final String file;
        /** The texts of all open elements one after the other; that of an element begins where its start says. */
        private final StringBuilder texts = new StringBuilder();

        private final Deque<Integer> starts = new ArrayDeque<>();
        private Position at;
        private @Nullable XmlElement root;
        private @Nullable XmlElement here;
        private int count;

        Builder(String file) {
            this.file = file;
            at = Position.in(file);
        }

        @Override
        public boolean begin(XmlFiles.Tag element) {
            int line = Math.max(0, element.line());
            if (line != at.line()) { // elements of one line share their place
                at = new Position(file, line, 0);
            }
            if (++count > MOST) {
                throw new DocumentException(Code.OVER_LIMIT, at, "the file has more than " + MOST + " elements");
            }
            XmlElement made = new XmlElement(element.name(), at, here);
            if (element.attributes().length > 0) {
                made.putAll(element.attributes());
            }
            if (root == null) {
                root = made;
            }
            here = made;
            starts.push(texts.length());
            return true;
        }

        @Override
        public void end(String element) {
            XmlElement closed = here;
            int start = starts.pop();
            if (closed != null) {
                closed.setText(stripped(start));
                closed.close();
                here = closed.parent();
            }
            texts.setLength(start);
        }

        /** The text since a place, without blanks at its ends. */
        private String stripped(int start) {
            int from = start, to = texts.length();
            while (from < to && Character.isWhitespace(texts.charAt(from))) {
                from++;
            }
            while (to > from && Character.isWhitespace(texts.charAt(to - 1))) {
                to--;
            }
            return from == to ? "" : texts.substring(from, to);
        }

        @Override
        public void text(char[] characters, int start, int length) {
            if (!starts.isEmpty()) {
                texts.append(characters, start, length);
            }
        }
    }
}
