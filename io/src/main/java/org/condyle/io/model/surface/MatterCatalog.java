package org.condyle.io.model.surface;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.tissue.Compressible;
import org.condyle.tissue.Contraction;
import org.condyle.tissue.MooneyRivlin;
import org.condyle.tissue.NeoHookean;
import org.condyle.tissue.StrainEnergy;

/** What bodies that deform can be made of: energies, chosen by {@code energy}, and contractions, chosen by {@code by}. */
public final class MatterCatalog {
    private static final Catalog<StrainEnergy> ENERGIES = new Catalog<>("energy");
    private static final Catalog<Contraction> CONTRACTIONS = new Catalog<>("contraction");

    private MatterCatalog() {}

    static {
        MappingType strain = MappingType.mapping("strain", "the relaxed state is a given function of time");
        MappingType stress = MappingType.mapping("stress", "the relaxed state creeps under an active stress")
                .need("contraction-viscosity", ValueType.quantity("Pa*s"), "resistance to contraction")
                .key("isochoric", ValueType.flag(), "whether contraction keeps the volume", "true");
        for (int i = 1; i <= 3; i++) {
            for (int j = 1; j <= 3; j++) {
                strain = strain.key(
                        "g" + i + j, ValueType.expression("1"), "entry of G, a formula of t", i == j ? "1" : "0");
                stress = stress.key(
                        "q" + i + j, ValueType.expression("Pa"), "entry of Q, a formula of t and the motion", "0");
            }
        }
        String lee =
                "E. H. Lee, Journal of Applied Mechanics 36 (1969) 1-6; A. DiCarlo, S. Quiligotti, Mechanics Research"
                        + " Communications 29 (2002) 449-456";
        CONTRACTIONS.add(
                "strain",
                strain,
                "A = F G with G(t) given; F is elastic",
                lee,
                "formulas need two derivatives; incompressible matter follows det A = det G",
                MatterReader::strain);
        CONTRACTIONS.add(
                "stress",
                stress,
                "A = F G; contraction-viscosity dG/dt G^-1 = F^T S G^T - det G phi 1 + Q",
                lee,
                "the time constant of creep is contraction-viscosity/(4 (c1 + c2)); isochoric uses the deviatoric part",
                MatterReader::stress);

        MappingType common = MappingType.mapping("matter", "material of a deformable body")
                .key("viscosity", ValueType.quantity("Pa*s"), "viscosity of the change of shape", "0")
                .key("bulk", ValueType.quantity("Pa"), "bulk modulus; without it the volume is constant")
                .key("contraction", CONTRACTIONS.union("by", "contraction"), "how it changes its relaxed state");
        ENERGIES.add(
                MappingType.mapping("neo-hookean", "the simplest model of rubber")
                        .need("c1", ValueType.quantity("Pa"), "half the shear modulus")
                        .including(common),
                "phi = c1 (i1 - 3); with bulk: c1 (i1 J^(-2/3) - 3) + bulk/2 (J - 1)^2",
                "L. R. G. Treloar, Transactions of the Faraday Society 39 (1943) 241-246",
                "the deformation is homogeneous; in the plane it is plane strain",
                (r, v) -> energy(r, v, new NeoHookean(r.quantities.positive(v, "c1", "Pa"))));
        ENERGIES.add(
                MappingType.mapping("mooney-rivlin", "rubber with two constants")
                        .need("c1", ValueType.quantity("Pa"), "factor of the first invariant")
                        .need("c2", ValueType.quantity("Pa"), "factor of the second")
                        .including(common),
                "phi = c1 (i1 - 3) + c2 (i2 - 3); with bulk: c1 (i1 J^(-2/3) - 3) + c2 (i2 J^(-4/3) - 3)"
                        + " + bulk/2 (J - 1)^2",
                "M. Mooney, Journal of Applied Physics 11 (1940) 582-592",
                "the deformation is homogeneous; in the plane it is plane strain",
                (r, v) -> energy(
                        r,
                        v,
                        new MooneyRivlin(
                                r.quantities.notNegative(v, "c1", "Pa"), r.quantities.notNegative(v, "c2", "Pa"))));
    }

    private static StrainEnergy energy(ReaderContext r, Part v, StrainEnergy isochoric) {
        return v.has("bulk") ? new Compressible(isochoric, r.quantities.positive(v, "bulk", "Pa")) : isochoric;
    }

    public static Union union() {
        return ENERGIES.union("energy", "matter");
    }

    static StrainEnergy energy(ReaderContext r, Part matter) {
        return ENERGIES.make(r, matter);
    }

    static Contraction contraction(ReaderContext r, Part matter) {
        return matter.has("contraction") ? CONTRACTIONS.make(r, matter.part("contraction")) : Contraction.none();
    }

    public static List<Datasheet> sheets() {
        List<Datasheet> list = new ArrayList<>(ENERGIES.sheets());
        list.addAll(CONTRACTIONS.sheets());
        return list;
    }
}
