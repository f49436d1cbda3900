/** Lines that the commands print: about contacts, impacts, inputs, surfaces and comparisons, and where they are printed. */
@NullMarked
package org.condyle.app.text;

import org.jspecify.annotations.NullMarked;
