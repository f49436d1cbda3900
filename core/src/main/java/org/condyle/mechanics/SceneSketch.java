package org.condyle.mechanics;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What elements show of themselves at one instant, in the world: lines with their tension (springs, rods), forces as
 * arrows, and contact points; and where constraints hold bodies together. For pictures only; an element draws into it,
 * {@link #clear} empties it.
 */
public final class SceneSketch {
    /** Numbers of a line: two ends, its tension [N], its strain and its activation, both NaN where it has none. */
    public static final int LINE = 9;

    /** Where among the numbers of a line these stand. */
    public static final int TENSION = 6, STRAIN = 7, ACTIVATION = 8;

    /** Numbers of an arrow: the point where the force acts, then the force [N]. */
    public static final int ARROW = 6;

    /**
     * Numbers of a contact: point, normal force on B [N], depth [m], pressure [Pa] or NaN where it is a point. Where B is
     * the ground it is the force on A, and friction with it: one wants to see what acts on the body that moves.
     */
    public static final int CONTACT = 8;

    /** Numbers of a spot: point, unit normal, radius [m], pressure in its middle [Pa]. */
    public static final int SPOT = 8;

    /** Numbers of a joint's hold on one body: the body, then the point in its frame. */
    public static final int HOLD = 4;

    private double[] lines = new double[4 * LINE];
    private double[] arrows = new double[4 * ARROW];
    private double[] contacts = new double[4 * CONTACT];
    private double[] spots = new double[4 * SPOT];
    private double[] holds = new double[4 * HOLD];
    private int lineCount;
    private int arrowCount;
    private int contactCount;
    private int spotCount;
    private int holdCount;
    private int element;
    private double strain = Double.NaN;
    private double activation = Double.NaN;
    private final Map<Integer, int[]> pairs = new TreeMap<>();
    private int[] elementOfLine = new int[4];
    private int[] elementOfArrow = new int[4];
    private int[] elementOfContact = new int[4];
    private int[] elementOfSpot = new int[4];
    private int[] elementOfHold = new int[4];

    public void clear() {
        lineCount = arrowCount = contactCount = spotCount = holdCount = 0;
    }

    /** What follows belongs to this element; the number is the caller's. */
    public void of(int number) {
        element = number;
        strain = Double.NaN;
        activation = Double.NaN;
    }

    /** The lines of this element that follow are of tissue with this strain; a slack one has none or less. */
    public void strained(double e) {
        strain = e;
    }

    /** The lines of this element that follow are of a muscle with this activation, from 0 to 1. */
    public void activated(double a) {
        activation = a;
    }

    public void line(double x0, double y0, double z0, double x1, double y1, double z1, double tension) {
        lines = room(lines, LINE * lineCount, x0, y0, z0, x1, y1, z1, tension, strain, activation);
        elementOfLine = owner(elementOfLine, lineCount++);
    }

    public void arrow(double x, double y, double z, double fx, double fy, double fz) {
        arrows = room(arrows, ARROW * arrowCount, x, y, z, fx, fy, fz);
        elementOfArrow = owner(elementOfArrow, arrowCount++);
    }

    public void contact(double x, double y, double z, double fx, double fy, double fz, double depth, double pressure) {
        contacts = room(contacts, CONTACT * contactCount, x, y, z, fx, fy, fz, depth, pressure);
        elementOfContact = owner(elementOfContact, contactCount++);
    }

    /**
     * The area in which smooth bodies touch around a point, as a circle of the same size, with the pressure of Hertz: peak
     * √(1 - r²/radius²).
     */
    public void spot(double x, double y, double z, double nx, double ny, double nz, double radius, double peak) {
        spots = room(spots, SPOT * spotCount, x, y, z, nx, ny, nz, radius, peak);
        elementOfSpot = owner(elementOfSpot, spotCount++);
    }

    /** A joint that a constraint makes: the point of body a and the point of body b that it holds, in the bodies' frames. */
    public void joint(int a, double[] atA, int b, double[] atB) {
        hold(a, atA);
        hold(b, atB);
    }

    private void hold(int body, double[] at) {
        holds = room(holds, HOLD * holdCount, body, at[0], at[1], at[2]);
        elementOfHold = owner(elementOfHold, holdCount++);
    }

    /**
     * The contacts of this element that follow are between two bodies, for the ways of contact points over them; returns the
     * sign that turns a force on b into the one that is shown.
     */
    public double between(int a, int b) {
        pairs.put(element, new int[] {a, b});
        return shown(a, b);
    }

    /** The two bodies of each element that has told them, since the sketch was made. */
    public Map<Integer, int[]> pairs() {
        return Collections.unmodifiableMap(pairs);
    }

    /** The sign that turns a force on b into the one that is shown. */
    public static double shown(int a, int b) {
        return b == Motion.GROUND && a != Motion.GROUND ? -1 : 1;
    }

    private static double[] room(double[] list, int at, double... values) {
        double[] out = at + values.length > list.length ? Arrays.copyOf(list, 2 * list.length) : list;
        System.arraycopy(values, 0, out, at, values.length);
        return out;
    }

    private int[] owner(int[] list, int at) {
        int[] out = at == list.length ? Arrays.copyOf(list, 2 * at) : list;
        out[at] = element;
        return out;
    }

    /** {@link #LINE} numbers a line. */
    public double[] lines() {
        return Arrays.copyOf(lines, LINE * lineCount);
    }

    /** {@link #ARROW} numbers an arrow. */
    public double[] arrows() {
        return Arrays.copyOf(arrows, ARROW * arrowCount);
    }

    /** {@link #CONTACT} numbers a contact. */
    public double[] contacts() {
        return Arrays.copyOf(contacts, CONTACT * contactCount);
    }

    /** {@link #SPOT} numbers a spot. */
    public double[] spots() {
        return Arrays.copyOf(spots, SPOT * spotCount);
    }

    /** {@link #HOLD} numbers a hold, two holds a joint. */
    public double[] holds() {
        return Arrays.copyOf(holds, HOLD * holdCount);
    }

    /** Element of each line, as {@link #of} said. */
    public int[] lineElements() {
        return Arrays.copyOf(elementOfLine, lineCount);
    }

    public int[] arrowElements() {
        return Arrays.copyOf(elementOfArrow, arrowCount);
    }

    public int[] contactElements() {
        return Arrays.copyOf(elementOfContact, contactCount);
    }

    public int[] spotElements() {
        return Arrays.copyOf(elementOfSpot, spotCount);
    }

    public int[] holdElements() {
        return Arrays.copyOf(elementOfHold, holdCount);
    }
}
