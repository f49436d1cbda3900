package org.condyle.io.model.read;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Terms of OpenSim, MuJoCo and MADYMO, and the corresponding terms of Condyle. The same table, as
 * prose, is in {@code docs/coming-from.md}.
 */
public final class ForeignWords {
    /** Part of the model file (* for all) | words, without case, hyphens, underscores and dots | what to write. */
    private static final String TABLE = """
            joints | hinge, revolute, revolutejoint, pinjoint, hingejoint, rotational, jointrevo, jointrevolute | a hinge is type: pin
            joints | slide, prismatic, sliderjoint, prismaticjoint, translational, translation, jointtran | a sliding joint is type: slider
            joints | balljoint, spherical, sphericaljoint, ballandsocket, balljointspherical, jointsphe | a ball and socket is type: ball
            joints | weldjoint, fixed, fixedjoint, rigid, jointbrac | a rigid connection is type: weld
            joints | freejoint, floating, sixdof, 6dof, jointfree | a body without a joint is free; or write type: free
            joints | universaljoint, cardan, jointuniv | a cardan joint is type: universal
            joints | planarjoint, jointplan | a joint with two translations and a rotation is type: planar
            joints | customjoint, custom, spatialtransform, coordinatecoupled, gimbal, gimbaljoint, cylindrical, jointcyli, ellipsoidjoint, scapulothoracicjoint | user-defined coordinates, with formulas or splines for rotations and translations, are type: function
            joints | range, limit, limited, stop, stops, coordinatelimitforce | stops are limits: {lower: 0 deg, upper: 120 deg, stiffness: ..., damping: ...}
            joints | damping, stiffness, springref, springstiffness, frictionloss | springs and dampers of a joint are forces: {NAME: {type: spring, on: JOINT, stiffness: ..., damping: ...}}
            joints | pos, location, locationinparent, offset, translationoffset | the position of the joint is 'at' in the parent and 'child-at' in the child
            joints | locationinchild | the position of the joint in the child is 'child-at'
            joints | socketparentframe, parentbody, parentframe | the parent body is 'parent'
            joints | socketchildframe, childbody, childframe, body | the child body is 'child'
            joints | armature | there is no rotor inertia; add it to the inertia of the body
            joints | ref, defaultvalue, qpos0, initialvalue | initial values are under initial: {JOINT: {angle: 30 deg}}
            joints | locked, prescribed, prescribedfunction | a prescribed coordinate is constraints: {NAME: {type: drive, coordinate: JOINT.angle, value: = ...}}
            forces | body, frame, bodyname, socketframe1, socketframe2 | the body of a point is 'on': {on: BODY, at: [x, y, z]}
            forces | thelen2003muscle, millard2012equilibriummuscle, degrootefregly2016muscle, schutte1993muscle, hill, hillmuscle, hilltype | a muscle is type: muscle with law: thelen2003, millard2012, degroote2016, schutte1993 or thelen2003-deprecated
            forces | optimalfiberlength, fiberlength, lceopt, lopt | the fibre length with the largest force is optimal-fibre-length
            forces | pennationangle, pennationangleatoptimal | the angle of the fibres is pennation: 20 deg
            forces | activationtimeconstant, deactivationtimeconstant, timeconst | the time constants of a muscle are activation-time and deactivation-time
            forces | ignoretendoncompliance, ignoreactivationdynamics | a tendon that does not stretch is tendon: rigid; an activation that is the control is activation-dynamics: none
            forces | mincontrol, maxcontrol, ctrlrange | the limits of a control are least-control and most-control
            forces | defaultactivation, defaultfiberlength | the activation at the start is start-activation; fibres begin in equilibrium with their tendons
            forces | fmaxtendonstrain, fmaxmusclestrain, kshapeactive, kshapepassive, af, flen | the numbers of Thelen's law are tendon-strain, passive-strain, active-shape, passive-shape, velocity-shape and lengthening-force
            forces | blankevoort1991ligament, tendon | a ligament is type: ligament with 'between' or 'through', stiffness (force per strain) and slack-length or reference-strain; type: damaging-spring can tear
            forces | springgeneralizedforce, pointtopointspring, linearspring, kelvin, torsionspring | a spring, linear or about a joint, is type: spring
            forces | bushingforce, functionbasedbushingforce | a bushing is type: bushing
            forces | coordinatelimitforce, range, limit | stops of a joint are its key limits: {lower: ..., upper: ..., stiffness: ..., damping: ...}
            forces | coordinateactuator, activationcoordinateactuator, pathactuator, pointtopointactuator, actuator, general, position, velocity | a force or torque that a control drives is type: motor, on: JOINT, between points or through the points of a path
            forces | torqueactuator | a torque between two bodies that a control drives is type: body-torque-motor
            forces | pointactuator | a force on a body that a control drives is type: point-motor
            forces | prescribedforce, externalforce, externalloads, xfrcapplied | a load that follows data or a formula is type: force or type: torque with 'curves' from a file
            forces | huntcrossleyforce, elasticfoundationforce, smoothspherehalfspaceforce, contact | contact is defined under contacts: {NAME: {between: [A, B], law: hunt-crossley-dissipation, ...}}
            contacts | mu, coefficientoffriction, frictioncoefficient, slidingfriction, staticfriction, dynamicfriction, stiction | the coefficient of friction is friction: 0.3, or friction: {type: stribeck, static: 0.4, dynamic: 0.3}
            contacts | viscousfriction | viscous friction is a part of friction: {type: stribeck, static: 0.4, dynamic: 0.3, viscous: 0.1 s/m}
            contacts | transitionvelocity, stictiontransitionvelocity, vstol | the speed at which sliding begins is a key of the friction: friction: {type: stribeck, static: 0.4, dynamic: 0.3, transition-speed: 1 mm/s}
            contacts | solref, solimp, timeconst, dampratio | stiffness and restitution are properties of the law, as in law: hunt-crossley, stiffness: 1e6 N/m^1.5, restitution: 0.5; for rigid contact write run.contact: impulsive or time-stepping
            contacts | condim, margin, gap, priority, solmix, contype, conaffinity | there is no such setting; give the surfaces that can touch with 'between' or 'among'
            contacts | dissipation, damping, damp | damping is computed from 'restitution'; the dissipation of OpenSim is a key of law: hunt-crossley-dissipation
            contacts | huntcrossley | the law with a restitution is law: hunt-crossley; that of OpenSim, with a dissipation, is law: hunt-crossley-dissipation
            contacts | huntcrossleyforce, smoothspherehalfspaceforce | the law of OpenSim is law: hunt-crossley-dissipation
            contacts | elasticfoundationforce, elasticfoundation | a layer on a mesh is law: foundation
            contacts | smith2018articularcontactforce, articularcontact, raycasting | contact of cartilage meshes by casting rays is law: casting
            contacts | e, cor, coefficientofrestitution | the coefficient of restitution is restitution: 0.5, and impact: 0.5 in runs without compliance
            contacts | geom1, geom2, geometry, bodies, surfaces, pair | the two surfaces are between: [A, B]
            bodies | geom, geoms, geometry, contactgeometry, attachedgeometry | the shape of a body is shape: {sphere: {radius: 5 cm}}; additional shapes are under 'surfaces'
            bodies | joint, freejoint | joints are under joints: {NAME: {type: pin, parent: A, child: B}}
            bodies | masscenter, masscentre, com, cog, ipos, centerofmass, centreofgravity, center | the mass centre is centre: [x, y, z]
            bodies | inertiaxx, inertiayy, inertiazz, diaginertia, fullinertia, moi | moments of inertia about the mass centre are inertia: {xx: ..., yy: ..., zz: ...}
            bodies | pos, position, location, translation | the position of a body without a joint is at: [x, y, z]
            bodies | quat, euler, axisangle, rotation | the orientation of a body without a joint is orientation: {axis: z, angle: 30 deg}
            bodies | velocity, speed | initial speeds are under initial: {BODY: {velocity: [x, y, z]}}
            surfaces | contactsphere, contacthalfspace, contactmesh, contactellipsoid, geom, type | a surface has on: BODY and shape: {sphere: {radius: 5 cm}}, {half-space: ...}, {mesh: ...}, {ellipsoid: ...}
            surfaces | hyperellipsoid | MADYMO's hyper-ellipsoid is shape: {superquadric: ...}
            run | timestep, dt, stepsize, deltat | the step of a fixed-step method is 'step'
            run | finaltime, endtime, duration, tend, stoptime, tstop | the end of the run is 'until'
            run | initialtime, starttime, tstart | the start of the run is 'from'
            run | tolerance, tol, reltol, rtol, abstol, accuracytolerance | the tolerance of the local error is 'accuracy'
            run | maximumstepsize, maxstepsize, hmax | the largest step is 'max-step'
            run | rungekuttamerson, cpodes, rkmerson, ode45, rk45, rungekuttafehlberg | adaptive explicit methods are dopri5 and dop853
            run | ode113, adams | the method of Adams is abm
            run | ode15s, ode23s, implicit, implicitfast, bdf, gear | the method for stiff models is radau5
            run | semiexpliciteuler, semiimpliciteuler, rk4th, rungekutta4 | fixed-step methods are euler, rk4 and abm4; the scheme of MuJoCo is most similar to contact: time-stepping
            run | forward, forwarddynamics, fd | forward dynamics is analysis: dynamics
            run | inverse, inversedynamics, id | inverse dynamics is analysis: inverse-dynamics
            run | quasistatic, continuation, loadstepping, passiveflexion | the equilibrium over a driven coordinate is analysis: quasi-static
            run | static, statics, staticoptimization | static equilibrium is analysis: equilibrium; static optimisation of muscles is a tool of condyle analyse
            run | rigid, hard, nonsmooth, lcp | rigid contact is impulsive (with computed instants of impacts) or time-stepping
            run | soft, penalty, continuous | contact with a force law is compliant
            * | worldbody, world, bodyset, model, system | the model file begins with 'bodies', 'joints', 'forces', 'contacts', 'run'
            * | geom, geoms, contactgeometryset, contactgeometry, geometry, asset, surface | shapes of bodies are their 'shape', additional shapes are under 'surfaces'
            * | jointset, joint | joints are under 'joints', each with its name
            * | controllerset, controlset, controller, controllers, excitations | a control belongs to its force, under 'control'; a file with the controls of all actuators is under 'controls'
            * | forceset, actuator, actuators, tendon, equality, force | forces are under 'forces', equations between bodies under 'constraints'
            * | constraintset, constraint, loop, weldconstraint | equations between bodies are under 'constraints'
            * | contact, contacts.pair, contactforceset | contacts are under 'contacts'
            * | option, timestep, simulation, solver, control | times, method and accuracy are under 'run'
            * | keyframe, defaults, state, states | initial values are under 'initial'
            * | markerset, sensor, site, sites, outputset | recorded channels are under 'record', named results under 'outputs'
            """;

    private static final Map<String, String> ANSWERS = read();

    private ForeignWords() {}

    private static Map<String, String> read() {
        Map<String, String> answers = new LinkedHashMap<>();
        TABLE.lines().map(line -> line.split("\\|", 3)).forEach(column -> {
            for (String word : column[1].split(",", -1)) {
                answers.putIfAbsent(column[0].strip() + " " + bare(word), column[2].strip());
            }
        });
        return answers;
    }

    private static String bare(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[\\s_.-]", "");
    }

    /** What to write instead of {@code word} at {@code path}; empty if no other program uses that word. */
    public static String answer(String path, String word) {
        String part = path.replaceFirst("^cases\\.[^.]*\\.?", "").replaceFirst("\\..*$", "");
        String known = ANSWERS.getOrDefault(part + " " + bare(word), "");
        return known.isEmpty() && part.isEmpty() ? ANSWERS.getOrDefault("* " + bare(word), "") : known;
    }

    /** What to write instead of {@code word}, by the part of the model file it would stand in; empty if no other program uses that word. */
    public static Map<String, String> everywhere(String word) {
        Map<String, String> found = new LinkedHashMap<>();
        String end = " " + bare(word);
        ANSWERS.forEach((key, answer) -> {
            if (key.endsWith(end)) {
                found.put(key.substring(0, key.length() - end.length()), answer);
            }
        });
        return found;
    }

    /** The table for its test: part, word and answer. */
    static Map<String, String> all() {
        return Map.copyOf(ANSWERS);
    }
}
