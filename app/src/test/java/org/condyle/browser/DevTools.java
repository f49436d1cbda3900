package org.condyle.browser;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The wire to a browser: commands with answers, and events, as JSON over one web socket. */
final class DevTools implements WebSocket.Listener {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int PATIENCE = 60; // s; a busy machine is slow

    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final AtomicInteger number = new AtomicInteger();
    private final StringBuilder message = new StringBuilder();
    private final BiConsumer<String, JsonNode> onEvent;
    private final WebSocket socket;

    /** @param onEvent takes the name and parameters of each event */
    DevTools(URI address, BiConsumer<String, JsonNode> onEvent) throws Exception {
        this.onEvent = onEvent;
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, this)
                .get(PATIENCE, TimeUnit.SECONDS);
    }

    /** Sends a command and waits for its answer. */
    JsonNode call(@Nullable String session, String method, Map<String, Object> parameters) throws Exception {
        int id = number.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        Map<String, Object> all = new java.util.LinkedHashMap<>();
        all.put("id", id);
        all.put("method", method);
        all.put("params", parameters);
        if (session != null) {
            all.put("sessionId", session);
        }
        socket.sendText(JSON.writeValueAsString(all), true).get(PATIENCE, TimeUnit.SECONDS);
        JsonNode reply = answer.get(PATIENCE, TimeUnit.SECONDS);
        if (reply.has("error")) {
            throw new IllegalStateException(method + ": " + reply.get("error"));
        }
        return reply.get("result");
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            JsonNode node = JSON.readTree(message.toString());
            message.setLength(0);
            if (node.has("id")) {
                CompletableFuture<JsonNode> answer =
                        waiting.remove(node.get("id").asInt());
                if (answer != null) {
                    answer.complete(node);
                }
            } else {
                onEvent.accept(node.get("method").asString(), node.get("params"));
            }
        }
        from.request(1);
        return null;
    }

    void close() {
        socket.abort();
    }
}
