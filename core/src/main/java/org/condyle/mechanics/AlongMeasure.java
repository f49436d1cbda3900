package org.condyle.mechanics;

/** Ability of a force element that acts along one measure: analyses find its length and its moment arms by that. */
public interface AlongMeasure {
    /** What it acts along; safe to share between threads. */
    Measure measure();
}
