package org.condyle.study.task;

import java.io.Serializable;
import java.util.List;

/**
 * One run of a study: all that another process or machine needs to do it.
 *
 * @param run      its number, from 1, in the order of the table
 * @param model    a model file or a name of the library
 * @param caseName empty for the model as it stands
 * @param changes  in the order they apply
 * @param claims   whether claims are judged; they are taken out of the model if not
 */
public record Task(
        int run,
        String model,
        String caseName,
        List<Change> changes,
        List<OutputColumn> outputs,
        List<Trace> curves,
        boolean claims)
        implements Serializable {}
