package org.condyle.tool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IkTasksTest {
    private static final SetupKeys KEYS = new SetupKeys().key("IKTaskSet", "");

    private static final String TASKS = """
            <IKTaskSet><objects>
              <IKMarkerTask name="R.ASIS"><apply>true</apply><weight>3</weight></IKMarkerTask>
              <IKMarkerTask name="L.ASIS"><apply>false</apply><weight>3</weight></IKMarkerTask>
              <IKMarkerTask name="Sternum"/>
              <IKCoordinateTask name="knee"><value_type>manual_value</value_type><value>-5</value></IKCoordinateTask>
              <IKCoordinateTask name="hip"><apply>false</apply></IKCoordinateTask>
            </objects><groups/></IKTaskSet>
            """;

    @TempDir
    private Path folder;

    private IkTasks tasks(String set) {
        return IkTasks.of(
                        SetupFile.parse("s.xml", "<Tool>" + set + "</Tool>", folder)
                                .setup(KEYS),
                        "IKTaskSet")
                .orElseThrow();
    }

    @Test
    void tasksInsideTheSetupAreRead() {
        IkTasks t = tasks(TASKS);
        assertEquals(Map.of("R.ASIS", 3.0, "Sternum", 1.0), t.markers());
        assertEquals(List.of("L.ASIS"), t.switchedOff());
        assertEquals(1, t.coordinates().size());
        assertEquals(-5, t.coordinates().get(0).value());
        assertEquals(IkTasks.ValueType.MANUAL_VALUE, t.coordinates().get(0).type());
    }

    @Test
    void tasksInAFileAreRead() throws IOException {
        Files.writeString(folder.resolve("tasks.xml"), TASKS);
        assertEquals(
                tasks(TASKS).markers(), tasks("<IKTaskSet file='tasks.xml'/>").markers());
        assertEquals(
                tasks(TASKS).markers(),
                tasks("<IKTaskSet>tasks.xml</IKTaskSet>").markers());
    }

    @Test
    void wrongTasksAreTold() {
        assertTrue(SetupFileTest.message(() -> tasks("<IKTaskSet file='task.xml'/>"))
                .contains("IKTaskSet: there is no file 'task.xml'"));
        assertTrue(SetupFileTest.message(
                        () -> tasks("<IKTaskSet><IKMarkerTask name='a'><weight>-1</weight></IKMarkerTask></IKTaskSet>"))
                .contains("must be a number that is not negative"));
        assertTrue(SetupFileTest.message(() -> tasks("<IKTaskSet><IKMarkerTask/></IKTaskSet>"))
                .contains("needs the name"));
        assertTrue(SetupFileTest.message(() -> tasks("<IKTaskSet><Other name='a'/></IKTaskSet>"))
                .contains("no task of this kind"));
    }
}
