/** Parts of {@code condyle study} beside the study itself: its engine by one word, its progress, its status, its pages. */
@NullMarked
package org.condyle.app.study;

import org.jspecify.annotations.NullMarked;
