package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.Affine;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.tissue.AffineMatter;
import org.condyle.tissue.Contraction;
import org.condyle.tissue.Incompressible;
import org.condyle.tissue.StrainEnergy;

/** A disk of unit thickness or a ball, R = 0.1 m, ρ = 1000 kg/m³, that deforms and floats free. */
public record SoftBody(boolean planar, StrainEnergy energy, double viscosity) {
    public static final double RADIUS = 0.1;
    public static final double DENSITY = 1000;

    public double volume() {
        return planar ? Math.PI * RADIUS * RADIUS : 4 * Math.PI / 3 * RADIUS * RADIUS * RADIUS;
    }

    private Body body() {
        double mass = DENSITY * volume(), square = RADIUS * RADIUS;
        double side = mass * (square / 4 + 1.0 / 12), ball = 0.4 * mass * square;
        double[] inertia = planar
                ? new double[] {side, side, mass * square / 2, 0, 0, 0}
                : new double[] {ball, ball, ball, 0, 0, 0};
        return new Body("it", mass, new double[3], inertia);
    }

    public Model model() {
        return model(b -> Contraction.none());
    }

    /** With a contraction that may reserve its internals. */
    public Model model(Function<Model.Builder, Contraction> contraction) {
        Model.Builder b = Model.builder("soft").gravity(0, 0, 0);
        int body = b.body(body());
        b.joint("it", new Affine(planar), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        AffineMatter matter = new AffineMatter(body, planar, volume(), energy, viscosity, contraction.apply(b));
        b.force("it", matter);
        if (!energy.resistsVolume()) {
            b.constraint("it", new Incompressible(matter));
        }
        return b.build();
    }

    /** Nine formulas of time. */
    public static Formula[] formulas(String... texts) {
        return expressions(texts).stream().map(x -> new Formula(x, List.of())).toArray(Formula[]::new);
    }

    public static List<Expression> expressions(String... texts) {
        List<Expression> list = new ArrayList<>();
        for (String text : texts) {
            list.add(Expression.parse(text, new NameTable().variable("t")));
        }
        return list;
    }
}
