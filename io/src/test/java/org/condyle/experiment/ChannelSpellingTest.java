package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.expression.Dimension;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.RunResult;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Observer;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChannelSpellingTest {
    static List<String> models() {
        return Library.names();
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyChannelOfTheLibraryIsReadBackAndNoOldSpellingIsLeft(String model) {
        Description source = Library.find(model);
        List<String> cases = new ArrayList<>(source.cases());
        cases.add(0, "");
        if (model.equals("walking/seven-segments")) {
            cases.remove("data"); // the tables it reads are not part of the library
        }
        for (String c : Seeds.of(cases, 5)) {
            Experiment e = new Experiment(source.compile(c, List.of()));
            e.channels().all().forEach((name, channel) -> {
                assertEquals(name, channel.name());
                assertEquals(channel.id(), ChannelId.parse(name));
                boolean formula = e.file().formulas().containsKey(name); // the only names without an owner
                assertEquals(formula, channel.id().owner().isEmpty(), name);
                ChannelId rateOf = channel.rateOf();
                if (rateOf != null) {
                    Channel coordinate = Objects.requireNonNull(e.channels().find(rateOf.name()), name);
                    assertEquals(coordinate.dimension().rate(), channel.dimension(), name);
                }
            });
            assertFalse(e.warnings().toString().contains("is now written"), () -> model + " " + c + e.warnings());
        }
    }

    private static final String BALL =
            """
            condyle: 1
            bodies: {ball: {mass: 1 kg, inertia: {xx: 1, yy: 2, zz: 3}}}
            joints: {hip: {type: universal, child: rod}}
            initial: {ball: {spin: [1, 2, 3]}, hip: {angle-x: 0.1, SPEED: 0.5 rad/s}}
            events: {fast: {when: "= SPIN - 100"}}
            forces: {brake: {type: couple, on: ball, value: [0, 0, "= -SPIN*1 [N*m*s]"]}}
            run: {until: 0.01 s}
            units: {SPIN: deg/s}
            record: [SPIN, "WILD"]
            picture: {y: SPIN}
            outputs: {turns: last(SPIN), most: max(SPIN)}
            claims: {some: {says: it turns, test: max(2*SPIN) > 0 rad/s}}
            """.replace("zz: 3}}}", "zz: 3}}, rod: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}");

    private static ModelFile read(String text, Map.Entry<?, ?>... settings) {
        List<Map.Entry<String, String>> list = new ArrayList<>();
        for (Map.Entry<?, ?> s : settings) {
            list.add(Map.entry(String.valueOf(s.getKey()), String.valueOf(s.getValue())));
        }
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile("", list);
    }

    private static RunResult run(Experiment e) {
        return e.run("", Listener.NONE, null, c -> Map.of());
    }

    @Test
    void oldSpellingsGiveTheSameNumbersAndAWarningWithTheNewOne() {
        Experiment old = new Experiment(read(BALL.replace("SPIN", "ball.spin.z")
                .replace("WILD", "rod.spin.*")
                .replace("SPEED", "angle-y-speed")));
        Experiment now = new Experiment(
                read(BALL.replace("SPIN", "ball.wz").replace("WILD", "rod.w*").replace("SPEED", "angle-y.speed")));
        assertEquals("", now.warnings().toString().replaceAll("(?s)^(?!.*is now written).*", ""));
        String said = old.warnings().toString();
        for (String place :
                List.of("m.yaml:4", "m.yaml:5", "m.yaml:6", "m.yaml:8", "m.yaml:9", "m.yaml:10", "m.yaml:11")) {
            assertTrue(said.contains(place + ":"), place + " in " + said);
        }
        assertTrue(said.contains("'ball.spin.z' is now written 'ball.wz'"), said);
        assertTrue(said.contains("'rod.spin.x' is now written 'rod.wx'"), said);
        assertTrue(said.contains("'angle-y-speed' is now written 'angle-y.speed'"), said);
        RunResult a = run(old), b = run(now);
        assertEquals(b.outputs(), a.outputs());
        assertEquals(
                b.recording().channels().stream().map(Channel::name).toList(),
                a.recording().channels().stream().map(Channel::name).toList());
        assertNotNull(a.shown().channelUnits().get("ball.wz"));
        assertTrue(a.verdicts().get(0).holds());
    }

    @Test
    void aMistypedChannelIsAnsweredWithTheNewName() {
        String text = BALL.replace("SPIN", "ball.wz")
                .replace("SPEED", "angle-y.speed")
                .replace("WILD", "ball.wk");
        String said = String.valueOf(assertThrows(DocumentException.class, () -> new Experiment(read(text)))
                .getMessage());
        assertTrue(said.contains("did you mean 'ball.w"), said);
    }

    @Test
    void aBodyThatDeformsTurnsAboutTheAxesOfTheWorld() {
        String text = """
                condyle: 1
                bodies: {it: {shape: {sphere: {radius: 0.1}}, density: 1000, angle: 90 deg, matter: {energy: neo-hookean, c1: 100}}}
                initial: {it: {KEY: [1, 2, 3]}}
                run: {until: 1 ms}
                record: [it.wx, it.wy, it.wz]
                """;
        for (String key : List.of("spin", "angular-velocity")) {
            Experiment e = new Experiment(read(text.replace("KEY", key)));
            assertEquals(
                    key.equals("spin"), e.warnings().toString().contains("'spin' is now written 'angular-velocity'"));
            RunResult r = run(e);
            for (int k = 0; k < 3; k++) {
                assertEquals(k + 1, r.recording().value(k, 0), 1e-12);
            }
        }
    }

    /** Everything in units of L, M and T: a channel that has a dimension must scale with it. */
    private static final String SCALED = """
            condyle: 1
            parameters: {L: 1 m, M: 1 kg, T: 1 s, F: = M*L/T^2}
            gravity: [0, = -9.81*L/T^2, 0]
            bodies:
              arm: {mass: = 2*M, inertia: {xx: = 0.1*M*L^2, yy: = 0.2*M*L^2, zz: = 0.15*M*L^2}, centre: [= 0.3*L, 0, = 0.1*L]}
              sled: {mass: = 1.5*M, inertia: {xx: = 0.1*M*L^2, yy: = 0.1*M*L^2, zz: = 0.1*M*L^2}}
              hand: {mass: = 0.5*M, inertia: {xx: = 0.01*M*L^2, yy: = 0.02*M*L^2, zz: = 0.02*M*L^2}}
              ball: {mass: = 1*M, shape: {sphere: {radius: = 0.5*L}}, at: [0, = 0.49*L, 0]}
              jelly: {shape: {sphere: {radius: = 0.4*L}}, density: = 3*M/L^3, at: [= 5*L, = 0.5*L, 0], matter: {energy: neo-hookean, c1: = 7*F/L^2, viscosity: = 2*F*T/L^2}}
            surfaces: {floor: {shape: {half-space: {normal: y}}}}
            joints:
              knee: {type: pin, child: arm, child-at: [0, = 0.1*L, 0], limits: {upper: 0.2, stiffness: = 30*F*L, damping: = 2*F*L*T}}
              rail: {type: slider, child: sled}
              wrist: {type: ball, parent: arm, child: hand, at: [= 0.6*L, 0, 0], child-at: [0, = 0.2*L, 0]}
            constraints:
              turns: {type: drive, coordinate: knee.angle, value: = 0.3 + 0.4*t/T}
            forces:
              band: {type: spring, between: [arm, sled], stiffness: = 40*F/L, rest: = 0.2*L, damping: = 3*F*T/L}
              motor: {type: torque, on: knee, value: = 2*F*L}
              blow: {type: force, on: sled, value: [= 1*F, = 2*F, 0]}
              twist: {type: couple, on: sled, value: [0, 0, = 3*F*L]}
              hurt: {type: damaging-spring, on: rail, stiffness: = 20*F/L, cohesion: = 1*F*L, damage-viscosity: = 2*F*L*T}
            contacts: {bounce: {between: [ball, floor], law: flores, restitution: 0.8, stiffness: = 1000*F/L^1.5, friction: {type: coulomb, coefficient: 0.3, slip-speed: = 0.01*L/T}}}
            initial:
              knee: {angle: 0.3, speed: 0.4 rad/s}
              rail: {position: = 0.3*L, speed: = -0.5*L/T}
              wrist: {orientation: {axis: z, angle: 20 deg}}
              ball: {velocity: [= 0.3*L/T, = -1*L/T, 0]}
              jelly: {a11: 1.2, a12: 0.1, a11.speed: = 0.3/T}
            run: {until: = 1*T, assemble: none}
            """;

    private static Map<String, Double> channelsAtStart(double length, double mass, double time) {
        Experiment e = new Experiment(read(
                SCALED.replace("0.4 rad/s", 0.4 / time + " rad/s"),
                Map.entry("parameters.L", length + " m"),
                Map.entry("parameters.M", mass + " kg"),
                Map.entry("parameters.T", time + " s")));
        List<Channel> all = List.copyOf(e.channels().all().values());
        Observer observer = new Observer(e.mechanism(), all);
        observer.look(e.start());
        observer.record();
        Map<String, Double> values = new java.util.LinkedHashMap<>();
        for (int c = 0; c < all.size(); c++) {
            values.put(all.get(c).name(), observer.recording().value(c, 0));
        }
        return values;
    }

    @Test
    void everyChannelScalesAsItsDimensionSays() {
        double length = 2.5, mass = 3.5, time = 0.7;
        Map<String, Double> one = channelsAtStart(1, 1, 1), other = channelsAtStart(length, mass, time);
        assertEquals(one.keySet(), other.keySet());
        Experiment e = new Experiment(read(SCALED));
        Set<String> wrong = new TreeSet<>(), kinds = new TreeSet<>();
        e.channels().all().values().stream()
                .filter(c -> c.dimension().isKnown())
                .forEach(c -> {
                    Dimension d = c.dimension();
                    double x = Objects.requireNonNull(one.get(c.name())),
                            y = Objects.requireNonNull(other.get(c.name()));
                    double scale =
                            Math.pow(length, d.metre()) * Math.pow(mass, d.kilogram()) * Math.pow(time, d.second());
                    if (Math.abs(x) > 1e-9) {
                        kinds.add(d.unit());
                        if (Math.abs(y - x * scale) > 1e-6 * Math.abs(x * scale)) {
                            wrong.add(c.name() + " [" + d + "] " + x + " " + y);
                        }
                    }
                });
        assertEquals(Set.of(), wrong);
        // so that the test looks at something
        assertTrue(
                kinds.containsAll(
                        List.of("m", "rad", "m/s", "rad/s", "m/s^2", "rad/s^2", "N", "N*m", "J", "W", "Pa", "1")),
                kinds.toString());
    }
}
