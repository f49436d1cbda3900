package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.ForceReport;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Numbers that the forces of a model report: {@code _forces}, with the labels of OpenSim where it has such a force. */
final class ForceReporter implements MotionAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys().key("include_constraint_forces", "false");

    private final AnalysisScope scope;
    private final ColumnSet columns;
    private final List<ForceColumns.Block> blocks = new ArrayList<>();
    private final double[] numbers;

    ForceReporter(AnalysisScope scope) {
        this.scope = scope;
        columns = scope.columns();
        ForceReport report = new ForceReport(scope.instant(), List.of());
        ForceColumns kinds = new ForceColumns(scope.model(), scope.instant(), report);
        for (int i = 0; i < report.forces().size(); i++) {
            ForceColumns.Block block = kinds.of(i);
            block.labels().forEach(l -> columns.add(l.label(), l.unit(), l.group()));
            blocks.add(block);
        }
        numbers = new double[columns.size()];
        long muscles = scope.model().model().measures().values().stream()
                .filter(org.condyle.mechanics.Measure::isLine)
                .count();
        if (muscles > 0) {
            scope.result().warn("ForceReporter: " + muscles + " paths that only measure have no force");
        }
        if (scope.setup().flag("include_constraint_forces")) {
            scope.result()
                    .warn("ForceReporter: include_constraint_forces is ignored; JointReaction gives loads of joints");
        }
    }

    @Override
    public void row(int row, Instant instant) {
        int at = 0;
        for (ForceColumns.Block b : blocks) {
            b.read(numbers, at);
            at += b.labels().size();
        }
        columns.row(row, numbers);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        result.table(columns.table(scope.file("forces"), "ModelForces", times, false));
    }
}
