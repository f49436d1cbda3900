package org.condyle.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.condyle.study.EngineException;

/**
 * Connects to Spark. Spark itself asks a master that does not answer for a minute and then stops without a reason that
 * could be shown, so the port is tried first.
 */
final class Cluster {
    private static final int REACH = 8000; // ms
    private static final int ACCEPT = 45; // s, a loaded machine takes fifteen
    private static final String SCHEME = "spark://";

    private Cluster() {}

    /** A context for the word of {@code --engine}; with spark-submit the master is the one that it was given. */
    static JavaSparkContext connect(String engine, int threads, Place own) {
        SparkConf conf = new SparkConf().setAppName("condyle study");
        String cores = threads == 0 ? "*" : Integer.toString(threads);
        String master = engine.startsWith(SCHEME) ? engine : conf.get("spark.master", "local[" + cores + "]");
        conf.setMaster(master);
        // What is lost is sent again by Dispatch, which knows which runs it was and notes it.
        conf.setIfMissing("spark.task.maxFailures", "1");
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
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
        return open(master, conf);
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

    private static JavaSparkContext open(String master, SparkConf conf) {
        FutureTask<JavaSparkContext> opening = new FutureTask<>(() -> new JavaSparkContext(conf));
        Thread t = new Thread(opening, "spark");
        t.setDaemon(true);
        t.start();
        String version = org.apache.spark.package$.MODULE$.SPARK_VERSION();
        try {
            return opening.get(isLocal(master) ? 10 * ACCEPT : ACCEPT, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new EngineException("--engine " + master + ": something answers there, but it has not accepted this"
                    + " command within " + ACCEPT + " s; it must be a Spark master of version " + version
                    + ", the version of this command (SPARK_HOME chooses another one)");
        } catch (ExecutionException e) {
            throw new EngineException("--engine " + master + ": Spark " + version + " did not start: "
                    + Reason.of(e.getCause() == null ? e : e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException("interrupted while Spark was starting");
        }
    }
}
