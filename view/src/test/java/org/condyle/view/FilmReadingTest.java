package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.RunResult;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Run;
import org.condyle.view.FilmReading.Part;
import org.junit.jupiter.api.Test;

class FilmReadingTest {
    private static final String DATE = "2026-11-18";

    /** A force of nothing that counts how often it is asked, in any workspace; it fails to be drawn if it is told to. */
    private record Counting(AtomicInteger asked, boolean fails) implements Passive, ForceElement.Prescribed, Drawn {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {
            asked.incrementAndGet();
        }

        @Override
        public void draw(State state, Motion motion, SceneSketch sketch) {
            if (fails) {
                throw new IllegalStateException("cannot be drawn");
            }
        }
    }

    private static Run.Finished pendulum(Counting force) {
        Model.Builder b = Model.builder("pendulum");
        int body = b.body(Body.of("rod", 1).centre(0, 0.5, 0).inertia(0.1, 0.1, 0.1));
        b.joint("pin", new Pin(), Motion.GROUND, body, Frame.IDENTITY, Frame.IDENTITY);
        b.force("counting", force);
        return Run.of(b.build()).start("pin.angle", 1).until(1).run();
    }

    @Test
    void everyFrameIsEvaluatedOnceForAReport() {
        AtomicInteger asked = new AtomicInteger();
        Run.Finished run = pendulum(new Counting(asked, false));
        int frames = run.film().frames().size();
        assertTrue(frames > 50);
        asked.set(0);
        assertTrue(Report.html(RunResult.of("pendulum", run), DATE).contains("energy.total"));
        assertEquals(frames, asked.get());
    }

    @Test
    void anExperimentPlaysItsFilmOnceForAllReaders() {
        List<FilmPass> passes = new ArrayList<>();
        List<FilmReading> readings = new ArrayList<>();
        String text = SmallArm.text();
        Experiment experiment = new Experiment(Description.of("arm.yaml", Document.parse("arm.yaml", text), text)
                .compile());
        experiment.filmedFor(pass -> {
            passes.add(pass);
            readings.add(new FilmReading(pass, experiment.file().title(), Part.ALL));
        });
        RunResult result = experiment.run("test", Listener.NONE, null, c -> Map.of());
        int frames = Objects.requireNonNull(result.filmed()).film().frames().size();
        assertEquals(1, passes.size());
        assertEquals(frames, passes.get(0).workspace().applied);
        FilmReading film = readings.get(0);
        assertEquals(3, film.muscles().muscles().size());
        assertSame(film.scene(), film.scene());
        assertEquals(frames, passes.get(0).workspace().applied);
        assertEquals(frames, film.channels().rows());
        // the page is the same as by a pass of its own
        assertEquals(Report.html(result, DATE), Report.html(result, film, DATE));
    }

    @Test
    void musclesAloneNeedNoForces() {
        FilmPass pass = new FilmPass(Objects.requireNonNull(SmallArm.run().filmed()));
        FilmReading reading = new FilmReading(pass, "", Set.of(Part.MUSCLES));
        pass.run();
        assertEquals(0, pass.workspace().applied);
        assertEquals(3, reading.muscles().muscles().size());
    }

    @Test
    void aPassWithoutReadersEvaluatesNothing() {
        FilmPass pass = new FilmPass(Objects.requireNonNull(SmallArm.run().filmed()));
        pass.run();
        assertEquals(0, pass.workspace().applied);
    }

    @Test
    void whatCannotBeDrawnIsSaidWhenThePictureIsUsed() {
        Run.Finished run = pendulum(new Counting(new AtomicInteger(), true));
        FilmReading reading = FilmReading.of(new Filmed(run.mechanism(), run.film(), false), "", Part.ALL);
        IllegalStateException e = assertThrows(IllegalStateException.class, reading::scene);
        assertEquals("cannot be drawn", e.getMessage());
        assertThrows(IllegalStateException.class, reading::channels);
    }
}
