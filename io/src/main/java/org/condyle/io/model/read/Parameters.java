package org.condyle.io.model.read;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Scope;
import org.condyle.expression.UserFunction;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Model;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a model: constants, or formulas of time and motion, which are read wherever their names stand. Their order
 * in the file does not matter.
 */
public final class Parameters implements Scope {
    /** What the number of a repeated body is called in its expressions. */
    static final String NUMBER = "i";

    // The doors of the memo.
    private static final String CONSTANT = "parameter";
    private static final String FORMULA = "formula";
    private static final String FUNCTION = "function";
    private static final String IS_NAME = "name";
    private static final String ENTRY = "entry";

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
    private static final Variable MOVING = new Variable(0, Dimension.UNKNOWN);

    /** Stands for a value that is wrong or not there yet; agrees with every dimension, so that no other error follows. */
    private static final Quantity NOT_KNOWN = new Quantity(1, Dimension.UNKNOWN);

    private final Map<String, Entry> entries;
    private final Map<String, Quantity> values = new LinkedHashMap<>();
    /** Parameters that move. */
    private final Map<String, String> formulas = new LinkedHashMap<>();
    /** Names that the parameter under evaluation needs first. */
    private final Set<String> missing = new LinkedHashSet<>();

    private final Set<String> inputs;
    /** Inputs that are functions of time, as formulas and with the functions these call. */
    private final Map<String, String> inputFormulas = new LinkedHashMap<>();

    private final Map<String, UserFunction> inputFunctions = new LinkedHashMap<>();
    private boolean inputsKnown;
    private final Map<String, UserFunction> curves;
    private final Problems problems;
    private final Memo memo;
    private int number;

    public Parameters(Map<String, Entry> entries, Map<String, UserFunction> curves, Problems problems) {
        this(entries, curves, Map.of(), problems, new Memo(null, "", problems, Model.builder("")));
    }

    /** @param inputs the inputs by name, of which a formula knows the names only */
    public Parameters(
            Map<String, Entry> entries,
            Map<String, UserFunction> curves,
            Map<String, Entry> inputs,
            Problems problems,
            Memo memo) {
        this.memo = memo;
        memo.door(CONSTANT, this::known);
        memo.door(FORMULA, this::written);
        memo.door(FUNCTION, this::called);
        memo.door(IS_NAME, this::isKnownName);
        memo.door(ENTRY, entries::get);
        this.entries = entries;
        this.inputs = inputs.keySet();
        this.curves = curves;
        this.problems = problems;
        entries.forEach((name, e) -> requireName("a parameter", name, e));
        inputs.forEach((name, e) -> {
            requireName("an input", name, e);
            if (entries.containsKey(name) || curves.containsKey(name)) {
                problems.error(
                        Code.SAME_NAME,
                        e,
                        "a " + (curves.containsKey(name) ? "curve" : "parameter") + " is called '" + name + "', too",
                        "choose another name");
            }
        });
        entries.keySet().forEach(this::resolve);
    }

    private void requireName(String what, String name, Entry e) {
        if (!NAME.matcher(name).matches() || !Expression.isName(name)) {
            problems.error(
                    Code.BAD_NAME,
                    e,
                    "the name of " + what + " consists of letters, digits and _, begins with a letter, and is"
                            + " not a word of the expression language");
        } else if (name.equals("t")) {
            problems.error(Code.BAD_NAME, e, "'t' is the time", "choose another name");
        }
    }

    /**
     * Makes an input that is a function of time known to formulas.
     *
     * @param formula  what its name stands for
     * @param function what the formula calls by the name of the channel, null if it calls nothing
     */
    public void input(String name, String formula, @Nullable UserFunction function) {
        inputFormulas.put(name, formula);
        if (function != null) {
            inputFunctions.put(ChannelId.of(ChannelId.INPUT, name).name(), function);
        }
    }

    /** To be called when all inputs have been read: those that are no formula can be set while the model runs. */
    public void inputsAreKnown() {
        inputsKnown = true;
    }

    /**
     * Evaluates a parameter after all it needs, whatever their order in the file. The way there is a list and no
     * recursion, so that a chain of thousands needs no stack.
     */
    private void resolve(String first) {
        Map<String, Deque<String>> way =
                new LinkedHashMap<>(); // from the first to the one at hand, each with its needs
        Deque<String> names = new ArrayDeque<>(isKnown(first) ? List.of() : List.of(first));
        while (!names.isEmpty()) {
            String name = names.getLast();
            Deque<String> needs = way.computeIfAbsent(name, n -> new ArrayDeque<>());
            while (!needs.isEmpty() && isKnown(needs.getFirst())) {
                needs.removeFirst();
            }
            if (needs.isEmpty()) {
                needs.addAll(evaluate(name));
            }
            if (isKnown(name)) {
                way.remove(names.removeLast());
            } else if (way.containsKey(needs.getFirst())) {
                refuseRing(needs.getFirst(), names);
            } else {
                names.add(needs.getFirst());
            }
        }
    }

    private boolean isKnown(String name) {
        return values.containsKey(name) || formulas.containsKey(name);
    }

    /** Says so once; the rest of the ring is then evaluated as if the last had a value. */
    private void refuseRing(String begin, Deque<String> way) {
        List<String> names = List.copyOf(way);
        String last = way.getLast();
        String ring = String.join(" -> ", names.subList(names.indexOf(begin), names.size()));
        String said = begin.equals(last)
                ? "refers to itself"
                : "parameters refer to each other in a cycle: " + ring + " -> " + begin;
        Texts.report(
                problems,
                Objects.requireNonNull(entries.get(last)),
                new ExpressionException(ExpressionException.Kind.CYCLE, said, "", 0));
        values.put(last, NOT_KNOWN);
    }

    /** Sets the number that {@link #NUMBER} stands for in expressions; 0 where there is none. */
    void number(int i) {
        number = i;
    }

    /** The place of a parameter's value in the file, null if there is none of that name. */
    @Nullable
    Entry entry(String name) {
        Entry found = entries.get(name);
        memo.note(ENTRY, name, found);
        return found;
    }

    @Override
    public @Nullable Variable slot(String name) {
        return null;
    }

    @Override
    public @Nullable Quantity constant(String name) {
        Quantity found = known(name);
        memo.note(CONSTANT, name, found);
        return found;
    }

    private @Nullable Quantity known(String name) {
        if (number > 0 && name.equals(NUMBER)) {
            return new Quantity(number, Dimension.NONE);
        }
        Quantity known = values.get(name);
        if (known == null && entries.containsKey(name) && !formulas.containsKey(name)) {
            missing.add(name);
            return NOT_KNOWN;
        }
        return known;
    }

    /** Gives the parameter its value or formula, or returns what must be known before. */
    private List<String> evaluate(String name) {
        Entry e = Objects.requireNonNull(entries.get(name));
        missing.clear();
        if (!e.isScalar() || e.isNull()) {
            problems.error(
                    Code.WRONG_FORM,
                    e,
                    "must be a number, a quantity with its unit, or an expression after '=', found " + e.form());
            values.put(name, NOT_KNOWN);
            return List.of();
        }
        try {
            Scalar scalar = Scalar.of(e);
            List<String> first = scalar.parameters().stream()
                    .filter(n -> !isKnown(n) && entries.containsKey(n))
                    .toList();
            if (!first.isEmpty()) {
                return first;
            }
            Quantity value = scalar.value(new InParameters());
            if (!missing.isEmpty()) {
                return List.copyOf(missing);
            }
            if (value != null) {
                values.put(name, value);
                return List.of();
            }
            if (!scalar.isFormula()) {
                Texts.refuseNotFinite(e.text());
                values.put(name, Quantity.parse(e.text()));
                return List.of();
            }
            String text = Texts.expressionText(e.text());
            Expression x = Expression.parse(text, new InParameters());
            if (!missing.isEmpty()) {
                return List.copyOf(missing);
            }
            if (x.isConstant()) {
                values.put(name, new Quantity(x.constant(), x.dimension()));
            } else {
                formulas.put(name, text);
            }
        } catch (ExpressionException x) {
            if (!missing.isEmpty()) { // it may be right when their values are known
                return List.copyOf(missing);
            }
            Texts.report(problems, e, x);
            values.put(name, NOT_KNOWN);
        }
        return List.of();
    }

    /** Whatever is no parameter may be time or a signal; it is looked at again where the formula is used. */
    private final class InParameters implements Scope {
        @Override
        public @Nullable Variable slot(String n) {
            return n.equals("t") || inputs.contains(n) || (n.contains(".") && !entries.containsKey(n)) ? MOVING : null;
        }

        @Override
        public @Nullable Quantity constant(String n) {
            return Parameters.this.constant(n);
        }

        /** Asked for units as well: the m of 5 m needs no parameter m. */
        @Override
        public boolean isName(String n) {
            return entries.containsKey(n) || slot(n) != null;
        }

        @Override
        public @Nullable String formula(String n) {
            return Parameters.this.formula(n);
        }

        @Override
        public @Nullable UserFunction function(String n) {
            return curves.get(n);
        }

        @Override
        public Collection<String> names() {
            return Parameters.this.names();
        }
    }

    @Override
    public @Nullable String formula(String name) {
        String found = written(name);
        memo.note(FORMULA, name, found);
        return found;
    }

    private @Nullable String written(String name) {
        String input = inputFormulas.get(name);
        if (input == null && inputs.contains(name)) {
            throw new ExpressionException(
                    inputsKnown
                            ? "input '" + name
                                    + "' can be set while the model runs; only a constant or a function of time"
                                    + " can stand here"
                            : "an input cannot refer to an input; use a parameter for what '" + name
                                    + "' and this one have in common",
                    0);
        }
        return input == null ? formulas.get(name) : input;
    }

    @Override
    public boolean isName(String name) {
        boolean found = isKnownName(name);
        memo.note(IS_NAME, name, found);
        return found;
    }

    private boolean isKnownName(String name) {
        return known(name) != null || inputs.contains(name) || formulas.containsKey(name);
    }

    @Override
    public @Nullable UserFunction function(String name) {
        UserFunction found = called(name);
        memo.note(FUNCTION, name, found);
        return found;
    }

    private @Nullable UserFunction called(String name) {
        UserFunction curve = curves.get(name);
        return curve == null ? inputFunctions.get(name) : curve;
    }

    @Override
    public Collection<String> names() {
        Set<String> all = new LinkedHashSet<>(entries.keySet());
        all.addAll(inputs);
        all.addAll(curves.keySet());
        if (number > 0) {
            all.add(NUMBER);
        }
        return all;
    }
}
