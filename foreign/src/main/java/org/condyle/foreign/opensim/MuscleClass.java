package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Part;
import org.condyle.muscle.Muscle;

/**
 * A class of muscles of OpenSim and the law that it is here.
 *
 * @param law             name in the model file
 * @param fastest         property with the fastest shortening [1/s]
 * @param leastControl    least control of the class, unless a file gives another
 * @param startActivation activation at the start, unless a file gives another
 * @param divides         whether OpenSim refuses small activations, by which the law divides
 * @param keys            properties that are numbers, with their keys in the model file
 * @param further         what it has beside numbers
 * @param others          further properties of the class: curves, and what has no influence on a motion
 */
record MuscleClass(
        String law,
        String fastest,
        double leastControl,
        double startActivation,
        boolean divides,
        List<Property> keys,
        Further further,
        Set<String> others) {
    /** Reads and writes what a class has beside its numbers. */
    record Further(Reader reader, Writer writer) {
        static final Further NOTHING = new Further((c, e, d) -> {}, (s, e, v, m) -> {});

        interface Reader {
            void read(MuscleCurves curves, XmlElement e, Draft d);
        }

        interface Writer {
            void write(Sheet s, XmlElement e, Part v, Muscle muscle);
        }
    }

    /** Start of the activation where the model file says nothing. */
    static final double USUAL_START = 0.05;

    static final String LEAST_ACTIVATION = "minimum_activation";

    static final String RIGID = "ignore_tendon_compliance";

    private static final String FASTEST = "max_contraction_velocity";

    private static final List<Property> TIMES = Property.list(
            "activation_time_constant activation-time s", "deactivation_time_constant deactivation-time s");

    private static final List<Property> THELEN = with(
            TIMES,
            "FmaxTendonStrain tendon-strain -",
            "FmaxMuscleStrain passive-strain -",
            "KshapeActive active-shape -",
            "KshapePassive passive-shape -",
            "Af velocity-shape -",
            "Flen lengthening-force -");

    private static final MuscleClass SCHUTTE = new MuscleClass(
            "schutte1993",
            FASTEST,
            0,
            0,
            false,
            Property.list("time_scale time-scale s", "damping damping -"),
            new Further(MuscleCurves::schutte, MuscleCurves::writeSchutte),
            Set.of(
                    "activation1",
                    "activation2",
                    "active_force_length_curve",
                    "passive_force_length_curve",
                    "tendon_force_length_curve"));

    /** By their names in files; those of OpenSim 2 had the names without an addition. */
    static final Map<String, MuscleClass> ALL = Map.of(
            "Thelen2003Muscle",
            new MuscleClass(
                    "thelen2003",
                    FASTEST,
                    0.01,
                    USUAL_START,
                    true,
                    with(THELEN, "fv_linear_extrap_threshold linear-above -"),
                    Further.NOTHING,
                    Set.of(LEAST_ACTIVATION)),
            "Thelen2003Muscle_Deprecated",
            new MuscleClass(
                    "thelen2003-deprecated",
                    "Vmax",
                    0,
                    0,
                    false,
                    with(THELEN, "Vmax0 passive-velocity 1/s", "damping damping -"),
                    Further.NOTHING,
                    Set.of("Vmax")),
            "Millard2012EquilibriumMuscle",
            new MuscleClass(
                    "millard2012",
                    FASTEST,
                    0.01,
                    USUAL_START,
                    false,
                    with(TIMES, "fiber_damping damping -"),
                    new Further(MuscleCurves::millard, MuscleCurves::writeMillard),
                    Set.of(
                            LEAST_ACTIVATION,
                            RIGID,
                            "ActiveForceLengthCurve",
                            "ForceVelocityCurve",
                            "FiberForceLengthCurve",
                            "TendonForceLengthCurve")),
            "Schutte1993Muscle",
            SCHUTTE,
            "Schutte1993Muscle_Deprecated",
            SCHUTTE,
            "DeGrooteFregly2016Muscle",
            new MuscleClass(
                    "degroote2016",
                    FASTEST,
                    0,
                    0.5,
                    false,
                    with(
                            TIMES,
                            "active_force_width_scale active-width -",
                            "fiber_damping damping -",
                            "passive_fiber_strain_at_one_norm_force passive-strain -",
                            "tendon_strain_at_one_norm_force tendon-strain -"),
                    new Further(MuscleCurves::deGroote, MuscleCurves::writeDeGroote),
                    Set.of(
                            RIGID,
                            "default_normalized_tendon_force",
                            "ignore_passive_fiber_force",
                            "tendon_compliance_dynamics_mode")));

    boolean hasLeastActivation() {
        return others.contains(LEAST_ACTIVATION);
    }

    /** Whether the motion depends on the fastest shortening. */
    boolean usesFastest() {
        return !law.equals("schutte1993");
    }

    /** Whether OpenSim permits a rigid tendon and an activation that is the control. */
    boolean hasOptions() {
        return others.contains(RIGID);
    }

    /** Name of the class that is written for a law: the one that OpenSim has today. */
    static String named(String law) {
        return ALL.entrySet().stream()
                .filter(e -> e.getValue().law.equals(law))
                .map(Map.Entry::getKey)
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    private static List<Property> with(List<Property> first, String... more) {
        List<Property> all = new ArrayList<>(first);
        all.addAll(Property.list(more));
        return List.copyOf(all);
    }
}
