package org.condyle.io.data;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The formats of one kind of files, such as tables or meshes: who sees the name of such a file asks here, and messages, options and keys
 * take the list of endings from here. A new format is one more line of the catalog.
 */
public final class FileFormats<F extends FileFormat> {
    private final List<F> all;

    /** Formats in the order of lists. */
    public FileFormats(List<F> all) {
        this.all = List.copyOf(all);
    }

    public List<F> all() {
        return all;
    }

    /** What comes after the last point of a name, in lower case; empty without one. */
    public static String ending(String name) {
        int point = name.lastIndexOf('.');
        return point < 0 ? "" : name.substring(point + 1).toLowerCase(Locale.ROOT);
    }

    /** The format of a file, in capitals or not; none if its ending is of no format. */
    public Optional<F> of(String name) {
        String ending = ending(name);
        return all.stream().filter(f -> f.endings().contains(ending)).findFirst();
    }

    public boolean has(String name) {
        return of(name).isPresent();
    }

    private List<String> endings() {
        return all.stream().flatMap(f -> f.endings().stream()).map(e -> "." + e).toList();
    }

    /** All endings: ".csv, .sto, .mot". */
    public String list() {
        return String.join(", ", endings());
    }

    /** All endings as a choice: ".stl, .obj, .ply or .vtp". */
    public String choice() {
        List<String> endings = endings();
        int last = endings.size() - 1;
        return last == 0 ? endings.get(0) : String.join(", ", endings.subList(0, last)) + " or " + endings.get(last);
    }
}
