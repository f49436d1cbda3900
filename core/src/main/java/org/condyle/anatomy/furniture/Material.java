package org.condyle.anatomy.furniture;

/** What a part of a piece of furniture is made of, with the colour that it is drawn in. */
public enum Material {
    METAL("#8f989f"),
    WOOD("#b08d62"),
    PAD("#56616b"),
    STRAP("#3c4650"),
    RUBBER("#2f3337"),
    STRING("#d9d6cc"),
    FELT("#c9d14a"),
    STONE("#cfd2d4"),
    STONE_DARK("#b9bec2");

    private final String colour;

    Material(String colour) {
        this.colour = colour;
    }

    /** As {@code #rrggbb}. */
    public String colour() {
        return colour;
    }
}
