package org.condyle.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A headless Chromium, as Debian packages it. Opens pages; each one notes its console and what it asked the net for. */
public final class Browser implements AutoCloseable {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private final Process process;
    private final Path profile;
    private final DevTools wire;
    private final List<Page> pages = new CopyOnWriteArrayList<>();

    private Browser(String program) throws Exception {
        profile = Files.createTempDirectory("condyle-browser");
        process = new ProcessBuilder(
                        program,
                        "--headless=new",
                        "--no-sandbox", // as root, in containers
                        "--use-angle=swiftshader", // WebGL without a graphics card
                        "--enable-unsafe-swiftshader",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--disable-quic",
                        "--hide-scrollbars",
                        "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        wire = new DevTools(address(), this::event);
    }

    /** The browser of this machine, if it has one. */
    public static Optional<String> program() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return NAMES.stream()
                .filter(n -> Arrays.stream(path.split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, n))))
                .findFirst();
    }

    /** Starts it; {@link #program} must have found one. */
    public static Browser start() throws Exception {
        return new Browser(program().orElseThrow(() -> new IOException("no Chromium on this machine")));
    }

    /** It tells its address once, on standard error, which is drained afterwards. */
    private URI address() throws IOException {
        BufferedReader err =
                new BufferedReader(new java.io.InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = err.readLine(); line != null; line = err.readLine()) {
            said.append(line).append('\n');
            int at = line.indexOf("ws://");
            if (at >= 0) {
                Thread drain = new Thread(() -> err.lines().forEach(l -> {}), "browser messages");
                drain.setDaemon(true);
                drain.start();
                return URI.create(line.substring(at).strip());
            }
        }
        throw new IOException("Chromium did not start: " + said);
    }

    private void event(String name, JsonNode parameters) {
        pages.forEach(p -> p.event(name, parameters));
    }

    /** Opens a page of this size and waits until it says that it is drawn. */
    public Page open(Path file, int width, int height) throws Exception {
        String target = wire.call(null, "Target.createTarget", Map.of("url", "about:blank"))
                .get("targetId")
                .asString();
        String session = wire.call(null, "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId")
                .asString();
        pages.clear(); // one at a time: events carry no page we would have to tell apart
        Page page = new Page(wire, session);
        pages.add(page);
        page.open(file.toUri().toString(), width, height);
        return page;
    }

    @Override
    public void close() throws IOException {
        wire.close();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder()).forEach(f -> f.toFile().delete());
        }
    }
}
