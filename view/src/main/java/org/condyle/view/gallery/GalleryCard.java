package org.condyle.view.gallery;

import java.util.List;
import java.util.regex.Pattern;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;

/**
 * One published result as it was computed again: a run with its verdicts and one picture. It holds what the gallery shows
 * and no more, so that the recordings of a whole library need not be kept.
 *
 * @param model    name of the model
 * @param caseName empty for the model as it stands
 * @param source   where the model comes from, as its file says
 * @param method   how it was computed: "dop853, projection"
 * @param stopped  why the run did not get to its end; empty if it did
 * @param distrust why its numbers are not to be trusted; empty if nothing speaks against them
 * @param picture  the curves as SVG; empty if nothing moves
 * @param report   address of the run's report beside the gallery; empty if there is none
 * @param scene    address of a picture of its scene; empty if there is none
 */
public record GalleryCard(
        String model,
        String caseName,
        String title,
        String source,
        String method,
        String outcome,
        String stopped,
        List<String> distrust,
        double wallSeconds,
        List<Verdict> verdicts,
        String picture,
        String report,
        String scene) {

    /** Places inside a document: ", figures 4.4 to 4.11", ", chapter 7 (Table 3.1)". */
    private static final Pattern PLACE = Pattern.compile(
            ",? *\\(?(chapters?|sections?|figures?|tables?|eq\\.|equations?|pages?|pp?\\.) ([(\\d]|[A-Z]\\.\\d).*$",
            Pattern.CASE_INSENSITIVE);

    public GalleryCard {
        verdicts = List.copyOf(verdicts);
        distrust = List.copyOf(distrust);
    }

    public static GalleryCard of(RunResult r, String method, String report, String scene) {
        return new GalleryCard(
                r.model(),
                r.caseName(),
                r.title().isBlank() ? r.model() : r.title(),
                r.source().strip().replaceAll("\\s+", " "),
                method,
                r.outcome().word(),
                r.outcome().regular() ? "" : r.outcome().message(),
                r.outcome().regular() ? r.outcome().distrust() : List.of(),
                r.wallSeconds(),
                r.verdicts(),
                new GalleryPicture(r).svg(),
                report,
                scene);
    }

    /** The document the model comes from: the first that its source names, without the place in it. */
    public String document() {
        String first = PLACE.matcher(source.split(";", 2)[0]).replaceFirst("").strip();
        return first.isEmpty() ? "no source given" : first;
    }

    public boolean asExpected() {
        return stopped.isEmpty() && distrust.isEmpty() && verdicts.stream().allMatch(Verdict::asExpected);
    }

    /** Where the card stands in the page. */
    public String anchor() {
        return Gallery.anchor(caseName.isEmpty() ? model : model + "-" + caseName);
    }
}
