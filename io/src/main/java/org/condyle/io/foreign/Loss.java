package org.condyle.io.foreign;

import java.io.Serializable;
import org.condyle.io.document.Position;

/**
 * Something in a foreign file that the translated model does not have, or has only approximately.
 *
 * @param element class of the element, such as {@code Thelen2003Muscle}
 * @param path    where it is in the file: the names of the elements around it
 * @param at      file and line
 * @param meaning what it means for results, a sentence
 * @param matters whether it can change a result of this model
 */
public record Loss(String element, String path, Position at, String meaning, boolean matters) implements Serializable {}
