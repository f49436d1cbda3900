package org.condyle.foreign;

import java.nio.file.Path;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.Losses;

/** A format of models of another program that can be translated into the entries of a Condyle model file. */
public interface ForeignFormat {
    /** Name of the root element, by which a file is recognised. */
    String rootElement();

    /**
     * The folder below which the files of a model are read unless the user names one: that of the model, or one above it.
     *
     * @param own folder of the model
     */
    default Path folder(XmlElement root, Path own) {
        return own;
    }

    /**
     * The model as a mapping with the keys of a model file, each value with its place in the foreign file.
     *
     * @param losses takes what is left out or approximated
     */
    Entry translate(XmlElement root, ForeignFiles files, Losses losses);
}
