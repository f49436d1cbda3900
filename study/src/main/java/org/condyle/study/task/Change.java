package org.condyle.study.task;

import java.io.Serializable;

/** One key of the model that a run changes, as {@code --set path=value} does; the value is YAML. */
public record Change(String path, String value) implements Serializable {}
