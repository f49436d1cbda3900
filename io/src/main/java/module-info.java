/**
 * Files of models, data and results, and what is done with them: runs, cases, analyses. A first program is a
 * {@link org.condyle.io.model.Description}, an {@link org.condyle.experiment.FileRun} and its
 * {@link org.condyle.io.results.RunResult}.
 *
 * <p>What is exported to all is the API that version numbers speak of. The makers of parts and the formats of other programs and of
 * meshes are for the modules of Condyle alone, and may change at any time.
 */
@SuppressWarnings("module") // modules above this one need not be there
module org.condyle.io {
    requires transitive org.condyle.core;
    requires static transitive org.jspecify;
    requires org.snakeyaml.engine;
    requires tools.jackson.core;
    requires transitive tools.jackson.databind;

    // a model as a value, its runs and their results
    exports org.condyle.io.model;
    exports org.condyle.io.model.build;
    exports org.condyle.io.model.term;
    exports org.condyle.experiment;
    exports org.condyle.io.results;

    // files, their places and what is wrong with them
    exports org.condyle.io.document;
    exports org.condyle.io.problem;
    exports org.condyle.io.data;
    exports org.condyle.io.foreign;

    // the module that reads files in XML, and models of other programs with it
    uses org.condyle.io.foreign.XmlFiles;

    // for the command, its analyses and its studies
    exports org.condyle.io.data.c3d to
            org.condyle.app,
            org.condyle.tool;
    exports org.condyle.io.freeform to
            org.condyle.app;
    exports org.condyle.io.mesh to
            org.condyle.app,
            org.condyle.foreign;
    exports org.condyle.io.measured to
            org.condyle.app;
    exports org.condyle.io.model.read to
            org.condyle.app,
            org.condyle.foreign,
            org.condyle.study,
            org.condyle.tool;
}
