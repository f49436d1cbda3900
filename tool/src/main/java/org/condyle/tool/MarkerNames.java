package org.condyle.tool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.IkTasks;
import org.condyle.tool.setup.Setup;

/** Markers that are followed: those with a task, in the model and in the measurement. Names that do not match are reported. */
final class MarkerNames {
    private final Setup setup;
    private final Set<String> inModel;
    private final String model;
    private final MarkerTable measured;
    private final ResultBuilder result;

    MarkerNames(Setup setup, ToolModel model, MarkerTable measured, ResultBuilder result) {
        this.setup = setup;
        this.model = model.name();
        inModel = model.model().markers().keySet();
        this.measured = measured;
        this.result = result;
    }

    /** Weights of the markers that are followed, in the order of the tasks. */
    Map<String, Double> followed(IkTasks tasks) {
        Map<String, Double> found = new LinkedHashMap<>();
        List<String> notMeasured = new ArrayList<>(), notInModel = new ArrayList<>();
        tasks.markers().forEach((name, weight) -> {
            if (!inModel.contains(name)) {
                notInModel.add(name);
            } else if (!measured.names().contains(name)) {
                notMeasured.add(name);
            } else {
                found.put(name, weight);
            }
        });
        if (found.isEmpty() && !tasks.markers().isEmpty()) {
            throw none(tasks);
        }
        if (found.isEmpty() && tasks.coordinates().isEmpty()) {
            throw setup.problem(
                    "IKTaskSet", "no marker and no coordinate is followed: every task has apply false or weight 0");
        }
        if (!notMeasured.isEmpty()) {
            result.warn(measured.file() + " has no " + MotionFile.listed(MotionFile.near(notMeasured, measured.names()))
                    + "; these tasks are left out. Measured but not followed: " + MotionFile.listed(unused(tasks)));
        }
        if (!notInModel.isEmpty()) {
            result.warn("the model " + model + " has no " + MotionFile.listed(MotionFile.near(notInModel, inModel))
                    + "; these tasks are left out");
        }
        List<String> never = found.keySet().stream().filter(this::isNeverSeen).toList();
        if (!never.isEmpty()) {
            result.warn(measured.file() + ": not seen in any frame: " + MotionFile.listed(never));
        }
        return found;
    }

    private boolean isNeverSeen(String name) {
        int m = measured.names().indexOf(name);
        for (int f = 0; f < measured.frames(); f++) {
            if (!measured.isMissing(f, m)) {
                return false;
            }
        }
        return true;
    }

    private List<String> unused(IkTasks tasks) {
        return measured.names().stream()
                .filter(n ->
                        !tasks.markers().containsKey(n) && !tasks.switchedOff().contains(n))
                .toList();
    }

    private DocumentException none(IkTasks tasks) {
        List<String> asked = List.copyOf(tasks.markers().keySet());
        boolean all = measured.names().containsAll(asked); // without a set of tasks they are those of the measurement
        String tasked = all ? "" : " Tasks: " + MotionFile.listed(MotionFile.near(asked, measured.names())) + ".";
        return new DocumentException(
                Code.NO_MATCH,
                tasks.at(),
                "no marker is in the tasks, in the model and in the measurement." + tasked + " Measured in "
                        + measured.file()
                        + ": " + MotionFile.listed(MotionFile.near(measured.names(), inModel)) + ". Model " + model
                        + ": "
                        + MotionFile.listed(List.copyOf(inModel))
                        + ". Names must be equal, also in upper and lower case",
                "rename them in one of the files");
    }
}
