/**
 * Tissue and soft matter. {@link org.condyle.tissue.DamagingSpring} wears out, tears and does not heal.
 * {@link org.condyle.tissue.AffineMatter} fills a body that deforms homogeneously with an elastic, viscous and possibly
 * contractile material; {@link org.condyle.tissue.StrainEnergy} is its elastic law.
 */
@NullMarked
package org.condyle.tissue;

import org.jspecify.annotations.NullMarked;
