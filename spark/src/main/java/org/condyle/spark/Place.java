package org.condyle.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.spark.SparkEnv;
import org.condyle.study.task.TaskWorker;

/**
 * A process that does runs, and what its results may depend on.
 *
 * @param name  host and number of the process: 10.0.0.7/3
 * @param java  version of Java, such as 17
 * @param arch  of the processor
 * @param build a hash of the jar with the program
 * @param jar   where that jar is
 */
record Place(String name, int java, String arch, String build, String jar) implements Serializable {
    private static final Path JAR = jarOfProgram();
    private static final String BUILD = hash(JAR);

    /** This process. */
    static Place here() {
        SparkEnv env = SparkEnv.get();
        String name = env == null ? "" : env.blockManager().blockManagerId().host() + "/" + env.executorId();
        return new Place(name, Runtime.version().feature(), System.getProperty("os.arch", ""), BUILD, JAR.toString());
    }

    /** Whether it is Spark inside of the command, where there is no other process. */
    boolean isAlone() {
        return name.endsWith("/driver");
    }

    private static Path jarOfProgram() {
        try {
            return Path.of(TaskWorker.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String hash(Path jar) {
        if (!Files.isRegularFile(jar)) {
            return ""; // classes in a folder, while it is developed
        }
        try (DigestInputStream in =
                new DigestInputStream(Files.newInputStream(jar), MessageDigest.getInstance("SHA-256"))) {
            in.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(in.getMessageDigest().digest(), 0, 16);
        } catch (IOException e) {
            return "";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
