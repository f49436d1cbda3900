package org.condyle.io.model;

import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * Wear over many cycles: a run is one cycle, done once for each block of cycles, after which the vertices of meshes go where the wear of the block
 * leaves them.
 *
 * @param cycles   in all
 * @param blocks   into which they are divided evenly
 * @param midpoint whether each block takes the wear of the surface that is worn by half of it, so that the error falls with the square of the
 *                 number of blocks; each takes two runs then
 */
public record WearPlan(double cycles, int blocks, boolean midpoint) {
    static final MappingType SHAPE = MappingType.mapping(
                    "wear-blocks",
                    "a run that is one cycle of many, with vertices of worn meshes moved between blocks of cycles")
            .need("cycles", ValueType.number(), "number of cycles in all")
            .key("blocks", ValueType.integer(1, 10_000), "into how many blocks they are divided evenly", "10")
            .key(
                    "midpoint",
                    ValueType.flag(),
                    "whether a block takes the wear in its middle, by two runs: the error is of second order then",
                    "false");

    static @Nullable WearPlan read(ReaderContext r, Part run, RunSettings.Analysis analysis) {
        if (!run.has("wear")) {
            return null;
        }
        if (analysis != RunSettings.Analysis.DYNAMICS) {
            r.problems.error(Code.NO_EFFECT, run.entry("wear"), "can be used only with analysis: dynamics");
        }
        Part v = run.part("wear");
        return new WearPlan(r.quantities.positive(v, "cycles", ""), v.integer("blocks"), v.flag("midpoint"));
    }
}
