/**
 * Contacts that are looked up in samples: {@link org.condyle.geometry.surrogate.SurrogatePair} takes the place of a search, within the poses of
 * a {@link org.condyle.geometry.surrogate.PoseTable}, which {@link org.condyle.geometry.surrogate.PoseSampler} has made of that search. How samples are
 * interpolated, {@link org.condyle.geometry.surrogate.Interpolation} lists.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.surrogate;
