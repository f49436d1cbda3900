package org.condyle.experiment;

import java.util.Collection;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Quantity;
import org.condyle.io.model.ModelFile;
import org.jspecify.annotations.Nullable;

/** Where reducers get their columns from: a run, or nothing yet. */
interface ResultSource {
    /** False before the run: values are placeholders and only their form matters. */
    boolean known();

    /** Times and values of an expression of channels. */
    double[][] column(String expression);

    /** The same at the start and the end of the run only, for curves without gaps. */
    double[][] ends(String expression);

    /** Whether an expression of channels has gaps, such as a centre of pressure, which reducers skip. */
    boolean gaps(String expression);

    /** Dimension of a channel or expression. */
    Dimension dimension(String expression);

    /** Value of an expression of channels at an instant. */
    double at(String expression, double time);

    /** Smallest or largest value of an expression of channels in a time of the run, also inside steps; NaN if unknown. */
    double extreme(String expression, boolean largest, double from, double to);

    /** Times of the occurrences of an event. */
    double[] eventTimes(String event);

    /** An output of another case. */
    double other(String caseName, String output);

    /** The model that the formulas belong to. */
    ModelFile file();

    /** All contacts in the order of touching; none before the run. */
    List<TouchEvent> happenings();

    /** How often an event, or what is named of contacts, happened beyond those that are listed. */
    default long omitted(String name) {
        return 0;
    }

    /** What a force or contact has lost [J]. */
    double dissipated(String force);

    /** Tells why a value is not a number. */
    void missing(String why);

    /** Numbers of the run itself: "ledger.residual". */
    @Nullable
    Quantity scalar(String name);

    /** Whether {@link #scalar} has an answer for this name. */
    boolean isScalar(String name);

    Collection<String> scalarNames();
}
