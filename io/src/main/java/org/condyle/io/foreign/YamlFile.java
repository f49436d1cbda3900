package org.condyle.io.foreign;

import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.document.YamlText;

/**
 * Writes entries as a YAML file that people can read and edit: one line for what is short, indented blocks for the rest. It
 * reads back as the same values.
 */
public final class YamlFile {
    /** Longest line that is written if there is a choice. */
    private static final int WIDTH = 150;

    private final StringBuilder out = new StringBuilder();

    private YamlFile() {}

    public static String text(Entry mapping) {
        YamlFile file = new YamlFile();
        file.block(mapping, 0);
        return file.out.toString();
    }

    private void block(Entry e, int indent) {
        for (Map.Entry<String, Entry> child : e.children().entrySet()) {
            out.append(" ".repeat(indent)).append(YamlText.key(child.getKey())).append(':');
            value(child.getValue(), indent, indent + child.getKey().length() + 2);
        }
    }

    /** After a key or a dash: on the same line if it is short, otherwise below. */
    private void value(Entry e, int indent, int used) {
        String line = YamlText.of(e);
        boolean nested = indent == 0 && e.isMapping() && !e.children().isEmpty();
        if (e.isScalar() || (!nested && used + line.length() <= WIDTH) || (!e.isMapping() && !hasParts(e))) {
            out.append(' ').append(line).append('\n');
        } else if (e.isMapping()) {
            out.append('\n');
            block(e, indent + 2);
        } else {
            out.append('\n');
            for (Entry item : e.items()) {
                out.append(" ".repeat(indent + 2))
                        .append("- ")
                        .append(YamlText.of(item))
                        .append('\n');
            }
        }
    }

    /** A list of mappings or lists, which reads better with one line for each. */
    private static boolean hasParts(Entry list) {
        return list.items().stream().anyMatch(i -> !i.isScalar());
    }
}
