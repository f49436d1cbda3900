package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.ForceReport;
import org.condyle.analyse.motion.Instant;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Signal;
import org.condyle.tissue.Ligament;

/** How OpenSim calls the numbers that a force reports, by the kind of the force. */
final class ForceColumns {
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
        return new SignalBlock(name, element.signals());
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
            signals = List.of(
                    signal("tension"), signal("length"), signal("rate"), signal("strain"), signal("strain-rate"));
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
            for (int i = 1; i < signals.size(); i++) {
                out[at + 2 + i] = read(i);
            }
        }
    }
}
