package org.condyle.simulate;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.SceneJudge;
import org.condyle.scenes.SceneJudge.Judged;
import org.condyle.scenes.SceneModel.Treatment;

/**
 * Judges a scene in a thread of its own. A run that hangs inside a step, where it cannot be stopped, is left behind there, with the
 * place where it hangs as its message.
 */
final class WatchedJudge {
    private static final int DEEP = 6; // frames of the stack that a message tells

    private WatchedJudge() {}

    /**
     * Judges a scene.
     *
     * @param step  of time-stepping [s]
     * @param limit of processor time [s]
     */
    static Judged judge(BodyScene scene, Treatment treatment, double step, double limit) {
        return judge(new SceneJudge(scene, treatment, step), limit);
    }

    static Judged judge(SceneJudge judge, double limit) {
        Judged[] result = new Judged[1];
        Thread worker = new Thread(() -> result[0] = judge.judge(limit));
        worker.setDaemon(true);
        worker.start();
        try {
            while (worker.isAlive()) {
                worker.join(100);
                double used = 1e-9 * ManagementFactory.getThreadMXBean().getThreadCpuTime(worker.getId());
                if (used > 1.5 * limit + 1 && worker.isAlive()) {
                    worker.interrupt();
                    return hanging(worker, used);
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return result[0];
    }

    private static Judged hanging(Thread worker, double used) {
        StringBuilder where = new StringBuilder("one step does not end:");
        StackTraceElement[] stack = worker.getStackTrace();
        for (int i = 0; i < Math.min(DEEP, stack.length); i++) {
            where.append(' ').append(stack[i].getFileName()).append(':').append(stack[i].getLineNumber());
        }
        return new Judged(SceneJudge.Verdict.TIME_OUT, where.toString(), 0, used, Double.NaN, Double.NaN, List.of());
    }
}
