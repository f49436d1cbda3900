package org.condyle.io.data;

import java.util.List;

/** A format of files, known by the ending of their names. */
public interface FileFormat {
    /** Endings without the point, in lower case. */
    List<String> endings();
}
