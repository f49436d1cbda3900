package org.condyle.app.shell;

/** Something the user asked for cannot be done; the message says what to do instead. */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UserException(String message) {
        super(message);
    }
}
