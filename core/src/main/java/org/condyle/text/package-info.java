/** Words in messages: quoting what a user wrote, and suggesting what was meant. Knows no other package. */
@NullMarked
package org.condyle.text;

import org.jspecify.annotations.NullMarked;
