package org.condyle.view.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.FrameReader;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;
import org.condyle.view.muscle.MuscleHistory.About;
import org.condyle.view.muscle.MuscleHistory.Course;
import org.jspecify.annotations.Nullable;

/** Reads the {@link MuscleHistory} of a run off the frames of its film. */
public final class MuscleReader implements FrameReader {
    private static final double SMALLEST_ARM = 1e-6; // of a coordinate that muscles move [m or -]

    private final List<Muscle> muscles = new ArrayList<>();
    private final List<Course> courses = new ArrayList<>();
    private final double[] times;
    private final int[] frames; // that are read
    private final Instant instant;
    private final PathAnalysis paths;
    private final List<Place> places;
    private final MotorMoments motors;
    private int read;

    /** A reader for a pass that is to run; null for a model without muscles. */
    public static @Nullable MuscleReader of(FilmPass pass) {
        Map<String, Muscle> found = muscles(pass);
        return found.isEmpty() ? null : new MuscleReader(pass, found);
    }

    private MuscleReader(FilmPass pass, Map<String, Muscle> found) {
        double[] all = pass.times();
        frames = MuscleHistory.even(all, MuscleHistory.MOST_TIMES);
        times = Arrays.stream(frames).mapToDouble(f -> all[f]).toArray();
        instant = Instant.in(pass.workspace());
        paths = new PathAnalysis(instant, List.copyOf(found.keySet()), List.of());
        places = paths.coordinates();
        motors = new MotorMoments(instant, places, times.length);
        found.forEach((name, m) -> {
            muscles.add(m);
            courses.add(new Course(name, m.law(), times.length, places.size()));
        });
    }

    /** The muscles of the workspace by name, in the order of the model. */
    private static Map<String, Muscle> muscles(FilmPass pass) {
        Model model = pass.filmed().mechanism().model();
        Map<String, Muscle> found = new LinkedHashMap<>();
        int e = 0;
        for (Map.Entry<String, ForceElement> force : model.forces().entrySet()) {
            if (force.getValue() instanceof Muscle) {
                found.put(force.getKey(), (Muscle) pass.workspace().element(e));
            }
            e++;
        }
        return found;
    }

    @Override
    public Depth needs() {
        return Depth.ROWS;
    }

    @Override
    public void read(int number, State s, Workspace w) {
        if (read == frames.length || frames[read] != number) {
            return;
        }
        instant.take(s);
        paths.update();
        motors.read(read);
        for (int m = 0; m < courses.size(); m++) {
            Course course = courses.get(m);
            read(muscles.get(m), s, w, course);
            for (int c = 0; c < places.size(); c++) {
                course.moments()[c][read] = paths.momentArm(m, c) * course.tension()[read];
            }
        }
        read++;
    }

    private void read(Muscle muscle, State s, Workspace w, Course out) {
        Architecture a = muscle.law().architecture();
        FibreState now = muscle.fibre(s, w.motion);
        out.activation()[read] = muscle.activation(s, w.motion);
        out.stretch()[read] = now.fibreLength / a.optimalFibreLength();
        out.speed()[read] = now.fibreSpeed / a.fastestShortening();
        out.force()[read] = (now.activeForce + now.passiveForce + now.dampingForce) / a.maxIsometricForce();
        out.tension()[read] = now.tendonForce;
    }

    /** What was read. */
    public MuscleHistory history() {
        int[] moved = IntStream.range(0, places.size())
                .filter(c -> courses.stream().anyMatch(course -> isMoved(course, c)))
                .toArray();
        return new MuscleHistory(
                times,
                courses.stream().map(c -> c.about(moved)).toList(),
                Arrays.stream(moved).mapToObj(c -> about(places.get(c))).toList(),
                motors.all().stream().map(m -> m.about(moved)).toList(),
                List.of());
    }

    private static boolean isMoved(Course course, int coordinate) {
        double most = Arrays.stream(course.tension()).max().orElse(0);
        return Arrays.stream(course.moments()[coordinate]).anyMatch(x -> Math.abs(x) > SMALLEST_ARM * most);
    }

    private static About about(Place place) {
        return new About(place.name(), place.coordinate().effortDimension().unit());
    }
}
