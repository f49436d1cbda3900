package org.condyle.tool.along;

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
record ForceColumns(ToolModel model, Instant instant, ForceReport report) {
    private static final List<String> LOAD = List.of("fx", "fy", "fz", "x", "y", "z", "mx", "my", "mz");
    private static final List<String> LOAD_LABELS = List.of("Fx", "Fy", "Fz", "px", "py", "pz", "Tx", "Ty", "Tz");

    /** A label with its unit, and the curves that it belongs to. */
    record Label(String label, String unit, String group) {}

    /** Writes as many numbers as there are labels. */
    interface Numbers {
        void read(double[] out, int at);
    }

    /** The numbers of one force. */
    record Block(List<Label> labels, Numbers numbers) {}

    /** The numbers of a force of the report. */
    Block of(int index) {
        String name = report.forces().get(index);
        ForceElement element =
                instant.workspace.element(instant.mechanism().forceNames().indexOf(name));
        if (element instanceof Ligament ligament) {
            return ligament(name, ligament);
        }
        if (element instanceof Actuator actuator) {
            return actuator(name, actuator, element);
        }
        Optional<Part> contact = model.file().description().part("contacts", name);
        if (contact.isPresent()) {
            return ContactColumns.of(name, contact.get(), element, model, instant, report, index)
                    .orElseGet(() -> signals(name, element.signals()));
        }
        if (element instanceof ExternalLoad load) {
            String body = model.model().bodies().get(load.body()).name();
            return load(load, renamed(body + "_" + name + "_", LOAD, LOAD_LABELS, element));
        }
        if (element instanceof AlongMeasure along && !along.measure().isLine()) {
            String label = element instanceof CoordinateLimit ? name : name + "_Force";
            return renamed(label, List.of("effort"), List.of(""), element);
        }
        return signals(name, element.signals());
    }

    /** OpenSim gives forces and torques along the ground, and places in the axes of the body on which they act. */
    private Block load(ExternalLoad load, Block own) {
        int at = own.labels().stream()
                .map(Label::label)
                .toList()
                .indexOf(own.labels().get(0).group() + "px");
        if (at < 0) {
            return own;
        }
        double[] place = new double[3];
        return new Block(own.labels(), (out, start) -> {
            own.numbers().read(out, start);
            System.arraycopy(out, start + at, place, 0, 3);
            instant.workspace.motion.materialPoint(load.body(), place, 0, out, start + at);
        });
    }

    private double read(Signal s) {
        return s.read(instant.state(), instant.workspace.motion);
    }

    private Block block(List<Label> labels, List<Signal> signals) {
        return new Block(labels, (out, at) -> {
            for (int i = 0; i < signals.size(); i++) {
                out[at + i] = read(signals.get(i));
            }
        });
    }

    /** Signals under other names. */
    private Block renamed(String prefix, List<String> own, List<String> endings, ForceElement element) {
        List<Signal> signals =
                element.signals().stream().filter(s -> own.contains(s.name())).toList();
        List<Label> labels = signals.stream()
                .map(s -> new Label(
                        prefix + endings.get(own.indexOf(s.name())),
                        s.dimension().unit(),
                        prefix))
                .toList();
        return block(labels, signals);
    }

    /** Of a muscle or motor: its force, under its name. */
    private Block actuator(String name, Actuator actuator, ForceElement element) {
        boolean line = element instanceof AlongMeasure along && along.measure().isLine();
        Label label = new Label(name, line ? "N" : "", line ? "forces of muscles" : "forces of motors");
        return new Block(
                List.of(label), (out, at) -> out[at] = actuator.exertion(instant.state(), instant.workspace.motion));
    }

    /** Of a force for which OpenSim has no words: its own signals. */
    private Block signals(String name, List<Signal> signals) {
        List<Label> labels = signals.stream()
                .map(s -> new Label(
                        name + "." + s.name(),
                        s.dimension().isKnown() ? s.dimension().unit() : "",
                        name))
                .toList();
        return block(labels, signals);
    }

    /** The seven numbers of a Blankevoort1991Ligament. */
    private Block ligament(String name, Ligament ligament) {
        List<Label> labels = List.of(
                new Label(name + ".force_spring", "N", "ligament forces"),
                new Label(name + ".force_damping", "N", "ligament damping"),
                new Label(name + ".force_total", "N", "ligament total forces"),
                new Label(name + ".length", "m", "ligament lengths"),
                new Label(name + ".lengthening_speed", "m/s", "ligament speeds"),
                new Label(name + ".strain", "", "ligament strains"),
                new Label(name + ".strain_rate", "1/s", "ligament strain rates"));
        Signal tension = signal(ligament, "tension"),
                length = signal(ligament, "length"),
                strain = signal(ligament, "strain"),
                rate = signal(ligament, "strain-rate");
        return new Block(labels, (out, at) -> {
            double spring = ligament.elasticTension(instant.state(), instant.workspace.motion), total = read(tension);
            out[at] = spring;
            out[at + 1] = total - spring;
            out[at + 2] = total;
            out[at + 3] = read(length);
            out[at + 4] = read(rate) * read(length) / (1 + read(strain)); // the slack length is l/(1 + e)
            out[at + 5] = read(strain);
            out[at + 6] = read(rate);
        });
    }

    private static Signal signal(Ligament ligament, String own) {
        return ligament.signals().stream()
                .filter(s -> s.name().equals(own))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a ligament has no signal " + own + ", only "
                        + ligament.signals().stream().map(Signal::name).toList()));
    }
}
