package org.condyle.tool.laxity;

/** A clinical test: a load that goes to one side, back and to the other side. */
public enum LaxityTest {
    /** A force along the anterior axis, at a point of the tibia. */
    DRAWER(0, "drawer", "anterior", "posterior", "anterior", "force", "N"),
    /** A couple about the anterior axis. */
    VARUS(1, "varus-valgus", "varus", "valgus", "varus", "varus-moment", "N*m"),
    /** A couple about the long axis of the tibia. */
    ROTATION(2, "rotation", "internal", "external", "internal", "internal-moment", "N*m");

    private final int index;
    private final String title;
    private final String plus;
    private final String minus;
    private final String coordinate;
    private final String load;
    private final String unit;

    LaxityTest(int index, String title, String plus, String minus, String coordinate, String load, String unit) {
        this.index = index;
        this.title = title;
        this.plus = plus;
        this.minus = minus;
        this.coordinate = coordinate;
        this.load = load;
        this.unit = unit;
    }

    /** Its place in the order of tests. */
    public int index() {
        return index;
    }

    public String title() {
        return title;
    }

    /** Name of the direction with a positive or a negative load. */
    public String direction(boolean positive) {
        return positive ? plus : minus;
    }

    /** The coordinate that is measured: a signal of the knee load. */
    public String coordinate() {
        return coordinate;
    }

    /** The signal of the load. */
    public String load() {
        return load;
    }

    public String loadUnit() {
        return unit;
    }

    public boolean isLength() {
        return this == DRAWER;
    }

    /** The unit in which displacements are shown. */
    public String shownUnit() {
        return isLength() ? "mm" : "deg";
    }

    /** A displacement in that unit. */
    public double shown(double si) {
        return isLength() ? 1000 * si : Math.toDegrees(si);
    }
}
