package org.condyle.tool.motion;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * Whether the angles of a table are in degrees: what its header says ({@code inDegrees=yes}, or "Angles are in degrees."), or
 * what its setup file says. Where nobody says it, motion files ({@code .mot}) are in degrees, as SIMM writes them, and all
 * others in radians. Numbers that cannot be what was said are refused or told.
 */
public final class AngleUnit {
    private static final double TURN = 2 * Math.PI;
    /** What is smaller in every angle of a motion that was said to be in degrees, is rather in radians. */
    private static final double SMALL = Math.PI / 2;

    private static final int ENOUGH = 3;
    private static final int HEADER = 20_000; // bytes

    private final String file;
    private final Optional<Boolean> said;
    private double largest;
    private String where = "";
    private int count;

    public AngleUnit(String file, Optional<Boolean> said) {
        this.file = file;
        this.said = said;
    }

    /** What the header of a storage file says about its angles. */
    public static Optional<Boolean> stated(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, HEADER), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
        int end = head.indexOf("endheader");
        String header = end < 0 ? "" : head.substring(0, end);
        if (header.matches("(?s).*indegrees\\s*=\\s*(yes|no).*")) {
            return Optional.of(header.matches("(?s).*indegrees\\s*=\\s*yes.*"));
        }
        return header.contains("angles are in degrees") ? Optional.of(true) : Optional.empty();
    }

    /** Takes the values of a coordinate that is an angle. */
    public void see(String label, double[] x) {
        count++;
        for (double value : x) {
            if (Math.abs(value) > largest) {
                largest = Math.abs(value);
                where = label;
            }
        }
    }

    /** The answer, when all angles were seen. */
    public boolean inDegrees(List<String> warnings) {
        boolean motion = file.toLowerCase(Locale.ROOT).endsWith(".mot");
        boolean degrees = said.orElse(motion);
        if (!degrees && largest > TURN) {
            String numbers = String.format(Locale.ROOT, "%s reaches %.4g, more than a turn in radians", where, largest);
            if (said.isEmpty()) {
                throw new DocumentException(
                        Code.MISSING_UNIT,
                        Position.in(file),
                        numbers + ", and the header does not say which unit angles have",
                        "write inDegrees=yes (or no) into the" + " header, before endheader");
            }
            warnings.add(file + ": " + numbers + ", which the header says they are; are they in degrees?");
        }
        // a file that says nothing is doubted as long as its numbers could be radians
        if (degrees && count >= ENOUGH && largest < (said.isPresent() ? SMALL : TURN) && largest > 0) {
            warnings.add(String.format(
                    Locale.ROOT,
                    "%s: angles are taken as degrees%s, but none of %d is larger than %.3g (%s); are they in radians? Write"
                            + " inDegrees=yes or no into the header",
                    file,
                    said.isPresent() ? ", as the header says" : ", as in motion files",
                    count,
                    largest,
                    where));
        }
        return degrees;
    }
}
