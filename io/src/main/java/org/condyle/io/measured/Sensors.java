package org.condyle.io.measured;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.fit.Trilateration;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/** Places of the sensors to which distances were measured: a rectangle such as {@code 165x110 cm}, or a table x, y, z. */
public final class Sensors {
    private static final Pattern RECTANGLE = Pattern.compile("\\s*([0-9.eE+-]+)\\s*[x×]\\s*([0-9.eE+-]+)\\s*(\\S.*)");

    private Sensors() {}

    /**
     * Reads what a person wrote.
     *
     * @param text   {@code 165x110 cm} or the name of a file
     * @param where  that asked for it, for messages
     * @param folder in which the file is searched
     */
    public static double[][] read(String text, Position where, Path folder) {
        Matcher m = RECTANGLE.matcher(text);
        if (m.matches()) {
            try {
                double width = Quantity.parse(m.group(1) + " " + m.group(3), Dimension.LENGTH);
                double height = Quantity.parse(m.group(2) + " " + m.group(3), Dimension.LENGTH);
                if (width > 0 && height > 0) {
                    return Trilateration.rectangle(width, height);
                }
            } catch (ExpressionException e) {
                throw new DocumentException(Code.NOT_A_NUMBER, where, "sensors '" + text + "': " + e.getMessage());
            }
        }
        Path file = folder.resolve(text.strip());
        if (!Files.isRegularFile(file)) {
            throw new DocumentException(
                    Code.NOT_A_NUMBER,
                    where,
                    "sensors '" + text.strip()
                            + "': write the sides of a rectangle such as '165x110 cm', or the name of a"
                            + " table with the columns x, y and z");
        }
        try {
            MeasuredColumns c = new MeasuredColumns(DataTable.read(text.strip(), Files.readAllBytes(file)));
            double[][] places = c.vectors(Dimension.LENGTH, "x", "y", "z");
            new Trilateration(places); // says what is wrong with them
            return places;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException e) {
            throw new DocumentException(Code.BAD_TABLE, Position.in(text.strip()), String.valueOf(e.getMessage()));
        }
    }
}
