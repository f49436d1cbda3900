/**
 * Files of lookup tables: {@link org.condyle.io.lookup.DirectAccessTable} for binary files that are read through a window,
 * {@link org.condyle.io.lookup.TableCsv} for text. {@link org.condyle.geometry.freeform.LookupTable} says what a row has.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.io.lookup;
