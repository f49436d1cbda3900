package org.condyle.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.condyle.study.EngineException;
import org.jspecify.annotations.Nullable;

/**
 * Connects to Spark. Spark itself asks a master that does not answer for a minute and then stops without a reason that
 * could be shown, so the port is tried first.
 */
final class Cluster {
    private static final int REACH = 8000; // ms
    private static final int ACCEPT = 45; // s, a loaded machine takes fifteen
    private static final String SCHEME = "spark://";

    /** What to do if versions differ. */
    static final String REMEDY = "set SPARK_HOME to a Spark of the version of the cluster";

    private Cluster() {}

    /**
     * A context for the word of {@code --engine}; with spark-submit the master is the one that it was given. Null if it
     * was stopped before there was one.
     *
     * @param scratch folder for what Spark writes on this machine
     */
    static @Nullable JavaSparkContext connect(
            String engine, int threads, Place own, Path scratch, Consumer<String> tell, BooleanSupplier stop) {
        if (isTooOld(org.apache.spark.package$.MODULE$.SPARK_VERSION())) {
            throw new EngineException("--engine " + engine + ": this is Spark " + version()
                    + "; it must be 3.3 or newer, for older ones do not work with Java 17 (SPARK_HOME chooses it)");
        }
        SparkConf conf = new SparkConf().setAppName("condyle study");
        String cores = threads == 0 ? "*" : Integer.toString(threads);
        String master = engine.startsWith(SCHEME) ? engine : conf.get("spark.master", "local[" + cores + "]");
        conf.setMaster(master);
        // What is lost is sent again by Dispatch, which knows which runs it was and notes it.
        conf.setIfMissing("spark.task.maxFailures", "1");
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        if (Boolean.getBoolean("SPARK_SUBMIT")) { // which does not read our log4j2.properties
            conf.setIfMissing("spark.log.level", "OFF");
        }
        if (isLocal(master) || master.startsWith(SCHEME)) { // other clusters have folders of their own
            conf.setIfMissing("spark.local.dir", scratch.toString());
        }
        if (isLocal(master)) {
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        } else {
            conf.setJars(new String[] {own.jar()});
            if (threads > 0) {
                conf.set("spark.cores.max", Integer.toString(threads));
            }
        }
        if (master.startsWith(SCHEME)) {
            reach(master, conf);
        }
        String what = "--engine " + engine + (engine.equals(master) || isLocal(master) ? "" : " (" + master + ")");
        return open(master, what, conf, tell, stop);
    }

    static boolean isTooOld(String spark) {
        return spark.matches("[0-2]\\..*|3\\.[0-2]\\..*");
    }

    static boolean isLocal(String master) {
        return master.startsWith("local");
    }

    /** At least one of the masters must take connections. */
    private static void reach(String master, SparkConf conf) {
        String why = "";
        for (String place : master.substring(SCHEME.length()).split(",", -1)) {
            String host = place.substring(0, place.lastIndexOf(':'));
            int port = Integer.parseInt(place.substring(place.lastIndexOf(':') + 1));
            try (Socket socket = new Socket()) {
                if (port < 1 || port > 65535) {
                    throw new IOException("a port is a number from 1 to 65535");
                }
                InetAddress address = InetAddress.getByName(host);
                socket.connect(new InetSocketAddress(address, port), REACH);
                if (address.isLoopbackAddress()) { // workers on this machine find the command there
                    conf.setIfMissing("spark.driver.host", "127.0.0.1");
                    conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
                }
                return;
            } catch (UnknownHostException e) {
                why = "there is no host '" + host + "'";
            } catch (IOException e) {
                why = String.valueOf(e.getMessage());
            }
        }
        throw new EngineException("--engine " + master + ": the master cannot be reached: " + why
                + "; is it running, and does the address start with spark:// as its log says?");
    }

    /** The version of the Spark in this process, and of its language: with another one its parts do not understand it. */
    static String version() {
        String language = scala.util.Properties.versionNumberString().replaceFirst("^(\\d+\\.\\d+).*", "$1");
        return org.apache.spark.package$.MODULE$.SPARK_VERSION() + " (Scala " + language + ")";
    }

    private static @Nullable JavaSparkContext open(
            String master, String what, SparkConf conf, Consumer<String> tell, BooleanSupplier stop) {
        FutureTask<JavaSparkContext> opening = new FutureTask<>(() -> new JavaSparkContext(conf));
        Thread t = new Thread(opening, "spark");
        t.setDaemon(true);
        t.start();
        boolean told = false;
        long begin = System.nanoTime();
        try {
            while (!stop.getAsBoolean()) {
                try {
                    return opening.get(100, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    if (told || System.nanoTime() - begin < ACCEPT * 1_000_000_000L) {
                        continue;
                    }
                    if (master.startsWith(SCHEME)) {
                        throw new EngineException(what + ": something answers there, but it has not accepted this"
                                + " command within " + ACCEPT + " s. Either it is not a Spark master, or its version of"
                                + " Spark is not " + version() + ", the version of this command; " + REMEDY);
                    }
                    // other clusters have queues, in which an hour is not long
                    tell.accept(what + ": Spark has not started within " + ACCEPT + " s; waiting");
                    told = true;
                }
            }
            return null;
        } catch (ExecutionException e) {
            if (stop.getAsBoolean()) {
                return null; // Ctrl-C stops Spark, too, and that is the reason
            }
            throw new EngineException(what + ": Spark " + version() + " did not start: "
                    + Reason.of(e.getCause() == null ? e : e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException("interrupted while Spark was starting");
        }
    }
}
