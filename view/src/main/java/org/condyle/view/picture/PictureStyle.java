package org.condyle.view.picture;

import org.condyle.io.results.View;
import org.condyle.math.Check;

/**
 * How a picture of a scene is to be.
 *
 * @param width  in pixels
 * @param dark   on a dark ground
 * @param view   from where; a follower has the name of a body
 * @param bones  one of {@link View#BONES}
 */
public record PictureStyle(int width, int height, boolean dark, View view, String bones) {
    private static final int MOST = 3840;

    public PictureStyle {
        Check.within("width of the picture [pixels]", width, 64, MOST);
        Check.within("height of the picture [pixels]", height, 64, MOST);
        if (!View.BONES.contains(bones)) {
            throw new IllegalArgumentException("bones are solid, clear or hidden, not '" + bones + "'");
        }
    }

    /** The factor that a form's opacity gets. */
    double boneOpacity() {
        return switch (bones) {
            case "solid" -> 1;
            case "clear" -> Palette.number("clear");
            default -> 0;
        };
    }

    /** A colour of the theme. */
    int theme(String name) {
        return Palette.colour("themes", dark ? "dark" : "light", name);
    }

    double themeNumber(String name) {
        return Palette.number("themes", dark ? "dark" : "light", name);
    }
}
