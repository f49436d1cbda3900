package org.condyle.anatomy;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the name of a body says of its bones, as models of OpenSim and MuJoCo usually call them: {@code femur_r}, {@code left_thigh},
 * {@code RightShank}, {@code lower_arm_left}, {@code lfemur}.
 *
 * @param side right, if the name does not say it
 */
public record BodyName(Segment segment, Side side) {
    /** What is between two joints. */
    public enum Segment {
        PELVIS,
        THIGH,
        SHANK,
        PATELLA,
        TALUS,
        HINDFOOT,
        FOOT,
        TOES,
        TRUNK,
        THORAX,
        HEAD,
        CLAVICLE,
        SCAPULA,
        UPPER_ARM,
        ULNA,
        RADIUS,
        FOREARM,
        FOREARM_HAND,
        HAND
    }

    private static final Map<Segment, List<String>> WORDS = new EnumMap<>(Map.ofEntries(
            Map.entry(Segment.PELVIS, List.of("pelvis", "hips")),
            Map.entry(Segment.THIGH, List.of("femur", "thigh", "upper_leg", "upperleg")),
            Map.entry(
                    Segment.SHANK,
                    List.of("tibia", "shank", "shin", "lower_leg", "lowerleg", "calf", "tibia_fibula", "leg_lower")),
            Map.entry(Segment.PATELLA, List.of("patella", "kneecap")),
            Map.entry(Segment.TALUS, List.of("talus")),
            Map.entry(Segment.HINDFOOT, List.of("calcn", "calcaneus", "heel")),
            Map.entry(Segment.FOOT, List.of("foot")),
            Map.entry(Segment.TOES, List.of("toes", "toe", "toe_box")),
            Map.entry(Segment.TRUNK, List.of("torso", "trunk", "hat", "upper_body", "upperbody", "chest")),
            Map.entry(Segment.THORAX, List.of("thorax", "ribcage")),
            Map.entry(Segment.HEAD, List.of("head", "skull", "neckhead", "head_neck", "head_and_neck")),
            Map.entry(Segment.CLAVICLE, List.of("clavicle")),
            Map.entry(Segment.SCAPULA, List.of("scapula")),
            Map.entry(Segment.UPPER_ARM, List.of("humerus", "upper_arm", "upperarm", "arm_upper")),
            Map.entry(Segment.ULNA, List.of("ulna")),
            Map.entry(Segment.RADIUS, List.of("radius")),
            Map.entry(
                    Segment.FOREARM,
                    List.of("forearm", "lower_arm", "lowerarm", "fore_arm", "ulna_radius", "arm_lower", "radius_ulna")),
            Map.entry(Segment.FOREARM_HAND, List.of("ulna_radius_hand", "forearm_hand", "forearm_and_hand")),
            Map.entry(Segment.HAND, List.of("hand"))));

    private static final Pattern SIDE = Pattern.compile("(^|_)(right|left|r|l)(_|$)");

    /** Nothing for a name that says nothing. */
    public static Optional<BodyName> of(String body) {
        String words = body.replaceAll("(?<=[a-z])(?=[A-Z])", "_") // RightThigh, thighR
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "_")
                .replaceAll("^_|_$", "");
        Matcher m = SIDE.matcher(words);
        Side side = Side.RIGHT;
        String rest = words;
        if (m.find()) {
            side = m.group(2).startsWith("l") ? Side.LEFT : Side.RIGHT;
            rest = (words.substring(0, m.start()) + "_" + words.substring(m.end())).replaceAll("^_|_$", "");
        }
        Optional<Segment> known = segment(rest);
        if (known.isEmpty() && words.matches("[lr][a-z_]+")) { // lfemur
            known = segment(words.substring(1));
            side = words.startsWith("l") ? Side.LEFT : Side.RIGHT;
        }
        Side found = side;
        return known.map(s -> new BodyName(s, found));
    }

    private static Optional<Segment> segment(String words) {
        return WORDS.entrySet().stream()
                .filter(e -> e.getValue().contains(words))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
