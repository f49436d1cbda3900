/**
 * Runs of model files: {@link org.condyle.experiment.Experiment} compiles the model, runs a case, evaluates outputs and
 * judges claims.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.experiment;
