package org.condyle.study;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.condyle.study.task.Row;

/** Where runs take place: threads of this process, or machines elsewhere. */
public interface Engine {
    /** Does nothing: for a study whose runs are done already. */
    Engine NONE = new Engine() {
        @Override
        public void run(Work work, Consumer<Row> done, BooleanSupplier stop) {}

        @Override
        public String name() {
            return "none";
        }
    };

    /**
     * Does the work and returns when all is done, or soon after {@code stop} says so. Each row is handed over once, in
     * any order, one at a time; of a run that was stopped half-way there is no row. What {@code done} throws ends the
     * work and is thrown again. An engine that cannot work at all throws an {@link EngineException}.
     */
    void run(Work work, Consumer<Row> done, BooleanSupplier stop);

    /** For people: "local, 4 threads". */
    String name();
}
