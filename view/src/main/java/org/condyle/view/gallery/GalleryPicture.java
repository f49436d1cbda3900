package org.condyle.view.gallery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.condyle.io.results.Picture;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;
import org.condyle.text.ChannelId;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;
import org.jspecify.annotations.Nullable;

/**
 * The one picture of a run. What the model file asks for; else the channels that its claims name, a contact being force
 * over depth; else the first that were recorded.
 */
public final class GalleryPicture {
    private static final int MOST_CURVES = 6; // as many as have a colour
    private static final int FEW = 4; // if nobody has chosen them
    private static final double CLOSE = 100;
    private static final int WIDTH = 400;
    private static final int HEIGHT = 260;

    private final Recording recording;
    private final String claims;
    private final String title;
    private final @Nullable Picture asked;

    public GalleryPicture(RunResult r) {
        recording = r.recording();
        claims = String.join("\n", r.verdicts().stream().map(v -> v.test()).toList());
        title = (r.title().isBlank() ? r.model() : r.title()) + (r.caseName().isEmpty() ? "" : ", " + r.caseName());
        asked = r.picture();
    }

    /** Empty if there are not two instants to draw a line between. */
    public String svg() {
        if (recording.rows() < 2 || recording.channels().isEmpty()) {
            return "";
        }
        Picture p = asked != null ? asked : chosen();
        boolean overTime = p.x().equals(Picture.TIME);
        double[] x = overTime ? recording.times() : recording.column(recording.indexOf(p.x()));
        if (ChannelId.parse(p.x())
                .is(ChannelId.DEPTH)) { // before and after the contact it is a gap, of which the picture tells nothing
            Arrays.setAll(x, i -> x[i] < 0 ? Double.NaN : x[i]);
        }
        List<Curve> curves = new ArrayList<>();
        for (String name : p.y().subList(0, Math.min(MOST_CURVES, p.y().size()))) {
            curves.add(new Curve(name, x, recording.column(recording.indexOf(name))));
        }
        String along = overTime ? "time [s]" : p.x() + " [" + unit(p.x()) + "]";
        String up = "[" + unit(p.y().get(0)) + "]";
        String names = String.join(", ", curves.stream().map(Curve::name).toList());
        return new SvgPlot(title + ": " + names + " over " + p.x(), along, up, curves, WIDTH, HEIGHT).svg();
    }

    private String unit(String channel) {
        return Text.unit(recording.channels().get(recording.indexOf(channel)).unit());
    }

    private Picture chosen() {
        List<Channel> all = recording.channels();
        for (Channel c : all) {
            String force = c.id().with(ChannelId.FORCE).name();
            boolean both = c.id().is(ChannelId.DEPTH) && recording.indexOf(force) >= 0;
            if (both && claims.contains("(" + c.id().subject() + ")")) {
                return new Picture(c.name(), List.of(force));
            }
        }
        int lead = 0;
        for (int c = all.size() - 1; c >= 0; c--) {
            lead = named(all.get(c).name()) ? c : lead;
        }
        List<String> together = new ArrayList<>(List.of(all.get(lead).name()));
        for (int c = 0; c < all.size() && together.size() < FEW; c++) {
            boolean alike = all.get(c).unit().equals(all.get(lead).unit()) && near(size(c), size(lead));
            if (c != lead && alike) {
                together.add(all.get(c).name());
            }
        }
        return new Picture(Picture.TIME, together);
    }

    private boolean named(String channel) {
        return Pattern.compile("(?<![\\w.-])" + Pattern.quote(channel) + "(?![\\w.-])")
                .matcher(claims)
                .find();
    }

    private double size(int channel) {
        return Math.max(Math.abs(recording.least(channel)), Math.abs(recording.most(channel)));
    }

    private static boolean near(double a, double b) {
        return a <= CLOSE * b && b <= CLOSE * a;
    }
}
