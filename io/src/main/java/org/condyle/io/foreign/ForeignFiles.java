package org.condyle.io.foreign;

import org.condyle.io.document.Position;
import org.condyle.io.document.ResourceRoot;

/**
 * The files beside a foreign model: parts that it includes, meshes that it names. Nothing outside of its folder is read.
 *
 * @param folder of the model
 * @param file   name of the model in that folder
 * @param name   of the model as messages call it
 */
public record ForeignFiles(ResourceRoot folder, String file, String name) {
    /** Whether the folder has a file; false for names that lead out of it. */
    public boolean has(String relative) {
        try {
            return folder.has(relative);
        } catch (org.condyle.io.document.DocumentException e) {
            return false; // not a relative name
        }
    }

    /** The root element of another XML file of the folder; messages call it by its relative name. */
    public XmlElement xml(String relative, String kind) {
        return XmlTree.read(relative, kind, folder.read("file", relative, XmlTree.LIMIT));
    }

    /** The model as a whole. */
    public Position place() {
        return Position.in(name);
    }
}
