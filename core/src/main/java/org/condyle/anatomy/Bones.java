package org.condyle.anatomy;

import java.util.List;
import java.util.stream.Stream;

/** The catalog of bones, from the head down: one line each. */
final class Bones {
    static final List<Bone> ALL = Stream.of(
                    Skull.page(),
                    CervicalSpine.page(),
                    Thorax.page(),
                    LumbarSpine.page(),
                    LumbarSpine.vertebra(),
                    Pelvis.page(),
                    Clavicle.page(),
                    Scapula.page(),
                    Humerus.page(),
                    Radius.page(),
                    Ulna.page(),
                    Hand.page(),
                    Femur.page(),
                    Patella.page(),
                    Tibia.page(),
                    Fibula.page(),
                    Foot.foot(),
                    Foot.talus(),
                    Foot.calcaneus(),
                    Foot.midfoot(),
                    Foot.toesOnly())
            .map(Bone::new)
            .toList();

    private Bones() {}
}
