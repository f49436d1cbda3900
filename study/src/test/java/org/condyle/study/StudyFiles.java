package org.condyle.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.io.document.DocumentException;

/** Small studies of a falling ball, for tests. */
final class StudyFiles {
    private StudyFiles() {}

    /** Falls from a height until it is at zero or the time is up; the speed there is sqrt(2 g h). */
    static final String BALL = """
            condyle: 1
            title: A ball falls
            parameters: {h: 1 m, m: 1 kg}
            bodies: {ball: {mass: = m, shape: {sphere: {radius: 5 cm}}, at: [0, = h, 0]}}
            events: {down: {when: ball.y, direction: falling, stop: true}}
            run: {until: 1 s}
            outputs: {speed: abs(last(ball.vy)), time: run.time}
            claims: {soon: {says: down within half a second, test: time < 0.5 s}}
            cases:
              moon: {gravity: [0, -1.62 m/s^2, 0], run: {until: 10 s}, outputs: {than: "speed/other(jupiter, speed)"}}
              jupiter: {gravity: [0, -24.79 m/s^2, 0]}
            """;

    static Path write(Path folder, String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** A study of the ball: its first lines and what is given. */
    static Study study(Path folder, String rest) throws IOException {
        write(folder, "ball.yaml", BALL);
        return Studies.read(write(folder, "fall.study.yaml", "condyle: 1\nstudy: falls\nmodel: ball.yaml\n" + rest)
                .toString());
    }

    /** What is said about a study that cannot be read, without the folder. */
    static String problems(Path folder, String rest) throws IOException {
        try {
            study(folder, rest);
        } catch (DocumentException e) {
            return e.problems().render().replace(folder + "/", "");
        }
        throw new AssertionError("was read");
    }
}
