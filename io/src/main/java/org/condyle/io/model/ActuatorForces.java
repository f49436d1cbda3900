package org.condyle.io.model;

import org.condyle.forces.BodyTorqueMotor;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.forces.PointMotor;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;

/** Motors: forces that a control drives. Muscles have a reader of their own. */
final class ActuatorForces {
    private static final ValueType AXES = ValueType.choice("world", "body");

    private ActuatorForces() {}

    static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                "motor",
                motorKeys(),
                "Q = u F0 on a coordinate; along a line a tension T = u F0; with activation a for u, da/dt = (u - a)/tau",
                "OpenSim's CoordinateActuator, ActivationCoordinateActuator, PathActuator, PointToPointActuator",
                "its power is booked as work",
                ActuatorForces::motor);
        catalog.add(
                "body-torque-motor",
                keys(
                        MappingType.mapping("body-torque-motor", "a torque between two bodies that a control drives")
                                .need("on", ValueType.reference("body"), "the body that it turns")
                                .key(
                                        "against",
                                        ValueType.reference("body"),
                                        "the body with the opposite torque",
                                        "ground")
                                .key("axis", Parts.DIRECTION, "axis of the torque", "z")
                                .key(
                                        "axes",
                                        AXES,
                                        "whether the axis is fixed in the world or in the body that it turns",
                                        "world"),
                        "N*m"),
                "tau = u F0 n on one body, -tau on the other",
                "OpenSim's TorqueActuator",
                "its power is booked as work",
                ActuatorForces::bodyTorque);
        catalog.add(
                "point-motor",
                keys(
                        MappingType.mapping("point-motor", "a force on a body that a control drives")
                                .need("on", ValueType.reference("body"), "the body")
                                .key("at", Parts.vector("m"), "point that it acts at", "[0, 0, 0]")
                                .key("point", AXES, "whether this point is fixed in the body or in the world", "body")
                                .need("direction", Parts.DIRECTION, "direction of the force")
                                .key(
                                        "axes",
                                        AXES,
                                        "whether the direction is fixed in the world or in the body",
                                        "world"),
                        "N"),
                "f = u F0 n at the point",
                "OpenSim's PointActuator",
                "it acts from outside of the model; its power is booked as work",
                ActuatorForces::point);
    }

    private static MappingType motorKeys() {
        return keys(
                PathReader.withSurfaces(MappingType.mapping("motor", "a force or torque that a control drives")
                                .key("on", ValueType.reference("coordinate"), MeasureReader.ABOUT_ON)
                                .key("between", Parts.between(Parts.POINT), "or a point on each of two bodies")
                                .key("through", ValueType.listOf(PathReader.PLACE, 2, 1000), "or points of a path")
                                .exactlyOneOf("on", "between", "through"))
                        .key(
                                "line",
                                ValueType.choice("pull", "push"),
                                "along a line: whether a positive control pulls its ends together or pushes them apart",
                                "pull")
                        .key(
                                "activation-time",
                                ValueType.quantity("s"),
                                "tau, in which an activation follows the control; by default the force follows it at"
                                        + " once")
                        .key(
                                "start-activation",
                                ValueType.number(),
                                "activation at the start, with activation-time",
                                "0"),
                "N, or N*m on an angle");
    }

    /** The keys of every motor. */
    private static MappingType keys(MappingType shape, String unit) {
        return ControlReader.keys(
                shape.need("optimal-force", ValueType.quantity(unit), "F0, at a control of 1")
                        .key(
                                "reserve",
                                ValueType.flag(),
                                "true if it only makes up for what the other actuators cannot give; analyses report"
                                        + " its share",
                                "false"),
                "0");
    }

    private static MotorDrive drive(ReaderContext r, Part v, String unit) {
        double[] limits = ControlReader.limits(r, v, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        ControlReader.warnBeyond(r, v, limits);
        return new MotorDrive(
                ControlReader.read(r, v, "control"),
                limits[0],
                limits[1],
                r.quantities.notNegative(v, "optimal-force", unit),
                v.flag("reserve"));
    }

    private static ForceElement motor(ReaderContext r, Part v) {
        Measure measure = v.has("through") ? MeasureReader.path(r, v) : MeasureReader.read(r, v);
        if (v.has("over") && !v.has("through")) {
            r.problems.error(
                    Code.MISSING_KEY,
                    v.entry("over"),
                    "needs 'through', the points of the path",
                    "a measure has its own surfaces");
        }
        if (v.has("line") && !measure.isLine()) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry("line"),
                    "has no effect: the motor acts along a coordinate or measure, not a line");
        }
        MotorDrive drive = drive(r, v, measure.kind().effort().unit());
        Motor motor = v.text("line").equals("push") ? Motor.pushing(measure, drive) : Motor.along(measure, drive);
        if (!v.has("activation-time")) {
            if (v.has("start-activation")) {
                r.problems.error(
                        Code.MISSING_KEY,
                        v.entry("start-activation"),
                        "needs 'activation-time'",
                        "without it there is none");
            }
            return motor;
        }
        return motor.activated(
                r.builder,
                r.quantities.positive(v, "activation-time", "s"),
                r.quantities.quantity(v, "start-activation", ""));
    }

    private static ForceElement bodyTorque(ReaderContext r, Part v) {
        int body = r.names.body(v.entry("on")), against = r.names.body(v.entry("against"));
        if (v.text("on").equals(v.text("against"))) {
            r.problems.error(
                    Code.NEEDS_TWO_BODIES,
                    v.entry("against"),
                    "needs another body than 'on', both are '" + v.text("on") + "'");
        }
        double[] axis = r.frames.direction(v.entry("axis"));
        return new BodyTorqueMotor(body, against, axis, v.text("axes").equals("body"), drive(r, v, "N*m"));
    }

    private static ForceElement point(ReaderContext r, Part v) {
        return new PointMotor(
                r.names.body(v.entry("on")),
                r.quantities.vector(v.entry("at"), "m"),
                v.text("point").equals("body"),
                r.frames.direction(v.entry("direction")),
                v.text("axes").equals("body"),
                drive(r, v, "N"));
    }
}
