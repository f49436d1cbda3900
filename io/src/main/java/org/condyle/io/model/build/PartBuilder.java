package org.condyle.io.model.build;

import org.condyle.io.document.Position;
import org.condyle.io.document.ValueType;

/** A part of a model under construction, such as a body or a force, or a section of parts with their names. */
public final class PartBuilder extends Keys<PartBuilder> {
    PartBuilder(ValueType kind, boolean partial, Position at, String path) {
        super(kind, partial, at, path);
    }

    @Override
    protected PartBuilder self() {
        return this;
    }
}
