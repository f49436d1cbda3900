package org.condyle.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A headless Chromium, as Debian packages it: one for all tests of a process. Opens pages, one at a time; each one has cookies and
 * storage of its own, and notes its console and what it asked the net for. Tests that use it say {@code @ResourceLock(Browser.LOCK)}.
 */
public final class Browser {
    /** Resource of JUnit that a class of tests locks. */
    public static final String LOCK = "browser";

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static @Nullable Browser shared;

    private final Process process;
    private final Path profile;
    private final DevTools wire;
    private volatile @Nullable Page page; // one at a time: events carry no page we would have to tell apart
    private String context = "";

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

    /** The browser of all tests; {@link #program} must have found one. It is started once, and ends with the process. */
    public static synchronized Browser shared() throws Exception {
        if (shared == null) {
            Browser own = new Browser(program().orElseThrow(() -> new IOException("no Chromium on this machine")));
            Runtime.getRuntime().addShutdownHook(new Thread(own::close, "end of the browser"));
            shared = own;
        }
        return shared;
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
        Page now = page;
        if (now != null) {
            now.event(name, parameters);
        }
    }

    /** Opens a page of this size, instead of the one before, and waits until it says that it is drawn. */
    public Page open(Path file, int width, int height) throws Exception {
        page = null;
        if (!context.isEmpty()) { // a page that is left open would go on drawing
            wire.call(null, "Target.disposeBrowserContext", Map.of("browserContextId", context));
        }
        context = wire.call(null, "Target.createBrowserContext", Map.of())
                .get("browserContextId")
                .asString();
        String target = wire.call(
                        null, "Target.createTarget", Map.of("url", "about:blank", "browserContextId", context))
                .get("targetId")
                .asString();
        String session = wire.call(null, "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId")
                .asString();
        Page opened = new Page(wire, session);
        page = opened;
        opened.open(file.toUri().toString(), width, height);
        return opened;
    }

    private void close() {
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
        } catch (IOException | UncheckedIOException e) {
            // a temporary folder that stays behind is no trouble of a test
        }
    }
}
