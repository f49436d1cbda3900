package org.condyle.experiment;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.Renamed;
import org.condyle.io.problem.Code;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/** Formulas before the run: values are placeholders; notes which channels, instants and cases are needed. */
final class RequiredChannels implements ResultSource {
    private final ModelFile file;
    private final Channels all;
    private final Map<Entry, Double> late = new LinkedHashMap<>();
    private final Map<Entry, Map<String, String>> renamed = new LinkedHashMap<>();
    private final Set<String> channelNames = new LinkedHashSet<>();
    private final TreeSet<Double> instants = new TreeSet<>();
    private final Set<String> otherCases = new LinkedHashSet<>();
    private final Set<Watch> watches = new LinkedHashSet<>();
    private final Map<String, ChannelFormula> parsed = new HashMap<>();
    private boolean rows;
    private @Nullable Entry reading;
    private boolean angle; // met since the last question

    RequiredChannels(ModelFile file, Channels all) {
        this.file = file;
        this.all = all;
    }

    /** The formula that is looked at from now on. */
    void reading(Entry e) {
        reading = e;
    }

    /** Whether a channel of an angle was read. */
    boolean metAngle() {
        return angle;
    }

    void meets(boolean anAngle) {
        angle |= anAngle;
    }

    /** Begins anew; tells what was before. */
    boolean forgetAngle() {
        boolean before = angle;
        angle = false;
        return before;
    }

    Set<String> channels() {
        return channelNames;
    }

    double[] instants() {
        return instants.stream().mapToDouble(Double::doubleValue).toArray();
    }

    List<Channel> watched() {
        return watches.stream().map(w -> w.channel(file.parameters(), all)).toList();
    }

    Set<String> otherCases() {
        return otherCases;
    }

    void tellLate(Problems problems) {
        late.forEach((e, t) -> problems.warning(
                Code.OUTSIDE_DATA,
                e,
                "needs t = " + t + " s, but the run is from " + file.run().from() + " s to "
                        + file.run().until() + " s"));
    }

    void tellRenamed(Problems problems) {
        renamed.forEach((e, names) -> Renamed.warn(problems, e, names));
    }

    @Override
    public ModelFile file() {
        return file;
    }

    @Override
    public List<TouchEvent> happenings() {
        return List.of();
    }

    @Override
    public double dissipated(String force) {
        Set<String> forces = new java.util.LinkedHashSet<>(file.model().forces().keySet());
        forces.addAll(ContactTerms.pairs(this)); // also one stop alone, as in a compliant run
        forces.add(ContactTerms.IMPACTS);
        if (!forces.contains(force)) {
            throw new ExpressionException(
                    ExpressionException.Kind.UNKNOWN_NAME,
                    "there is no force or contact '" + force + "'",
                    DidYouMean.hint(force, forces, "name"),
                    0);
        }
        return 1;
    }

    @Override
    public void missing(String why) {}

    @Override
    public boolean known() {
        return false;
    }

    private ChannelFormula parse(String expression) {
        ChannelFormula x = parsed.get(expression);
        if (x == null) {
            x = ChannelFormula.parse(expression, ChannelScope.of(file.parameters(), all));
            parsed.put(expression, x);
        }
        channelNames.addAll(x.met());
        meets(x.met().stream().anyMatch(n -> {
            Channel c = all.find(n);
            return c != null && c.dimension().equals(Dimension.ANGLE);
        }));
        if (reading != null && !x.oldNames().isEmpty()) {
            renamed.computeIfAbsent(reading, e -> new LinkedHashMap<>()).putAll(x.oldNames());
        }
        return x;
    }

    @Override
    public double[][] column(String expression) {
        parse(expression);
        rows = true;
        return new double[][] {{0, 1}, {1, 1}};
    }

    @Override
    public double[][] ends(String expression) {
        rows |= parse(expression).met().stream().map(all::find).anyMatch(c -> c == null || c.gaps());
        return new double[][] {{0, 1}, {1, 1}};
    }

    /** Whether rows between the start and the end are read. */
    boolean rows() {
        return rows;
    }

    @Override
    public boolean gaps(String expression) {
        return false; // placeholders have none
    }

    @Override
    public Dimension dimension(String expression) {
        return parse(expression).expression().dimension();
    }

    @Override
    public double at(String expression, double time) {
        parse(expression);
        instants.add(time + 0.0); // -0 would be an instant before 0
        boolean inside = time >= file.run().from() && time <= file.run().until();
        if (!inside && reading != null) {
            late.put(reading, time);
        }
        return 1;
    }

    @Override
    public double extreme(String expression, boolean largest, double from, double to) {
        parse(expression);
        rows = true; // extremes are looked for between rows
        Watch watch = new Watch(expression.strip(), from, to);
        if (!watch.plain(all)) {
            watches.add(watch);
        }
        return 1;
    }

    @Override
    public double[] eventTimes(String event) {
        List<String> known = file.eventNames();
        if (!known.contains(event)) {
            throw new ExpressionException(
                    ExpressionException.Kind.UNKNOWN_NAME,
                    "there is no event '" + event + "'",
                    DidYouMean.hint(event, known, "event"),
                    0);
        }
        return new double[] {1, 2, 3};
    }

    @Override
    public double other(String caseName, String output) {
        if (!file.description().cases().contains(caseName)) {
            throw new ExpressionException(
                    ExpressionException.Kind.UNKNOWN_NAME,
                    "there is no case '" + caseName + "'",
                    DidYouMean.hint(caseName, file.description().cases(), "case"),
                    0);
        }
        otherCases.add(caseName);
        return 1;
    }

    @Override
    public @Nullable Quantity scalar(String name) {
        if (all.find(name) != null) {
            throw new ExpressionException(
                    "'" + name + "' is a curve; reduce it to a number, such as last(" + name + "), max(" + name
                            + ") or value(" + name + ", at=0.1 s)",
                    0);
        }
        Dimension known = Results.SCALARS.get(name);
        return known != null ? new Quantity(1, known) : Results.isMode(name) ? Quantity.of(1) : null;
    }

    /** A curve is one as well: {@link #scalar} says what to write instead. */
    @Override
    public boolean isScalar(String name) {
        return Results.isScalarName(name) || all.find(name) != null;
    }

    @Override
    public Collection<String> scalarNames() {
        return Results.SCALARS.keySet();
    }
}
