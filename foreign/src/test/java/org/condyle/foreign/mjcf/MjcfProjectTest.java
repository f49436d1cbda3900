package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.FileRun;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of a model: parts that models of one project share, meshes that are drawn and meshes that have mass. */
class MjcfProjectTest {
    @TempDir
    private Path folder;

    private static String file(String name) {
        return MjcfActsTest.file(name);
    }

    @Test
    void partsBesideTheFolderAreReadFromTheFolderOfTheProject() {
        Description source = Library.find(file("project/leg/leg.xml"));
        ModelFile m = source.compile("", List.of());
        assertEquals(3, m.model().frames().get("middle").frame().origin()[2], 0);
        assertEquals(500, m.model().bodies().get(1).mass(), 1e-9);
        assertTrue(m.mechanism().forceNames().contains("knee_damper"));
        assertTrue(source.losses().thatMatter().isEmpty());
        assertTrue(source.losses().all().get(0).meaning().contains("a folder above the model"));
        assertEquals("leg/leg.xml", source.document().file());
        assertTrue(source.packed(List.of()).document().files().contains("shared/cube.obj"));
    }

    @Test
    void theRootThatTheUserGivesIsKept() {
        Path leg = Path.of(file("project/leg/leg.xml"));
        Path own = leg.getParent(), project = own.getParent();
        assertThrows(DocumentException.class, () -> Library.find(leg.toString(), own)); // its class is missing
        assertEquals(
                "leg/leg.xml", Library.find(leg.toString(), project).document().file());
        DocumentException wrong =
                assertThrows(DocumentException.class, () -> Library.find(leg.toString(), project.resolve("shared")));
        assertTrue(wrong.getMessage().contains("--root"), wrong.getMessage());
    }

    @Test
    void theProjectTravelsAsAValue() {
        Description source = Library.find(file("project/leg/leg.xml"));
        Description there = source.packed(List.of()).unpacked();
        assertEquals(source.text(), there.text());
        assertEquals(source.losses().all(), there.losses().all());
        assertEquals(500, there.compile("", List.of()).model().bodies().get(1).mass(), 1e-9);
    }

    /** Nothing is read that no project of the model would hold. */
    @Test
    void theProjectEndsThreeFoldersUp() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a/b/c/d"));
        Files.writeString(folder.resolve("far.xml"), "<mujocoinclude><site name='far'/></mujocoinclude>");
        Files.writeString(folder.resolve("a/near.xml"), "<mujocoinclude><site name='near'/></mujocoinclude>");
        String body = "<body name='b'><freejoint/><geom size='1'/></body>";
        Description far = MjcfModels.source(
                deep, "<mujoco><worldbody><include file='../../../../far.xml'/>" + body + "</worldbody></mujoco>");
        assertTrue(far.compile("", List.of()).model().frames().isEmpty());
        assertTrue(far.losses().thatMatter().get(0).meaning().contains("--root"));
        Description near = MjcfModels.source(
                deep, "<mujoco><worldbody><include file='../../../near.xml'/>" + body + "</worldbody></mujoco>");
        assertFalse(near.compile("", List.of()).model().frames().isEmpty());
    }

    @Test
    void aPartIsToldToBeAPart() throws IOException {
        Path part = Files.writeString(folder.resolve("part.xml"), "<mujocoinclude/>");
        DocumentException e = assertThrows(DocumentException.class, () -> Library.find(part.toString()));
        assertTrue(e.getMessage().contains("part of a MuJoCo model"), e.getMessage());
        Path bare = Files.writeString(folder.resolve("bare.xml"), "<mujoco><body/></mujoco>");
        e = assertThrows(DocumentException.class, () -> Library.find(bare.toString()));
        assertTrue(e.getMessage().contains("no <worldbody>"), e.getMessage());
    }

    /** A box of 0.1 by 0.2 by 0.3 m of water, whose mesh has a face that runs the wrong way. */
    @Test
    void aMeshHasTheMassThatMuJoCoGivesIt() {
        ModelFile m = Library.find(file("meshes.xml")).compile("", List.of());
        Body b = m.model().bodies().get(MjcfModels.body(m, "heavy"));
        assertEquals(6, b.mass(), 1e-12);
        assertArrayEquals(new double[] {0.05, 0.1, 0.15}, b.centreLocal(), 1e-14);
        double[] inertia = {0.5 * 0.13, 0.5 * 0.10, 0.5 * 0.05, 0, 0, 0};
        assertArrayEquals(inertia, b.inertia(), 1e-14);
    }

    @Test
    void whatIsOnlyDrawnNeverStopsAModel() {
        Description source = Library.find(file("meshes.xml"));
        ModelFile m = source.compile("", List.of());
        List<String> surfaces = m.model().surfaces().stream()
                .map(s -> s.name() + " " + s.shape().type())
                .toList();
        assertEquals(List.of("seen drawn mesh", "touching drawn mesh"), surfaces);
        assertEquals(
                List.of("touching"),
                source.losses().thatMatter().stream()
                        .map(l -> l.path().replaceAll(".*\\[|\\]", ""))
                        .toList());
        assertEquals(
                1,
                m.warnings().sorted().stream()
                        .filter(w -> w.toString().contains("empty.obj"))
                        .count());
    }

    /** The case MOD-3: a model whose parts lie beside its folder, as its project ships it. */
    @Test
    void theElbowOfMyoSimOpensWithMusclesLimitsAndArmature() {
        Path file = Path.of("../../shared/cases/myo_sim/elbow/myoelbow_2dof6muscles.xml");
        for (Path up = Path.of("").toAbsolutePath(); !Files.exists(file) && up != null; up = up.getParent()) {
            file = up.resolve("shared/cases/myo_sim/elbow/myoelbow_2dof6muscles.xml");
        }
        assumeTrue(Files.exists(file), "the case myo_sim is not beside this project");
        Description source = Library.find(file.toString());
        assertTrue(source.losses().all().stream().noneMatch(l -> l.element().equals("include")));
        ModelFile m = source.compile("", List.of());
        Experiment e = new Experiment(m);
        long muscles = e.mechanism().forceNames().stream()
                .filter(n -> m.model().forces().get(n) instanceof org.condyle.muscle.Muscle)
                .count();
        assertEquals(6, muscles);
        assertEquals(0.01, m.model().rotorInertia(0), 0);
        assertTrue(e.mechanism().forceNames().stream().anyMatch(n -> n.endsWith(".upper")));
        var ledger = FileRun.of(file.toString())
                .set("run.until", "0.1 s")
                .run()
                .outcome()
                .ledger();
        assertTrue(Math.abs(ledger.relativeResidual()) < 1e-6, ledger::toString);
    }
}
