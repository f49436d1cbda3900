package org.condyle.spark;

import org.condyle.study.Engine;
import org.condyle.study.EngineException;
import org.condyle.study.EngineProvider;

/** The engines {@code spark} and {@code spark://HOST:PORT}. */
public final class SparkProvider implements EngineProvider {
    private static final String HERE = "spark";

    @Override
    public boolean offers(String engine) {
        return engine.equals(HERE) || engine.startsWith(HERE + ":");
    }

    @Override
    public Engine engine(String name, Setup setup) {
        if (!name.equals(HERE) && !name.matches("spark://[^,:/\\s]+:[0-9]{1,5}(,[^,:/\\s]+:[0-9]{1,5})*")) {
            throw new EngineException("--engine " + name
                    + ": write spark for Spark in this process, or the master of a cluster with its port,"
                    + " such as spark://10.0.0.5:7077");
        }
        try {
            return new SparkEngine(name, setup);
        } catch (NoClassDefFoundError e) {
            throw new EngineException(
                    "--engine " + name + ": there is no Spark in the class path; start the study with"
                            + " ./condyle, which fetches it, or give target/condyle-spark.jar to spark-submit (docs/cluster.md)");
        }
    }
}
