package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.expression.Dimension;
import org.condyle.expression.Units;
import org.condyle.io.model.read.ForeignWords;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.CodeSheet;

/** Topics of {@code condyle explain} that concern more than one element or key: units, channels, codes of problems, and whole families. */
public final class Topics {
    private static final String CHANNELS = """
            channels: scalars that vary in time; recorded under 'record', used in 'outputs' and claims
              JOINT.angle        coordinates of a joint or of a free body, by their names; also JOINT.speed, JOINT.acceleration
              JOINT.reaction.fx  force and moment on the child at the joint: fx fy fz mx my mz
              JOINT.angle.effort generalised force of drives and constraints on a coordinate
              BODY.x             position of a body: x y z; also vx vy vz, centre.x, spin.x, angle
              FORCE.tension      results of a force: length, tension, effort, energy, dissipation, power
              CONTACT.depth      results of a contact or stop: gap, depth, rate, force, touching, friction, area, pressure, x y z
              CONSTRAINT.force   multiplier of a constraint, and its violation
              input.NAME         value of an input of the model
              energy.total       energies of the model: kinetic, gravity, stored, total, work, dissipated, residual
              system.centre.x    mass centre of the model
            condyle check MODEL --channels lists all channels of a model, with their units.
            """;

    private Topics() {}

    /** The words that are topics. */
    public static List<String> words() {
        List<String> words = new ArrayList<>(List.of("units", "channels", "codes"));
        Datasheets.families().forEach(family -> words.add(plural(family)));
        return words;
    }

    /** The text of a topic, empty if it is none. */
    public static String explain(String word) {
        if (word.equals("units")) {
            return units();
        }
        if (word.equals("channels")) {
            return CHANNELS;
        }
        if (word.equals("codes")) {
            return CodeSheet.list();
        }
        return Datasheets.families().stream()
                .filter(family -> plural(family).equals(word))
                .findFirst()
                .map(Topics::family)
                .orElse("");
    }

    /** What to write or do for a word of another program or of the field; empty if it is not known. */
    public static String elsewhere(String word) {
        StringBuilder out = new StringBuilder();
        ForeignWords.everywhere(word)
                .forEach((part, answer) -> out.append(part.equals("*") ? "" : "under " + part + ": ")
                        .append(answer)
                        .append('\n'));
        String field = FieldWords.answer(word);
        return field.isEmpty() ? out.toString() : out.append(field).append('\n').toString();
    }

    /** {@code energies} of {@code energy}, {@code laws} of {@code law}. */
    public static String plural(String family) {
        return family.endsWith("y") ? family.substring(0, family.length() - 1) + "ies" : family + "s";
    }

    private static String family(String family) {
        StringBuilder out = new StringBuilder(plural(family)).append(":\n");
        for (Datasheet sheet : Datasheets.all()) {
            if (sheet.family().equals(family)) {
                out.append(String.format("  %-26s %s%n", sheet.word(), sheet.formula()));
            }
        }
        return out.append("condyle explain NAME describes each of them.\n")
                .toString()
                .replace("\r\n", "\n");
    }

    private static String units() {
        Map<Dimension, List<String>> byDimension = new LinkedHashMap<>();
        Set<String> names = Units.names();
        names.forEach(name -> byDimension
                .computeIfAbsent(Units.parse(name).dimension(), d -> new ArrayList<>())
                .add(name));
        StringBuilder out = new StringBuilder("units: a number is followed by its unit; without one it is in SI\n");
        byDimension.forEach((dimension, units) ->
                out.append(String.format("  %-26s %s%n", dimension.name(), String.join(", ", units))));
        return out.append(
                        "Products and powers are written N*m, N*s/m, kg*m^2, N/m^1.5. In a formula, where m may be the name of a\n")
                .append("parameter, text in brackets is always a unit: = 300 [N*m].\n")
                .toString()
                .replace("\r\n", "\n");
    }
}
