package org.condyle.app.shell;

import picocli.CommandLine.IVersionProvider;

/** Version of the build, from the jar's manifest. */
public final class Version implements IVersionProvider {
    public static String text() {
        String v = Version.class.getPackage().getImplementationVersion();
        return v == null ? "development" : v;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"condyle " + text(), "Java " + System.getProperty("java.version")};
    }
}
