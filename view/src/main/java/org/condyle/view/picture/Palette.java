package org.condyle.view.picture;

import org.condyle.view.page.Resource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Colours and numbers of scenes, from the file that the page's scripts have them from. Colours are 0xRRGGBB, or three linear numbers. */
final class Palette {
    private static final JsonNode ROOT = JsonMapper.shared().readTree(Resource.text("page/scene-palette.json"));

    private Palette() {}

    private static JsonNode at(String... path) {
        JsonNode out = ROOT;
        for (String key : path) {
            out = out.path(key);
        }
        if (out.isMissingNode()) {
            throw new IllegalArgumentException("the palette has no " + String.join(".", path));
        }
        return out;
    }

    static double number(String... path) {
        return at(path).asDouble();
    }

    static double[] numbers(String... path) {
        JsonNode list = at(path);
        double[] out = new double[list.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = list.get(i).asDouble();
        }
        return out;
    }

    static int colour(String... path) {
        return parsed(at(path).asString());
    }

    static int parsed(String hex) {
        return Integer.parseInt(hex.substring(1), 16);
    }

    /** Colour of a body by its number, from 1 on. */
    static int body(int number) {
        JsonNode all = at("bodies");
        return parsed(all.get((number - 1) % all.size()).asString());
    }

    /** Colour of a share from 0 to 1 on a scale. */
    static int scale(String name, double share) {
        JsonNode all = at("scales", name);
        int last = all.size() - 1;
        double x = Math.min(1, Math.max(0, share)) * last;
        int i = Math.min(last - 1, (int) x);
        return mixed(parsed(all.get(i).asString()), parsed(all.get(i + 1).asString()), x - i);
    }

    /** A colour on the way from one to another, as light mixes. */
    static int mixed(int from, int to, double share) {
        double[] a = linear(from), b = linear(to);
        for (int k = 0; k < 3; k++) {
            a[k] += share * (b[k] - a[k]);
        }
        return screen(a[0], a[1], a[2]);
    }

    /** What sRGB (IEC 61966-2-1) means by a colour. */
    static double[] linear(int rgb) {
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            double c = (rgb >> (16 - 8 * k) & 0xff) / 255.0;
            out[k] = c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
        }
        return out;
    }

    private static final byte[] ENCODED = new byte[4097];

    static {
        for (int i = 0; i < ENCODED.length; i++) {
            double x = i / 4096.0, c = x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055;
            ENCODED[i] = (byte) Math.round(255 * c);
        }
    }

    /** The colour of linear numbers, of which none counts above 1. */
    static int screen(double r, double g, double b) {
        return part(r) << 16 | part(g) << 8 | part(b);
    }

    private static int part(double x) {
        return ENCODED[(int) (4096 * Math.min(1, Math.max(0, x)) + 0.5)] & 0xff;
    }
}
