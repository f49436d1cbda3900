package org.condyle.io.document;

import java.io.Reader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * Reads XML of strangers. Document types and entities are refused, nothing is fetched from elsewhere, elements are nested to a
 * stated depth only, the parser prints nothing, and whatever is wrong is a {@link DocumentException} with its line.
 */
public final class SafeXml {
    private static final int DEEPEST = 256;

    private final String file;
    private final String kind;

    /**
     * @param file what messages call the text
     * @param kind what it should be, such as "VTK XML"
     */
    public SafeXml(String file, String kind) {
        this.file = file;
        this.kind = kind;
    }

    /** Takes the parts of a document in their order. */
    public interface Handler {
        /** An element begins; its attributes can be read. False ends the reading here. */
        boolean begin(XMLStreamReader element);

        void end(String element);

        /** A piece of text between tags; a long text comes in several pieces. */
        void text(char[] characters, int start, int length);
    }

    /** Hands all parts of the text to the handler. Exceptions of the handler other than {@link DocumentException} become one. */
    public void read(Reader text, Handler handler) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        factory.setXMLReporter((message, type, information, location) -> {}); // the default prints
        XMLStreamReader xml = null;
        try {
            xml = factory.createXMLStreamReader(text);
            walk(xml, handler);
        } catch (XMLStreamException e) {
            throw broken(e.getLocation() == null ? 0 : e.getLocation().getLineNumber(), String.valueOf(e.getMessage()));
        } catch (DocumentException e) {
            throw e;
        } catch (RuntimeException e) {
            // The parser of the JDK lets some of its own slips through on damaged files.
            throw broken(xml == null ? 0 : line(xml), String.valueOf(e.getMessage()));
        }
    }

    private void walk(XMLStreamReader xml, Handler handler) throws XMLStreamException {
        int depth = 0;
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                    throw problem(
                            line(xml),
                            "document types and entities are not supported; remove the DOCTYPE, and write " + kind
                                    + " without entities");
                case XMLStreamConstants.START_ELEMENT -> {
                    if (++depth > DEEPEST) {
                        throw problem(line(xml), "elements are nested more than " + DEEPEST + " deep");
                    }
                    if (!handler.begin(xml)) {
                        return;
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    depth--;
                    handler.end(xml.getLocalName());
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    handler.text(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
                default -> {} // comments and the like
            }
        }
    }

    /** The line at which the parser is. */
    public static int line(XMLStreamReader xml) {
        return xml.getLocation().getLineNumber();
    }

    /** The value of an attribute, or what stands for a missing one. */
    public static String attribute(XMLStreamReader element, String name, String missing) {
        String value = element.getAttributeValue(null, name);
        return value == null ? missing : value;
    }

    public DocumentException problem(int line, String message) {
        return new DocumentException(Code.BAD_XML, new Position(file, Math.max(0, line), 0), message);
    }

    private DocumentException broken(int line, String message) {
        String reason = message.substring(message.indexOf("Message: ") < 0 ? 0 : message.indexOf("Message: ") + 9);
        return problem(line, "this is not well-formed XML (" + Quoted.of(reason) + "); the file is damaged or cut off");
    }
}
