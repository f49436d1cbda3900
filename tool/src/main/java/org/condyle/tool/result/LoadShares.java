package org.condyle.tool.result;

import java.util.Arrays;
import java.util.List;

/**
 * How muscles and motors share what a motion takes, for a picture.
 *
 * @param times  of the frames [s]
 * @param solved whether the actuators can make each frame
 */
public record LoadShares(double[] times, boolean[] solved, List<Part> actuators, List<Load> loads) {
    public LoadShares {
        actuators = List.copyOf(actuators);
        loads = List.copyOf(loads);
    }

    /**
     * What one actuator does; all arrays have a value for each frame.
     *
     * @param reserve whether it only makes up for what the others cannot give
     * @param effort  [N or N·m]
     * @param moments along each of the coordinates [N·m, or N along a length]
     */
    public record Part(String name, boolean reserve, double[] control, double[] effort, double[][] moments) {
        /** The same of the first frames only. */
        public Part first(int frames) {
            return new Part(
                    name,
                    reserve,
                    Arrays.copyOf(control, frames),
                    Arrays.copyOf(effort, frames),
                    Arrays.stream(moments).map(m -> Arrays.copyOf(m, frames)).toArray(double[][]::new));
        }
    }

    /**
     * What a coordinate takes.
     *
     * @param unit    of its load
     * @param asked   load of each frame
     * @param missing what the actuators do not give of it
     */
    public record Load(String name, String unit, double[] asked, double[] missing) {
        /** The same of the first frames only. */
        public Load first(int frames) {
            return new Load(name, unit, Arrays.copyOf(asked, frames), Arrays.copyOf(missing, frames));
        }
    }
}
