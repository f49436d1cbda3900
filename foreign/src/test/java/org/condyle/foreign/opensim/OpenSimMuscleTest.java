package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.Architecture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Muscles of OpenSim become forces with the law of their class; what cannot is told. */
class OpenSimMuscleTest {
    private static final String SPLINE = "<SimmSpline><x>-1 0 1 2 3</x><y>0 0 1 0 0</y></SimmSpline>";

    /** A model with one muscle. */
    private static Osims.Translated translate(String version, String className, String properties) {
        return Osims.translate(MuscleScene.model(version, className, properties));
    }

    private static Osims.Translated translate(String className, String properties) {
        return translate("40000", className, properties);
    }

    private static Muscle made(Osims.Translated t) {
        return (Muscle) Objects.requireNonNull(t.posed().model.forces().get("m"));
    }

    /** What is written of the muscle, without its path. */
    private static Map<String, String> written(Osims.Translated t) {
        Entry muscle = t.tree().child("forces").orElseThrow().child("m").orElseThrow();
        return muscle.children().entrySet().stream()
                .filter(e -> e.getValue().isScalar())
                .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().text()));
    }

    @ParameterizedTest
    @CsvSource({
        "Thelen2003Muscle, thelen2003, 0.05",
        "Millard2012EquilibriumMuscle, millard2012, 0.05",
        "DeGrooteFregly2016Muscle, degroote2016, 0.5",
        "Thelen2003Muscle_Deprecated, thelen2003-deprecated, 0"
    })
    void aClassIsALawWithTheDefaultsOfTheClass(String className, String law, double start) {
        Osims.Translated t = translate(className, "");
        Muscle m = made(t);
        assertEquals(law, m.law().name());
        assertEquals(new Architecture(1000, 0.1, 0.2, 0, 10), m.law().architecture());
        assertTrue(m.law().elasticTendon());
        assertEquals(start, m.drive().startActivation());
        assertEquals(0, m.drive().control().value(t.posed().state, t.posed().work.motion));
        assertEquals("", t.told());
    }

    @Test
    void propertiesOfTheMuscleAreThoseOfTheFile() {
        Muscle m = made(translate(
                "Thelen2003Muscle",
                "<max_isometric_force>798.52</max_isometric_force><optimal_fiber_length>0.134</optimal_fiber_length>"
                        + "<tendon_slack_length>0.143</tendon_slack_length><max_contraction_velocity>8</max_contraction_velocity>"
                        + "<pennation_angle_at_optimal>0.21</pennation_angle_at_optimal><min_control>0.02</min_control>"
                        + "<max_control>0.9</max_control><default_activation>0.3</default_activation>"
                        + "<minimum_activation>0.015</minimum_activation>"));
        assertEquals(new Architecture(798.52, 0.134, 0.143, 0.21, 8), m.law().architecture());
        assertEquals(0.02, m.leastControl());
        assertEquals(0.9, m.mostControl());
        assertEquals(0.3, m.drive().startActivation());
        assertEquals(0.015, m.law().leastActivation());
    }

    @Test
    void parametersOfThelensLawHaveTheirKeys() {
        Osims.Translated t = translate(
                "Thelen2003Muscle",
                "<FmaxTendonStrain>0.033</FmaxTendonStrain><FmaxMuscleStrain>0.61</FmaxMuscleStrain><KshapeActive>0.5</KshapeActive>"
                        + "<KshapePassive>4</KshapePassive><Af>0.3</Af><Flen>1.8</Flen>"
                        + "<fv_linear_extrap_threshold>0.9</fv_linear_extrap_threshold>"
                        + "<activation_time_constant>0.01</activation_time_constant>"
                        + "<deactivation_time_constant>0.04</deactivation_time_constant>");
        Map<String, String> keys = written(t);
        assertEquals("0.033", keys.get("tendon-strain"));
        assertEquals("0.61", keys.get("passive-strain"));
        assertEquals("0.5", keys.get("active-shape"));
        assertEquals("4", keys.get("passive-shape"));
        assertEquals("0.3", keys.get("velocity-shape"));
        assertEquals("1.8", keys.get("lengthening-force"));
        assertEquals("0.9", keys.get("linear-above"));
        assertEquals("0.01 s", keys.get("activation-time"));
        assertEquals("0.04 s", keys.get("deactivation-time"));
        made(t);
    }

    @Test
    void anOldFileHasThePresentLawOfThelenAndIsToldWhatItDoesNotRead() {
        Osims.Translated t = translate(
                "20302",
                "Thelen2003Muscle",
                "<pennation_angle>0.2</pennation_angle><Vmax>10</Vmax><Vmax0>5</Vmax0><damping>0.05</damping>");
        assertEquals("thelen2003", made(t).law().name());
        assertEquals(0.2, made(t).law().architecture().pennation());
        assertEquals(
                "  Thelen2003Muscle: Vmax, Vmax0, damping: not of this class of muscles; OpenSim does not read it either\n",
                t.told());
    }

    @ParameterizedTest
    @CsvSource({
        "30512, 0, 1, 0.01, 1",
        "30512, 0.00001, 1, 0.00001, 1",
        "30513, 0, 1, 0, 1",
        "40000, 0, 0.8, 0, 0.8",
        "10901, 0, 0.8, 0.01, 0.8"
    })
    void controlsOfZeroAndOneMeanNothingInOlderFiles(
            String version, double least, double most, double wantedLeast, double wantedMost) {
        Muscle m = made(translate(
                version,
                "Thelen2003Muscle",
                "<min_control>" + least + "</min_control><max_control>" + most + "</max_control>"));
        assertEquals(wantedLeast, m.leastControl());
        assertEquals(wantedMost, m.mostControl());
    }

    @Test
    void tendonAndActivationCanBeIgnored() {
        Muscle m = made(translate(
                "Millard2012EquilibriumMuscle",
                "<ignore_tendon_compliance>true</ignore_tendon_compliance>"
                        + "<ignore_activation_dynamics>true</ignore_activation_dynamics>"));
        assertFalse(m.law().elasticTendon());
        assertEquals(-1, m.activationAt());
    }

    @Test
    void fibresThatEndAtTheBonesHaveATendonOfNoLength() {
        String none = "<tendon_slack_length>0</tendon_slack_length>";
        Osims.Translated t = translate(
                "Millard2012EquilibriumMuscle",
                none + "<ignore_tendon_compliance>true</ignore_tendon_compliance>"
                        + "<optimal_fiber_length>0.28</optimal_fiber_length>");
        PosedModel m = t.posed().place();
        assertEquals(m.measure("m"), m.signal("m", "fibre-length"), 1e-15);
        assertEquals(0, m.signal("m", "tendon-strain"));
        assertTrue(m.signal("m", "tension") > 0);
        assertThrows(DocumentException.class, () -> translate("Millard2012EquilibriumMuscle", none));
    }

    @Test
    void aMuscleThatIsSwitchedOffLeavesItsPath() {
        Osims.Translated t = translate("Thelen2003Muscle", "<appliesForce>false</appliesForce>");
        assertTrue(t.posed().model.forces().isEmpty());
        assertTrue(t.posed().place().measure("m") > 0.3);
        assertTrue(t.told().contains("is switched off in the file; its path is kept and measured"), t.told());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Delp1990Muscle", "RigidTendonMuscle", "Millard2012AccelerationMuscle", "MyMuscle"})
    void aClassWithAnotherLawLeavesItsPathAndIsTold(String className) {
        Osims.Translated t = translate(className, "");
        assertTrue(t.posed().model.forces().isEmpty());
        assertTrue(t.posed().place().measure("m") > 0.3);
        assertTrue(
                t.told()
                        .contains("! " + className
                                + ": the force of this class is not known; its path is kept and measured"),
                t.told());
    }

    @Test
    void schuttesCurvesAreSharedAndAMissingOneIsTold() {
        String curves = "<active_force_length_curve>" + SPLINE + "</active_force_length_curve>"
                + "<tendon_force_length_curve>" + SPLINE + "</tendon_force_length_curve>"
                + "<passive_force_length_curve>" + SPLINE + "</passive_force_length_curve>";
        Osims.Translated t = translate("Schutte1993Muscle", curves);
        assertEquals("= muscle_active(stretch)", written(t).get("active-curve"));
        assertEquals("= muscle_tendon(strain)", written(t).get("tendon-curve"));
        assertEquals("", t.told());
        assertEquals("schutte1993", made(t).law().name());
        assertEquals(1, made(t).law().activeForceLength(1), 1e-12);
        Osims.Translated none = translate("Schutte1993Muscle_Deprecated", "");
        assertTrue(
                none.told()
                        .contains(
                                "! Schutte1993Muscle_Deprecated: active_force_length_curve is missing; the usual curve of the"
                                        + " law acts here"),
                none.told());
        made(none);
    }

    @Test
    void millardsOptionalParametersComeTogether() {
        DocumentException e = assertThrows(
                DocumentException.class,
                () -> translate(
                        "Millard2012EquilibriumMuscle",
                        "<TendonForceLengthCurve><curviness>0.4</curviness></TendonForceLengthCurve>"));
        assertTrue(
                e.getMessage().contains("stiffness_at_one_norm_force, norm_force_at_toe_end must be given as well"),
                e.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "max_isometric_force | -5 | must be above 0 N, was -5.0",
                "max_isometric_force | nan | must be a finite number, was NaN",
                "optimal_fiber_length | 0 | must be above 0 m, was 0.0",
                "tendon_slack_length | -0.1 | must be above 0 m, was -0.1",
                "pennation_angle_at_optimal | 1.7 | must lie between 0 and 1.4706289 rad (84.260826 deg), was 1.7 rad;"
                        + " angles of muscles are in radians",
                "pennation_angle_at_optimal | -0.1 | must lie between 0 and",
                "FmaxTendonStrain | inf | must be a finite number, was Infinity",
                "Af | x | is not a number"
            })
    void whatIsWrongIsToldWithItsLine(String property, String value, String message) {
        DocumentException e = assertThrows(
                DocumentException.class,
                () -> translate("Thelen2003Muscle", "<" + property + ">" + value + "</" + property + ">"));
        String told = String.valueOf(e.getMessage());
        assertTrue(told.contains(message), told);
        assertTrue(told.contains("Thelen2003Muscle[m]/" + property), told);
        assertTrue(told.contains("model.osim:" + MuscleScene.LINE), told);
    }

    @Test
    void anActivationThatOpenSimRefusesIsRaisedAndTold() {
        Osims.Translated t = translate("Thelen2003Muscle", "<minimum_activation>0</minimum_activation>");
        assertEquals(0.01, made(t).law().leastActivation());
        assertTrue(t.told().contains("! minimum_activation: is 0.01 here, the least that OpenSim permits"), t.told());
    }

    @Test
    void aTendonThatIsLongerThanThePathIsToldWithItsLengthInARun() {
        Osims.Translated t = translate("Thelen2003Muscle", "<tendon_slack_length>0.9</tendon_slack_length>");
        String told = new org.condyle.experiment.Experiment(t.read())
                .warnings()
                .sorted()
                .toString();
        assertTrue(
                told.contains("model.osim:" + MuscleScene.LINE
                        + ": warning: forces.m.tendon-slack-length: is 0.9000 m, but the whole"
                        + " path is from 0.2393 m (shortest) to 0.3118 m (longest) long"),
                told);
    }

    /** Every number of five muscles, one after the other, is replaced by numbers that cannot be meant. */
    @Test
    void anyNumberGivesAModelOrAMessage() {
        String text = MuscleScene.all();
        assertEquals(5, Osims.translate(text).posed().muscles().size());
        Matcher m = Pattern.compile(">(-?[0-9.]+( -?[0-9.]+)*)</([A-Za-z_0-9]+)>")
                .matcher(text.substring(text.indexOf("<ForceSet>")));
        int models = 0, messages = 0, offset = text.indexOf("<ForceSet>");
        while (m.find()) {
            for (String wild : List.of("0", "-1", "1e-300", "1e300", "0.999", "7")) {
                String mutant = text.substring(0, offset + m.start(1)) + wild + text.substring(offset + m.end(1));
                try {
                    PosedModel p = Osims.translate(mutant).posed().place();
                    for (String muscle : p.muscles()) {
                        assertFalse(Double.isNaN(p.signal(muscle, "tension")), m.group(3) + " " + wild);
                    }
                    models++;
                } catch (DocumentException e) {
                    messages++;
                }
            }
        }
        assertTrue(models > 100 && messages > 100, models + " models, " + messages + " messages");
    }
}
