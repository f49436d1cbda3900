package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.SharedData;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Public models of OpenSim that are read, written and read again. They are not ours to ship. */
class OpenSimRealModelsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "osim-arm26/tutorial/arm26.osim",
                "osim-gait10dof18musc/subject01.osim",
                "osim-gait2392/subject01_simbody.osim",
                "knee-lenhart2015/lenhart2015.osim",
                "osim-ligament/toyLigamentModel.osim",
                "osim-contact/BouncingBall_HuntCrossley.osim",
                "osim-contact/BouncingBallModelEF.osim",
                "osim-contact/BouncingBall_SmoothSphereHalfSpace.osim",
                "osim-contact/bouncing_block.osim",
                "osim-contact/DynamicWalkerModel.osim",
                "osim-muscle-analysis/BothLegs.osim",
                "osim-shoulder/ThoracoscapularShoulderModel.osim",
                "osim-moment-arm/PathOnConstrainedBodyMomentArmTest.osim"
            })
    void readingWritingAndReadingAgainChangesNothing(String name) throws IOException {
        RoundTrip t = new RoundTrip(data().resolve(name).toString(), folder);
        double[] differences = t.poseDifferences(20, 5);
        assertEquals(0, t.massDifference(), 1e-12);
        assertEquals(0, differences[0], 1e-9, "poses [m]");
        assertEquals(0, differences[1], 1e-9, "lengths [m]");
        assertEquals(List.of(), t.differences());
    }

    static Path data() {
        return SharedData.folder();
    }
}
