package org.condyle.io.model.term;

/**
 * What {@code condyle explain NAME} prints of an element beside its keys.
 *
 * @param family  joint, constraint, force, shape, law, friction, integrator, stabilisation
 * @param formula what it computes
 * @param source  where it comes from
 * @param limits  where it fails, and what to use instead
 */
public record Datasheet(String family, String word, String formula, String source, String limits) {}
