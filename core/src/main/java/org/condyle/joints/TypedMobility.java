package org.condyle.joints;

import org.condyle.mechanics.Mobility;

/** A mobility of which all have the same word, coordinates and speeds. */
abstract class TypedMobility implements Mobility {
    private final String type;
    private final Coordinate[] coordinates;
    private final Coordinate[] speeds;

    TypedMobility(String type, Coordinate[] coordinates, Coordinate[] speeds) {
        this.type = type;
        this.coordinates = coordinates;
        this.speeds = speeds;
    }

    @Override
    public final String type() {
        return type;
    }

    @Override
    public final Coordinate[] coordinates() {
        return coordinates;
    }

    @Override
    public final Coordinate[] speeds() {
        return speeds;
    }
}
