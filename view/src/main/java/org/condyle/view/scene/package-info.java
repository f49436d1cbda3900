/** What there is to see of a run: forms on bodies, where the bodies are at each frame, and what elements show. */
@NullMarked
package org.condyle.view.scene;

import org.jspecify.annotations.NullMarked;
