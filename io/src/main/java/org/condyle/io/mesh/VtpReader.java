package org.condyle.io.mesh;

import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.condyle.io.foreign.XmlFiles;
import org.condyle.io.mesh.VtkArray.Appended;
import org.condyle.mechanics.Triangles;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * PolyData of VTK in XML: points, polygons and triangle strips of all pieces; text, base64 or appended, plain or
 * compressed by zlib. Data on points and cells, lines and single points are not read.
 */
final class VtpReader implements XmlFiles.Handler {
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
        int length = (tagEnd > 0 ? tagEnd : bytes.length) - start;
        // All that is looked at is ASCII, so any byte may pass; strict decoding inside of the parser prints.
        XmlFiles.reading(file)
                .parse(
                        file,
                        "VTK XML",
                        new InputStreamReader(
                                new ByteArrayInputStream(bytes, start, length), StandardCharsets.ISO_8859_1),
                        this);
        return build(scale);
    }

    private DocumentException problem(XmlFiles.Tag element, String message) {
        return XmlFiles.problem(file, element.line(), message);
    }

    /** False when the appended data begins, where the XML ends. */
    @Override
    public boolean begin(XmlFiles.Tag e) {
        String name = e.name();
        if (decoder == null) {
            root(e, name);
        } else if (name.equals("AppendedData")) {
            appended(e);
            return false;
        } else if (name.equals("Piece")) {
            pieces.add(new VtkPiece(
                    file, e.line(), count(e, "NumberOfPoints"), count(e, "NumberOfPolys"), count(e, "NumberOfStrips")));
        } else if (SECTIONS.contains(name)) {
            section = name;
        } else if (name.equals("DataArray") && section != null && !pieces.isEmpty()) {
            array = array(e, section, pieces.get(pieces.size() - 1));
        }
        return true;
    }

    @Override
    public void text(char[] characters, int start, int length) {
        if (array != null) {
            array.text(characters, start, length);
        }
    }

    @Override
    public void end(String name) {
        if (name.equals("DataArray")) {
            array = null;
        } else if (SECTIONS.contains(name)) {
            section = null;
        }
    }

    private void root(XmlFiles.Tag e, String name) {
        String type = e.attribute("type", "");
        if (!name.equals("VTKFile") || !type.equals("PolyData")) {
            String found = name.equals("VTKFile") ? "type=" + Quoted.of(type) : "<" + Quoted.of(name) + ">";
            throw problem(
                    e, "a .vtp file begins with <VTKFile type=\"PolyData\">, found " + found + "; export a surface");
        }
        String order = e.attribute("byte_order", "LittleEndian");
        String header = e.attribute("header_type", "UInt32");
        if (!Set.of("LittleEndian", "BigEndian").contains(order)) {
            throw problem(e, "byte_order must be LittleEndian or BigEndian, was " + Quoted.of(order));
        }
        if (!Set.of("UInt32", "UInt64").contains(header)) {
            throw problem(e, "header_type must be UInt32 or UInt64, was " + Quoted.of(header));
        }
        decoder = new VtkDecoder(
                order.equals("BigEndian") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN,
                VtkType.valueOf(header),
                e.attribute("compressor", ""),
                bytes.length);
    }

    /** From the underscore to the last end tag of the file; raw data may hold anything, that tag included. */
    private void appended(XmlFiles.Tag e) {
        int from = indexOf(bytes, new byte[] {'_'}, indexOf(bytes, new byte[] {'>'}, appendedTag));
        if (from < 0) {
            throw problem(e, "the AppendedData does not contain the '_' after which it begins; the file is cut off");
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
                e.attribute("encoding", "base64").equals("base64"));
    }

    private @Nullable VtkArray array(XmlFiles.Tag e, String section, VtkPiece piece) {
        String own = e.attribute("Name", "");
        String name = section.equals("Points") ? "Points" : section + " " + own.toLowerCase(Locale.ROOT);
        if (!piece.wants(name)) {
            return null;
        }
        String word = e.attribute("type", "");
        VtkType type = VtkType.named(word);
        String format = e.attribute("format", "ascii");
        if (type == null) {
            throw problem(
                    e,
                    name + " has the type " + Quoted.of(word) + "; supported are Float32, Float64, Int32, Int64, ...");
        }
        if (!Set.of("ascii", "binary", "appended").contains(format)) {
            throw problem(e, name + " has the format " + Quoted.of(format) + "; supported are ascii, binary, appended");
        }
        if (name.equals("Points") && !e.attribute("NumberOfComponents", "3").equals("3")) {
            throw problem(e, "Points must have NumberOfComponents=\"3\"");
        }
        long offset = format.equals("appended") ? count(e, "offset") : -1;
        VtkArray array = new VtkArray(file, name, e.line(), type, format, offset);
        piece.put(name, array);
        return array;
    }

    private long count(XmlFiles.Tag e, String name) {
        String value = e.attribute(name, "0").strip();
        if (!value.matches("\\d{1,18}")) {
            throw problem(e, name + " must be a whole number, was " + Quoted.of(value));
        }
        return Long.parseLong(value);
    }

    private Triangles build(double scale) {
        VtkDecoder d = decoder;
        if (d == null) {
            throw XmlFiles.problem(file, 0, "the file has no VTKFile element");
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
