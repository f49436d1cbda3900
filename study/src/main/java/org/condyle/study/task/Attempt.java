package org.condyle.study.task;

import java.io.Serializable;

/**
 * One attempt at a run.
 *
 * @param where the machine, and the process on it if there are several
 * @param why   the machine could not do it; empty if it did
 */
public record Attempt(String where, String why) implements Serializable {
    boolean isWhole() {
        return where != null && why != null;
    }
}
