package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.ForceReport;
import org.condyle.mechanics.Measure;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Numbers that the forces of a model report: {@code _forces}, with the labels of OpenSim where it has such a force. */
final class ForceReporter extends TableAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys().key("include_constraint_forces", "false");

    ForceReporter(AnalysisScope scope) {
        super(scope.rows());
        List<ForceColumns.Block> blocks = new ArrayList<>();
        ColumnSet columns = table(scope.file("forces"), "ModelForces", false, out -> {
            int at = 0;
            for (ForceColumns.Block b : blocks) {
                b.numbers().read(out, at);
                at += b.labels().size();
            }
        });
        ForceReport report = new ForceReport(scope.instant(), List.of());
        ForceColumns kinds = new ForceColumns(scope.model(), scope.instant(), report);
        for (int i = 0; i < report.forces().size(); i++) {
            ForceColumns.Block block = kinds.of(i);
            block.labels().forEach(l -> columns.add(l.label(), l.unit(), l.group()));
            blocks.add(block);
        }
        long muscles = scope.model().model().measures().values().stream()
                .filter(Measure::isLine)
                .count();
        if (muscles > 0) {
            scope.result().warn("ForceReporter: " + muscles + " paths that only measure have no force");
        }
        if (scope.setup().flag("include_constraint_forces")) {
            scope.result()
                    .warn("ForceReporter: include_constraint_forces is ignored; JointReaction gives loads of joints");
        }
    }
}
