package org.condyle.tool;

import java.nio.file.Path;
import org.condyle.foreign.XmlElement;
import org.condyle.simulate.Listener;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.SetupXml;

/**
 * Scales a generic model of OpenSim to a subject: factors by hand and from distances of markers, the mass of the subject, lengths of
 * muscles and ligaments in proportion to their paths, markers to their measured places. It works on the file itself, so that
 * everything in it that is not known here is kept.
 */
final class ScaleTool {
    private static final String MAKER = "GenericModelMaker", SCALER = "ModelScaler", PLACER = "MarkerPlacer";
    static final SetupKeys KEYS = new SetupKeys()
            .key(ToolModel.KEY, "")
            .key("mass", "-1")
            .key(MAKER, "")
            .key(SCALER, "")
            .key(PLACER, "")
            .withoutEffect("height", "age", "notes", "defaults");
    private static final SetupKeys MAKER_KEYS =
            new SetupKeys().key(ToolModel.KEY, "").key("marker_set_file", "").withoutEffect("defaults");
    private static final SetupKeys SCALER_KEYS = new SetupKeys()
            .key("apply", "true")
            .key("scaling_order", "measurements manualScale")
            .key("MeasurementSet", "")
            .key("ScaleSet", "")
            .key("marker_file", "")
            .key("time_range", "")
            .key("preserve_mass_distribution", "false")
            .key("output_model_file", "")
            .key("output_scale_file", "");
    private static final SetupKeys PLACER_KEYS = new SetupKeys()
            .key("apply", "true")
            .key("IKTaskSet", "")
            .key("marker_file", "")
            .key("coordinate_file", "")
            .key("time_range", "")
            .key("output_motion_file", "")
            .key("output_model_file", "")
            .key("output_marker_file", "")
            .withoutEffect("max_marker_movement");

    private ScaleTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        Setup maker = part(setup, MAKER, MAKER_KEYS);
        Path path = setup.has(ToolModel.KEY)
                ? setup.requiredPath(ToolModel.KEY, "model")
                : maker.requiredPath(ToolModel.KEY, "model");
        XmlElement root = SetupXml.whole(path, "an OpenSim model");
        XmlElement model = root.child("Model").orElseThrow(() -> root.problem("there is no Model in the file"));
        ScaleWork work = new ScaleWork(setup, path, root, model);
        if (maker.has("marker_set_file")) {
            work.markers(maker.requiredPath("marker_set_file", "marker set"));
        }
        String label = setup.file().label();
        if (!label.isEmpty()) {
            model.put("name", label);
        }
        setup.element(SCALER)
                .map(e -> setup.part(e, SCALER_KEYS))
                .filter(s -> s.flag("apply"))
                .ifPresent(work::scale);
        setup.element(PLACER)
                .map(e -> setup.part(e, PLACER_KEYS))
                .filter(s -> s.flag("apply"))
                .ifPresent(work::place);
        return work.result();
    }

    private static Setup part(Setup setup, String key, SetupKeys keys) {
        return setup.element(key)
                .map(e -> setup.part(e, keys))
                .orElseThrow(() -> setup.problem(key, "is missing; it names the model"));
    }
}
