package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.experiment.FileRun;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A cart of 2 kg that stands at x = 3 m is driven by the motors that a model file can describe. */
class MotorModelTest {
    @TempDir
    Path folder;

    private static String cart(String motor) {
        return """
                condyle: 1
                plane: xy
                gravity: none
                inputs: {level: 0.5}
                bodies: {cart: {mass: 2 kg}}
                joints: {rail: {type: slider, axis: x, child: cart}}
                initial: {rail: {position: 3 m}}
                forces:
                  motor: {type: motor, MOTOR}
                run: {until: 1 s, accuracy: 1e-11}
                record: [rail.position, rail.speed, motor.control, energy.residual]
                outputs:
                  speed: last(rail.speed)
                  ledger: max(abs(energy.residual))
                """.replace("MOTOR", motor);
    }

    private RunResult run(String text) throws IOException {
        Path file = folder.resolve("m.yaml");
        Files.writeString(file, text);
        RunResult r = FileRun.of(file.toString()).run();
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "on: rail, control: 0.3 | 1.5",
                "on: rail, control: '= 0.6*t' | 1.5",
                "on: rail, control: '= level' | 2.5",
                "on: rail, control: 3, most-control: 0.4 | 2",
                "on: rail, control: -3, least-control: -0.2 | -1",
                "between: [ground, cart], control: 0.3 | -1.5",
                "between: [ground, cart], line: push, control: 0.3 | 1.5",
                "through: [ground, {on: ground, at: [1, 0]}, cart], control: 0.3 | -1.5",
            })
    void forceIsControlTimesOptimalForce(String motor, double speed) throws IOException {
        RunResult r = run(cart(motor + ", optimal-force: 10 N"));
        assertEquals(speed, r.output("speed"), 1e-9);
        assertEquals(0, r.output("ledger"), 1e-9);
    }

    @Test
    void activationFollowsTheControl() throws IOException {
        // ȧ = (u - a)/τ from a₀: the impulse is F₀ (u T + (a₀ - u) τ (1 - e^(-T/τ)))
        RunResult r = run(cart(
                "on: rail, optimal-force: 10 N, control: 0.3, activation-time: 0.2 s," + " start-activation: 0.1"));
        assertEquals(10 * (0.3 - 0.2 * 0.2 * (1 - Math.exp(-5))) / 2, r.output("speed"), 1e-9);
        assertEquals(0, r.output("ledger"), 1e-9);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "optimal-force: -10 N | optimal-force: must be >= 0 N, was -10 N",
                "optimal-force: 10 N*m | optimal-force: ",
                "optimal-force: 10 N, least-control: 1, most-control: 0.5 | least-control: must not be greater than most-control, 0.5, was 1",
                "optimal-force: 10 N, control: .nan | control: must be a finite number, was '.nan'",
                "optimal-force: 10 N, control: 3 N | control: ",
                "optimal-force: 10 N, control: '= levle' | control: unknown name 'levle'; did you mean 'level'?",
                "optimal-force: 10 N, line: push | line: has no effect",
                "optimal-force: 10 N, start-activation: 0.3 | start-activation: needs 'activation-time'",
                "optimal-force: 10 N, activation-time: 0 | activation-time: must be > 0 s, was 0",
                "optimal-force: 10 N, over: [w] | over: needs 'through'",
            })
    void wrongMotorsAreRefusedWithTheirLine(String keys, String said) throws IOException {
        Path file = folder.resolve("m.yaml");
        Files.writeString(file, cart("on: rail, " + keys));
        DocumentException e = assertThrows(
                DocumentException.class, () -> FileRun.of(file.toString()).experiment());
        assertTrue(e.getMessage().contains("m.yaml:9:"), e.getMessage());
        assertTrue(e.getMessage().contains("forces.motor." + said), e.getMessage());
    }

    /** A wheel of 0.5 kg·m² on an axle, and a point of it at 2 m from the axle. */
    private static String wheel(String motor) {
        return """
                condyle: 1
                gravity: none
                bodies: {wheel: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 0.5}}}
                joints: {axle: {type: pin, child: wheel}}
                forces:
                  motor: {MOTOR, control: 0.5}
                run: {until: 1 s, accuracy: 1e-11}
                record: [axle.speed, motor.effort, energy.residual]
                outputs: {speed: last(axle.speed), ledger: max(abs(energy.residual))}
                """.replace("MOTOR", motor);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type: body-torque-motor, on: wheel, optimal-force: 3 N*m | 3",
                "type: body-torque-motor, on: ground, against: wheel, optimal-force: 3 N*m | -3",
                "type: body-torque-motor, on: wheel, axis: [0, 3, 4], optimal-force: 3 N*m | 2.4",
                "type: body-torque-motor, on: wheel, axis: -z, axes: body, optimal-force: 3 N*m | -3",
                "type: point-motor, on: wheel, at: [2, 0, 0], direction: y, axes: body, optimal-force: 3 N | 6",
                "type: point-motor, on: wheel, at: [0, 2, 0], point: world, direction: x, optimal-force: 3 N | -6",
            })
    void motorsOfBodiesTurnAWheel(String motor, double speed) throws IOException {
        RunResult r = run(wheel(motor));
        assertEquals(speed, r.output("speed"), 1e-9);
        assertEquals(0, r.output("ledger"), 1e-8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type: body-torque-motor, on: wheel, against: wheel, optimal-force: 3 N*m | motor.against: needs another body than 'on', both are 'wheel'",
                "type: body-torque-motor, on: wheel, axis: [0, 0, 0], optimal-force: 3 N*m | motor.axis: a direction must not be zero",
                "type: body-torque-motor, on: whel, optimal-force: 3 N*m | motor.on: there is no body 'whel'; did you mean 'wheel'?",
                "type: point-motor, on: wheel, optimal-force: 3 N | missing key 'direction'",
                "type: point-motor, on: wheel, direction: x, optimal-force: -3 N | motor.optimal-force: must be >= 0 N, was -3 N",
            })
    void wrongMotorsOfBodiesAreRefusedWithTheirLine(String motor, String said) throws IOException {
        Path file = folder.resolve("m.yaml");
        Files.writeString(file, wheel(motor));
        DocumentException e = assertThrows(
                DocumentException.class, () -> FileRun.of(file.toString()).experiment());
        assertTrue(e.getMessage().contains("m.yaml:6:") && e.getMessage().contains(said), e.getMessage());
    }
}
