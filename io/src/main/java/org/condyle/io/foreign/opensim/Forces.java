package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;

/** The force set: each class goes to the translator of its kind, and what is unknown is told. */
final class Forces {
    private final Osim osim;
    private final Springs springs;
    private final Ligaments ligaments;
    private final ContactForces contacts;
    private final Actuators actuators;
    private final Paths paths;
    private final Muscles muscles;

    Forces(Osim osim) {
        this.osim = osim;
        springs = new Springs(osim);
        ligaments = new Ligaments(osim);
        contacts = new ContactForces(osim);
        actuators = new Actuators(osim);
        paths = new Paths(osim);
        muscles = new Muscles(osim);
    }

    void translate() {
        List<XmlElement> all = new ArrayList<>(osim.set("ForceSet"));
        all.addAll(osim.set("ActuatorSet"));
        osim.controls.learn();
        for (XmlElement e : all) {
            if (e.flag("appliesForce", !e.flag("isDisabled", false))) {
                force(e);
            } else if (isMuscle(e)) {
                path(e);
                osim.losses.harmless(e, "is switched off in the file; its path is kept and measured");
            } else {
                osim.losses.harmless(e, "is switched off in the file and left out");
            }
        }
    }

    /** Whether a force acts along a coordinate along which nothing can act here. */
    private boolean isLost(XmlElement e) {
        if (!e.name().matches("SpringGeneralizedForce|CoordinateLimitForce|.*Coordinate(Actuator|Force)")) {
            return false;
        }
        Coordinates.Known k = osim.coordinates.lookUp(Sockets.path(e, "coordinate", "coordinate"));
        return k != null && !k.driving();
    }

    private void force(XmlElement e) {
        if (isLost(e)) {
            osim.losses.matters(
                    e, "acts along an angle of its joint that has no speed of its own; it does not act here");
            return;
        }
        switch (e.name()) {
            case "PointToPointSpring" -> springs.pointToPoint(e);
            case "SpringGeneralizedForce" -> springs.generalized(e);
            case "CoordinateLimitForce" -> springs.limit(e);
            case "PathSpring" -> ligaments.pathSpring(e);
            case "Ligament" -> ligaments.ligament(e);
            case "Blankevoort1991Ligament" -> ligaments.blankevoort(e);
            case "BushingForce" -> new Bushings(osim, e).linear();
            case "FunctionBasedBushingForce" -> new Bushings(osim, e).functions();
            case "ExpressionBasedBushingForce" -> new Bushings(osim, e).expressions();
            case "ExpressionBasedCoordinateForce" -> new Expressions(osim).coordinate(e);
            case "ExpressionBasedPointToPointForce" -> new Expressions(osim).pointToPoint(e);
            case "HuntCrossleyForce" -> contacts.huntCrossley(e);
            case "ElasticFoundationForce" -> contacts.elasticFoundation(e);
            case "SmoothSphereHalfSpaceForce" -> contacts.smoothSphere(e);
            case "Smith2018ArticularContactForce", "Smith2018_ArticularContactForce" -> contacts.smith(e);
            case "PrescribedForce" -> new PrescribedForces(osim).translate(e);
            case "CoordinateActuator", "ActivationCoordinateActuator" -> actuators.coordinate(e);
            case "TorqueActuator" -> actuators.torque(e);
            case "PointActuator" -> actuators.point(e);
            case "PointToPointActuator" -> actuators.pointToPoint(e);
            case "PathActuator" -> {
                if (!actuators.path(e)) {
                    path(e);
                }
            }
            case "BodyActuator" -> actuators.spatial(e);
            default -> other(e);
        }
    }

    private void other(XmlElement e) {
        if (!isMuscle(e)) {
            osim.losses.matters(e, "this kind of force is not known; it does not act here");
            return;
        }
        if (Muscles.isKnown(e)) {
            muscles.translate(e);
            return;
        }
        String way = path(e) ? "; its path is kept and measured" : "; it is left out";
        osim.losses.matters(e, "the force of this class is not known" + way);
    }

    private static boolean isMuscle(XmlElement e) {
        return Paths.of(e) != null || e.name().matches(".*Muscle(_Deprecated)?");
    }

    /** A measure of the length of a muscle, with its name. */
    private boolean path(XmlElement e) {
        XmlElement path = Paths.of(e);
        if (path == null) {
            return false;
        }
        Draft d = new Draft(e.at());
        d.set("type", e.at(), "path");
        String name = e.attribute("name", "").strip();
        boolean whole = paths.write(path, name, d);
        if (whole) {
            osim.section("measures", e).set(osim.names.part(e, name, "path"), d.entry());
        }
        return whole;
    }
}
