package org.condyle.study;

import java.time.Duration;
import java.util.function.Consumer;

/** A kind of engine that another module brings along; found by {@link java.util.ServiceLoader}. */
public interface EngineProvider {
    /**
     * What an engine is asked for.
     *
     * @param study   whose runs it will do: an engine elsewhere takes its files along
     * @param threads simultaneous runs; 0 if nothing was said
     * @param limit   for each run; zero for none
     * @param tell    one line for the user while it works
     */
    record Setup(Study study, int threads, Duration limit, Consumer<String> tell) {}

    /** Whether it knows an engine of this name. */
    boolean offers(String engine);

    /** Looks at the name, and does not begin anything yet; what is wrong is an {@link EngineException}. */
    Engine engine(String name, Setup setup);
}
