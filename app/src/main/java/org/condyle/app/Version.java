package org.condyle.app;

import picocli.CommandLine.IVersionProvider;

/** Version of the build, from the jar's manifest. */
final class Version implements IVersionProvider {
    static String text() {
        String v = Main.class.getPackage().getImplementationVersion();
        return v == null ? "development" : v;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"condyle " + text(), "Java " + System.getProperty("java.version")};
    }
}
