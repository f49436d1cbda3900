/**
 * Many runs of one model. {@link org.condyle.study.Study} is what a study file says; it becomes {@link
 * org.condyle.study.task.Task}s, an {@link org.condyle.study.Engine} turns each into a {@link org.condyle.study.task.Row}, a {@link
 * org.condyle.study.Journal} keeps the rows on disk as they come, and {@link org.condyle.study.Table} puts them in order.
 * Tasks and rows are plain data: nothing here but the local engine knows where a run takes place.
 *
 * <p>Start at {@link org.condyle.study.StudyRun}.
 */
@NullMarked
package org.condyle.study;

import org.jspecify.annotations.NullMarked;
