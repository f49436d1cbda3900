package org.condyle.io.document;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.jar.JarEntry;
import org.jspecify.annotations.Nullable;

/** Resources below one prefix of the class path: the library inside the jar. */
final class ClassPathRoot extends ResourceRoot {
    private final String name;
    private final Function<String, @Nullable URL> find;
    private final String prefix;
    private final List<String> index;

    ClassPathRoot(String name, Function<String, @Nullable URL> find, String prefix, Collection<String> index) {
        this.name = name;
        this.find = find;
        this.prefix = prefix.isEmpty() || prefix.endsWith("/") ? prefix : prefix + "/";
        this.index = List.copyOf(index);
    }

    @Override
    public String name() {
        return "the " + name;
    }

    @Override
    String display(String clean) {
        return name + ":" + clean;
    }

    @Override
    @Nullable
    InputStream stream(String clean) throws IOException {
        URL url = find.apply(prefix + clean);
        if (url == null) {
            return null;
        }
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false); // a cached jar stays open after the stream is closed
        return isFolder(connection) ? null : connection.getInputStream();
    }

    /** Class folders answer for a folder with a list of its files, jars with an empty entry. */
    private static boolean isFolder(URLConnection connection) throws IOException {
        if (connection instanceof JarURLConnection jar) {
            JarEntry entry = jar.getJarEntry();
            return entry == null || entry.isDirectory();
        }
        URL url = connection.getURL();
        return url.getProtocol().equals("file") && Files.isDirectory(Path.of(URI.create(url.toString())));
    }

    @Override
    List<String> beside(String clean) {
        String folder = clean.substring(0, clean.lastIndexOf('/') + 1);
        return index.stream()
                .filter(n -> n.startsWith(folder))
                .map(n -> n.substring(folder.length()))
                .toList();
    }

    @Override
    public String toString() {
        return name();
    }
}
