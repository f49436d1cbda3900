package org.condyle.io.model.contact;

import java.util.List;
import org.condyle.contact.SmoothSphereContact;
import org.condyle.contact.law.SmoothSphereLaw;
import org.condyle.geometry.Pairs;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.SoftSurfaces;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Surface;

/** Contacts with {@code law: smooth-sphere}: a sphere against a half-space, without touching and leaving. */
final class SmoothSphereReader {
    static final String WORD = "smooth-sphere";

    static final MappingType SHAPE = MappingType.mapping(
                    WORD, "a sphere against a half-space by a law without corners, which always acts")
            .need("between", ValueType.listOf(ValueType.reference("surface"), 2, 2), "a sphere and a half-space")
            .need("stiffness", ValueType.quantity("Pa"), "E of both surfaces")
            .key("dissipation", ValueType.quantity("s/m"), "c", "0")
            .key("static", ValueType.number(), "coefficient of static friction", "0")
            .key("dynamic", ValueType.number(), "coefficient of sliding friction", "0")
            .key("viscous", ValueType.quantity("s/m"), "coefficient of the part that is proportional to speed", "0")
            .key("transition-speed", ValueType.quantity("m/s"), "speed at which friction is largest", "10 mm/s")
            .key("constant-force", ValueType.number(), "the smoothing of small depths and speeds", "1e-5")
            .key("depth-smoothing", ValueType.quantity("1/m"), "b_d, the larger the sharper the onset", "300")
            .key("rate-smoothing", ValueType.quantity("s/m"), "b_v, the larger the sharper the end of the force", "50");

    static final Datasheet SHEET = new Datasheet(
            "law",
            WORD,
            "H = 4/3 k sqrt(R k) (d^2 + eps)^(3/4) (1/2 + 1/2 tanh(b_d d)), k = E^(2/3)/2;"
                    + " F = H (1 + 3/2 c d') (1/2 + 1/2 tanh(b_v (d' + 2/(3 c))))",
            "G. Serrancoli et al., IEEE Transactions on Neural Systems and Rehabilitation Engineering 27 (2019)"
                    + " 1458-1465; SmoothSphereHalfSpaceForce of OpenSim",
            "acts a little while the surfaces are apart; rigid bodies");

    private SmoothSphereReader() {}

    static void add(ReaderContext r, Surfaces surfaces, String name, Part v) {
        List<Entry> named = v.list("between");
        Surfaces.Given first = surfaces.find(named.get(0)), second = surfaces.find(named.get(1));
        SmoothSphereLaw law = law(r, v);
        if (first == null || second == null || !ContactReader.twoBodies(r, v, first, second)) {
            return;
        }
        boolean order = Pairs.isBall(first.surface().shape());
        Surface ball = (order ? first : second).surface(), floor = (order ? second : first).surface();
        if (!Pairs.isBall(ball.shape())
                || floor.shape().normalAxis() != 2
                || SoftSurfaces.deforms(r, ball)
                || SoftSurfaces.deforms(r, floor)) {
            r.problems.error(
                    Code.WRONG_KIND,
                    v.entry("between"),
                    "law: smooth-sphere needs a sphere and a half-space of rigid bodies, found "
                            + first.surface().shape().type() + " and "
                            + second.surface().shape().type());
            return;
        }
        double[] turn = floor.frame().rotation();
        r.builder.force(
                name,
                new SmoothSphereContact(
                        ball.body(),
                        ball.frame().origin(),
                        Pairs.radius(ball.shape()),
                        floor.body(),
                        floor.frame().origin(),
                        new double[] {turn[2], turn[5], turn[8]},
                        law));
    }

    private static SmoothSphereLaw law(ReaderContext r, Part v) {
        return new SmoothSphereLaw(
                r.quantities.positive(v, "stiffness", "Pa"),
                r.quantities.notNegative(v, "dissipation", "s/m"),
                r.quantities.notNegative(v, "static", ""),
                r.quantities.notNegative(v, "dynamic", ""),
                r.quantities.notNegative(v, "viscous", "s/m"),
                r.quantities.positive(v, "transition-speed", "m/s"),
                r.quantities.positive(v, "constant-force", ""),
                r.quantities.positive(v, "depth-smoothing", "1/m"),
                r.quantities.positive(v, "rate-smoothing", "s/m"));
    }
}
