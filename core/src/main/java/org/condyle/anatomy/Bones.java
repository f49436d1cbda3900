package org.condyle.anatomy;

import java.util.List;

/** The catalog of bones, from the head down: one line each. */
final class Bones {
    static final List<Bone> ALL = List.of(
            Skull.bone(),
            CervicalSpine.bone(),
            Thorax.bone(),
            LumbarSpine.bone(),
            LumbarSpine.vertebra(),
            Pelvis.bone(),
            Clavicle.bone(),
            Scapula.bone(),
            Humerus.bone(),
            Radius.bone(),
            Ulna.bone(),
            Hand.bone(),
            Femur.bone(),
            Patella.bone(),
            Tibia.bone(),
            Fibula.bone(),
            Foot.foot(),
            Foot.talus(),
            Foot.calcaneus(),
            Foot.midfoot(),
            Foot.toesOnly());

    private Bones() {}
}
