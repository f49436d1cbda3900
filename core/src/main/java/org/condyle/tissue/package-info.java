/**
 * Tissue and soft matter. {@link org.condyle.tissue.Ligament} pulls along a line, {@link
 * org.condyle.tissue.Bundle} is several of them side by side. {@link org.condyle.tissue.DamagingSpring} and {@link
 * org.condyle.tissue.TearingLigament} have a {@link org.condyle.tissue.Damage}: they tear and do not heal.
 * {@link org.condyle.tissue.AffineMatter} fills a body that deforms homogeneously with an elastic, viscous and possibly
 * contractile material; {@link org.condyle.tissue.StrainEnergy} is its elastic law.
 */
@NullMarked
package org.condyle.tissue;

import org.jspecify.annotations.NullMarked;
