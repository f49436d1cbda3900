package org.condyle.view.gallery;

import java.util.List;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.Verdict;

/**
 * Numbers of statements that were tested, by their outcome. A statement counts once for each case that tests it.
 *
 * @param open cannot be judged, as expected
 */
public record GalleryScore(
        int runs, int statements, int hold, int contradicted, int open, int unexpected, int stopped, int untrusted) {

    public static GalleryScore of(List<GalleryCard> cards) {
        List<Verdict> all = cards.stream().flatMap(c -> c.verdicts().stream()).toList();
        return new GalleryScore(
                cards.size(),
                all.size(),
                count(all, Ruling.HOLDS),
                count(all, Ruling.CONTRADICTED),
                count(all, Ruling.CANNOT_BE_JUDGED),
                (int) all.stream().filter(v -> !v.asExpected()).count(),
                (int) cards.stream().filter(c -> !c.stopped().isEmpty()).count(),
                (int) cards.stream().filter(c -> !c.distrust().isEmpty()).count());
    }

    private static int count(List<Verdict> all, Ruling ruling) {
        return (int) all.stream().filter(v -> v.is(ruling)).count();
    }

    /** Every run got to its end and can be trusted, and every verdict is as expected. */
    public boolean good() {
        return unexpected == 0 && stopped == 0 && untrusted == 0;
    }
}
