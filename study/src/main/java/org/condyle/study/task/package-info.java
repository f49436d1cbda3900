/**
 * One run of a study as plain data: a {@link org.condyle.study.task.Task} says what is run, a {@link org.condyle.study.task.Row} what came of
 * it, and {@link org.condyle.study.task.TaskRunner} makes the one of the other. Nothing here knows the study, so that runs can take place on
 * other machines.
 */
@NullMarked
package org.condyle.study.task;

import org.jspecify.annotations.NullMarked;
