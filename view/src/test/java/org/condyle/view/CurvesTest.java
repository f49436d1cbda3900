package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.ChangedRun;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.Picture;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.SampleRun;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CurvesTest {
    private static List<Column> columns(String... namesAndUnits) {
        double[] time = {0, 1};
        return Stream.of(namesAndUnits)
                .map(n -> n.split(" "))
                .map(n -> new Column(ChannelId.parse(n[0]), null, n[1], false, time, new double[] {1, 2}))
                .toList();
    }

    @Test
    void speedsAreDrawnOverTheCoordinateTheyBelongTo() {
        PhasePlots p = new PhasePlots(Stream.of(
                        "hip.angle", // 0
                        "hip.acceleration",
                        "hip.speed < hip.angle", // 2
                        "ball.y",
                        "ball.vy < ball.y", // 4
                        "knee.flexion",
                        "knee.flexion.speed < knee.flexion", // 6
                        "vessel.v",
                        "lost.speed < lost.position")
                .map(CurvesTest::rate)
                .toList());
        assertEquals(
                List.of(new PhasePlots.Pair(0, 2), new PhasePlots.Pair(3, 4), new PhasePlots.Pair(5, 6)),
                p.speedsOverCoordinates());
    }

    /** "a < b": a channel a that is the rate of b. */
    private static Column rate(String nameAndCoordinate) {
        String[] names = nameAndCoordinate.split(" < ");
        ChannelId of = names.length > 1 ? ChannelId.parse(names[1]) : null;
        return new Column(ChannelId.parse(names[0]), of, "1", false, new double[] {0, 1}, new double[] {1, 2});
    }

    @Test
    void forcesAreDrawnOverDepthsWhereSomethingTouched() {
        List<Column> c = columns("a.depth m", "a.force N", "b.depth m", "b.tension N");
        assertEquals(List.of(new PhasePlots.Pair(0, 1)), new PhasePlots(c).forcesOverDepths());
        c.get(1).value()[0] = 0;
        c.get(1).value()[1] = 0;
        assertEquals(List.of(), new PhasePlots(c).forcesOverDepths());
    }

    /** A ball that falls straight moves sideways by rounding alone. */
    @Test
    void whatIsTinyBesideItsLikesIsNoise() {
        double[] time = {0, 1};
        Column x = new Column(ChannelId.parse("ball.x"), null, "m", false, time, new double[] {0, 3e-18});
        Column y = new Column(ChannelId.parse("ball.y"), null, "m", false, time, new double[] {1, 0.9});
        Column depth = new Column(ChannelId.parse("touch.depth"), null, "m", false, time, new double[] {0, 1e-9});
        Column zero = new Column(ChannelId.parse("ball.z"), null, "m", false, time, new double[] {0, 0});
        Column alone = new Column(ChannelId.parse("drift"), null, "N", false, time, new double[] {0, 3e-18});
        Noise noise = new Noise(List.of(x, y, depth, zero, alone));
        assertEquals(
                List.of(true, false, false, false, false),
                Stream.of(x, y, depth, zero, alone).map(noise::is).toList());
    }

    @Test
    void aColumnCanBeShownInAnotherUnit() {
        Column c = new Column(
                ChannelId.parse("knee.angle"), null, "rad", false, new double[] {0, 1}, new double[] {0, Math.PI / 6});
        assertEquals(c, c.shownIn(null));
        assertEquals("deg", c.shownIn("deg").unit());
        assertEquals(30, c.shownIn("deg").value()[1], 1e-12);
    }

    @Test
    void valuesAtOtherTimesLieOnStraightLines() {
        Column c = new Column(ChannelId.parse("x"), null, "m", false, new double[] {0, 1, 3}, new double[] {0, 2, 0});
        assertArrayEquals(
                new double[] {Double.NaN, 0, 1, 2, 1, 0, Double.NaN}, c.along(new double[] {-1, 0, 0.5, 1, 2, 3, 4}));
    }

    private static Simulation run(Mechanism mechanism, double every) {
        Channels all = new Channels(mechanism);
        Simulation s = new Simulation(
                mechanism,
                new Plan(
                        2,
                        every,
                        new double[] {},
                        new DormandPrince853(StepOptions.accuracy(1e-9)),
                        new ConstraintProjection(1e-12),
                        List.of(),
                        List.of(Objects.requireNonNull(all.find("hip.angle"))),
                        Double.POSITIVE_INFINITY));
        s.run(SampleRun.start(SampleRun.leg()), Listener.NONE);
        return s;
    }

    /** A leg of which a file asked to record the hip angle alone, with a film of more frames than rows. */
    private static RunResult filmed(RunResult like) {
        return filmed(like, Presentation.PLAIN);
    }

    private static RunResult filmed(RunResult like, Presentation shown) {
        Mechanism mechanism = Mechanism.compile(SampleRun.leg());
        return ChangedRun.of(like)
                .recording(run(mechanism, 0.02).recording())
                .filmed(new Filmed(mechanism, run(mechanism, 0.008).film(), true))
                .shown(shown)
                .get();
    }

    private static @Nullable Recording film(RunResult run) {
        Filmed filmed = run.filmed();
        return filmed == null
                ? null
                : FilmReading.of(filmed, "", Set.of(FilmReading.Part.CHANNELS)).channels();
    }

    private static Curves curves(RunResult run) {
        return new Curves(run, film(run));
    }

    @Test
    void theFilmGivesWhatWasNotRecordedAndInstantsBetweenTheRows() {
        RunResult run = filmed(SampleRun.run());
        Recording r = run.recording();
        List<Column> columns = Columns.of(run, film(run));
        Column hip = columns.get(0);
        assertEquals("hip.angle", hip.name());
        assertTrue(!hip.film());
        assertEquals(301, hip.value().length); // 101 rows and 251 frames, of which 51 are at the time of a row
        double[] back = hip.along(r.times());
        assertArrayEquals(r.column(0), back);
        for (int k = 1; k < hip.time().length; k++) {
            assertTrue(hip.time()[k] >= hip.time()[k - 1]);
        }
        Column total = columns.stream()
                .filter(c -> c.name().equals("energy.total"))
                .findAny()
                .orElseThrow();
        assertTrue(total.film());
        double end = total.value()[total.value().length - 1];
        assertEquals(run.outcome().ledger().last(), end, 1e-6);
        String page = Report.html(run, "2026-11-16");
        assertTrue(page.contains("Curves marked “not recorded”"));
        assertEquals(page, Report.html(run, "2026-11-16"));
    }

    @Test
    void curvesAreDrawnOverWhatIsDriven() {
        Presentation shown = new Presentation(
                java.util.Map.of(), java.util.Map.of(), List.of(), java.util.Map.of(), List.of(), "hip.angle");
        Curves curves = curves(filmed(SampleRun.run(), shown));
        assertTrue(curves.plots().size() > 0);
        for (PlottedColumns.Plot p : curves.plots()) {
            assertEquals("hip.angle", curves.columns().get(p.x()).name());
            assertTrue(p.y().stream().noneMatch(c -> c == p.x()));
            assertTrue(curves.svg(p).contains("over hip.angle"));
        }
        assertTrue(curves(filmed(SampleRun.run())).plots().stream().anyMatch(p -> p.x() < 0));
    }

    /** A force that is released at the start is flat; a plot of it tells nothing. */
    @Test
    void whatDoesNotChangeIsToldAndNotDrawn() {
        double[] time = {0, 0, 1, 2};
        Column released = new Column(ChannelId.parse("held.force"), null, "N", false, time, new double[] {7, 0, 0, 0});
        Column moves = new Column(ChannelId.parse("ball.y"), null, "m", false, time, new double[] {0, 0, 1, 0});
        Column gap = new Column(
                ChannelId.parse("touch.x"), null, "m", false, time, new double[] {Double.NaN, Double.NaN, 1, 1});
        assertTrue(released.flat());
        assertFalse(moves.flat());
        assertTrue(gap.flat());
        Column never = new Column(
                ChannelId.parse("touch.x"), null, "m", false, time, new double[] {1, 1, Double.NaN, Double.NaN});
        assertFalse(never.flat(), "a gap is no value");
        assertFalse(new Column(ChannelId.parse("a"), null, "m", false, new double[] {0}, new double[] {1}).flat());
        assertEquals(1, gap.range() + 1);
    }

    @Test
    void thePictureOfAModelFileComesFirstWhereItAsksForNoPlots() {
        RunResult run = SampleRun.run();
        Curves curves = curves(ChangedRun.of(run)
                .picture(new Picture("hip.angle", List.of("hip.speed")))
                .get());
        PlottedColumns.Plot first = curves.plots().get(0);
        assertEquals("hip.angle", curves.columns().get(first.x()).name());
        assertEquals("hip.speed", curves.columns().get(first.y().get(0)).name());
        Curves unknown = curves(ChangedRun.of(run)
                .picture(new Picture("no.such", List.of("hip.speed")))
                .get());
        assertEquals(curves(run).plots(), unknown.plots());
    }

    @Test
    void plotsOfTheModelFileComeFirstInTheirUnitsAndNotTwice() {
        AskedPlot angles = new AskedPlot(
                "angles",
                "Over each other",
                new AskedPlot.Series("hip.speed", "swing", "deg/s"),
                List.of(new AskedPlot.Series("hip.angle", "hip", "deg")),
                "bend",
                "hip.angle");
        AskedPlot time = new AskedPlot(
                "time",
                "",
                new AskedPlot.Series("time", "time", "ms"),
                List.of(new AskedPlot.Series("hip.speed", "hip.speed", "")),
                "",
                "");
        AskedPlot unknown = new AskedPlot(
                "unknown",
                "",
                new AskedPlot.Series("no.such", "x", ""),
                List.of(new AskedPlot.Series("hip.angle", "y", "")),
                "",
                "");
        Presentation shown = new Presentation(
                java.util.Map.of(),
                java.util.Map.of(),
                List.of(),
                java.util.Map.of(),
                List.of(angles, time, unknown),
                "");
        Curves curves = curves(filmed(SampleRun.run(), shown));
        PlottedColumns.Plot first = curves.plots().get(0),
                second = curves.plots().get(1);
        AskedPlots.Words words = Objects.requireNonNull(first.words());
        assertEquals("Over each other", words.title());
        assertEquals("hip.speed", curves.columns().get(first.x()).name());
        assertEquals(180 / Math.PI, words.x().scale(), 1e-12);
        assertEquals(180 / Math.PI, words.y().get(0).scale(), 1e-12);
        assertEquals(1000, Objects.requireNonNull(second.words()).x().scale(), 1e-9);
        assertEquals("time", Objects.requireNonNull(second.words()).title());
        assertTrue(curves.plots().stream().skip(2).allMatch(p -> p.words() == null));
        assertTrue(
                curves.plots().stream()
                        .skip(2)
                        .filter(p -> p.x() < 0)
                        .flatMap(p -> p.y().stream())
                        .noneMatch(c -> curves.columns().get(c).name().equals("hip.speed")),
                "drawn over the time already");
        String svg = curves.svg(first);
        assertTrue(svg.contains("swing [deg/s]") && svg.contains("bend [deg]"), svg);
        assertTrue(svg.contains("<title>Over each other: hip over swing</title>"), svg);
    }

    @Test
    void whatWasMeasuredStandsBesideACurveInTheUnitsOfItsAxes() {
        AskedPlot.Measured film = new AskedPlot.Measured(
                "film",
                "film.csv",
                new double[] {0, Math.PI / 2},
                new double[] {Math.PI, Double.NaN},
                new double[] {Math.PI / 2, Double.NaN},
                new double[] {2 * Math.PI, Double.NaN});
        AskedPlot asked = new AskedPlot(
                "angles",
                "",
                new AskedPlot.Series("hip.speed", "swing", "deg/s"),
                List.of(new AskedPlot.Series("hip.angle", "hip", "deg")),
                "",
                "",
                List.of(film));
        Presentation shown = new Presentation(
                java.util.Map.of(), java.util.Map.of(), List.of(), java.util.Map.of(), List.of(asked), "");
        Curves curves = curves(filmed(SampleRun.run(), shown));
        PlottedColumns.Plot plot = curves.plots().get(0);
        AskedPlot.Measured drawn =
                Objects.requireNonNull(plot.words()).measured().get(0);
        assertEquals(90, drawn.x()[1], 1e-12);
        assertEquals(180, drawn.y()[0], 1e-12);
        assertEquals(360, drawn.high()[0], 1e-12);
        String svg = curves.svg(plot);
        assertTrue(svg.contains("film, upper edge"), svg);
        String data = PageData.json(DrawnColumns.of(curves), curves.plots(), 0, 1, java.util.Map.of());
        assertTrue(data.contains("\"measured\":[{\"label\":\"film\",\"file\":\"film.csv\",\"x\":\""), data);
    }
}
