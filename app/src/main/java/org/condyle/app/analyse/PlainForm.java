package org.condyle.app.analyse;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An analysis that needs no setup file: a word, and options in place of keys. This is the only declaration of a form; help, completion,
 * messages and the names of folders follow from it.
 */
enum PlainForm {
    IK("ik", "InverseKinematicsTool", Needs.MARKERS, "condyle analyse ik --model leg.osim --markers walk.trc --out ik"),
    ID(
            "id",
            "InverseDynamicsTool",
            Needs.MOTION,
            "condyle analyse id --model leg.osim --coordinates ik/ik.mot --loads grf.xml --low-pass \"6 Hz\""),
    PATHS("paths", Needs.MOTION, "condyle analyse paths --model leg.osim --coordinates ik/ik.mot", "Paths"),
    MUSCLES(
            "muscles",
            Needs.MOTION,
            "condyle analyse muscles --model leg.osim --states run/states.sto",
            "MuscleAnalysis"),
    FORCES("forces", Needs.MOTION, "", "ForceReporter"),
    REACTIONS("reactions", Needs.MOTION, "", "JointReaction") {
        /** A measured motion is made by muscles that no force of the model stands for. */
        @Override
        Map<String, String> keys(boolean ofStates) {
            return ofStates ? Map.of() : Map.of("accelerations", "motion");
        }
    },
    INDUCED("induced", Needs.MOTION, "", "InducedAccelerations") {
        @Override
        Map<String, String> keys(boolean ofStates) {
            return Map.of("AnalysisSet.InducedAccelerations.coordinate_names", "all");
        }
    },
    STATIC_OPTIMISATION("static-optimisation", Needs.MOTION, "", "StaticOptimization") {
        @Override
        Set<Extra> takes() {
            return EnumSet.allOf(Extra.class);
        }
    },
    CMC("cmc", "CMCTool", Needs.MOTION, ""),
    KINEMATICS("kinematics", Needs.MOTION, "", "Kinematics BodyKinematics");

    /** What it is an analysis of. */
    enum Needs {
        MARKERS("the markers with --markers FILE"),
        MOTION("the motion with --coordinates FILE");

        private final String words;

        Needs(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** Options that only some forms have. */
    enum Extra {
        RESERVES("--reserves", true),
        SMOOTHNESS("--smoothness", false);

        private final String option;
        private final boolean gait;

        /** @param gait whether a gait analysis has it, too */
        Extra(String option, boolean gait) {
            this.option = option;
            this.gait = gait;
        }

        String option() {
            return option;
        }

        /** The words that have it: "static-optimisation and gait". */
        String words() {
            List<String> all = Stream.concat(
                            Arrays.stream(PlainForm.values())
                                    .filter(f -> f.takes().contains(this))
                                    .map(PlainForm::word),
                            gait ? Stream.of(GaitOptions.WORD) : Stream.of())
                    .toList();
            int last = all.size() - 1;
            return last == 0 ? all.get(0) : String.join(", ", all.subList(0, last)) + " and " + all.get(last);
        }
    }

    private final String word;
    private final String tool;
    private final String analyses; // separated by spaces
    private final Needs needs;
    private final String example;

    /** A form that is a tool. */
    PlainForm(String word, String tool, Needs needs, String example) {
        this.word = word;
        this.tool = tool;
        this.needs = needs;
        this.example = example;
        analyses = "";
    }

    /** @param analyses along a motion, separated by spaces */
    PlainForm(String word, Needs needs, String example, String analyses) {
        this.word = word;
        this.tool = "AnalyzeTool";
        this.needs = needs;
        this.example = example;
        this.analyses = analyses;
    }

    static Optional<PlainForm> of(String word) {
        return Arrays.stream(values()).filter(f -> f.word.equals(word)).findFirst();
    }

    /** All words with that of a gait analysis, for people. */
    static String words() {
        return Stream.concat(
                        Stream.of(GaitOptions.WORD), Arrays.stream(values()).map(f -> f.word))
                .collect(Collectors.joining(", "));
    }

    String word() {
        return word;
    }

    String tool() {
        return tool;
    }

    List<String> analyses() {
        return analyses.isEmpty() ? List.of() : List.of(analyses.split(" ", -1));
    }

    Needs needs() {
        return needs;
    }

    /** A command for the help; empty if the help has enough of them. */
    String example() {
        return example;
    }

    /** Options that this form has beyond those of all. */
    Set<Extra> takes() {
        return Set.of();
    }

    /**
     * Keys that the form sets before the options.
     *
     * @param ofStates whether the motion is a table of states
     */
    Map<String, String> keys(boolean ofStates) {
        return Map.of();
    }
}
