/**
 * The page {@code gallery.html} of many models, with a card for each.
 */
@NullMarked
package org.condyle.view.gallery;

import org.jspecify.annotations.NullMarked;
