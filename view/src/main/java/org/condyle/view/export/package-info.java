/** A scene for other programs: glTF animations, and data for ParaView. */
@NullMarked
package org.condyle.view.export;

import org.jspecify.annotations.NullMarked;
