package org.condyle.expression;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Spherical angles of a direction in joint axes and in body axes (Engin and Chen; Human Joint Modelling, appendix C). The
 * joint axes are the body axes turned by φₙ about z and then by θₙ about the new y, so that their z axis, the pole, points
 * at (φₙ, θₙ). Each function has the arguments φₙ, θₙ and the angles φ, θ of the direction; azimuths are in [0, 2π).
 * They consist of operations of the language, so that their derivatives are exact.
 */
enum AxisFunction {
    JOINT_AZIMUTH("joint_azimuth", true, true),
    JOINT_POLAR("joint_polar", true, false),
    BODY_AZIMUTH("body_azimuth", false, true),
    BODY_POLAR("body_polar", false, false);

    static final int ARGUMENTS = 4;
    private static final Map<String, AxisFunction> ALL = new TreeMap<>();

    static {
        for (AxisFunction f : values()) {
            ALL.put(f.symbol, f);
        }
    }

    final String symbol;
    private final boolean toJoint;
    private final boolean azimuth;

    AxisFunction(String symbol, boolean toJoint, boolean azimuth) {
        this.symbol = symbol;
        this.toJoint = toJoint;
        this.azimuth = azimuth;
    }

    static @Nullable AxisFunction named(String name) {
        return ALL.get(name);
    }

    static java.util.Set<String> names() {
        return ALL.keySet();
    }

    Operand apply(Assembler assembler, int offset, List<Operand> terms) {
        return new Composition(assembler, offset).angle(this, terms);
    }

    /** Writes the formula in operations. */
    private record Composition(Assembler assembler, int offset) {
        private Operand angle(AxisFunction f, List<Operand> terms) {
            Operand cp = one(Operation.COS, terms.get(0)), sp = one(Operation.SIN, terms.get(0));
            Operand ct = one(Operation.COS, terms.get(1)), st = one(Operation.SIN, terms.get(1));
            Operand sine = one(Operation.SIN, terms.get(3)), z = one(Operation.COS, terms.get(3));
            Operand x = times(sine, one(Operation.COS, terms.get(2)));
            Operand y = times(sine, one(Operation.SIN, terms.get(2)));
            Operand a, b, c;
            if (f.toJoint) { // rows of N: [ct cp, ct sp, -st], [-sp, cp, 0], [st cp, st sp, ct]
                Operand along = plus(times(cp, x), times(sp, y));
                a = minus(times(ct, along), times(st, z));
                b = minus(times(cp, y), times(sp, x));
                c = plus(times(st, along), times(ct, z));
            } else {
                Operand along = plus(times(ct, x), times(st, z));
                a = minus(times(cp, along), times(sp, y));
                b = plus(times(sp, along), times(cp, y));
                c = minus(times(ct, z), times(st, x));
            }
            if (f.azimuth) {
                Operand turn = Operand.constant(2 * Math.PI, Dimension.NONE, offset);
                return two(Operation.MOD, two(Operation.ATAN2, b, a), turn);
            }
            return two(Operation.ATAN2, two(Operation.HYPOT, a, b), c); // exact at the poles, unlike acos
        }

        private Operand one(Operation operation, Operand x) {
            return assembler.apply(operation, offset, List.of(x));
        }

        private Operand two(Operation operation, Operand x, Operand y) {
            return assembler.apply(operation, offset, List.of(x, y));
        }

        private Operand times(Operand x, Operand y) {
            return two(Operation.MULTIPLY, x, y);
        }

        private Operand plus(Operand x, Operand y) {
            return two(Operation.ADD, x, y);
        }

        private Operand minus(Operand x, Operand y) {
            return two(Operation.SUBTRACT, x, y);
        }
    }
}
