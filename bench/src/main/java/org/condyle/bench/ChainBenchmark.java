package org.condyle.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The chains under JMH, by wall time: a cross-check of {@link Peers} for a quiet machine. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ChainBenchmark {
    @Param({"7-pin", "16-pin", "64-pin", "7-ball", "16-ball", "64-ball"})
    public String chain = "";

    private Chain scene = new Chain("1-pin");
    private long evaluation;

    @Setup
    public void build() {
        scene = new Chain(chain);
    }

    @Benchmark
    public double[] evaluate() {
        return scene.evaluate(1e-9 * (evaluation++ & 7));
    }
}
