/**
 * Documents people write: YAML read safely, every value with its place, every mistake with its place and a way out.
 *
 * <p>Start at {@link org.condyle.io.document.Document}: it reads a file with its includes into a tree of {@link
 * org.condyle.io.document.Entry}, and takes overrides and case overlays. What keys a document may have is said once, in
 * {@link org.condyle.io.document.MappingType}s and {@link org.condyle.io.document.ValueType}s; they check a document,
 * write its JSON Schema and explain themselves to a reader. {@link org.condyle.io.document.Part} is what a checked
 * mapping looks like to code. Files are opened through {@link org.condyle.io.document.ResourceRoot} only.
 *
 * <p>This package does not depend on mechanics, units or expressions. All that goes wrong with an input is a
 * {@link org.condyle.io.document.DocumentException} that carries {@link org.condyle.io.document.Problems}.
 */
@NullMarked
package org.condyle.io.document;

import org.jspecify.annotations.NullMarked;
