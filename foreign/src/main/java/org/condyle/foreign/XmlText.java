package org.condyle.foreign;

/** Writes a tree of elements as an XML file that reads back as the same tree. */
public final class XmlText {
    private final StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

    private XmlText() {}

    public static String of(XmlElement root) {
        XmlText text = new XmlText();
        text.element(root, 0);
        return text.out.toString();
    }

    private void element(XmlElement e, int depth) {
        out.append("\t".repeat(depth)).append('<').append(e.name());
        e.attributes()
                .forEach((key, value) -> out.append(' ')
                        .append(key)
                        .append("=\"")
                        .append(escaped(value, true))
                        .append('"'));
        if (e.children().isEmpty() && e.text().isEmpty()) {
            out.append("/>\n");
            return;
        }
        out.append('>').append(escaped(e.text(), false));
        if (!e.children().isEmpty()) {
            out.append('\n');
            for (XmlElement child : e.children()) {
                element(child, depth + 1);
            }
            out.append("\t".repeat(depth));
        }
        out.append("</").append(e.name()).append(">\n");
    }

    private static String escaped(String text, boolean attribute) {
        StringBuilder s = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> s.append("&amp;");
                case '<' -> s.append("&lt;");
                case '>' -> s.append("&gt;");
                case '"' -> s.append(attribute ? "&quot;" : "\"");
                case '\r' -> s.append("&#13;"); // a plain one would be read as a line break
                case '\n', '\t' -> s.append(attribute ? "&#" + (int) c + ";" : String.valueOf(c));
                default -> s.append(c);
            }
        }
        return s.toString();
    }
}
