package org.condyle.app.shell;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What Ctrl-C does while this is open: asks the work to end, and waits until its results are written before the process
 * goes.
 */
public final class Interruption implements AutoCloseable {
    private final CountDownLatch written = new CountDownLatch(1);
    private final Thread hook;

    public Interruption(Runnable stop) {
        hook = new Thread(() -> interrupt(stop));
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void interrupt(Runnable stop) {
        stop.run();
        try {
            // Not for the end of the main thread: that may itself be waiting, in System.exit, for this hook.
            if (!written.await(20, TimeUnit.SECONDS)) {
                System.err.println("condyle: stopped without results: the current step takes too long");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The results are written and all is said. */
    @Override
    public void close() {
        written.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // going down already: the hook is what waits for us
        }
    }
}
