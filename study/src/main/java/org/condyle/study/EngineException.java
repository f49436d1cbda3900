package org.condyle.study;

/** An engine cannot begin, or cannot go on; the message says why and what to do. Rows that were handed over are good. */
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EngineException(String message) {
        super(message);
    }
}
