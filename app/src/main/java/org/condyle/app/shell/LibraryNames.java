package org.condyle.app.shell;

import java.util.Iterator;
import org.condyle.io.model.Library;

/** Names of the models of the library, for a shell that completes them. */
public final class LibraryNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Library.names().iterator();
    }

    /** Those of the studies. */
    public static final class OfStudies implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Library.studies().iterator();
        }
    }
}
