package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.io.document.DocumentException;
import org.condyle.io.foreign.Loss;
import org.condyle.io.mesh.MeshWriter;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that a model names, and files that are not what they should be. */
class MjcfFilesTest {
    private static final String BODY =
            "<body name='b'><joint name='j'/><inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/></body>";

    @TempDir
    private Path folder;

    private String refused(String xml) {
        return String.valueOf(assertThrows(DocumentException.class, () -> MjcfModels.read(folder, xml))
                .getMessage());
    }

    private void file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void includedPartsStandWhereTheyAreIncluded() throws IOException {
        file("parts/arm.xml", "<mujocoinclude>" + BODY + "<include file='parts/site.xml'/></mujocoinclude>");
        file("parts/site.xml", "<mujocoinclude><site name='s' pos='1 2 3'/></mujocoinclude>");
        Description source =
                MjcfModels.source(folder, "<mujoco><worldbody><include file='parts/arm.xml'/></worldbody></mujoco>");
        ModelFile m = source.compile("", List.of());
        assertEquals(2, m.model().bodies().size());
        assertEquals(3, m.model().frames().get("s").frame().origin()[2], 0);
        assertTrue(source.losses().all().isEmpty());
        assertEquals(
                "parts/arm.xml",
                source.document().find("bodies.b").orElseThrow().at().file());
    }

    @Test
    void aMissingPartIsALossThatMatters() {
        List<Loss> lost = MjcfModels.source(
                        folder, "<mujoco><include file='gone.xml'/><worldbody>" + BODY + "</worldbody></mujoco>")
                .losses()
                .thatMatter();
        assertEquals(1, lost.size());
        assertTrue(lost.get(0).meaning().contains("gone.xml"));
    }

    /** What is missing can be the cause of what is wrong. */
    @Test
    void aRefusalNamesThePartsThatAreMissing() {
        String rest = "<worldbody>" + BODY.replace("name='b'", "name='b' childclass='of-the-part'") + "</worldbody>";
        DocumentException e = assertThrows(
                DocumentException.class,
                () -> MjcfModels.source(folder, "<mujoco><include file='gone.xml'/>" + rest + "</mujoco>"));
        assertTrue(e.getMessage().contains("of-the-part") && e.getMessage().contains("gone.xml"), e.getMessage());
    }

    @Test
    void nothingOutsideOfTheFolderIsRead() throws IOException {
        Path inner = Files.createDirectories(folder.resolve("a/b/c/inner"));
        file("secret.xml", "<mujocoinclude><site name='secret'/></mujocoinclude>");
        file("a/b/c/secret.txt", "no part of a model");
        List<String> ways = List.of(
                "../../../../secret.xml",
                folder.resolve("secret.xml").toString(),
                "a/../../../../../secret.xml",
                "../secret.txt");
        for (String way : ways) {
            Description source = MjcfModels.source(
                    inner, "<mujoco><worldbody><include file='" + way + "'/>" + BODY + "</worldbody></mujoco>");
            assertTrue(source.compile("", List.of()).model().frames().isEmpty());
            String told = source.losses().thatMatter().get(0).meaning();
            assertTrue(told.contains("outside"), told);
        }
    }

    @Test
    void aFileThatANeighbourFolderShouldHaveIsTakenFromTheOwnOneAndTold() throws IOException {
        file("assets/part.xml", "<mujocoinclude><site name='s'/></mujocoinclude>");
        Description source = MjcfModels.source(
                folder, "<mujoco><worldbody><include file='../leg/assets/part.xml'/>" + BODY + "</worldbody></mujoco>");
        assertFalse(source.compile("", List.of()).model().frames().isEmpty());
        assertTrue(source.losses().thatMatter().isEmpty());
        assertEquals(1, source.losses().all().size());
    }

    @Test
    void aFileThatIncludesItselfIsRefused() throws IOException {
        file("a.xml", "<mujocoinclude><include file='b.xml'/></mujocoinclude>");
        file("b.xml", "<mujocoinclude><include file='a.xml'/></mujocoinclude>");
        assertTrue(refused("<mujoco><include file='a.xml'/></mujoco>").contains("includes itself"));
        assertTrue(refused("<mujoco><include file='model.xml'/></mujoco>").contains("includes itself"));
    }

    @Test
    void entitiesAreRefused() {
        String bomb = "<!DOCTYPE m [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><mujoco model='&b;'/>";
        assertThrows(DocumentException.class, () -> MjcfModels.read(folder, bomb));
    }

    @Test
    void meshesAreDrawnAndGiveTheirMass() throws IOException {
        MeshWriter.write(folder.resolve("ball.stl"), MeshForms.box(0.5, 0.5, 0.5, 2));
        Description source = MjcfModels.source(
                folder,
                "<mujoco><asset><mesh file='ball.stl' scale='0.1 0.1 0.1'/></asset><worldbody><body name='b'><joint name='j'/>"
                        + "<geom name='g' type='mesh' mesh='ball'/></body></worldbody></mujoco>");
        ModelFile m = source.compile("", List.of());
        assertEquals(1.0, m.model().bodies().get(1).mass(), 1e-6); // binary STL has single precision
        assertEquals("g", m.model().surfaces().get(0).name());
    }

    @Test
    void mistakesAreToldWithTheirLine() {
        String[][] cases = {
            {"<mujoco>\n<worldbody>\n<body pos='1 2'/></worldbody></mujoco>", ":3", "pos needs 3 numbers, has 2"},
            {"<mujoco><worldbody>\n<body><joint type='screw'/></body></worldbody></mujoco>", ":2", "hinge, slide, ball"
            },
            {"<mujoco><worldbody><body>\n<geom class='gone'/></body></worldbody></mujoco>", ":2", "no default class"},
            {"<mujoco><worldbody><body>\n<geom size='-1'/></body></worldbody></mujoco>", ":2", "larger than zero"},
            {"<mujoco><worldbody><body quat='0 0 0 0'/></worldbody></mujoco>", ":1", "length zero"},
            {"<mujoco><worldbody><body pos='nan 0 0'/></worldbody></mujoco>", ":1", "finite"},
            {"<mujoco><worldbody><body pos='a 0 0'/></worldbody></mujoco>", ":1", "not a number"},
            {"<mujoco><worldbody/></mujoco>", ":1", "no bodies"},
            {"<mujoco><compiler coordinate='global'/><worldbody/></mujoco>", ":1", "global"},
            {"<mujoco><compiler eulerseq='xyw'/><worldbody/></mujoco>", ":1", "eulerseq"},
            {"<mujoco><worldbody><joint/></worldbody></mujoco>", ":1", "world cannot have a joint"},
            {
                "<mujoco><worldbody>" + BODY
                        + "</worldbody><tendon><spatial>\n<site site='s'/></spatial></tendon></mujoco>",
                ":2",
                "no site \"s\""
            },
            {
                "<mujoco><worldbody>" + BODY + "</worldbody><equality>\n<joint joint1='k'/></equality></mujoco>",
                ":2",
                "no joint \"k\""
            },
        };
        for (String[] c : cases) {
            String said = refused(c[0]);
            assertTrue(said.contains(c[1]) && said.contains(c[2]), c[0] + " -> " + said);
        }
    }

    @Test
    void namesThatFormulasCannotContainAreChangedAndTold() {
        Description source = MjcfModels.source(
                folder,
                "<mujoco><worldbody><body name='upper arm'><joint name='1.x'/><inertial pos='0 0 0' mass='1'"
                        + " diaginertia='1 1 1'/></body></worldbody></mujoco>");
        ModelFile m = source.compile("", List.of());
        assertEquals("upper_arm", m.model().bodies().get(1).name());
        assertEquals("n1_x", m.model().joints().get(0).name());
        assertEquals(3, source.losses().all().size()); // two names, and the bone that the body is shown with
        assertTrue(source.losses().thatMatter().isEmpty());
    }
}
