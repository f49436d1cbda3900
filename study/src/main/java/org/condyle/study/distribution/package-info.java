/**
 * What a key of a model may be drawn from, one distribution a file. A distribution is its quantile function: it turns a uniform
 * coordinate into a value, so that every method of sampling serves every distribution.
 */
@NullMarked
package org.condyle.study.distribution;

import org.jspecify.annotations.NullMarked;
