/** The pages of studies: tables and pictures of what their runs tell. */
@NullMarked
package org.condyle.app.study;

import org.jspecify.annotations.NullMarked;
