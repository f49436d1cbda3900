package org.condyle.tool;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.MassAdjustment;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.SetupXml;
import org.jspecify.annotations.Nullable;

/**
 * Residual reduction: motors and residuals make the model follow a measured motion, which gives a motion that obeys the laws of
 * mechanics ({@code _Kinematics_q.sto}); and masses that make the residuals as small as possible, by least squares over all frames.
 */
final class RraTool {
    private static final double MOST_SHIFT = 0.1; // of a mass centre, as in OpenSim [m]
    private static final double BETWEEN_FRAMES = 0.01; // of the least squares [s]

    static final SetupKeys KEYS = CmcTool.keys("0.001")
            .key("adjust_com_to_reduce_residuals", "false")
            .key("adjusted_com_body", "")
            .key("initial_time_for_com_adjustment", "-1")
            .key("final_time_for_com_adjustment", "-1")
            .key("output_model_file", "");

    private RraTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        ToolModel model = ToolModel.of(setup);
        ResultBuilder result = new ResultBuilder(setup, model, "Residual reduction");
        CmcTool.Tracking t = CmcTool.Tracking.of(setup, model, result);
        TrackingRun run = new TrackingRun(model, t.control(), t.desired(), t.options(), result);
        Recording rows = run.run(t.from(), t.until() - t.window(), t.every(), t.accuracy(), listener);
        run.report(setup, rows, listener);
        kinematics(model, run, rows, result);
        boolean adjusts = setup.flag("adjust_com_to_reduce_residuals");
        if (adjusts && result.isInterrupted()) {
            result.warn("masses were not adjusted, because the analysis was interrupted");
        } else if (adjusts) {
            adjust(setup, model, run, rows, result);
        }
        return result.result();
    }

    private static void kinematics(ToolModel model, TrackingRun run, Recording rows, ResultBuilder result) {
        List<Place> places = model.labels().moving();
        ColumnSet q = new ColumnSet(rows.times().length);
        places.forEach(p -> q.add(
                model.labels().label(p),
                p.coordinate().isLength() ? "m" : model.isInDegrees(p) ? "deg" : "rad",
                p.joint().name()));
        State s = model.initial();
        double[] numbers = new double[places.size()];
        for (int row = 0; row < rows.times().length; row++) {
            run.state(rows, row, s);
            for (int i = 0; i < numbers.length; i++) {
                double x = s.q[places.get(i).q()];
                numbers[i] = model.isInDegrees(places.get(i)) ? Math.toDegrees(x) : x;
            }
            q.row(row, numbers);
        }
        result.table(q.table(result.prefix() + "Kinematics_q.sto", "Coordinates", rows.times(), true));
    }

    private static void adjust(Setup setup, ToolModel model, TrackingRun run, Recording rows, ResultBuilder result) {
        String body = setup.text("adjusted_com_body").strip();
        if (body.isEmpty()) {
            throw setup.problem(
                    "adjusted_com_body", "is missing: the body whose mass centre is shifted, such as torso");
        }
        Set<String> actuators = new LinkedHashSet<>(run.actuators());
        MassAdjustment adjustment =
                new MassAdjustment(model.mechanism(), body.substring(body.lastIndexOf('/') + 1), actuators);
        Instant instant = new Instant(model.mechanism());
        State s = model.initial();
        double from = setup.number("initial_time_for_com_adjustment"),
                until = setup.number("final_time_for_com_adjustment"),
                next = Double.NEGATIVE_INFINITY;
        int frames = 0;
        for (int row = 0; row < rows.times().length; row++) {
            double time = rows.times()[row];
            if (time < next || (from >= 0 && time < from) || (until >= 0 && time > until)) {
                continue;
            }
            next = time + BETWEEN_FRAMES * (1 - 1e-9);
            run.state(rows, row, s);
            instant.evaluate(s);
            adjustment.add(instant.state(), instant.workspace.acceleration);
            frames++;
        }
        if (frames == 0) {
            throw setup.problem("initial_time_for_com_adjustment", "no frame lies between these times");
        }
        tell(setup, model, body, adjustment.solve(MOST_SHIFT), result);
    }

    private static void tell(
            Setup setup, ToolModel model, String body, MassAdjustment.Result found, ResultBuilder result) {
        result.figure("residual.before.rms", found.before(), "", "rms of the residuals [N, N m]");
        result.figure("residual.after.rms", found.after(), "", "the same with the adjusted masses [N, N m]");
        result.figure("mass-factor", found.massFactor(), "", "factor of all masses");
        for (int i = 0; i < 3; i++) {
            result.figure(
                    "mass-centre-shift." + "xyz".charAt(i),
                    found.shift()[i],
                    "m",
                    "shift of the mass centre of " + body + " along " + "xyz".charAt(i));
            if (Math.abs(found.shift()[i]) >= MOST_SHIFT) {
                result.warn("the mass centre of " + body + " would move by more than " + MOST_SHIFT
                        + " m; look for errors in the loads or in the motion");
            }
        }
        result.document(result.prefix() + "adjusted_masses.csv", table(model, body, found));
        XmlElement adjusted = osim(setup, body, found);
        if (adjusted != null) {
            String name = setup.outputName("output_model_file", result.prefix() + "adjusted.osim", ".osim");
            result.document(name, XmlText.of(adjusted));
        } else {
            result.warn("the adjusted masses are in " + result.prefix()
                    + "adjusted_masses.csv; a model that is no .osim file is not written anew");
        }
    }

    private static String table(ToolModel model, String body, MassAdjustment.Result found) {
        StringBuilder s = new StringBuilder("body,mass_before_kg,mass_kg,centre_x_m,centre_y_m,centre_z_m\n");
        for (Joint j : model.model().joints()) {
            Body b = model.model().bodies().get(j.child());
            double[] c = b.centreLocal().clone();
            for (int i = 0; b.name().equals(body) && i < 3; i++) {
                c[i] += found.shift()[i];
            }
            s.append(String.format(
                    Locale.ROOT,
                    "%s,%.10g,%.10g,%.10g,%.10g,%.10g%n",
                    b.name(),
                    b.mass(),
                    b.mass() * found.massFactor(),
                    c[0],
                    c[1],
                    c[2]));
        }
        return s.toString();
    }

    /** The file of the model with its new masses; null if it is none of OpenSim. */
    private static @Nullable XmlElement osim(Setup setup, String body, MassAdjustment.Result found) {
        Path path = setup.path(ToolModel.KEY).orElse(null);
        if (path == null || !Files.isRegularFile(path) || !path.toString().endsWith(".osim")) {
            return null;
        }
        XmlElement root = SetupXml.whole(path, "an OpenSim model");
        for (XmlElement b : root.find("Model", "BodySet", "objects")
                .map(XmlElement::children)
                .orElse(List.of())) {
            if (b.child("mass").isEmpty()) {
                continue;
            }
            b.set("mass", Double.toString(b.number("mass", 0) * found.massFactor()));
            for (XmlElement e : b.children()) {
                if (e.name().matches("inertia|inertia_[xyz]{2}")) {
                    e.setText(scaled(e.numbers(), found.massFactor()));
                }
            }
            if (b.attribute("name", "").equals(body)) {
                double[] c = b.numbers("mass_center", 0, 0, 0);
                for (int i = 0; i < 3; i++) {
                    c[i] += found.shift()[i];
                }
                b.set("mass_center", scaled(c, 1));
            }
        }
        return root;
    }

    private static String scaled(double[] numbers, double factor) {
        StringBuilder s = new StringBuilder();
        for (double x : numbers) {
            s.append(s.length() == 0 ? "" : " ").append(x * factor);
        }
        return s.toString();
    }
}
