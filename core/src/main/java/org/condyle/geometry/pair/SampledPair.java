package org.condyle.geometry.pair;

import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.SampledShape;
import org.condyle.geometry.tree.SampleTree;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A finite surface A against any surface B that knows its nearest point: the deepest point of A in B. Samples of A are
 * searched by their distance from B, the best few and the remembered point are refined to a common normal
 * ({@link SurfaceDescent}). One contact.
 *
 * <p>What the samples cannot see, they miss: of two places whose depths differ by less than the square of the spacing over
 * the radius of curvature, either may be taken.
 */
public final class SampledPair extends SurfacePair {
    private final NearestPointShape first;
    private final RelativeSurface second;
    private final SurfaceDescent descent;
    private final SampleTree tree;
    private final SampleTree.Search search;
    private final double size;
    private final int hintA;
    private final int hintB;
    private final double[] onA;
    private final double[] best; // projection on A of the deepest so far
    private final double[] world = new double[6];

    /** @param one whose shape is a {@link SampledShape} */
    public SampledPair(Surface one, Surface other) {
        this(one, other, ((SampledShape) one.shape()).samples());
    }

    private SampledPair(Surface one, Surface other, SampleTree tree) {
        super(one, other);
        first = (NearestPointShape) one.shape();
        second = new RelativeSurface((NearestPointShape) other.shape(), r);
        this.tree = tree;
        // between smooth surfaces of a known reach a minimum is as flat as they are
        double bend = 0.5 * tree.spacing * (1 / first.reach() + 1 / second.shape.reach());
        search = tree.new Search(tree.spacing * Math.min(0.5, bend));
        double[] box = new double[6];
        first.bounds(box);
        size = Math.hypot(box[3] - box[0], Math.hypot(box[4] - box[1], box[5] - box[2]));
        hintA = first.hintSize();
        hintB = second.shape.hintSize();
        descent = new SurfaceDescent(first, second, size, tree.spacing);
        onA = descent.onA;
        best = new double[6 + hintA];
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        boolean warm = memory[at] == 1; // the first number says whether there is something
        second.forget();
        double deepest = Double.POSITIVE_INFINITY;
        if (warm) {
            second.recall(memory, at + 4 + hintA);
            descent.begin(memory[at + 1], memory[at + 2], memory[at + 3], memory, at + 4);
            deepest = descent.refine();
            System.arraycopy(onA, 0, best, 0, onA.length);
        }
        search.run(second, deepest);
        double[] p = tree.points();
        for (int i = 0; i < search.count; i++) {
            if (deepest < Double.POSITIVE_INFINITY && search.leadsTo(i, best[0], best[1], best[2])) {
                continue;
            }
            int s = 3 * search.start[i];
            if (deepest < Double.POSITIVE_INFINITY) {
                descent.begin(p[s], p[s + 1], p[s + 2], best, 6);
            } else {
                descent.begin(p[s], p[s + 1], p[s + 2]);
            }
            double d = descent.refine();
            if (d < deepest - 1e-14 * size) {
                deepest = d;
                System.arraycopy(onA, 0, best, 0, onA.length);
            }
        }
        double d = second.exactly(best[0], best[1], best[2]);
        Placement.toWorld(a, best[0], best[1], best[2], world, 0);
        Placement.turn(a, second.normal[0], second.normal[1], second.normal[2], world, 3);
        out.clear();
        out.gap = d;
        addMiddle(world, d, 0, out);
    }

    @Override
    public double maxValidDepth() {
        return Math.min(first.halfThickness(), second.shape.halfThickness());
    }

    @Override
    public int memories() {
        return 4 + hintA + hintB;
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        place(motion);
        double[] p = contacts.point, n = contacts.normal;
        double half = 0.5 * contacts.depth[0];
        Placement.toLocal(a, p[0] + half * n[0], p[1] + half * n[1], p[2] + half * n[2], memory, at + 1);
        second.forget();
        if (memory[at] == 1) {
            second.recall(memory, at + 4 + hintA);
            descent.begin(memory[at + 1], memory[at + 2], memory[at + 3], memory, at + 4);
        } else {
            descent.begin(memory[at + 1], memory[at + 2], memory[at + 3]);
        }
        second.at(onA[0], onA[1], onA[2]);
        memory[at] = 1;
        System.arraycopy(onA, 6, memory, at + 4, hintA);
        second.remember(memory, at + 4 + hintA);
    }

    @Override
    public ContactGeometry forThread() {
        return new SampledPair(surfaceA, surfaceB, tree);
    }
}
