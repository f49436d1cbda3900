package org.condyle.io.model.surface;

import java.util.Map;
import org.condyle.contact.law.Material;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Tracked;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** The materials of a model file. {@code rigid} is always there. */
public final class Materials {
    static final String RIGID = "rigid";

    public static final MappingType SHAPE = MappingType.mapping("material", "elastic properties of surfaces")
            .need("young", ValueType.quantity("Pa"), "Young's modulus")
            .example("5 MPa")
            .need("poisson", ValueType.number(), "Poisson's ratio")
            .example("0.45")
            .key(
                    "thickness",
                    ValueType.quantity("m"),
                    "thickness of a layer on a rigid base, such as cartilage on bone")
            .key(
                    "restitution",
                    ValueType.number(),
                    "restitution for contacts that do not give one; the smaller value of the two materials is used")
            .key("density", ValueType.quantity("kg/m^3"), "density for bodies that have a shape but no mass");

    /**
     * A material as the file has it.
     *
     * @param restitution NaN if not given
     * @param density     NaN if not given [kg/m³]
     */
    public record Given(String name, Material elastic, double restitution, double density) {}

    private static final Given NOT_YIELDING = new Given(RIGID, Material.RIGID, Double.NaN, Double.NaN);

    /** Stands in for one that is not there, so that nothing else is missed. */
    private static final Given HARMLESS = new Given("?", new Material(1, 0, 1), 1, 1);

    private final ReaderContext r;
    private final Map<String, Given> all;

    public Materials(ReaderContext r, Part model) {
        this.r = r;
        all = new Tracked<>(r.memo, "materials");
        all.put(RIGID, NOT_YIELDING);
        model.each("materials", (name, v) -> r.memo.run("materials", name, v, () -> add(name, v)));
    }

    private void add(String name, Part v) {
        if (name.equals(RIGID)) {
            r.problems.error(
                    Code.SAME_NAME,
                    v.entry(),
                    "'rigid' is the predefined material without compliance",
                    "choose another name");
            return;
        }
        double young = r.quantities.positive(v, "young", "Pa"), poisson = r.quantities.quantity(v, "poisson", "");
        double thickness = v.has("thickness") ? r.quantities.positive(v, "thickness", "m") : 0;
        double restitution = v.has("restitution") ? r.quantities.within(v, "restitution", 0, 1) : Double.NaN;
        double density = v.has("density") ? r.quantities.positive(v, "density", "kg/m^3") : Double.NaN;
        Material elastic = Material.RIGID;
        try {
            elastic = new Material(young, poisson, thickness);
        } catch (IllegalArgumentException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry("poisson"), String.valueOf(x.getMessage()));
        }
        all.put(name, new Given(name, elastic, restitution, density));
    }

    /** The material an entry with the key {@code material} names; null if it names none. */
    @Nullable
    public Given of(Part owner) {
        if (!owner.has("material")) {
            return null;
        }
        Entry e = owner.entry("material");
        Given found = all.get(e.text());
        if (found == null) {
            r.problems.unknown(e, "material", e.text(), all.keySet());
            return HARMLESS;
        }
        return found;
    }
}
