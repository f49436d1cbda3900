package org.condyle.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/** A page in the browser: asked by JavaScript, clicked, looked at. */
public final class Page {
    private final DevTools wire;
    private final String session;
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();

    Page(DevTools wire, String session) {
        this.wire = wire;
        this.session = session;
    }

    void open(String address, int width, int height) throws Exception {
        for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
            tell(domain + ".enable", Map.of());
        }
        size(width, height);
        tell("Page.navigate", Map.of("url", address));
        waitFor("document.readyState === 'complete'"
                + " && (!document.getElementById('data') || document.documentElement.dataset.ready === 'yes')");
    }

    void event(String name, JsonNode p) {
        switch (name) {
            case "Runtime.exceptionThrown" -> complaints.add(p.toString());
            case "Runtime.consoleAPICalled" -> {
                String type = p.get("type").asString();
                if (type.equals("error") || type.equals("warning") || type.equals("assert")) {
                    complaints.add(p.toString());
                }
            }
            case "Log.entryAdded" -> {
                String text = p.toString();
                // the software renderer tells that reading pixels back is slow: about the machine, not the page
                if (p.get("entry").get("level").asString().equals("error")
                        || (text.contains("warning") && !text.contains("GPU stall"))) {
                    complaints.add(text);
                }
            }
            case "Network.requestWillBeSent" -> {
                String url = p.get("request").get("url").asString();
                if (!url.startsWith("data:") && !url.startsWith("blob:")) {
                    requests.add(url);
                }
            }
            default -> {}
        }
    }

    private JsonNode tell(String method, Map<String, Object> parameters) throws Exception {
        return wire.call(session, method, parameters);
    }

    public void size(int width, int height) throws Exception {
        tell(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** What the reader prefers: "dark" or "light". */
    public void prefer(String scheme) throws Exception {
        tell(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** Errors and warnings of the console, and exceptions. */
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Everything asked for, the page itself first. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** The value of an expression; a promise is waited for. */
    public JsonNode ask(String expression) throws Exception {
        JsonNode reply =
                tell("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        if (reply.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + reply.get("exceptionDetails"));
        }
        JsonNode value = reply.get("result").get("value");
        return value == null ? tools.jackson.databind.node.NullNode.getInstance() : value;
    }

    public String text(String expression) throws Exception {
        return ask(expression).asString();
    }

    public double number(String expression) throws Exception {
        return ask(expression).asDouble();
    }

    /** Waits until an expression is true. */
    public void waitFor(String condition) throws Exception {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!ask("Boolean(" + condition + ")").asBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("never true: " + condition + "; the page says " + complaints);
            }
            Thread.sleep(50);
        }
    }

    /** Presses a key where the focus is: "Enter", " ", "ArrowRight". */
    public void key(String key) throws Exception {
        String text = key.length() == 1 ? key : key.equals("Enter") ? "\r" : "";
        Map<String, Object> down = text.isEmpty()
                ? Map.of("type", "keyDown", "key", key, "code", key)
                : Map.of("type", "keyDown", "key", key, "text", text, "code", key.equals(" ") ? "Space" : key);
        tell("Input.dispatchKeyEvent", down);
        tell("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    }

    /** Clicks the middle of the first element that fits, with a real mouse. */
    public void click(String selector) throws Exception {
        String element = "document.querySelector(" + quoted(selector) + ")";
        ask(element + ".scrollIntoView({block: 'center'})");
        JsonNode box = ask("(() => { const b = " + element + ".getBoundingClientRect();"
                + " return [b.left + b.width / 2, b.top + b.height / 2]; })()");
        for (String type : List.of("mouseMoved", "mousePressed", "mouseReleased")) {
            tell(
                    "Input.dispatchMouseEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            box.get(0).asDouble(),
                            "y",
                            box.get(1).asDouble(),
                            "button",
                            type.equals("mouseMoved") ? "none" : "left",
                            "clickCount",
                            1));
        }
    }

    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** A picture of what is in view, or of the whole page. */
    public void picture(Path png, boolean whole) throws Exception {
        JsonNode shot = tell("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole));
        Files.write(png, Base64.getDecoder().decode(shot.get("data").asString()));
    }
}
