package org.condyle.tool.gait;

/**
 * One line of the verdict.
 *
 * @param what  was looked at
 * @param found in words, with its unit
 * @param bound that is usual, in words
 * @param judged how it is
 */
public record GaitCheck(String what, String found, String bound, Judged judged) {
    /** Within the bound, beyond it, or so far beyond it that the results say nothing. */
    public enum Judged {
        GOOD,
        DOUBTED,
        BAD
    }
}
