package org.condyle.bench;

import java.nio.file.Path;
import java.util.Arrays;
import org.condyle.simulate.Listener;
import org.condyle.tool.Tools;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;

/**
 * Forward simulations of the knee of Lenhart and others (2015) through their own settings files: the CPU time from the beginning of the run
 * to its last step, without the reading of files and without tables.
 */
final class KneeForsim {
    private static final int ROUNDS = 5;
    private static final int WARM_UP = 2;

    private KneeForsim() {}

    static void race() {
        Path knee = KneeMeshes.folder();
        if (knee == null) {
            System.err.println("knee-forsim: there is no folder shared/data/knee-lenhart2015; skipped");
            return;
        }
        for (String motion : new String[] {"passive_flexion", "anterior_laxity"}) {
            for (String accuracy : new String[] {"1e-4", "1e-6"}) {
                race(knee, motion, accuracy);
            }
        }
    }

    private static void race(Path knee, String motion, String accuracy) {
        double[] times = new double[WARM_UP + ROUNDS];
        AnalysisResult last = null;
        for (int round = 0; round < times.length; round++) {
            SetupFile setup = SetupFile.read(knee.resolve(motion + "/forsim_settings.xml"));
            setup.set("model_file", knee.resolve("lenhart2015.osim").toString());
            setup.set("integrator_accuracy", accuracy);
            Stopwatch watch = new Stopwatch();
            last = Tools.run(setup, watch);
            times[round] = watch.end - watch.begin;
        }
        Clock.Spread warm = Clock.Spread.of(Arrays.copyOfRange(times, WARM_UP, times.length));
        double[] t = last == null ? new double[] {0, 0} : last.times();
        Line line = new Line("knee-forsim-" + motion + "-" + accuracy)
                .top("cpu_s", warm.median())
                .top("sim_s", t[t.length - 1] - t[0])
                .put("best_s", warm.min())
                .put("worst_s", warm.max())
                .put("first_s", times[0]);
        if (last != null) {
            line.put("steps", last.figure("steps")).put("evaluations", last.figure("evaluations"));
        }
        line.print();
    }

    /** When a run began and ended. */
    private static final class Stopwatch implements Listener {
        private double begin = Double.NaN;
        private double end;

        @Override
        public void began(String what, double time) {
            begin = Double.isNaN(begin) ? Clock.cpu() : begin;
        }

        @Override
        public boolean stepped(double time, double until) {
            if (time >= until) {
                end = Clock.cpu();
            }
            return true;
        }
    }
}
