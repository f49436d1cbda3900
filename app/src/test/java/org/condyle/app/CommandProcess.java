package org.condyle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command as a process of its own. */
final class CommandProcess {
    private CommandProcess() {}

    /** Starts it in a folder, whose files stdout and stderr get what it prints. */
    static Process start(Path folder, String... args) throws IOException {
        return builder(folder, args).start();
    }

    static ProcessBuilder builder(Path folder, String... args) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "org.condyle.app.Main"));
        line.addAll(List.of(args));
        return new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve("stdout").toFile())
                .redirectError(folder.resolve("stderr").toFile());
    }

    /** What Ctrl-C sends; TERM if whoever builds in the background of a shell has SIGINT switched off, for children too. */
    static void interrupt(Process p) throws IOException, InterruptedException {
        signal(p, ignoresInterrupts(p) ? "TERM" : "INT");
    }

    private static boolean ignoresInterrupts(Process p) throws IOException {
        Path status = Path.of("/proc", Long.toString(p.pid()), "status");
        if (!Files.exists(status)) {
            return false; // not Linux
        }
        return Files.readAllLines(status).stream()
                .filter(l -> l.startsWith("SigIgn:"))
                .anyMatch(l -> (Long.parseUnsignedLong(l.substring(7).strip(), 16) & 2) != 0);
    }

    /** Sends INT or TERM. */
    static void signal(Process p, String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, Long.toString(p.pid())).start().waitFor();
    }
}
