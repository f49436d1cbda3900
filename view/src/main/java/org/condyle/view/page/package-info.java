/**
 * What all pages are made of: {@link org.condyle.view.page.Html} and {@link org.condyle.view.page.Text}, the head of a page, its style
 * and scripts, and numbers as scripts read them.
 */
@NullMarked
package org.condyle.view.page;

import org.jspecify.annotations.NullMarked;
