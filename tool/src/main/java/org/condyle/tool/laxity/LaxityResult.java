package org.condyle.tool.laxity;

import java.util.List;
import java.util.Map;

/**
 * What the tests of a knee gave.
 *
 * @param title    of the model
 * @param flexions [rad]
 * @param fibres   of the ligaments between femur and tibia, in the order of the model
 * @param groups   ligaments with their fibres
 * @param knees    the intact one first, then those with a ligament cut
 * @param shares   what each ligament carries
 * @param lengths  of the fibres in the neutral poses of the intact knee, over flexions and fibres [m]
 * @param bands    over uncertain slack lengths; empty if they were not asked for
 * @param warnings what is to be said of the model and the way the tests were made
 * @param intactSeconds that the tests of the intact knee took, of processor time [s]
 * @param seconds  that all tests and shares took [s]
 * @param bandSeconds that the samples took [s]
 * @param samples  of the slack lengths
 */
public record LaxityResult(
        String title,
        List<Double> flexions,
        List<String> fibres,
        Map<String, List<String>> groups,
        List<Knee> knees,
        List<Share> shares,
        double[][] lengths,
        List<Band> bands,
        List<String> warnings,
        double intactSeconds,
        double seconds,
        double bandSeconds,
        int samples) {
    /** Whether every knee reached all of its loads. */
    public boolean isComplete() {
        return knees.stream().allMatch(k -> k.curves().stream().allMatch(c -> Double.isFinite(c.total())))
                && bands.stream().allMatch(b -> b.failed() == 0);
    }

    /**
     * One knee.
     *
     * @param cut    the ligament that is cut, empty for the intact knee
     * @param poses  neutral ones, over flexions
     * @param curves of all tests at all flexions
     */
    public record Knee(String cut, List<Pose> poses, List<Curve> curves) {
        /** The curve of a test at a flexion. */
        public Curve curve(LaxityTest test, int flexion) {
            return curves.get(flexion * LaxityTest.values().length + test.index());
        }
    }

    /**
     * Where the tibia is and what acts there.
     *
     * @param place   lateral, anterior, proximal [m], flexion, varus, internal [rad]
     * @param tension of the fibres [N]; 0 of those that are cut
     * @param contact force of each contact [N]
     */
    public record Pose(double[] place, double[] tension, Map<String, Double> contact, double hold) {}

    /**
     * One test at one flexion, loaded and unloaded.
     *
     * @param load       the load at each point: from 0 to + to 0 to - to 0 [N or N·m]
     * @param shift      displacement along the test coordinate from the neutral pose [m or rad]
     * @param full       poses at full positive and negative load, displaced from the neutral pose by {@code shifts}
     * @param shifts     lateral, anterior, proximal [m], varus, internal [rad]
     * @param stiffness  tangent stiffness at no load, at full positive and at full negative load [N/m or N·m/rad]
     * @param total      displacement from full negative to full positive load [m or rad]
     * @param loop       area of the loop of loading and unloading [J]
     * @param retraced   largest distance of unloading from loading, of any of the five coordinates [m or rad]
     * @param message    why it ended early, empty if it did not
     */
    public record Curve(
            LaxityTest test,
            double flexion,
            double[] load,
            double[] shift,
            List<Pose> full,
            double[][] shifts,
            double[] stiffness,
            double total,
            double loop,
            double retraced,
            String message) {
        /** Displacement at full load to one side; not a number if it was not reached. */
        public double at(boolean positive) {
            return shifts[positive ? 0 : 1][test == LaxityTest.DRAWER ? 1 : 2 + test.index()];
        }
    }

    /**
     * Share of a ligament in the restraint of a load.
     *
     * @param resolved  part of the full load that its fibres carry in the loaded equilibrium
     * @param increment the same without what they carry in the neutral pose
     * @param atPoint   resolved, with moments of varus and valgus about C instead of the centre of pressure
     * @param replayed  drop of the load when it is cut and the pose of the intact knee is replayed
     * @param reproduced drop of the load when it is cut and the test coordinate alone is brought back; not a number if not asked for
     * @param left      load that the cut knee then needs [N or N·m]
     */
    public record Share(
            LaxityTest test,
            double flexion,
            boolean positive,
            String ligament,
            double resolved,
            double increment,
            double atPoint,
            double atPointIncrement,
            double replayed,
            double reproduced,
            double left) {}

    /**
     * Displacement at full load over samples of the slack lengths.
     *
     * @param curves quantiles 0.05, 0.5, 0.95 of the displacement over the points of the intact curve [m or rad]
     * @param plus   the same at full positive load
     * @param minus  at full negative load
     * @param decides fibre whose slack length is most correlated with the total displacement
     * @param correlation of that fibre with it, from -1 to 1
     * @param failed samples that did not reach the full loads
     */
    public record Band(
            LaxityTest test,
            double flexion,
            double[][] curves,
            double[] plus,
            double[] minus,
            double[] total,
            String decides,
            double correlation,
            Map<String, Double> correlations,
            int failed) {}
}
