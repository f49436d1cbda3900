/** What a contact law asks of the geometry of many contacts at a time: of many bodies, or all over a boundary. */
@NullMarked
package org.condyle.mechanics.many;

import org.jspecify.annotations.NullMarked;
