/** What a model and its catalogs say of themselves to everybody: data sheets of elements, the kinds of contact of a run. */
@NullMarked
package org.condyle.io.model.term;

import org.jspecify.annotations.NullMarked;
