package org.condyle.io.foreign;

import java.io.Reader;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * What the reader of models needs of files in XML. It knows neither a parser nor the formats of other programs: the module that does is
 * found by {@link ServiceLoader}, and a place without it, such as a page, reads everything else.
 */
public interface XmlFiles {
    /**
     * Translates a model of another program.
     *
     * @param name of the model as messages call it
     * @param root below which its files are read; null for the folder that its format finds
     */
    Translated model(String name, Path file, @Nullable Path root);

    /** The controls of a control set of OpenSim, by the names of their actuators. */
    Map<String, ControlCourse> controlSet(String file, byte[] bytes);

    /**
     * Hands all parts of a text to the handler. Exceptions of the handler other than {@link DocumentException} become one.
     *
     * @param kind what the text should be, such as "VTK XML"
     */
    void parse(String file, String kind, Reader text, Handler handler);

    /** Takes the parts of a document in their order. */
    interface Handler {
        /** An element begins. False ends the reading here. */
        boolean begin(Tag element);

        void end(String element);

        /** A piece of text between tags; a long text comes in several pieces. */
        void text(char[] characters, int start, int length);
    }

    /**
     * The tag at which an element begins.
     *
     * @param attributes key, value, key, value
     */
    record Tag(String name, int line, String... attributes) {
        /** The value of an attribute, or what stands for a missing one. */
        public String attribute(String key, String missing) {
            for (int i = 0; i < attributes.length; i += 2) {
                if (attributes[i].equals(key)) {
                    return attributes[i + 1];
                }
            }
            return missing;
        }
    }

    /** Those of the module that reads XML; a message about the file if it is absent. */
    static XmlFiles reading(String file) {
        return ServiceLoader.load(XmlFiles.class, XmlFiles.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new DocumentException(
                        Code.WRONG_FILE,
                        Position.in(file),
                        "files in XML are read by the module 'foreign' of Condyle, which is not here",
                        "add condyle-foreign to the dependencies, or convert the file"));
    }

    /** What is wrong in a line of a file. */
    static DocumentException problem(String file, int line, String message) {
        return new DocumentException(Code.BAD_XML, new Position(file, Math.max(0, line), 0), message);
    }
}
