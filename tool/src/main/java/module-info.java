/**
 * What {@code condyle analyse} does: OpenSim's tools with their setup files, and the way from a measured gait to muscle forces. It is for
 * the modules of Condyle alone, and may change at any time.
 */
@SuppressWarnings("module") // modules above this one need not be there
module org.condyle.tool {
    requires transitive org.condyle.foreign;
    requires static transitive org.jspecify;
    requires tools.jackson.core;
    requires tools.jackson.databind;
    requires java.management; // processor time

    // for the command and its pages
    exports org.condyle.tool to
            org.condyle.app;
    exports org.condyle.tool.gait to
            org.condyle.app,
            org.condyle.view;
    exports org.condyle.tool.laxity to
            org.condyle.app,
            org.condyle.view;
    exports org.condyle.tool.motion to
            org.condyle.app;
    exports org.condyle.tool.result to
            org.condyle.app,
            org.condyle.view;
    exports org.condyle.tool.setup to
            org.condyle.app;
}
