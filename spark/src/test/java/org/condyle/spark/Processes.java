package org.condyle.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A standalone cluster of Spark on this machine, and the command beside it; all of it ends with {@link #end}. */
final class Processes {
    static final Path JAR = Path.of(System.getProperty("condyle.spark.jar", "none"));

    private static final Path LIST = Path.of(System.getProperty("condyle.spark.list", "none"));

    /** They live for seconds: compiling them well is not worth it. Workers' processes are as usual. */
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final Path folder;
    private final Path home;
    private final List<Process> all = new ArrayList<>();
    private final int port = freePort();

    /** What Spark takes for its home, as ./condyle makes it, is in the build folder. */
    Processes(Path folder) throws IOException {
        this.folder = folder;
        home = LIST.resolveSibling("spark-home");
        Files.createDirectories(home.resolve("jars"));
        Files.writeString(home.resolve("RELEASE"), "test\n");
        for (String jar : Files.readString(LIST).strip().split(File.pathSeparator)) {
            Path source = Path.of(jar), link = home.resolve("jars").resolve(source.getFileName());
            if (Files.notExists(link)) {
                Files.createSymbolicLink(link, source);
            }
        }
    }

    static int freePort() {
        try (ServerSocket s = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return s.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String master() {
        return "spark://127.0.0.1:" + port;
    }

    void startMaster() throws IOException, InterruptedException {
        Process p = spark(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--webui-port",
                "0");
        awaitWord("master", "I have been elected leader", p);
    }

    Process startWorker(String name) throws IOException, InterruptedException {
        Process p = spark(
                name,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--work-dir",
                folder.resolve(name + ".work").toString(),
                master());
        awaitWord(name, "Successfully registered with master", p);
        return p;
    }

    private Process spark(String name, String main, String... words) throws IOException {
        List<String> line = new ArrayList<>(List.of(java(), "-Xmx256m"));
        line.addAll(SHORT_LIVED);
        line.addAll(List.of("-cp", home.resolve("jars") + "/*", main));
        line.addAll(List.of(words));
        return start(name, line);
    }

    /** The command in a process of its own; what it says is in a file of that name. */
    Process condyle(String name, List<String> options, String... words) throws IOException {
        List<String> line = new ArrayList<>(List.of(java(), "-Xmx512m"));
        line.addAll(SHORT_LIVED);
        line.addAll(options);
        line.addAll(List.of("-cp", JAR + File.pathSeparator + home.resolve("jars") + "/*", "org.condyle.app.Main"));
        line.addAll(List.of(words));
        return start(name, line);
    }

    Process start(String name, List<String> line) throws IOException {
        ProcessBuilder b = new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log(name).toFile());
        b.environment().put("SPARK_HOME", home.toString());
        b.environment().put("SPARK_SCALA_VERSION", "2.13");
        b.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        Process p = b.start();
        all.add(p);
        return p;
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Path log(String name) {
        return folder.resolve(name + ".log");
    }

    String said(String name) throws IOException {
        return Files.readString(log(name));
    }

    private void awaitWord(String name, String word, Process p) throws IOException, InterruptedException {
        for (int i = 0; i < 1200 && p.isAlive(); i++) {
            if (said(name).contains(word)) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError(name + " did not start:\n" + said(name));
    }

    /** SIGKILL: no hook runs. */
    static void kill(Process p) throws InterruptedException {
        p.destroyForcibly();
        p.waitFor(30, TimeUnit.SECONDS);
    }

    void end() throws InterruptedException {
        for (Process p : all) {
            p.descendants().forEach(ProcessHandle::destroyForcibly);
            kill(p);
        }
    }
}
