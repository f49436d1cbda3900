package org.condyle.foreign;

import java.util.ArrayDeque;
import java.util.Deque;
import org.condyle.io.document.ResourceRoot;

/**
 * The files beside a foreign model: parts that it includes, meshes that it names. Nothing outside of one folder is read, which is that
 * of the model or one above it. Names are relative to the folder of the model.
 *
 * @param folder below which files are read
 * @param file   name of the model below that folder
 * @param name   of the model as messages call it
 */
public record ForeignFiles(ResourceRoot folder, String file, String name) {
    /** Whether there is a file; false for names that lead out of the folder. */
    public boolean has(String relative) {
        try {
            return folder.has(below(relative));
        } catch (org.condyle.io.document.DocumentException e) {
            return false; // not a relative name
        }
    }

    /** All bytes of a file; {@code what} is how messages call it. */
    public byte[] read(String what, String relative, long limit) {
        return folder.read(what, below(relative), limit);
    }

    /** The root element of another XML file; messages call it by its relative name. */
    public XmlElement xml(String relative, String kind) {
        return XmlTree.read(relative, kind, read("file", relative, XmlTree.LIMIT));
    }

    /** How many folders the model lies below the folder from which files are read. */
    public int depth() {
        return (int) file.chars().filter(c -> c == '/').count();
    }

    /** A name that two ways to the same file share: seen from the folder below which files are read, without "..". */
    public String plain(String relative) {
        Deque<String> parts = new ArrayDeque<>();
        for (String part : below(relative).split("/", -1)) {
            if (part.equals("..") && !parts.isEmpty() && !parts.getLast().equals("..")) {
                parts.removeLast();
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        return String.join("/", parts);
    }

    private String below(String relative) {
        return relative.startsWith("/") ? relative : file.substring(0, file.lastIndexOf('/') + 1) + relative;
    }
}
