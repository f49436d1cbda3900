package org.condyle.io.foreign;

import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;

/**
 * A model of another program in the terms of a model file.
 *
 * @param model  with the keys of a model file, each value with its place in the foreign file
 * @param folder below which its files are read
 * @param file   name of the model below that folder
 * @param losses what was left out or approximated
 */
public record Translated(Entry model, ResourceRoot folder, String file, Losses losses) {}
