package org.condyle.app.study;

import java.time.Duration;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.study.Engine;
import org.condyle.study.EngineException;
import org.condyle.study.EngineProvider;
import org.condyle.study.LocalEngine;

/** Finds the engine of a word: {@code local}, or what another module offers. Bad words are an {@link EngineException}. */
public final class EngineChoice {
    private static final String LOCAL = "local";
    private static final int MOST_THREADS = 1024;
    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)\\s*(ms|s|min|h)");

    private EngineChoice() {}

    /** Before the study is read: is there such an engine at all? */
    public static void check(String word, int threads) {
        if (threads < 0 || threads > MOST_THREADS) {
            throw new EngineException("--threads " + threads + ": must be a number from 1 to " + MOST_THREADS);
        }
        if (!word.equals(LOCAL) && provider(word) == null) {
            throw new EngineException("--engine " + word + ": "
                    + (word.startsWith("spark")
                            ? "this jar does not contain the Spark module; start the study with ./condyle, which builds"
                                    + " it, or give target/condyle-spark.jar to spark-submit (docs/cluster.md)"
                            : "there is no such engine; known are: local, spark, spark://HOST:PORT"));
        }
    }

    public static Engine engine(String word, EngineProvider.Setup setup) {
        check(word, setup.threads());
        EngineProvider other = provider(word);
        int threads =
                setup.threads() > 0 ? setup.threads() : Runtime.getRuntime().availableProcessors();
        return other == null ? new LocalEngine(threads, setup.limit()) : other.engine(word, setup);
    }

    private static @org.jspecify.annotations.Nullable EngineProvider provider(String word) {
        for (EngineProvider p : ServiceLoader.load(EngineProvider.class, EngineProvider.class.getClassLoader())) {
            if (p.offers(word)) {
                return p;
            }
        }
        return null;
    }

    /** A time limit such as {@code 60s}, {@code 1.5 min} or {@code 2h}. */
    public static Duration limit(String text) {
        Matcher m = TIME.matcher(text.strip());
        if (!m.matches()) {
            throw new EngineException(
                    "--limit " + text + ": write a time with its unit, ms, s, min or h, such as 60s or 1.5min");
        }
        double unit = switch (m.group(2)) {
            case "ms" -> 1e-3;
            case "min" -> 60;
            case "h" -> 3600;
            default -> 1;
        };
        Duration limit = Duration.ofNanos((long) (1e9 * Double.parseDouble(m.group(1)) * unit));
        if (limit.isZero() || limit.toDays() > 365) {
            throw new EngineException("--limit " + text + ": must be more than zero and at most a year");
        }
        return limit;
    }
}
