package org.condyle.anatomy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.mechanics.ModelException;

/**
 * Bones that are drawn together because a model has one body for them, such as the two of the forearm. A group is placed by two of its
 * landmarks, as a single bone is. Its frame is that of its first bone.
 *
 * @param sided     true if there is a left and a right one
 * @param landmarks by name, the two at its ends first
 * @param pieces    its bones of the right side, placed in the frame of the group
 */
public record BoneGroup(
        String name, String meaning, boolean sided, Map<String, Landmark> landmarks, List<Placement> pieces)
        implements Figure {
    /** The groups, in the order of the documentation. */
    public static List<String> names() {
        return List.copyOf(BoneGroups.ALL.keySet());
    }

    public static BoneGroup named(String name) {
        BoneGroups.Maker maker = BoneGroups.ALL.get(name);
        if (maker == null) {
            throw new ModelException("there is no group of bones '" + name + "'");
        }
        return maker.make();
    }

    @Override
    public Map<String, Landmark> marks() {
        return landmarks;
    }

    @Override
    public Landmark from() {
        return List.copyOf(landmarks.values()).get(0);
    }

    @Override
    public Landmark to() {
        return List.copyOf(landmarks.values()).get(1);
    }

    @Override
    public List<Piece> shown(Side side, double[] matrix) {
        List<Piece> out = new ArrayList<>();
        for (Placement p : pieces) {
            Placement own = side == Side.RIGHT ? p : mirrored(p);
            out.addAll(own.bone().shown(own.side(), product(matrix, own.matrix())));
        }
        return out;
    }

    private static Placement mirrored(Placement p) {
        double[] m = p.matrix().clone();
        for (int i : new int[] {2, 6, 8, 9, 11}) { // S M S with S = diag(1, 1, -1)
            m[i] = -m[i];
        }
        return new Placement(p.bone(), p.side() == Side.RIGHT ? Side.LEFT : Side.RIGHT, m);
    }

    private static double[] product(double[] a, double[] b) {
        double[] out = new double[12];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 4; j++) {
                out[4 * i + j] = a[4 * i] * b[j] + a[4 * i + 1] * b[4 + j] + a[4 * i + 2] * b[8 + j];
            }
            out[4 * i + 3] += a[4 * i + 3];
        }
        return out;
    }

    /** Puts bones together, each at places of those before. */
    static final class Builder {
        private final String name;
        private final String meaning;
        private final Map<String, Landmark> landmarks = new LinkedHashMap<>();
        private final List<Placement> pieces = new ArrayList<>();

        Builder(String name, String meaning) {
            this.name = name;
            this.meaning = meaning;
        }

        /** A bone at its natural size, with a landmark at a point. */
        Placement at(String bone, Side side, String landmark, double... point) {
            Bone b = Bone.named(bone);
            return add(Placement.at(b, side, b.landmark(landmark), point, 1));
        }

        /** A bone between two points, with its front to the front. */
        Placement between(String bone, Side side, double[] start, double[] end) {
            Bone b = Bone.named(bone);
            return add(Placement.between(
                    b, side, b.from(), b.to(), start, end, Placement.Direction.ANTERIOR, new double[] {1, 0, 0}, 1));
        }

        private Placement add(Placement p) {
            pieces.add(p);
            return p;
        }

        /** Gives the group a landmark of one of its bones. */
        Builder landmark(String word, Placement of, String own) {
            double[] x = of.point(own);
            Landmark l = of.bone().landmark(own);
            landmarks.put(word, new Landmark(word, x[0], x[1], x[2], l.onSurface(), l.meaning()));
            return this;
        }

        BoneGroup group(boolean sided) {
            return new BoneGroup(
                    name, meaning, sided, java.util.Collections.unmodifiableMap(landmarks), List.copyOf(pieces));
        }
    }
}
