package org.condyle.io.foreign;

import org.condyle.io.document.Entry;

/** A format of models of another program that can be translated into the entries of a Condyle model file. */
public interface ForeignFormat {
    /** Name of the root element, by which a file is recognised. */
    String rootElement();

    /** What it is, for messages: "an OpenSim model". */
    String what();

    /**
     * The model as a mapping with the keys of a model file, each value with its place in the foreign file.
     *
     * @param losses takes what is left out or approximated
     */
    Entry translate(XmlElement root, ForeignFiles files, Losses losses);
}
