package org.condyle.spark;

import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Tells of processes that were lost while a study runs. */
final class Losses extends SparkListener {
    private final SparkContext spark;
    private final Consumer<String> tell;

    Losses(SparkContext spark, Consumer<String> tell) {
        this.spark = spark;
        this.tell = tell;
        spark.addSparkListener(this);
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        String why = removed.reason().lines().findFirst().orElse("").strip();
        tell.accept("worker process " + removed.executorId() + " was lost: " + why + (why.endsWith(".") ? "" : ".")
                + " Its runs are done again.");
    }

    /** From here on it is the end of the study that ends processes. */
    void end() {
        spark.removeSparkListener(this);
    }
}
