package org.condyle.io.freeform;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * Rational B-spline surfaces (entity 128) of an IGES file (U.S. Product Data Association, IGES 5.3, 1996): lines of 80 columns whose column 73
 * names the section. Transformations (entity 124) are applied, lengths become metres. The file may have other entities; what
 * trims a surface is ignored with a warning.
 */
final class IgesReader {
    private static final int SURFACE = 128, TRANSFORMATION = 124;
    private static final Map<Integer, String> NAMES = Map.of(
            106,
            "points",
            110,
            "lines",
            114,
            "spline surfaces",
            118,
            "ruled surfaces",
            120,
            "surfaces of revolution",
            122,
            "tabulated cylinders",
            126,
            "curves",
            142,
            "curves on surfaces",
            144,
            "trimmed surfaces",
            186,
            "solids");
    private static final List<Integer> TRIMMING = List.of(126, 142, 144);

    private record Entity(int type, int firstLine, int lines, int matrix, Position at) {}

    private final String file;
    private final Map<Integer, Entity> entities = new LinkedHashMap<>(); // by the number of their first line
    private final List<String> parameterLines = new ArrayList<>();
    private final List<Integer> lineNumbers = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private char comma = ',';
    private char semicolon = ';';
    private double unit = 1; // length of the file's unit [m]

    IgesReader(String file, byte[] bytes) {
        this.file = file;
        String[] lines = new String(bytes, StandardCharsets.ISO_8859_1).split("\\R", -1);
        StringBuilder global = new StringBuilder();
        List<String> directory = new ArrayList<>();
        List<Integer> directoryAt = new ArrayList<>();
        for (int n = 0; n < lines.length; n++) {
            String line = lines[n];
            if (line.length() < 73) {
                if (!line.isBlank()) {
                    throw wrong(n + 1, "a line of an IGES file has 80 columns, and this one has " + line.length());
                }
                continue;
            }
            switch (line.charAt(72)) {
                case 'G' -> global.append(line, 0, 72);
                case 'D' -> {
                    directory.add(line);
                    directoryAt.add(n + 1);
                }
                case 'P' -> {
                    parameterLines.add(line.substring(0, 64));
                    lineNumbers.add(n + 1);
                }
                case 'S', 'T' -> {}
                default -> throw wrong(n + 1, "column 73 must name the section: S, G, D, P or T");
            }
        }
        readGlobal(global.toString());
        for (int n = 0; n + 1 < directory.size(); n += 2) {
            readEntity(directory.get(n), directory.get(n + 1), n + 1, directoryAt.get(n));
        }
    }

    private DocumentException wrong(int line, String said) {
        return new DocumentException(Code.BAD_TABLE, new Position(file, line, 0), said);
    }

    private void readGlobal(String text) {
        if (text.startsWith("1H") && text.length() > 2) {
            comma = text.charAt(2);
        }
        int second = text.indexOf("1H", 2);
        if (text.startsWith("1H") && second > 0 && second < 5 && text.length() > second + 2) {
            semicolon = text.charAt(second + 2);
        }
        List<String> values = split(text);
        String word = values.size() > 14 ? values.get(14).strip() : "";
        double length = switch (values.size() > 13 ? values.get(13).strip() : "") {
            case "", "1" -> 0.0254;
            case "2" -> 1e-3;
            case "4" -> 0.3048;
            case "5" -> 1609.344;
            case "6" -> 1;
            case "7" -> 1000;
            case "8" -> 2.54e-5;
            case "9" -> 1e-6;
            case "10" -> 1e-2;
            case "11" -> 2.54e-8;
            case "3" ->
                switch (word.replaceFirst("^\\d+H", "").toUpperCase(java.util.Locale.ROOT)) {
                    case "MM" -> 1e-3;
                    case "CM" -> 1e-2;
                    case "M" -> 1;
                    case "IN", "INCH" -> 0.0254;
                    default ->
                        throw new DocumentException(
                                Code.UNKNOWN_UNIT,
                                Position.in(file),
                                "the unit of lengths '" + word + "' is not known");
                };
            default ->
                throw new DocumentException(
                        Code.UNKNOWN_UNIT,
                        Position.in(file),
                        "the flag of the unit of lengths is " + values.get(13).strip() + ", and must be from 1 to 11");
        };
        String scale = values.size() > 12 ? values.get(12).strip() : "";
        unit = length / (scale.isEmpty() ? 1 : number(scale, 1));
    }

    private void readEntity(String first, String second, int number, int line) {
        entities.put(
                number,
                new Entity(
                        field(first, 0, line),
                        field(first, 1, line),
                        field(second, 3, line + 1),
                        field(first, 6, line),
                        new Position(file, line, 0)));
    }

    private int field(String line, int k, int at) {
        String text = line.substring(8 * k, 8 * k + 8).strip();
        try {
            return text.isEmpty() ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw wrong(at, "field " + (k + 1) + " of the directory must be a whole number, was '" + text + "'");
        }
    }

    /** The values of a record; texts, which are counted ({@code 4Hhand}), may hold delimiters. */
    private List<String> split(String text) {
        List<String> out = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int from = at, digits = at;
            while (digits < text.length() && (Character.isDigit(text.charAt(digits)) || text.charAt(digits) == ' ')) {
                digits++;
            }
            String count = text.substring(at, digits).strip();
            if (digits < text.length() && text.charAt(digits) == 'H' && !count.isEmpty() && count.length() < 6) {
                at = Math.min(text.length(), digits + 1 + Integer.parseInt(count.replace(" ", "")));
            }
            while (at < text.length() && text.charAt(at) != comma && text.charAt(at) != semicolon) {
                at++;
            }
            out.add(text.substring(from, at));
            if (at < text.length() && text.charAt(at) == semicolon) {
                return out;
            }
            at++;
        }
        return out;
    }

    private double number(String text, int line) {
        try {
            return Double.parseDouble(text.strip().replace('D', 'E').replace('d', 'e'));
        } catch (NumberFormatException e) {
            throw wrong(line, "a number is needed, found '" + text.strip() + "'");
        }
    }

    /** The numbers of an entity after its type. */
    private double[] numbers(Entity e) {
        int from = e.firstLine() - 1, to = from + e.lines();
        if (from < 0 || e.lines() < 1 || to > parameterLines.size()) {
            throw new DocumentException(
                    Code.BAD_TABLE,
                    e.at(),
                    "the parameters of this entity are not in the file, which may have been cut");
        }
        int line = lineNumbers.get(from);
        List<String> values = split(String.join("", parameterLines.subList(from, to)));
        double[] out = new double[values.size() - 1];
        for (int k = 0; k < out.length; k++) {
            String text = values.get(k + 1);
            out[k] = text.isBlank() ? 0 : number(text, line);
        }
        return out;
    }

    /** The surface of that number among those of the file, from 1. */
    NetFile surface(int part) {
        List<Entity> surfaces =
                entities.values().stream().filter(e -> e.type() == SURFACE).toList();
        if (surfaces.isEmpty()) {
            throw new DocumentException(
                    Code.WRONG_FILE,
                    Position.in(file),
                    "there is no rational B-spline surface (entity 128) in this file; it has " + found(),
                    "export the surface as NURBS");
        }
        if (part == 0 && surfaces.size() > 1) {
            throw new DocumentException(
                    Code.MISSING_KEY,
                    Position.in(file),
                    "the file has " + surfaces.size() + " surfaces",
                    "name one of them by its number, such as part: 1");
        }
        if (part > surfaces.size()) {
            throw new DocumentException(
                    Code.OUT_OF_RANGE,
                    Position.in(file),
                    "part " + part + " is asked for, and the file has " + surfaces.size() + " surface"
                            + (surfaces.size() == 1 ? "" : "s"));
        }
        String trims = entities.values().stream()
                .map(Entity::type)
                .filter(TRIMMING::contains)
                .distinct()
                .sorted()
                .map(t -> t + " (" + NAMES.get(t) + ")")
                .collect(Collectors.joining(", "));
        if (!trims.isEmpty()) {
            warnings.add("entities " + trims + " are not read: the whole surface is taken, without its trimming");
        }
        return net(surfaces.get(Math.max(part, 1) - 1));
    }

    private String found() {
        if (entities.isEmpty()) {
            return "no entities";
        }
        Map<Integer, Long> counts = entities.values().stream()
                .collect(Collectors.groupingBy(Entity::type, TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(c -> c.getValue() + " of entity " + c.getKey()
                        + (NAMES.containsKey(c.getKey()) ? " (" + NAMES.get(c.getKey()) + ")" : ""))
                .collect(Collectors.joining(", "));
    }

    private NetFile net(Entity e) {
        double[] p = numbers(e);
        int line = e.at().line();
        if (p.length < 9) {
            throw wrong(line, "entity 128 needs nine numbers before its knots");
        }
        int k1 = whole(p[0], line), k2 = whole(p[1], line), m1 = whole(p[2], line), m2 = whole(p[3], line);
        int rows = k1 + 1, columns = k2 + 1, knotsU = k1 + m1 + 2, knotsV = k2 + m2 + 2, points = rows * columns;
        int at = 9, needed = 9 + knotsU + knotsV + 4 * points;
        if (k1 < 1 || k2 < 1 || m1 < 1 || m2 < 1 || p.length < needed) {
            throw wrong(
                    line,
                    "entity 128 of degrees " + m1 + ", " + m2 + " with " + rows + " x " + columns + " points needs "
                            + needed + " numbers, and has " + p.length);
        }
        double[] u = java.util.Arrays.copyOfRange(p, at, at + knotsU);
        double[] v = java.util.Arrays.copyOfRange(p, at + knotsU, at + knotsU + knotsV);
        at += knotsU + knotsV;
        double[] weights = new double[points], places = new double[3 * points], matrix = matrix(e.matrix(), 0);
        for (int j = 0; j < columns; j++) { // the first index runs fastest
            for (int i = 0; i < rows; i++) {
                int from = j * rows + i, to = i * columns + j;
                weights[to] = p[at + from];
                double[] x = java.util.Arrays.copyOfRange(p, at + points + 3 * from, at + points + 3 * from + 3);
                for (int r = 0; r < 3; r++) {
                    places[3 * to + r] = unit
                            * (matrix[4 * r] * x[0]
                                    + matrix[4 * r + 1] * x[1]
                                    + matrix[4 * r + 2] * x[2]
                                    + matrix[4 * r + 3]);
                }
            }
        }
        range(p, needed, u, m1, k1, "u");
        range(p, needed + 2, v, m2, k2, "v");
        return new NetFile(rows, columns, places, weights, new int[] {m1, m2}, u, v, List.copyOf(warnings));
    }

    /** The used range of a parameter can be smaller than that of the knots. */
    private void range(double[] p, int at, double[] knots, int degree, int upper, String name) {
        if (p.length < at + 2) {
            return;
        }
        double from = knots[degree], to = knots[upper + 1], slack = 1e-9 * (to - from);
        if (p[at] > from + slack || p[at + 1] < to - slack) {
            warnings.add("the file uses " + name + " from " + p[at] + " to " + p[at + 1]
                    + " only; the surface is taken over all of its knots, from " + from + " to " + to);
        }
    }

    private int whole(double x, int line) {
        if (x != Math.rint(x) || x < 0 || x > 10_000) {
            throw wrong(line, "a whole number from 0 to 10000 is needed, found " + x);
        }
        return (int) x;
    }

    /** Rows R T of an entity 124 and all that it stands in. */
    private double[] matrix(int number, int depth) {
        double[] none = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
        if (number == 0) {
            return none;
        }
        Entity e = entities.get(number);
        if (e == null || e.type() != TRANSFORMATION || depth > 20) {
            throw wrong(
                    e == null ? 1 : e.at().line(),
                    "the transformation in line " + number + " of the directory is no entity 124");
        }
        double[] own = numbers(e), outer = matrix(e.matrix(), depth + 1), out = new double[12];
        if (own.length < 12) {
            throw wrong(e.at().line(), "entity 124 needs 12 numbers, and has " + own.length);
        }
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 4; c++) {
                out[4 * r + c] = c == 3 ? outer[4 * r + 3] : 0;
                for (int k = 0; k < 3; k++) {
                    out[4 * r + c] += outer[4 * r + k] * own[4 * k + c];
                }
            }
        }
        return out;
    }
}
