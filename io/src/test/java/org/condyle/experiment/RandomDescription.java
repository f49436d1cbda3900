package org.condyle.experiment;

import static org.condyle.io.model.build.Keys.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.model.Description;
import org.condyle.io.model.DescriptionBuilder;
import org.condyle.io.model.build.PartBuilder;

/**
 * A random model written with the builder: a chain or tree of bodies with odd names, springs, dampers and ligaments, formulas over
 * parameters, texts that a file must put in quotes, and cases that change and take away.
 */
final class RandomDescription {
    private static final List<String> ODD = List.of(
            "",
            " ",
            "~",
            "null",
            "true",
            "no",
            "007",
            "+5",
            "1e3",
            "0x10",
            "- item",
            "? key",
            "# no comment",
            "a: b",
            "ends with:",
            "say \"it\", don't",
            "{brace}, [bracket",
            "back\\slash \\n",
            "two\nlines\n",
            "  led by spaces",
            "tab\there, and\r\nmore",
            "*alias & anchor !tag",
            "| block",
            "> folded",
            "%directive @at `tick`",
            "---",
            "...",
            "= not a formula",
            "Kn\u00f6chel \u03b1\u03b2 \u819d\u84cb \ud83e\uddb5",
            "line\u2028separator\ufeff",
            "f(x",
            "<<",
            "0.1 m # not a comment");
    private static final List<String> NAMES = List.of(
            "shank",
            "\u00c9paule",
            "body:1",
            "it's",
            "a \"b\"",
            "42",
            "007",
            "true",
            "null",
            "~",
            "- x",
            "\u819d",
            "#1",
            "[x]",
            "a, b",
            "<<");

    private final SplittableRandom chance;
    private final DescriptionBuilder builder;
    private final List<String> bodies = new ArrayList<>();
    private final List<String> joints = new ArrayList<>();
    private final List<String> forces = new ArrayList<>();
    private final List<String> parameters = new ArrayList<>();

    private RandomDescription(long seed) {
        chance = new SplittableRandom(seed);
        builder = Description.builder("random");
    }

    static Description of(long seed) {
        RandomDescription random = new RandomDescription(seed);
        random.write();
        return random.builder.build();
    }

    private <T> T any(List<T> some) {
        return some.get(chance.nextInt(some.size()));
    }

    private String odd() {
        return any(ODD) + (chance.nextBoolean() ? any(ODD) : "");
    }

    private double number(double least, double most) {
        double x = chance.nextDouble(least, most);
        return chance.nextInt(3) == 0 ? Math.rint(100 * x) / 100 : x;
    }

    /** A positive value in one of the ways to write one. */
    private void positive(PartBuilder part, String key, double most, String unit) {
        double x = number(0.1 * most, most);
        switch (chance.nextInt(5)) {
            case 0 -> part.set(key, x);
            case 1 -> part.set(key, x, unit);
            case 2 -> part.set(key, x + " " + unit);
            case 3 -> part.value(key, x);
            default -> {
                String p = any(parameters);
                part.set(key, formula(x + " " + unit + "*(1 + 0.1*" + p + ")"));
            }
        }
    }

    private void vector(PartBuilder part, String key, double size) {
        double[] x = {number(-size, size), number(-size, size), number(-size, size)};
        switch (chance.nextInt(4)) {
            case 0 -> part.list(key, x);
            case 1 -> part.set(key, new double[] {1e3 * x[0], 1e3 * x[1], 1e3 * x[2]}, "mm");
            case 2 -> part.list(key, x[0] + " m", formula("1 cm*" + any(parameters)), "-1e-2");
            default -> part.value(key, List.of(x[0], 0, x[2] + "m"));
        }
    }

    private void write() {
        builder.title("t" + odd());
        if (chance.nextBoolean()) {
            builder.set("source", odd());
        }
        if (chance.nextBoolean()) {
            builder.list("notes", odd(), odd(), odd());
        }
        if (chance.nextInt(3) == 0) {
            builder.list("gravity", 0, 0, -9.81);
        }
        for (int i = 0; i < 1 + chance.nextInt(3); i++) {
            parameters.add("p" + i);
            builder.parameter("p" + i, i == 0 ? "0.5" : "= " + number(0.1, 0.9) + "*p" + (i - 1));
        }
        for (int i = 0; i < 1 + chance.nextInt(4); i++) {
            body(i);
        }
        for (int i = 0; i < chance.nextInt(4); i++) {
            force(i);
        }
        for (String j : joints) {
            if (chance.nextBoolean()) {
                builder.initial(j, "angle", number(-60, 60), "deg");
            }
        }
        builder.run(r -> r.set("until", 0.02, "s").set("integrator", chance.nextBoolean() ? "dop853" : "dopri5"));
        builder.record(r -> r.set("every", 5, "ms"));
        builder.output("energy", o -> o.set("value", "max(energy.kinetic)").set("says", "s" + odd()));
        if (chance.nextBoolean()) {
            builder.claim("odd", "c" + odd(), "energy < 1e9 J");
        }
        for (int i = 0; i < chance.nextInt(3); i++) {
            variation("case" + i);
        }
    }

    private void body(int i) {
        String name = chance.nextBoolean() ? "body" + i : any(NAMES) + i;
        String parent = bodies.isEmpty() || chance.nextInt(4) == 0 ? "ground" : any(bodies);
        builder.body(name, b -> {
            positive(b, "mass", 3, "kg");
            vector(b, "centre", 0.2);
            b.part("inertia", m -> {
                for (String axis : List.of("xx", "yy", "zz")) {
                    m.set(axis, 0.02 + number(0.01, 0.011), "kg*m^2");
                }
            });
        });
        bodies.add(name);
        if (chance.nextInt(4) > 0) {
            boolean pin = chance.nextBoolean();
            String joint = "joint" + i;
            builder.joint(joint, pin ? "pin" : "ball", j -> {
                j.set("parent", parent).set("child", name);
                vector(j, "at", 0.3);
            });
            if (pin) {
                joints.add(joint);
            }
        }
    }

    private void force(int i) {
        String name = "force" + i;
        if (!joints.isEmpty() && chance.nextBoolean()) {
            boolean spring = chance.nextBoolean();
            builder.force(name, spring ? "spring" : "damper", f -> {
                f.set("on", any(joints));
                if (spring) {
                    positive(f, "stiffness", 5, "N*m");
                }
                positive(f, "damping", 0.2, "N*m*s");
            });
        } else {
            builder.force(name, "ligament", f -> {
                f.item("between", p -> vector(p, "at", 0.5));
                f.item("between", p -> vector(p.set("on", any(bodies)), "at", 0.2));
                positive(f, "stiffness", 2000, "N");
                positive(f, "slack-length", 0.3, "m");
            });
        }
        forces.add(name);
    }

    private void variation(String name) {
        builder.inCase(name, c -> {
            if (chance.nextBoolean()) {
                c.parameter("p0", number(0.1, 0.9));
            }
            if (!forces.isEmpty() && chance.nextBoolean()) {
                c.part("forces", f -> f.without(any(forces)));
            }
            if (chance.nextBoolean()) {
                c.body(any(bodies), b -> positive(b, "mass", 5, "kg"));
            }
            if (chance.nextBoolean()) {
                c.title("v" + odd());
            }
            if (chance.nextBoolean()) {
                c.run(r -> r.set("accuracy", 1e-6));
            }
        });
    }
}
