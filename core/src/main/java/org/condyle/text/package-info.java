/** Names and words: the spelling of channels, quoting what a user wrote, suggesting what was meant. Knows no other package. */
@NullMarked
package org.condyle.text;

import org.jspecify.annotations.NullMarked;
