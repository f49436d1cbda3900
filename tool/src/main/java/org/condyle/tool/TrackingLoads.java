package org.condyle.tool;

import java.util.List;
import java.util.stream.IntStream;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.analyse.muscle.ReserveShares;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.Setup;

/** Efforts of reserves and residuals in a run that followed a motion. */
final class TrackingLoads {
    private final ToolModel model;
    private final ActuatorBalance balance;
    private final Instant instant;
    private final RootResiduals residuals;
    private final ReserveShares shares;
    private final List<String> names;

    TrackingLoads(Setup setup, ToolModel model, ActuatorBalance balance) {
        this.model = model;
        this.balance = balance;
        instant = new Instant(model.mechanism());
        residuals = new RootResiduals(setup, model);
        names = IntStream.range(0, model.model().speeds())
                .mapToObj(model::speedLabel)
                .toList();
        shares = new ReserveShares(model.model(), names);
    }

    /** @param efforts of the actuators in this state [N or N·m] */
    void row(State s, double[] efforts) {
        instant.evaluate(s);
        balance.update(s, instant.workspace.acceleration);
        residuals.frame(s, balance);
        shares.add(balance, efforts);
    }

    void tell(ResultBuilder result) {
        residuals.tell(result);
        shares.warnings().forEach(result::warn);
        for (int k = 0; k < model.model().speeds(); k++) {
            if (shares.share(k) > 0) {
                result.figure("reserve-share." + names.get(k), shares.share(k), "", "");
            }
        }
    }
}
