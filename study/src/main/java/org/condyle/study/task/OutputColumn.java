package org.condyle.study.task;

import java.io.Serializable;

/**
 * A column of results.
 *
 * @param column  its name in the table
 * @param formula an output of the model, or a formula of results
 * @param named   whether it is an output of the model; a case that has no such output leaves the cell empty
 */
public record OutputColumn(String column, String formula, boolean named) implements Serializable {}
