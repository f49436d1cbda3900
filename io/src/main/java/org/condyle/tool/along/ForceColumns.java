package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.analyse.motion.ForceReport;
import org.condyle.analyse.motion.Instant;
import org.condyle.forces.CoordinateLimit;
import org.condyle.forces.ExternalLoad;
import org.condyle.io.document.Part;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Signal;
import org.condyle.tissue.Ligament;
import org.condyle.tool.motion.ToolModel;

/** Labels that OpenSim gives the numbers of a force, by the kind of the force. */
final class ForceColumns {
    private static final List<String> LOAD = List.of("fx", "fy", "fz", "x", "y", "z", "mx", "my", "mz");
    private static final List<String> LOAD_LABELS = List.of("Fx", "Fy", "Fz", "px", "py", "pz", "Tx", "Ty", "Tz");

    private final ToolModel model;
    private final Instant instant;
    private final ForceReport report;

    /** A label with its unit, and the curves that it belongs to. */
    record Label(String label, String unit, String group) {}

    /** The numbers of one force. */
    interface Block {
        List<Label> labels();

        /** Writes as many numbers as there are labels. */
        void read(double[] out, int at);
    }

    ForceColumns(ToolModel model, Instant instant, ForceReport report) {
        this.model = model;
        this.instant = instant;
        this.report = report;
    }

    /** The numbers of a force of the report. */
    Block of(int index) {
        String name = report.forces().get(index);
        ForceElement element =
                instant.workspace.element(instant.mechanism().forceNames().indexOf(name));
        if (element instanceof Ligament ligament) {
            return new LigamentBlock(name, ligament);
        }
        if (element instanceof Actuator actuator) {
            return new ActuatorBlock(name, actuator, element);
        }
        Optional<Part> contact = model.file().description().part("contacts", name);
        if (contact.isPresent()) {
            return ContactColumns.of(name, contact.get(), element, model, instant, report, index)
                    .orElseGet(() -> new SignalBlock(name, element.signals()));
        }
        if (element instanceof ExternalLoad load) {
            String body = model.model().bodies().get(load.body()).name();
            return new RenamedBlock(body + "_" + name + "_", LOAD, LOAD_LABELS, element);
        }
        if (element instanceof AlongMeasure along && !along.measure().isLine()) {
            String label = element instanceof CoordinateLimit ? name : name + "_Force";
            return new RenamedBlock(label, List.of("effort"), List.of(""), element);
        }
        return new SignalBlock(name, element.signals());
    }

    /** Signals under other names. */
    private final class RenamedBlock implements Block {
        private final List<Label> labels = new ArrayList<>();
        private final List<Signal> signals = new ArrayList<>();

        RenamedBlock(String prefix, List<String> own, List<String> endings, ForceElement element) {
            for (Signal s : element.signals()) {
                int k = own.indexOf(s.name());
                if (k >= 0) {
                    signals.add(s);
                    labels.add(new Label(prefix + endings.get(k), s.dimension().unit(), prefix));
                }
            }
        }

        @Override
        public List<Label> labels() {
            return labels;
        }

        @Override
        public void read(double[] out, int at) {
            for (int i = 0; i < signals.size(); i++) {
                out[at + i] = signals.get(i).read(instant.state(), instant.workspace.motion);
            }
        }
    }

    /** Of a muscle or motor: its force, under its name. */
    private final class ActuatorBlock implements Block {
        private final List<Label> labels;
        private final Actuator actuator;

        ActuatorBlock(String name, Actuator actuator, ForceElement element) {
            this.actuator = actuator;
            boolean line =
                    element instanceof AlongMeasure along && along.measure().isLine();
            labels = List.of(new Label(name, line ? "N" : "", line ? "forces of muscles" : "forces of motors"));
        }

        @Override
        public List<Label> labels() {
            return labels;
        }

        @Override
        public void read(double[] out, int at) {
            out[at] = actuator.exertion(instant.state(), instant.workspace.motion);
        }
    }

    /** Of a force for which OpenSim has no words: its own signals. */
    private final class SignalBlock implements Block {
        private final List<Label> labels = new ArrayList<>();
        private final List<Signal> signals;

        SignalBlock(String name, List<Signal> signals) {
            this.signals = signals;
            signals.forEach(s -> labels.add(new Label(
                    name + "." + s.name(),
                    s.dimension().isKnown() ? s.dimension().unit() : "",
                    name)));
        }

        @Override
        public List<Label> labels() {
            return labels;
        }

        @Override
        public void read(double[] out, int at) {
            for (int i = 0; i < signals.size(); i++) {
                out[at + i] = signals.get(i).read(instant.state(), instant.workspace.motion);
            }
        }
    }

    /** The seven numbers of a Blankevoort1991Ligament. */
    private final class LigamentBlock implements Block {
        private final List<Label> labels;
        private final Ligament ligament;
        private final List<Signal> signals;

        LigamentBlock(String name, Ligament ligament) {
            this.ligament = ligament;
            labels = List.of(
                    new Label(name + ".force_spring", "N", "ligament forces"),
                    new Label(name + ".force_damping", "N", "ligament damping"),
                    new Label(name + ".force_total", "N", "ligament total forces"),
                    new Label(name + ".length", "m", "ligament lengths"),
                    new Label(name + ".lengthening_speed", "m/s", "ligament speeds"),
                    new Label(name + ".strain", "", "ligament strains"),
                    new Label(name + ".strain_rate", "1/s", "ligament strain rates"));
            signals = List.of(signal("tension"), signal("length"), signal("strain"), signal("strain-rate"));
        }

        private Signal signal(String own) {
            return ligament.signals().stream()
                    .filter(s -> s.name().equals(own))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("a ligament has no signal " + own + ", only "
                            + ligament.signals().stream().map(Signal::name).toList()));
        }

        private double read(int signal) {
            return signals.get(signal).read(instant.state(), instant.workspace.motion);
        }

        @Override
        public List<Label> labels() {
            return labels;
        }

        @Override
        public void read(double[] out, int at) {
            double spring = ligament.elasticTension(instant.state(), instant.workspace.motion);
            double total = read(0);
            out[at] = spring;
            out[at + 1] = total - spring;
            out[at + 2] = total;
            out[at + 3] = read(1);
            out[at + 4] = read(3) * read(1) / (1 + read(2)); // the slack length is l/(1 + e)
            out[at + 5] = read(2);
            out[at + 6] = read(3);
        }
    }
}
