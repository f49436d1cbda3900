/**
 * Studies on Apache Spark, in this process or on a cluster. {@link org.condyle.spark.SparkEngine} is the engine; {@link
 * org.condyle.spark.Dispatch} decides what is done next and what is done again, and knows nothing of Spark; {@link
 * org.condyle.spark.ChunkWork} is what a worker does. Of Spark only RDDs are used: one job for each handful of runs.
 */
@NullMarked
package org.condyle.spark;

import org.jspecify.annotations.NullMarked;
