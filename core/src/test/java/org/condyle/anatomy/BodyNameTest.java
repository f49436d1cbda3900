package org.condyle.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of bodies as OpenSim's and MuJoCo's models have them. */
class BodyNameTest {
    @ParameterizedTest
    @CsvSource({
        "pelvis, PELVIS, RIGHT",
        "femur_r, THIGH, RIGHT",
        "femur_l, THIGH, LEFT",
        "lfemur, THIGH, LEFT",
        "RightThigh, THIGH, RIGHT",
        "left_thigh, THIGH, LEFT",
        "thigh_left, THIGH, LEFT",
        "LeftShank, SHANK, LEFT",
        "shin_right, SHANK, RIGHT",
        "lower_leg_l, SHANK, LEFT",
        "patella, PATELLA, RIGHT",
        "calcn_r, HINDFOOT, RIGHT",
        "ltoes, TOES, LEFT",
        "foot_left, FOOT, LEFT",
        "torso, TRUNK, RIGHT",
        "neckhead, HEAD, RIGHT",
        "r_humerus, UPPER_ARM, RIGHT",
        "upper_arm_left, UPPER_ARM, LEFT",
        "r_ulna_radius_hand, FOREARM_HAND, RIGHT",
        "lower_arm_right, FOREARM, RIGHT",
        "radius_l, RADIUS, LEFT",
        "hand-l, HAND, LEFT"
    })
    void sideAndSegmentAreRead(String name, BodyName.Segment segment, Side side) {
        assertEquals(new BodyName(segment, side), BodyName.of(name).orElseThrow());
    }

    @Test
    void otherNamesSayNothing() {
        for (String name :
                new String[] {"rod1", "block", "link", "l", "right", "", "femur_distal_r", "humerus_imu", "ground"}) {
            assertTrue(BodyName.of(name).isEmpty(), name);
        }
    }
}
