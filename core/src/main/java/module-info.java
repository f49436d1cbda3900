/**
 * Mechanics of bodies that touch, collide, wear out and deform: models, their motion, analyses and recordings. A first program is
 * {@link org.condyle.mechanics.Model}, {@link org.condyle.simulate.Run} and a {@link org.condyle.simulate.Recording}.
 *
 * <p>What is exported is the API that version numbers speak of. Packages that are exported to modules of Condyle alone, or not at all,
 * may change at any time: searches for contacts, the tree of bodies, the equations as an ODE.
 */
@SuppressWarnings({"module", "requires-automatic"
}) // modules above this one need not be there; Hipparchus has no descriptor
module org.condyle.core {
    requires static transitive org.jspecify;
    requires hipparchus.core;

    // the vocabulary and the open interfaces
    exports org.condyle.mechanics;
    exports org.condyle.mechanics.contact;
    exports org.condyle.mechanics.many;
    exports org.condyle.mechanics.tangent;
    exports org.condyle.expression;
    exports org.condyle.function;
    exports org.condyle.math;
    exports org.condyle.text;

    // parts of models
    exports org.condyle.joints;
    exports org.condyle.descriptor;
    exports org.condyle.measures;
    exports org.condyle.measures.wrap;
    exports org.condyle.forces;
    exports org.condyle.tissue;
    exports org.condyle.tissue.fibre;
    exports org.condyle.muscle;
    exports org.condyle.muscle.law;
    exports org.condyle.resistance;
    exports org.condyle.contact;
    exports org.condyle.contact.law;
    exports org.condyle.contact.friction;
    exports org.condyle.contact.impact;
    exports org.condyle.geometry;
    exports org.condyle.geometry.shape;
    exports org.condyle.geometry.cartilage;
    exports org.condyle.geometry.mesh;
    exports org.condyle.geometry.freeform;
    exports org.condyle.geometry.csg;
    exports org.condyle.geometry.tree;

    // bones and furniture for pictures
    exports org.condyle.anatomy;
    exports org.condyle.anatomy.furniture;

    // runs and analyses
    exports org.condyle.dynamics;
    exports org.condyle.integrate;
    exports org.condyle.simulate;
    exports org.condyle.simulate.event;
    exports org.condyle.analyse;
    exports org.condyle.analyse.motion;
    exports org.condyle.analyse.muscle;
    exports org.condyle.optimise;
    exports org.condyle.fit;
    exports org.condyle.signal;

    // for the reader of model files
    exports org.condyle.geometry.many to
            org.condyle.io;
    exports org.condyle.geometry.surrogate to
            org.condyle.io;
}
