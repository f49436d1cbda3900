package org.condyle.view;

import java.util.Objects;
import java.util.Set;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.FrameReader;
import org.condyle.mechanics.State;
import org.condyle.simulate.Recording;
import org.condyle.view.muscle.MuscleHistory;
import org.condyle.view.muscle.MuscleReader;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.SceneMaker;
import org.jspecify.annotations.Nullable;

/**
 * Scene, muscles and channels of a run, read off its film in one pass over the frames. An error in a frame does not end
 * the pass, so that a run is not lost with its picture; it is thrown when the reading is used.
 */
public final class FilmReading implements FrameReader {
    /** What can be read. */
    public enum Part {
        SCENE,
        MUSCLES,
        CHANNELS;

        /** What a report shows. */
        public static final Set<Part> ALL = Set.of(values());
    }

    private final @Nullable SceneMaker scene;
    private final @Nullable MuscleReader muscles;
    private final @Nullable FilmChannels channels;
    private @Nullable RuntimeException failed;
    private @Nullable MuscleHistory history;
    private @Nullable Scene made;
    private final String title;

    /**
     * Of parts of a film, by a pass that is to run.
     *
     * @param title of the scene
     */
    public FilmReading(FilmPass pass, String title, Set<Part> parts) {
        this.title = title;
        scene = parts.contains(Part.SCENE) ? new SceneMaker(pass) : null;
        muscles = parts.contains(Part.MUSCLES) ? MuscleReader.of(pass) : null;
        channels = parts.contains(Part.CHANNELS) ? new FilmChannels(pass) : null;
        pass.add(this);
    }

    /** Of a film, by a pass of its own. */
    public static FilmReading of(Filmed filmed, String title, Set<Part> parts) {
        FilmPass pass = new FilmPass(filmed);
        FilmReading reading = new FilmReading(pass, title, parts);
        pass.run();
        return reading;
    }

    @Override
    public Depth needs() {
        return scene != null || channels != null ? Depth.FORCES : muscles != null ? muscles.needs() : Depth.PLACES;
    }

    @Override
    public void read(int number, State s, Workspace w) {
        if (failed == null) {
            try {
                readAll(number, s, w);
            } catch (RuntimeException e) {
                failed = e;
            }
        }
    }

    private void readAll(int number, State s, Workspace w) {
        if (scene != null) {
            scene.read(number, s, w);
        }
        if (muscles != null) {
            muscles.read(number, s, w);
        }
        if (channels != null) {
            channels.read(number, s, w);
        }
    }

    /** The scene; its part must have been asked for. */
    public Scene scene() {
        SceneMaker maker = Objects.requireNonNull(checked(scene), "the scene was not asked for");
        if (made == null) {
            made = maker.scene(title);
        }
        return made;
    }

    /** Empty for a model without muscles, and if the part was not asked for. */
    public MuscleHistory muscles() {
        MuscleReader reader = checked(muscles);
        if (history == null) {
            history = reader == null ? MuscleHistory.NONE : reader.history();
        }
        return history;
    }

    /** The usual channels; their part must have been asked for. */
    Recording channels() {
        return Objects.requireNonNull(checked(channels), "the channels were not asked for")
                .recording();
    }

    private <R> @Nullable R checked(@Nullable R reader) {
        if (failed != null) {
            throw failed;
        }
        return reader;
    }
}
