package org.condyle.app;

/** The {@code condyle} command. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(0);
    }
}
