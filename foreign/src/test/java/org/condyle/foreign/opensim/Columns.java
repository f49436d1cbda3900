package org.condyle.foreign.opensim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table of OpenSim as tests compare with it. */
record Columns(List<String> labels, List<double[]> rows, boolean degrees) {
    static Columns read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int begin = 0;
        while (!lines.get(begin).strip().equals("endheader")) {
            begin++;
        }
        boolean degrees = lines.subList(0, begin).contains("inDegrees=yes");
        List<double[]> rows = new ArrayList<>();
        for (String line : lines.subList(begin + 2, lines.size())) {
            if (!line.isBlank()) {
                rows.add(Arrays.stream(line.strip().split("\\s+"))
                        .mapToDouble(Double::parseDouble)
                        .toArray());
            }
        }
        return new Columns(List.of(lines.get(begin + 1).strip().split("\t")), rows, degrees);
    }

    double cell(int row, String label) {
        int column = labels.indexOf(label);
        if (column < 0) {
            throw new AssertionError("there is no column " + label);
        }
        return rows.get(row)[column];
    }

    /** Puts a model into the pose of a row; labels are {@code /jointset/JOINT/COORDINATE/value}. */
    void pose(PosedModel m, int row) {
        for (int c = 1; c < labels.size(); c++) {
            String[] path = labels.get(c).split("/");
            if (path.length == 5 && path[4].equals("value") && m.index.containsKey(path[3])) {
                boolean angle = m.isAngle(path[3]);
                double v = rows.get(row)[c];
                m.set(path[3], degrees && angle ? Math.toRadians(v) : v);
            }
        }
        m.place();
    }
}
