package org.condyle.experiment;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.condyle.expression.Argument;
import org.condyle.expression.Call;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Model;
import org.condyle.text.DidYouMean;

/**
 * Contacts in formulas: {@code first(contacts).restitution}, {@code last(spheres).maxForce}, {@code contact(spheres,
 * 2).duration}, {@code count(spheres)}. They are counted from 1 in the order of touching. What did not happen is not a
 * number, with a message that gives the reason.
 */
final class ContactTerms {
    /** Stands for the contacts of all pairs. */
    static final String ALL = "contacts";
    /** Another word for the same, of runs without compliance. */
    static final String IMPACTS = "impacts";

    private ContactTerms() {}

    /** Names of all that can touch: pairs, stops, and each stop alone. */
    static List<String> pairs(ResultSource source) {
        Set<String> names = new LinkedHashSet<>();
        source.file().model().forces().forEach((name, force) -> {
            if (force instanceof ContactElement) {
                names.add(name);
            }
        });
        source.file().model().unilaterals().forEach((name, u) -> {
            names.add(name);
            for (int c = 0; c < u.candidates(); c++) {
                names.add(u.placeName(name, c));
            }
        });
        return List.copyOf(names);
    }

    private static boolean all(String word) {
        return word.equals(ALL) || word.equals(IMPACTS);
    }

    /** True if the word is something that touches, or all of it. */
    static boolean isName(String word, ResultSource source) {
        List<String> pairs = pairs(source);
        return pairs.contains(word) || (all(word) && !pairs.isEmpty());
    }

    private static List<TouchEvent> happenings(String name, ResultSource source) {
        List<String> pairs = pairs(source);
        if (pairs.isEmpty()) {
            throw new ExpressionException(
                    "'" + name + "': this model has no contacts; define them under 'contacts'", 0);
        }
        if (all(name)) {
            if (pairs.contains(name) && pairs.size() > 1) {
                throw new ExpressionException(
                        "'" + name + "' means all contacts, but one contact has this name; rename that contact", 0);
            }
            return source.happenings();
        }
        if (!pairs.contains(name)) {
            throw new ExpressionException(
                    ExpressionException.Kind.UNKNOWN_NAME,
                    "there is no contact '" + name + "'",
                    DidYouMean.hint(name, pairs, "contact"),
                    0);
        }
        return source.happenings().stream()
                .filter(h -> stands(name, h.at(), source.file().model()))
                .toList();
    }

    /** True if a name stands for something that was touched: itself, one of its corners, or all there is. */
    static boolean stands(String name, String at, Model model) {
        return all(name) || at.equals(name) || model.contactOf(at).equals(name);
    }

    /** Dimension of depths at what is named; unknown if the name stands for contacts of both kinds. */
    private static Dimension depth(String name, ResultSource source) {
        Set<Dimension> depths = new LinkedHashSet<>();
        for (String pair : all(name) ? pairs(source) : List.of(name)) {
            depths.add(source.file().model().contactDimension(pair));
        }
        return depths.size() == 1 ? depths.iterator().next() : Dimension.UNKNOWN;
    }

    /** How often a pair touched. */
    static Quantity count(String name, ResultSource source) {
        long n = happenings(name, source).size() + source.omitted(name);
        return new Quantity(source.known() ? n : 1, Dimension.NONE);
    }

    /** A call that gives a contact but asks for none of its results. */
    static ExpressionException needsField(Call call) {
        return call.error(call + " is a contact; use one of its results, such as " + call
                + ".restitution; its results are " + String.join(", ", ContactField.words()));
    }

    /** The value of {@code first(...).field}, {@code last(...).field} or {@code contact(..., n).field}. */
    static Quantity value(Reducer which, Call call, ResultSource source, Function<Argument, Outputs.Scalar> scalar) {
        List<Argument> arguments = call.arguments();
        String asked = call + "." + call.field();
        if (which != Reducer.FIRST && which != Reducer.LAST && which != Reducer.CONTACT && which != Reducer.IMPACT) {
            throw call.error(
                    asked + ": only first(), last() and contact() return a contact that has '" + call.field() + "'");
        }
        if (arguments.isEmpty() || arguments.size() > (which == Reducer.CONTACT || which == Reducer.IMPACT ? 2 : 1)) {
            throw call.error(asked + ": write first(PAIR), last(PAIR) or contact(PAIR, n)");
        }
        String name = arguments.get(0).text();
        List<TouchEvent> all = arguments.get(0).read(n -> happenings(n, source));
        ContactField wanted = field(call);
        double n = which == Reducer.LAST ? all.size() : 1;
        if (arguments.size() == 2) {
            n = number(call, arguments.get(1), source, scalar);
        }
        double x = source.known() ? read(all, n, wanted, asked, name, source) : 1;
        return new Quantity(x, wanted.dimension(depth(name, source)));
    }

    private static ContactField field(Call call) {
        try {
            return ContactField.find(call.field());
        } catch (ExpressionException x) {
            throw x.shifted(call.fieldOffset());
        }
    }

    /** Which contact; before the run only a number that needs no result can be judged. */
    private static double number(
            Call call, Argument which, ResultSource source, Function<Argument, Outputs.Scalar> scalar) {
        Outputs.Scalar number = scalar.apply(which);
        double n = number.value().si();
        boolean sure = source.known() || number.fixed();
        if (sure && n == n && (n < 1 || n != Math.rint(n))) {
            if (source.known()) {
                return Double.NaN;
            }
            throw which.error(call + ": contacts are counted 1, 2, 3");
        }
        return n;
    }

    private static double read(
            List<TouchEvent> all, double n, ContactField field, String asked, String name, ResultSource source) {
        long more = source.omitted(name);
        if (more > 0 && (n > all.size() || asked.startsWith(Reducer.LAST.word()))) {
            source.missing(asked + " is not a number: of " + (all.size() + more) + " only the first " + all.size()
                    + " are listed");
            return Double.NaN;
        }
        if (!(n >= 1 && n <= all.size())) {
            source.missing(asked + " is not a number: " + happened(name, all.size()));
            return Double.NaN;
        }
        TouchEvent e = all.get((int) n - 1);
        double x = field.of(e);
        if (Double.isNaN(x)) {
            source.missing(asked + " is not a number: "
                    + (Double.isNaN(e.end())
                            ? "'" + e.at() + "', which touched at t = " + e.start()
                                    + " s, was still touching at the end of the run"
                            : "'" + e.at() + "' touched at t = " + e.start() + " s with a closing speed of " + e.speed()
                                    + " "
                                    + source.file()
                                            .model()
                                            .contactDimension(e.at())
                                            .rate()));
        }
        return x;
    }

    private static String happened(String name, int count) {
        boolean all = all(name);
        return switch (count) {
            case 0 -> all ? "there was no contact" : "'" + name + "' never touched";
            case 1 -> all ? "there was 1 contact" : "'" + name + "' touched once";
            default -> all ? "there were " + count + " contacts" : "'" + name + "' touched " + count + " times";
        };
    }
}
