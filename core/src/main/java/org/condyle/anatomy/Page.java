package org.condyle.anatomy;

import java.util.ArrayList;
import java.util.List;
import org.condyle.anatomy.form.Form;

/** The numbers of a bone, as they are written down [mm]. */
final class Page {
    static final double[] X = {1, 0, 0};
    static final double[] Y = {0, 1, 0};
    static final double[] Z = {0, 0, 1};

    final String name;
    final String meaning;
    final Form form;
    final List<Landmark> landmarks = new ArrayList<>();
    final List<String> sources = new ArrayList<>();
    boolean sided;
    double cell = 4;
    int faces = 1000;
    String from = "";
    String to = "";

    Page(String name, String meaning, Form form) {
        this.name = name;
        this.meaning = meaning;
        this.form = form;
    }

    /** There is a left and a right one. */
    Page sided() {
        sided = true;
        return this;
    }

    /** Size of the cells in which the surface is found [mm], and number of triangles, both for the usual resolution. */
    Page mesh(double size, int triangles) {
        cell = size;
        faces = triangles;
        return this;
    }

    /** A point in the bone or beside it. */
    Page point(String word, double x, double y, double z, String explanation) {
        return landmark(word, x, y, z, false, explanation);
    }

    /** The point of the surface that is nearest to the one given. */
    Page on(String word, double x, double y, double z, String explanation) {
        return landmark(word, x, y, z, true, explanation);
    }

    private Page landmark(String word, double x, double y, double z, boolean onSurface, String explanation) {
        double mm = Bone.MILLIMETRE;
        landmarks.add(new Landmark(word, mm * x, mm * y, mm * z, onSurface, explanation));
        return this;
    }

    /** The landmarks between which a picture is stretched. */
    Page between(String first, String last) {
        from = first;
        to = last;
        return this;
    }

    Page source(String text) {
        sources.add(text);
        return this;
    }

    /** A station of a sweep, or a point of a sheet. */
    static double[] at(double... numbers) {
        return numbers;
    }

    /** A row of points of a sheet. */
    static double[][] row(double[]... points) {
        return points;
    }
}
