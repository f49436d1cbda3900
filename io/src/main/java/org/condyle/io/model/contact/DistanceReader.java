package org.condyle.io.model.contact;

import java.util.List;
import org.condyle.contact.DistanceContact;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.geometry.many.BoundaryNodes;
import org.condyle.geometry.many.DistanceFields;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.SoftSurfaces;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Surface;

/** Contacts with {@code law: distance}: not at points or in a layer, but over the whole boundary of a body. */
final class DistanceReader {
    static final String WORD = "distance";

    private static final String VISCOSITY = "Pa*s/m";

    static final MappingType SHAPE = MappingType.mapping(
                    WORD, "tractions on a whole boundary, as functions of the distance from a support")
            .need(
                    "between",
                    ValueType.listOf(ValueType.reference("surface"), 2, 2),
                    "the support, then the surface with the tractions")
            .key("repulsion", ValueType.quantity("Pa"), "p_r", "0")
            .need("range", ValueType.quantity("m"), "d0")
            .key("damping", ValueType.quantity(VISCOSITY), "b_d, against normal motion", "0")
            .key("friction-viscosity", ValueType.quantity(VISCOSITY), "b_f, against tangential motion", "0")
            .key("adhesion", ValueType.quantity("Pa"), "p_a", "0")
            .key("adhesion-exponent", ValueType.number(), "n_a, more than 1", "3")
            .key("adhesion-repulsion-exponent", ValueType.number(), "n_r, more than n_a", "6")
            .key("repulsion-exponent", ValueType.number(), "n, more than 1", "8")
            .key("damping-exponent", ValueType.number(), "n_d", "8")
            .key("friction-exponent", ValueType.number(), "n_f", "8")
            .key(
                    "friction-anisotropy",
                    ValueType.number(),
                    "a, from -1 to 1: positive values reduce the friction in the forward direction",
                    "0")
            .key("forward", Parts.DIRECTION, "e, in the body of the support", "x")
            .key(
                    "anisotropy-speed",
                    ValueType.quantity("m/s"),
                    "v_a, the speed over which friction changes between the two directions",
                    "1 mm/s")
            .key(
                    "area",
                    ValueType.choice("current", "reference"),
                    "for a deformable body: current or reference area",
                    "current")
            .key(
                    "nodes",
                    ValueType.integer(1, 1000),
                    "around a circle; along a side, an edge or an axis; on a face of a mesh");

    static final Datasheet SHEET = new Datasheet(
            "law",
            WORD,
            "per area, r = d0/d: p_r r^n - p_a (r^n_a - r^n_r) - b_d r^n_d d' along the normal,"
                    + " b_f r^n_f (1 - a tanh(v.e/v_a)) v against sliding",
            "A. Tatone, A. Contento and A. Di Egidio, Soft and rigid impact, 2009",
            "the support is rigid; d must stay > 0; friction is viscous, so bodies creep on a slope");

    private DistanceReader() {}

    static void add(ReaderContext r, Surfaces surfaces, String name, Part v) {
        List<Entry> named = v.list("between");
        Surfaces.Given first = surfaces.find(named.get(0)), second = surfaces.find(named.get(1));
        DistanceLaw law = law(r, v);
        if (first == null || second == null || !ContactReader.twoBodies(r, v, first, second)) {
            return;
        }
        Surface support = first.surface(), side = second.surface();
        // in the other order, if only that can be
        if (side.shape().normalAxis() == 2 || (SoftSurfaces.deforms(r, support) && !SoftSurfaces.deforms(r, side))) {
            support = second.surface();
            side = first.surface();
        }
        if (SoftSurfaces.deforms(r, support)) {
            r.problems.error(
                    Code.WRONG_KIND,
                    v.entry("between"),
                    "the support must be rigid, but '" + support.name() + "' is deformable like '" + side.name() + "'");
            return;
        }
        try {
            r.builder.force(name, new DistanceContact(DistanceFields.of(support), side(r, v, side), law));
        } catch (ModelException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry("between"), String.valueOf(x.getMessage()));
        }
    }

    private static DistanceLaw law(ReaderContext r, Part v) {
        return new DistanceLaw(
                r.quantities.notNegative(v, "repulsion", "Pa"),
                r.quantities.positive(v, "range", "m"),
                r.quantities.notNegative(v, "damping", VISCOSITY),
                r.quantities.notNegative(v, "friction-viscosity", VISCOSITY),
                adhesion(r, v),
                new DistanceLaw.Exponents(
                        r.quantities.positive(v, "repulsion-exponent", ""),
                        r.quantities.notNegative(v, "damping-exponent", ""),
                        r.quantities.notNegative(v, "friction-exponent", "")),
                new DistanceLaw.Anisotropy(
                        r.quantities.within(v, "friction-anisotropy", -1, 1),
                        r.frames.direction(v.entry("forward")),
                        r.quantities.positive(v, "anisotropy-speed", "m/s")));
    }

    private static DistanceLaw.Adhesion adhesion(ReaderContext r, Part v) {
        double pressure = r.quantities.notNegative(v, "adhesion", "Pa"),
                pull = r.quantities.positive(v, "adhesion-exponent", ""),
                push = r.quantities.positive(v, "adhesion-repulsion-exponent", "");
        if (pull > 1 && push > pull) {
            return new DistanceLaw.Adhesion(pressure, pull, push);
        }
        boolean low = !(pull > 1);
        r.problems.error(
                Code.OUT_OF_RANGE,
                v.entry(low ? "adhesion-exponent" : "adhesion-repulsion-exponent"),
                low
                        ? "must be > 1, or separation would take work without end, was " + v.text("adhesion-exponent")
                        : "must be larger than 'adhesion-exponent', " + v.text("adhesion-exponent")
                                + ", or nothing would push, was " + v.text("adhesion-repulsion-exponent"));
        return DistanceLaw.Adhesion.NONE;
    }

    private static DistanceContact.Side side(ReaderContext r, Part v, Surface side) {
        int nodes = v.has("nodes") ? v.integer("nodes") : BoundaryNodes.usual(side.shape(), r.planar);
        return new DistanceContact.Side(
                side.name(),
                side.body(),
                BoundaryNodes.of(side, nodes, r.planar),
                BoundaryNodes.of(side, 2 * nodes, r.planar),
                SoftSurfaces.deforms(r, side) && v.text("area").equals("current"));
    }
}
