/** The {@code condyle} command: one small class for each verb, and the terminal manners they share. */
@NullMarked
package org.condyle.app;

import org.jspecify.annotations.NullMarked;
