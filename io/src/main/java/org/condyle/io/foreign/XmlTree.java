package org.condyle.io.foreign;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.stream.XMLStreamReader;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.SafeXml;
import org.condyle.io.document.TextFile;
import org.jspecify.annotations.Nullable;

/** Reads an XML file of another program as a tree, within limits: 64 MB, two million elements, 256 levels, no entities. */
public final class XmlTree {
    /** Largest file that is read [bytes]. */
    public static final long LIMIT = 64L << 20;

    private static final int MOST = 2_000_000;

    private XmlTree() {}

    /**
     * The root element of a file.
     *
     * @param file as messages call it
     * @param kind what it should be, such as "an OpenSim model"
     */
    public static XmlElement read(String file, String kind, byte[] bytes) {
        return read(file, kind, TextFile.decode(file, bytes));
    }

    /** The root element of a text. */
    public static XmlElement read(String file, String kind, String text) {
        Builder builder = new Builder(file);
        new SafeXml(file, kind).read(new StringReader(text), builder);
        if (builder.root == null) {
            throw new DocumentException(Position.in(file), "the file has no XML element; it should be " + kind);
        }
        return builder.root;
    }

    private static final class Builder implements SafeXml.Handler {
        private final String file;
        private final Deque<StringBuilder> texts = new ArrayDeque<>();
        private @Nullable XmlElement root;
        private @Nullable XmlElement here;
        private int count;

        Builder(String file) {
            this.file = file;
        }

        @Override
        public boolean begin(XMLStreamReader element) {
            Position at = new Position(file, Math.max(0, SafeXml.line(element)), 0);
            if (++count > MOST) {
                throw new DocumentException(at, "the file has more than " + MOST + " elements");
            }
            XmlElement made = new XmlElement(element.getLocalName(), at, here);
            for (int i = 0; i < element.getAttributeCount(); i++) {
                made.put(element.getAttributeLocalName(i), element.getAttributeValue(i));
            }
            if (root == null) {
                root = made;
            }
            here = made;
            texts.push(new StringBuilder());
            return true;
        }

        @Override
        public void end(String element) {
            XmlElement closed = here;
            StringBuilder own = texts.pop();
            if (closed != null) {
                closed.setText(own.toString().strip());
                here = closed.parent();
            }
        }

        @Override
        public void text(char[] characters, int start, int length) {
            if (!texts.isEmpty()) {
                texts.peek().append(characters, start, length);
            }
        }
    }
}
