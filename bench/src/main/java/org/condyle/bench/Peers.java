package org.condyle.bench;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/** The workloads that other engines run too. Arguments choose: {@code chain}, {@code slider-crank}, {@code 16-pin}. */
public final class Peers {
    static final List<String> CHAINS = List.of("7-pin", "16-pin", "64-pin", "7-ball", "16-ball", "64-ball");

    private Peers() {}

    public static void main(String[] args) throws IOException {
        Set<String> wanted = Set.of(args);
        for (String chain : CHAINS) {
            if (wanted.isEmpty() || wanted.contains("chain") || wanted.contains(chain)) {
                Chain.race(chain);
            }
        }
        if (wanted.isEmpty() || wanted.contains("slider-crank")) {
            Crank.race();
        }
        if (wanted.isEmpty() || wanted.contains("bouncing-ball-hc")) {
            Ball.raceHuntCrossley();
        }
        if (wanted.isEmpty() || wanted.contains("bouncing-ball-efm")) {
            Ball.raceFoundation();
        }
        if (wanted.isEmpty() || wanted.contains("mesh-mesh-efm")) {
            MeshMesh.race();
        }
        if (wanted.contains("knee-meshes")) { // not without being asked for: no peer runs it
            KneeMeshes.race();
        }
        if (wanted.contains("knee-casting")) {
            KneeCasting.race();
        }
        if (wanted.contains("knee-casting-resolutions")) {
            KneeCasting.resolutions();
        }
        if (wanted.contains("knee-forsim")) {
            KneeForsim.race();
        }
        if (wanted.contains("wear")) {
            WearCost.race();
        }
        if (wanted.contains("study-rows")) {
            StudyRows.race();
        }
        for (int half = 0; half < 2; half++) {
            if (wanted.contains(StudyThreads.HALF + half)) {
                StudyThreads.half(half);
            }
        }
        if (wanted.contains("study-threads")) {
            StudyThreads.race();
        }
        if (wanted.contains("opensim-door")) {
            OpenSimDoor.race();
        }
        if (wanted.contains("muscle-gait")) {
            MuscleGait.race();
        }
        if (wanted.contains("muscle-forward")) {
            MuscleForward.race();
        }
        if (wanted.contains("tables")) {
            Tables.race();
        }
        if (wanted.contains("static-optimum")) {
            StaticOptima.race();
        }
        if (wanted.contains("static-optimum-motion")) {
            StaticOptima.raceWhole();
        }
        if (wanted.contains("wraps")) {
            Wraps.race();
        }
        if (wanted.isEmpty() || wanted.contains("bouncing-ball-newton")) {
            Nonsmooth.raceBall();
        }
        if (wanted.isEmpty() || wanted.contains("ball-column")) {
            Nonsmooth.raceColumn();
        }
        if (wanted.isEmpty() || wanted.contains("sphere-pile")) {
            Nonsmooth.racePile();
        }
        if (wanted.isEmpty() || wanted.contains("knee")) {
            Knees.race();
        }
        if (wanted.isEmpty() || wanted.contains("shoulder")) {
            Arm.race();
        }
    }
}
