/** What the commands print: lines about contacts, impacts, inputs, surfaces and comparisons, and where they are printed. */
@NullMarked
package org.condyle.app.text;

import org.jspecify.annotations.NullMarked;
