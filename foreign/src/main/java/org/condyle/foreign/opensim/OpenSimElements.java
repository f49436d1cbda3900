package org.condyle.foreign.opensim;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Part;

/**
 * The elements of OpenSim that are translated, a line for each: its class and who reads it, the types of the model file that it is
 * written for and who writes them. Joints, muscles and shapes have a line in the table of {@link JointClass}, {@link MuscleClass} and
 * {@link ShapeClass} instead, because their parts translate one to one.
 */
final class OpenSimElements {
    private OpenSimElements() {}

    /** All classes that are read, those of the other tables among them. */
    static Set<String> classes() {
        Set<String> all = new TreeSet<>(FORCES.classes());
        all.addAll(CONSTRAINTS.classes());
        all.addAll(CONTACTS.classes());
        JointClass.ALL.forEach(c -> all.add(c.name()));
        ShapeClass.WRAPS.forEach(c -> all.add(c.name()));
        ShapeClass.PICTURES.forEach(c -> all.add(c.name()));
        return all;
    }

    /** Reads an element into the model file. */
    interface Reader {
        void read(Osim osim, XmlElement e);
    }

    /** Writes a part of the model file as an element. */
    interface Writer {
        void write(Sheet sheet, String name, Part v);
    }

    /** Elements of one set of OpenSim; W writes them. */
    static final class Family<W> {
        private final Map<String, Reader> readers = new HashMap<>();
        private final Map<String, W> writers = new HashMap<>();

        /** An element that is only read. */
        private Family<W> element(String classes, Reader reader) {
            for (String name : classes.split(" ", -1)) {
                readers.put(name, reader);
            }
            return this;
        }

        /** Parts of the model file that are only written. */
        private Family<W> types(String types, W writer) {
            for (String type : types.split(" ", -1)) {
                writers.put(type, writer);
            }
            return this;
        }

        private Family<W> element(String classes, Reader reader, String types, W writer) {
            return element(classes, reader).types(types, writer);
        }

        Set<String> classes() {
            return readers.keySet();
        }

        Optional<Reader> reader(String className) {
            return Optional.ofNullable(readers.get(className));
        }

        W writer(String type, W otherwise) {
            return writers.getOrDefault(type, otherwise);
        }
    }

    static final Family<Writer> CONSTRAINTS = new Family<Writer>()
            .element("PointConstraint", Constraints::point, "spherical", Constraints::writePoint)
            .types("revolute", Constraints::writeHinge)
            .element("WeldConstraint", Constraints::weld, "weld", Constraints::writeWeld)
            .element("ConstantDistanceConstraint", Constraints::distance, "distance", Constraints::writeDistance)
            .element("PointOnLineConstraint", Constraints::pointOnLine, "point-on-line", Constraints::writeLine)
            .element("CoordinateCouplerConstraint", Constraints::coupler, "coupler", Constraints::writeCoupler)
            .types("drive", Constraints::writeDrive);

    static final Family<Writer> FORCES = new Family<Writer>()
            .element("PointToPointSpring", Springs::pointToPoint, "spring damper", Springs::write)
            .element("SpringGeneralizedForce", Springs::generalized)
            .element("CoordinateLimitForce", Springs::limit, "coordinate-limit", Springs::writeLimit)
            .element("ExpressionBasedCoordinateForce", Expressions::coordinate, "torque", Expressions::write)
            .element("ExpressionBasedPointToPointForce", Expressions::pointToPoint)
            .element("Ligament", Ligaments::ligament, "ligament", Ligaments::write)
            .element("Blankevoort1991Ligament", Ligaments::blankevoort, "ligaments", Ligaments::writeRows)
            .element("PathSpring", Ligaments::pathSpring)
            .element("BushingForce", Bushings::linear, "bushing", Bushings::write)
            .element("FunctionBasedBushingForce", Bushings::functions)
            .element("ExpressionBasedBushingForce", Bushings::expressions)
            .element("PrescribedForce", PrescribedForces::read, "force couple", PrescribedForces::write)
            .element(
                    "CoordinateActuator ActivationCoordinateActuator", Actuators::coordinate, "motor", Actuators::write)
            .element("TorqueActuator", Actuators::torque, "body-torque-motor", Actuators::writeTorque)
            .element("PointActuator", Actuators::point, "point-motor", Actuators::writePoint)
            .element("PointToPointActuator", Actuators::pointToPoint)
            .element("PathActuator", Actuators::path)
            .element("BodyActuator", Actuators::spatial)
            .element(String.join(" ", MuscleClass.ALL.keySet()), Muscles::read, "muscle", Muscles::write)
            .types("external-load", Forces::writeExternalLoad);

    /** Forces of OpenSim that are contacts of the model file; the types are their laws. */
    static final Family<Consumer<ContactForces.Pair>> CONTACTS = new Family<Consumer<ContactForces.Pair>>()
            .element(
                    "HuntCrossleyForce",
                    ContactForces::huntCrossley,
                    "hertz hunt-crossley-dissipation",
                    ContactForces::writeHuntCrossley)
            .element(
                    "ElasticFoundationForce",
                    ContactForces::elasticFoundation,
                    "foundation",
                    ContactForces::writeFoundation)
            .element(
                    "SmoothSphereHalfSpaceForce",
                    ContactForces::smoothSphere,
                    "smooth-sphere",
                    ContactForces::writeSmoothSphere)
            .element(
                    "Smith2018ArticularContactForce Smith2018_ArticularContactForce",
                    ContactForces::smith,
                    "casting",
                    ContactForces::writeSmith);
}
