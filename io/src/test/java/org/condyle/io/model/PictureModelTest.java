package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.anatomy.Bone;
import org.condyle.anatomy.Side;
import org.condyle.anatomy.Visual;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bones and furniture on bodies as a model file says them. */
class PictureModelTest {
    private static final String LEG = """
            condyle: 1
            bodies:
              thigh: {mass: 8 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, picture: %s}
              shank: {mass: 4 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}
            joints:
              hip:  {type: ball, child: thigh, child-at: [0, 0.02, 0]}
              knee: {type: pin, parent: thigh, child: shank, at: [0.01, -0.43, 0.02], axis: z}
            markers: {lateral: {on: thigh, at: [0, -0.4, 0.05]}, ankle: {on: shank, at: [0, -0.4, 0]}}
            run: {until: 1 ms}
            """;

    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static List<Visual> pictures(String picture) {
        return read(LEG.formatted(picture)).visuals();
    }

    /** Where a visual has a landmark of a bone, in the body. */
    private static double[] landmark(Visual v, String bone, String word, Side side) {
        double[] p = v.place(), x = Bone.named(bone).landmark(word).at(side), out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = p[i] + p[3 + 3 * i] * x[0] + p[4 + 3 * i] * x[1] + p[5 + 3 * i] * x[2];
        }
        return out;
    }

    @Test
    void landmarksLieAtJointsMarkersAndPoints() {
        Visual v = pictures("{bone: femur, from: hip, to: knee}").get(0);
        assertArrayEquals(new double[] {0, 0.02, 0}, landmark(v, "femur", "hip centre", Side.RIGHT), 1e-15);
        assertArrayEquals(new double[] {0.01, -0.43, 0.02}, landmark(v, "femur", "knee centre", Side.RIGHT), 1e-15);
        Visual left = pictures(
                        "{bone: femur, side: left, landmarks: [hip centre, lateral epicondyle], from: [0.1, 0, 0], to: lateral}")
                .get(0);
        assertArrayEquals(new double[] {0.1, 0, 0}, landmark(left, "femur", "hip centre", Side.LEFT), 1e-15);
        assertArrayEquals(
                new double[] {0, -0.4, 0.05}, landmark(left, "femur", "lateral epicondyle", Side.LEFT), 1e-15);
    }

    /** The femur of a body that is called so goes from its joint to that of the shank. */
    @Test
    void bonesCanBeFoundByTheNameOfTheBody() {
        Visual v = pictures("by-name").get(0);
        assertEquals("femur", v.name());
        assertArrayEquals(new double[] {0, 0.02, 0}, landmark(v, "femur", "hip centre", Side.RIGHT), 1e-15);
        assertArrayEquals(new double[] {0.01, -0.43, 0.02}, landmark(v, "femur", "knee centre", Side.RIGHT), 1e-15);
        String odd = LEG.formatted("by-name").replace("thigh", "link1");
        String said = assertThrows(DocumentException.class, () -> read(odd)).getMessage();
        assertTrue(said.contains("m.yaml:3") && said.contains("'link1'") && said.contains("femur_r"), said);
    }

    /** A joint that shifts its child is where it is with its coordinates at zero; sides come from where the bodies are. */
    @Test
    void bonesByNameKnowShiftsAndSides() {
        String legs = """
                condyle: 1
                gravity: [0, 0, -9.81]
                bodies:
                  pelvis:  {mass: 8 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, picture: by-name}
                  femur_r: {mass: 8 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, picture: by-name}
                  femur_l: {mass: 8 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, picture: by-name}
                  tibia_r: {mass: 4 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}
                joints:
                  root: {type: free, child: pelvis}
                  hip_r: {type: ball, parent: pelvis, child: femur_r, at: [0.09, 0, 0]}
                  hip_l: {type: ball, parent: pelvis, child: femur_l, at: [-0.09, 0, 0]}
                  knee_r: {type: function, parent: femur_r, child: tibia_r, coordinates: {bend: rad}, turns: [{axis: x, value: = bend}], shifts: [{axis: z, value: = -0.4 m*cos(bend)}]}
                run: {until: 1 ms}
                """;
        List<Visual> all = read(legs).visuals();
        Visual right = all.get(1), left = all.get(2);
        assertArrayEquals(new double[] {0, 0, -0.4}, landmark(right, "femur", "knee centre", Side.RIGHT), 1e-12);
        // x is to the right here, so that the front is y
        double[] groove = landmark(right, "femur", "patellar groove", Side.RIGHT);
        assertTrue(groove[1] > 0.02, "front: " + groove[1]);
        double[] outer = landmark(left, "femur", "lateral epicondyle", Side.LEFT);
        assertTrue(outer[0] < -0.03 && outer[2] < -0.3, "left side outwards, downwards: " + outer[0] + ", " + outer[2]);
        assertArrayEquals(new double[] {0, 0, 0}, landmark(all.get(0), "pelvis", "hip midpoint", Side.RIGHT), 1e-12);
    }

    /** Along its length it fits the body, across it is as wide as is said. */
    @Test
    void lengthAndWidthAreApart() {
        Visual plain =
                pictures("{bone: femur, from: [0, 0, 0], to: [0, -0.408, 0]}").get(0);
        Visual wide = pictures("{bone: femur, from: [0, 0, 0], to: [0, -0.408, 0], width: 1.5}")
                .get(0);
        double[] a = landmark(plain, "femur", "lateral epicondyle", Side.RIGHT);
        double[] b = landmark(wide, "femur", "lateral epicondyle", Side.RIGHT);
        assertEquals(a[1], b[1], 1e-15);
        assertEquals(1.5 * a[2], b[2], 1e-15);
    }

    @Test
    void frontAndUpTurnIt() {
        // the chin is pulled to the surface, so that it is in the middle to 1e-7 m only
        Visual v = pictures("{bone: skull, from: [0, 0, 0], front: z, up: x, size: 2}")
                .get(0);
        double[] chin = landmark(v, "skull", "chin", Side.RIGHT),
                natural = Bone.named("skull").landmark("chin").at(Side.RIGHT);
        double[] base = Bone.named("skull").from().at(Side.RIGHT);
        assertArrayEquals(new double[] {2 * (natural[1] - base[1]), 0, 2 * (natural[0] - base[0])}, chin, 1e-6);
    }

    @Test
    void groupsAndFurnitureHaveSeveralPieces() {
        List<Visual> shank = pictures("{bone: shank, from: hip, to: knee, side: left}");
        assertEquals(
                List.of("tibia", "fibula"), shank.stream().map(Visual::name).toList());
        assertArrayEquals(
                new double[] {0.01, -0.43, 0.02}, landmark(shank.get(0), "tibia", "ankle centre", Side.LEFT), 1e-12);
        List<Visual> seat =
                pictures("[{furniture: seat}, {furniture: ball, from: [1, 0, 0], colour: '#ff0000', opacity: 0.5}]");
        assertTrue(seat.size() > 2 && seat.stream().allMatch(v -> v.kind() == Visual.Kind.FURNITURE));
        assertEquals("#ff0000", seat.get(seat.size() - 1).colour());
        assertEquals(0.5, seat.get(seat.size() - 1).opacity());
    }

    /** A left group is the mirror image of the right one. */
    @Test
    void leftIsTheMirrorOfRight() {
        List<Visual> right = pictures("{bone: leg, from: [0, 0, 0], to: [0, -0.8, 0]}");
        List<Visual> left = pictures("{bone: leg, from: [0, 0, 0], to: [0, -0.8, 0], side: left}");
        for (int i = 0; i < right.size(); i++) {
            String bone = right.get(i).name();
            for (var mark : Bone.named(bone).landmarks()) {
                double[] a = landmark(right.get(i), bone, mark.name(), Side.RIGHT);
                a[2] = -a[2];
                assertArrayEquals(
                        a, landmark(left.get(i), bone, mark.name(), Side.LEFT), 1e-12, bone + " " + mark.name());
            }
        }
    }

    @Test
    void theGroundIsDrawnToo() {
        String text = LEG.formatted("{bone: femur}")
                + "pictures: {wall: {furniture: wall, from: [2, 0, 0]}, skull: {bone: skull, on: shank}}\n";
        assertEquals(
                List.of(1, 0, 2),
                read(text).visuals().stream().map(Visual::body).distinct().toList());
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            {bone: femmur}                                            | 3:77: bodies.thigh.picture.bone: there is no bone 'femmur'; did you mean 'femur'?
            {bone: mandible}                                          | there is no bone 'mandible'; known bones: skull,
            {furniture: wardrobe}                                     | there is no furniture 'wardrobe'; known pieces: seat,
            {bone: femur, from: ankle}                                | there is no joint, marker or frame on 'thigh' 'ankle'
            {bone: femur, landmarks: [head, foot], from: hip}         | 'femur' has no landmark 'foot'
            {bone: femur, furniture: seat}                            | give either 'bone' or 'furniture'
            {side: left}                                              | give either 'bone' or 'furniture'
            {bone: skull, side: left}                                 | there is no left and right of 'skull'
            {bone: femur, from: hip, to: hip}                         | are the same, so it has no length
            {bone: femur, from: hip, to: [0, -0.4, 0], front: y}          | says nothing of its turn about it
            {bone: femur, colour: bone}                               | must be # and six hexadecimal digits
            {bone: femur, opacity: 2}                                 | must lie between 0 and 1
            {bone: femur, size: 0}                                    | must be > 0
            """)
    void wrongOnPurpose(String picture, String message) {
        DocumentException e = assertThrows(DocumentException.class, () -> pictures(picture));
        assertTrue(String.valueOf(e.getMessage()).contains(message), e.getMessage());
    }
}
