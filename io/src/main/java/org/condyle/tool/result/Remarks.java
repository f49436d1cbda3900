package org.condyle.tool.result;

import java.util.List;

/**
 * What must be known before the numbers of an analysis are used.
 *
 * @param warnings what may be wrong with the input, or needs to be known about the results
 * @param distrust why the results are not to be trusted; empty if they are
 */
public record Remarks(List<Remark> warnings, List<Remark> distrust) {
    public static Remarks of(List<String> warnings, List<String> distrust) {
        return new Remarks(
                warnings.stream().map(Remark::of).toList(),
                distrust.stream().map(Remark::of).toList());
    }
}
