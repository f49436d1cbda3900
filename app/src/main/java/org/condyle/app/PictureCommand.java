package org.condyle.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.UserException;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.View;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.GifFile;
import org.condyle.view.canvas.PngFile;
import org.condyle.view.picture.PictureStyle;
import org.condyle.view.picture.ScenePicture;
import org.condyle.view.scene.Scene;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle picture}: the scene of a run at one time as PNG, or all of it as a small film. */
@Command(
        name = "picture",
        description = "Draw the scene of runs at one time (.png), or the whole motion as a film for slides (.gif).",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle picture condyle-out/spatial --time 0.3 -o knee.png",
            "condyle picture knee/spatial:nurbs --view side --dark -o knee.png",
            "condyle picture walking/compass-gait --seconds 6 -o walk.gif",
            "Several runs are drawn side by side. No browser is needed, and the same run gives the same bytes."
        })
final class PictureCommand extends CondyleCommand {
    private static final int RATE = 20; // frames of a film in a second
    private static final int DPI = 144;

    @Parameters(
            arity = "1..*",
            paramLabel = "RUN|MODEL",
            description = "folders written by 'condyle run', whose runs are computed again, or MODEL[:CASE]")
    private List<String> sources = List.of();

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "picture to write: .png, or .gif for a film")
    private Path output = Path.of("");

    @Option(
            names = "--time",
            paramLabel = "T",
            description = "time of the picture in s, or a part of the run such as 60%% (default: its middle)")
    private @Nullable String time;

    @Option(
            names = "--film",
            description = "write the frames of a film as numbered files: knee-001.png, knee-002.png, ...")
    private boolean film;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "4", description = "length of a film (default 4)")
    private double seconds = 4;

    @Option(
            names = "--view",
            paramLabel = "SIDE",
            description = "front, back, side, left, top, oblique, or the direction to the reader as X,Y,Z"
                    + " (default: the view of the model)")
    private @Nullable String view;

    @Option(names = "--follow", paramLabel = "BODY", description = "a body that stays in the middle")
    private @Nullable String follow;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            defaultValue = "1200x800",
            description = "pixels of the picture of each run (default 1200x800)")
    private String size = "1200x800";

    @Option(names = "--dark", description = "on a dark ground")
    private boolean dark;

    @Option(names = "--bones", paramLabel = "HOW", description = "solid, clear or hidden (default: as the model says)")
    private @Nullable String bones;

    @Mixin
    private CommonOptions.Writing writing = new CommonOptions.Writing();

    @Override
    public Integer call() throws IOException {
        boolean moving = output.toString().toLowerCase(Locale.ROOT).endsWith(".gif");
        checkOptions(moving);
        int[] wide = size();
        List<Scene> scenes = new ArrayList<>();
        for (String source : sources) {
            scenes.add(new PictureSource(source, err()).scene());
        }
        List<ScenePicture> pictures = new ArrayList<>();
        List<double[]> times = new ArrayList<>();
        for (Scene scene : scenes) {
            pictures.add(new ScenePicture(
                    scene,
                    new PictureStyle(
                            wide[0],
                            wide[1],
                            dark,
                            view(scene),
                            bones == null ? scene.view().bones() : bones)));
            times.add(moving || film ? even(scene) : new double[] {time(scene)});
        }
        List<byte[]> frames = new ArrayList<>();
        for (int f = 0; f < times.get(0).length; f++) {
            List<byte[]> row = new ArrayList<>();
            for (int i = 0; i < pictures.size(); i++) {
                row.add(pictures.get(i).pixels(pictures.get(i).frame(times.get(i)[f])));
            }
            frames.add(beside(row, wide[0], wide[1]));
        }
        int width = wide[0] * scenes.size();
        if (moving) {
            write(output, GifFile.of(width, wide[1], frames, 100 / RATE));
        } else {
            for (int f = 0; f < frames.size(); f++) {
                write(film ? numbered(f + 1) : output, PngFile.of(width, wide[1], frames.get(f), DPI));
            }
        }
        if (!writing.quiet) {
            String name = film ? numbered(1) + " to " + numbered(frames.size()) : output.toString();
            out().println("written to " + name);
        }
        return ExitCode.DONE;
    }

    private void checkOptions(boolean moving) {
        if (!moving && !output.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
            throw new UserException("-o " + output + ": the name must end with .png, or with .gif for a film");
        }
        if (moving && film) {
            throw new UserException("--film writes numbered files: give -o a name that ends with .png");
        }
        if ((moving || film) && time != null) {
            throw new UserException("--time is of one picture: a film shows the whole run");
        }
        if (!(seconds >= 0.5 && seconds <= 60)) {
            throw new UserException("--seconds " + seconds + ": a film takes from 0.5 to 60 s");
        }
        if (bones != null && !View.BONES.contains(bones)) {
            throw wrong(Code.WRONG_WORD, "--bones", bones, "bones are solid, clear or hidden");
        }
    }

    private static DocumentException wrong(Code code, String option, String value, String message) {
        return new DocumentException(code, Position.in(Quoted.plain(option + " " + value, 200)), message);
    }

    private int[] size() {
        String[] words = size.split("[x×]");
        double[] numbers = words.length == 2 ? Limits.numbers(words) : null;
        if (numbers == null
                || !(Math.min(numbers[0], numbers[1]) >= 64)
                || !(Math.max(numbers[0], numbers[1]) <= 3840)) {
            throw wrong(
                    Code.BAD_SETTING,
                    "--size",
                    size,
                    "write the width and the height, from 64 to 3840 pixels: 1200x800");
        }
        return new int[] {(int) numbers[0], (int) numbers[1]};
    }

    private View view(Scene scene) {
        View seen = scene.view();
        if (view != null) {
            double[] numbers = view.contains(",") ? Limits.numbers(view.split(",", -1)) : null;
            if (numbers != null
                    && numbers.length == 3
                    && Arrays.stream(numbers).anyMatch(x -> x != 0)
                    && Arrays.stream(numbers).allMatch(Double::isFinite)) {
                seen = seen.from("", Arrays.stream(numbers).boxed().toList());
            } else if (View.SIDES.contains(view)) {
                seen = seen.from(view, List.of());
            } else {
                throw wrong(
                        Code.WRONG_WORD,
                        "--view",
                        view,
                        "write " + String.join(", ", View.SIDES) + ", or three numbers such as 1,0.3,0.5"
                                + DidYouMean.hint(view, View.SIDES));
            }
        }
        if (follow != null) {
            List<String> bodies = scene.bodies().subList(1, scene.bodies().size());
            if (!bodies.contains(follow)) {
                throw wrong(
                        Code.UNKNOWN_NAME,
                        "--follow",
                        follow,
                        "there is no body " + Quoted.of(follow) + DidYouMean.hint(follow, bodies));
            }
            seen = seen.following(follow);
        }
        return seen;
    }

    private double time(Scene scene) {
        double[] all = scene.times();
        double first = all[0], last = all[all.length - 1];
        if (time == null) {
            return 0.5 * (first + last);
        }
        boolean share = time.strip().endsWith("%");
        double[] numbers = Limits.numbers(new String[] {time.strip().replaceAll("(%| *s)$", "")});
        if (numbers == null || Double.isNaN(numbers[0])) {
            throw wrong(
                    Code.NOT_A_NUMBER,
                    "--time",
                    time,
                    "write a time in s such as 0.3, or a part of the run such as 60%");
        }
        double at = share ? first + 0.01 * numbers[0] * (last - first) : numbers[0];
        if (at < first - 1e-9 || at > last + 1e-9) {
            throw wrong(Code.OUTSIDE_DATA, "--time", time, "the run goes from " + first + " to " + last + " s");
        }
        return at;
    }

    private double[] even(Scene scene) {
        double[] all = scene.times(), out = new double[(int) Math.round(RATE * seconds)];
        for (int i = 0; i < out.length; i++) {
            out[i] = all[0] + (all[all.length - 1] - all[0]) * i / (out.length - 1);
        }
        return out;
    }

    private static byte[] beside(List<byte[]> pictures, int width, int height) {
        int n = pictures.size(), row = 3 * width;
        byte[] out = new byte[n * row * height];
        for (int i = 0; i < n; i++) {
            for (int y = 0; y < height; y++) {
                System.arraycopy(pictures.get(i), y * row, out, (y * n + i) * row, row);
            }
        }
        return out;
    }

    private Path numbered(int number) {
        String name = String.valueOf(output.getFileName());
        String stem = name.substring(0, name.length() - ".png".length());
        return output.resolveSibling(String.format(Locale.ROOT, "%s-%03d.png", stem, number));
    }

    private void write(Path file, byte[] bytes) throws IOException {
        if (Files.isDirectory(file)) {
            throw new UserException("-o " + file + ": this is a folder; give the name of a file");
        }
        if (!writing.force && Files.exists(file) && !isOurs(file)) {
            throw new UserException("-o " + file
                    + ": this file exists, and it was not written by Condyle; give another name, or --force");
        }
        AtomicFile.write(file, out -> out.write(bytes));
    }

    /** Pictures tell near their begin what wrote them; a film after its colours. */
    private static boolean isOurs(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(1024), StandardCharsets.ISO_8859_1).contains(Canvas.MADE_BY);
        }
    }
}
