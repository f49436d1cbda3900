package org.condyle.view.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Text that lies beside the classes of this package: styles and scripts of the pages. */
public final class Resource {
    private Resource() {}

    public static String text(String name) {
        try (InputStream in = Resource.class.getResourceAsStream("/org/condyle/view/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the program is incomplete: " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
