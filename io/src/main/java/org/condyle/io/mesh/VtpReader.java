package org.condyle.io.mesh;

import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Quoted;
import org.condyle.io.mesh.VtkArray.Appended;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * PolyData of VTK in XML: points, polygons and triangle strips of all pieces; text, base64 or appended, plain or
 * compressed by zlib. Data on points and cells, lines and single points are not read.
 */
final class VtpReader {
    private static final byte[] APPENDED = "<AppendedData".getBytes(StandardCharsets.US_ASCII);
    private static final Set<String> SECTIONS = Set.of("Points", "Polys", "Strips");

    private final String file;
    private final byte[] bytes;
    private final int appendedTag;
    private final List<VtkPiece> pieces = new ArrayList<>();
    private @Nullable VtkDecoder decoder;
    private Appended appended;
    private @Nullable String section;
    private @Nullable VtkArray array;

    VtpReader(String file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
        appendedTag = indexOf(bytes, APPENDED, 0);
        appended = new Appended(bytes, 0, 0, false);
    }

    Triangles read(double scale) {
        // Raw appended data is no XML: the parser sees the file up to the end of its tag.
        int tagEnd = appendedTag < 0 ? bytes.length : indexOf(bytes, new byte[] {'>'}, appendedTag) + 1;
        int start = TextCursor.afterMark(bytes);
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        factory.setXMLReporter((message, type, information, location) -> {}); // the default prints
        XMLStreamReader xml = null;
        try {
            int length = (tagEnd > 0 ? tagEnd : bytes.length) - start;
            // All that is looked at is ASCII, so any byte may pass; strict decoding inside of the parser prints.
            xml = factory.createXMLStreamReader(
                    new InputStreamReader(new ByteArrayInputStream(bytes, start, length), StandardCharsets.ISO_8859_1));
            walk(xml);
        } catch (XMLStreamException e) {
            throw broken(e.getLocation() == null ? 0 : e.getLocation().getLineNumber(), String.valueOf(e.getMessage()));
        } catch (DocumentException e) {
            throw e;
        } catch (RuntimeException e) {
            // The parser of the JDK lets some of its own slips through on damaged files.
            throw broken(xml == null ? 0 : xml.getLocation().getLineNumber(), String.valueOf(e.getMessage()));
        }
        return build(scale);
    }

    private DocumentException broken(int line, String message) {
        String reason = message.substring(message.indexOf("Message: ") < 0 ? 0 : message.indexOf("Message: ") + 9);
        return problem(line, "this is not well-formed XML (" + Quoted.of(reason) + "); the file is damaged or cut off");
    }

    private DocumentException problem(int line, String message) {
        return new DocumentException(new Position(file, Math.max(0, line), 0), message);
    }

    private void walk(XMLStreamReader xml) throws XMLStreamException {
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                    throw problem(line(xml), "document types and entities are not read; write plain VTK XML");
                case XMLStreamConstants.START_ELEMENT -> {
                    if (begin(xml, xml.getLocalName())) {
                        return;
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> end(xml.getLocalName());
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
                    if (array != null) {
                        array.text(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
                    }
                }
                default -> {} // comments and the like
            }
        }
    }

    private static int line(XMLStreamReader xml) {
        return xml.getLocation().getLineNumber();
    }

    /** True when the appended data begins, where the XML ends. */
    private boolean begin(XMLStreamReader xml, String name) {
        if (decoder == null) {
            root(xml, name);
        } else if (name.equals("AppendedData")) {
            appended(xml);
            return true;
        } else if (name.equals("Piece")) {
            pieces.add(new VtkPiece(
                    file,
                    line(xml),
                    count(xml, "NumberOfPoints"),
                    count(xml, "NumberOfPolys"),
                    count(xml, "NumberOfStrips")));
        } else if (SECTIONS.contains(name)) {
            section = name;
        } else if (name.equals("DataArray") && section != null && !pieces.isEmpty()) {
            array = array(xml, section, pieces.get(pieces.size() - 1));
        }
        return false;
    }

    private void end(String name) {
        if (name.equals("DataArray")) {
            array = null;
        } else if (SECTIONS.contains(name)) {
            section = null;
        }
    }

    private void root(XMLStreamReader xml, String name) {
        String type = attribute(xml, "type", "");
        if (!name.equals("VTKFile") || !type.equals("PolyData")) {
            String found = name.equals("VTKFile") ? "type=" + Quoted.of(type) : "<" + Quoted.of(name) + ">";
            throw problem(
                    line(xml),
                    "a .vtp file begins with <VTKFile type=\"PolyData\">, found " + found + "; export a surface");
        }
        String order = attribute(xml, "byte_order", "LittleEndian");
        String header = attribute(xml, "header_type", "UInt32");
        if (!Set.of("LittleEndian", "BigEndian").contains(order)) {
            throw problem(line(xml), "byte_order must be LittleEndian or BigEndian, was " + Quoted.of(order));
        }
        if (!Set.of("UInt32", "UInt64").contains(header)) {
            throw problem(line(xml), "header_type must be UInt32 or UInt64, was " + Quoted.of(header));
        }
        decoder = new VtkDecoder(
                order.equals("BigEndian") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN,
                VtkType.valueOf(header),
                attribute(xml, "compressor", ""),
                bytes.length);
    }

    /** From the underscore to the last end tag of the file; raw data may hold anything, that tag included. */
    private void appended(XMLStreamReader xml) {
        int from = indexOf(bytes, new byte[] {'_'}, indexOf(bytes, new byte[] {'>'}, appendedTag));
        if (from < 0) {
            throw problem(line(xml), "the AppendedData has no '_', behind which it begins; the file is cut off");
        }
        String tail = new String(
                bytes,
                Math.max(from, bytes.length - 1000),
                Math.min(1000, bytes.length - from),
                StandardCharsets.ISO_8859_1);
        int close = tail.lastIndexOf("</AppendedData");
        int end = close < 0 ? bytes.length : bytes.length - tail.length() + close;
        appended = new Appended(
                bytes,
                from + 1,
                Math.max(end, from + 1),
                attribute(xml, "encoding", "base64").equals("base64"));
    }

    private @Nullable VtkArray array(XMLStreamReader xml, String section, VtkPiece piece) {
        String own = attribute(xml, "Name", "");
        String name = section.equals("Points") ? "Points" : section + " " + own.toLowerCase(Locale.ROOT);
        if (!piece.wants(name)) {
            return null;
        }
        String word = attribute(xml, "type", "");
        VtkType type = VtkType.named(word);
        String format = attribute(xml, "format", "ascii");
        if (type == null) {
            throw problem(
                    line(xml),
                    name + " has the type " + Quoted.of(word) + "; known are Float32, Float64, Int32, Int64, ...");
        }
        if (!Set.of("ascii", "binary", "appended").contains(format)) {
            throw problem(
                    line(xml), name + " has the format " + Quoted.of(format) + "; known are ascii, binary, appended");
        }
        if (name.equals("Points") && !attribute(xml, "NumberOfComponents", "3").equals("3")) {
            throw problem(line(xml), "Points must have NumberOfComponents=\"3\"");
        }
        long offset = format.equals("appended") ? count(xml, "offset") : -1;
        VtkArray array = new VtkArray(file, name, line(xml), type, format, offset);
        piece.put(name, array);
        return array;
    }

    private long count(XMLStreamReader xml, String name) {
        String value = attribute(xml, name, "0").strip();
        if (!value.matches("\\d{1,18}")) {
            throw problem(line(xml), name + " must be a whole number, was " + Quoted.of(value));
        }
        return Long.parseLong(value);
    }

    private static String attribute(XMLStreamReader xml, String name, String missing) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? missing : value;
    }

    private Triangles build(double scale) {
        VtkDecoder d = decoder;
        if (d == null) {
            throw problem(0, "the file has no VTKFile element");
        }
        MeshBuilder mesh = new MeshBuilder(file, true, 0);
        for (VtkPiece piece : pieces) {
            piece.addTo(mesh, d, appended);
        }
        return mesh.build(scale, false);
    }

    private static int indexOf(byte[] bytes, byte[] what, int from) {
        for (int i = Math.max(0, from); i <= bytes.length - what.length; i++) {
            int n = 0;
            while (n < what.length && bytes[i + n] == what[n]) {
                n++;
            }
            if (n == what.length) {
                return i;
            }
        }
        return -1;
    }
}
