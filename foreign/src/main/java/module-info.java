import org.condyle.foreign.ForeignFormat;
import org.condyle.foreign.ForeignXml;
import org.condyle.foreign.mjcf.MjcfFormat;
import org.condyle.foreign.opensim.OpenSimFormat;
import org.condyle.io.foreign.XmlFiles;

/**
 * Models of other programs, translated into model files and back: OpenSim, MuJoCo. The reader of models finds it by {@code ServiceLoader}
 * and does without it where it is absent.
 *
 * <p>What is exported to all is for those who add a format. The rest is for the modules of Condyle alone, and may change at any time.
 */
@SuppressWarnings("module") // modules above this one need not be there
module org.condyle.foreign {
    requires transitive org.condyle.io;
    requires static transitive org.jspecify;
    requires java.xml;

    exports org.condyle.foreign;

    uses ForeignFormat;

    provides ForeignFormat with
            OpenSimFormat,
            MjcfFormat;
    provides XmlFiles with
            ForeignXml;

    // for the command and its analyses
    exports org.condyle.foreign.opensim to
            org.condyle.app,
            org.condyle.tool;
    exports org.condyle.foreign.opensim.scale to
            org.condyle.tool;
}
