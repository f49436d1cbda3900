/**
 * Parts of a model under construction in Java: keys are those of the model file, each is checked against its declaration as it is set,
 * and knows the line of Java in which that was. {@link org.condyle.io.model.build.Keys} is where to start.
 */
@NullMarked
package org.condyle.io.model.build;

import org.jspecify.annotations.NullMarked;
