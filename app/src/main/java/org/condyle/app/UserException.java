package org.condyle.app;

/** Something the user asked for cannot be done; the message says what to do instead. */
final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UserException(String message) {
        super(message);
    }
}
