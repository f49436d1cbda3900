package org.condyle.anatomy.furniture;

/** What a part of a piece of furniture is made of; the page that draws it chooses the colour. */
public enum Material {
    METAL,
    WOOD,
    PAD,
    STRAP,
    RUBBER,
    STRING,
    FELT,
    STONE,
    STONE_DARK
}
