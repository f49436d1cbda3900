package org.condyle.foreign;

import java.io.Reader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.condyle.io.document.DocumentException;
import org.condyle.io.foreign.XmlFiles;
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

    /** Hands all parts of the text to the handler. Exceptions of the handler other than {@link DocumentException} become one. */
    public void read(Reader text, XmlFiles.Handler handler) {
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

    private void walk(XMLStreamReader xml, XmlFiles.Handler handler) throws XMLStreamException {
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
                    if (!handler.begin(tag(xml))) {
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
    private static int line(XMLStreamReader xml) {
        return xml.getLocation().getLineNumber();
    }

    private static XmlFiles.Tag tag(XMLStreamReader xml) {
        String[] pairs = new String[2 * xml.getAttributeCount()];
        for (int i = 0; i < pairs.length; i += 2) {
            pairs[i] = xml.getAttributeLocalName(i / 2);
            pairs[i + 1] = xml.getAttributeValue(i / 2);
        }
        return new XmlFiles.Tag(xml.getLocalName(), line(xml), pairs);
    }

    private DocumentException problem(int line, String message) {
        return XmlFiles.problem(file, line, message);
    }

    private DocumentException broken(int line, String message) {
        String reason = message.substring(message.indexOf("Message: ") < 0 ? 0 : message.indexOf("Message: ") + 9);
        return problem(line, "this is not well-formed XML (" + Quoted.of(reason) + "); the file is damaged or cut off");
    }
}
